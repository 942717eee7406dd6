<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>likewise</name>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>The connection to {scheduler} is not encrypted: whoever can reach that network can read the photos' features and run programs on the workers.</source>
      <translation>{scheduler} との接続は暗号化されていません。そのネットワークに接続できる人は、写真の特徴量を読み、ワーカーでプログラムを実行できます。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{scheduler} is another computer, and the connection would not be encrypted.</source>
      <translation>{scheduler} は別のコンピューターで、接続は暗号化されません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with --insecure.</source>
      <translation>tls:// を --tls-ca、--tls-cert、--tls-key とともに使うか、危険を承知で --insecure を指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{address} is not the address of a Dask scheduler.</source>
      <translation>{address} は Dask スケジューラーのアドレスではありません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.</source>
      <translation>local、tls://HOST:PORT、または tcp://127.0.0.1:PORT を指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} is on another computer, and the connection to it would not be encrypted.</source>
      <translation>ワーカー {worker} は別のコンピューターにあり、接続は暗号化されません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Use TLS for the whole cluster, or take the risk with --insecure.</source>
      <translation>クラスター全体で TLS を使うか、危険を承知で --insecure を指定してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Clusters need the package dask.distributed, which is not installed.</source>
      <translation>クラスターに必要なパッケージ dask.distributed がインストールされていません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install it with: pip install likewise[cluster]</source>
      <translation>次のコマンドでインストールしてください: pip install likewise[cluster]</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The cluster at {scheduler} can't be reached: {error}.</source>
      <translation>{scheduler} のクラスターに接続できません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no answer</source>
      <translation>応答なし</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check that its scheduler runs, and that this computer may connect to it.</source>
      <translation>スケジューラーが動作していて、このコンピューターから接続できることを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler at {scheduler} has no workers.</source>
      <translation>{scheduler} のスケジューラーにはワーカーがいません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Start some: dask worker {scheduler}</source>
      <translation>ワーカーを起動してください: dask worker {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler</source>
      <translation>スケジューラー</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} has no Likewise: {found}.</source>
      <translation>ワーカー {worker} に Likewise がありません: {found}。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install likewise[cluster] {version} where the worker runs.</source>
      <translation>ワーカーが動くコンピューターに likewise[cluster] {version} をインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker}</source>
      <translation>ワーカー {worker}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{end} has {name} {theirs}, this computer {ours}.</source>
      <translation>{end}の {name} は {theirs}、このコンピューターのものは {ours} です。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install the same versions on all of them.</source>
      <translation>すべてに同じバージョンをインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{scheduler} needs certificates.</source>
      <translation>{scheduler} には証明書が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's configuration.</source>
      <translation>--tls-ca、--tls-cert、--tls-key を指定するか、Dask の設定で distributed.comm.tls を設定してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The certificate file {file} does not exist.</source>
      <translation>証明書ファイル {file} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check the --tls options, and distributed.comm.tls in Dask's settings.</source>
      <translation>--tls オプションと、Dask の設定の distributed.comm.tls を確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>it does not see {folder}</source>
      <translation>{folder} が見えません</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>This worker has Likewise {own}, not {other}.</source>
      <translation>このワーカーの Likewise は {other} ではなく {own} です。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>Install the same version everywhere.</source>
      <translation>すべてに同じバージョンをインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} has other features than this computer.</source>
      <translation>ワーカー {worker} の特徴量は、このコンピューターのものと異なります。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install the same version of Likewise on both.</source>
      <translation>両方に同じバージョンの Likewise をインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} does not see {folder}.</source>
      <translation>ワーカー {worker} から {folder} が見えません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the library's folder there, at the same path.</source>
      <translation>ライブラリのフォルダーを、ワーカー側でも同じパスにマウントしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't see what is in a photo: {error}</source>
      <translation>ワーカー {worker} は写真に写っているものを認識できません: {error}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install Likewise there as it is on this computer.</source>
      <translation>このコンピューターと同じように、ワーカーにも Likewise をインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The cluster at {scheduler} has no workers any more.</source>
      <translation>{scheduler} のクラスターにはもうワーカーがいません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Start some, and run again; it goes on where it was.</source>
      <translation>ワーカーを起動して、もう一度実行してください。続きから再開します。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>A worker failed: {error}.</source>
      <translation>ワーカーで問題が起きました: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Its own log tells more. Run again; it goes on where it was.</source>
      <translation>詳しくはワーカーのログをご覧ください。もう一度実行すると、続きから再開します。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't read {path}, which this computer can.</source>
      <translation>このコンピューターで読める {path} を、ワーカー {worker} は読み込めません。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the folder of the photos there, at the same path.</source>
      <translation>写真のフォルダーを、ワーカー側でも同じパスにマウントしてください。</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the cluster at {scheduler} is still being reached</source>
      <translation>{scheduler} のクラスターに接続しています</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the scheduler at {scheduler} does not answer</source>
      <translation>{scheduler} のスケジューラーが応答しません</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>{answered} of {n} parts answered. Missing: {missing}.</source>
      <extracomment>of one: {answered} of {n} part answered. Missing: {missing}.</extracomment>
      <translation>
        <numerusform>部分{n}個中{answered}個が応答しました。応答なし: {missing}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no worker holds it</source>
      <translation>保持しているワーカーがありません</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} can't open it ({failed})</source>
      <translation>{worker} が開けません（{failed}）</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} does not answer</source>
      <translation>{worker} が応答しません</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} is opening it</source>
      <translation>{worker} が開いています</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} did not answer in time</source>
      <translation>{worker} が時間内に応答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} failed ({error})</source>
      <translation>{worker} で問題が起きました（{error}）</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There is no album called “{wanted}”.</source>
      <translation>「{wanted}」という名前のアルバムはありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {known}.</source>
      <translation>{known}があります。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There are no albums yet.</source>
      <translation>アルバムはまだありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>This album is not there any more.</source>
      <translation>このアルバムはもうありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Choose another one.</source>
      <translation>別のものを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Made the album “{wanted}”</source>
      <translation>アルバム「{wanted}」を作成</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Renamed “{old}” to “{new}”</source>
      <translation>「{old}」の名前を「{new}」に変更</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Deleted the album “{name}”</source>
      <translation>アルバム「{name}」を削除</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Added {n} photos to “{name}”</source>
      <extracomment>of one: Added {n} photo to “{name}”</extracomment>
      <translation>
        <numerusform>{n}枚の写真を「{name}」に追加</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Took {n} photos out of “{name}”</source>
      <extracomment>of one: Took {n} photo out of “{name}”</extracomment>
      <translation>
        <numerusform>{n}枚の写真を「{name}」から取り出し</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Moved {n} photos in “{name}”</source>
      <extracomment>of one: Moved {n} photo in “{name}”</extracomment>
      <translation>
        <numerusform>「{name}」の{n}枚の写真を移動</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Chose the cover of “{name}”</source>
      <translation>「{name}」の表紙を選択</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>The line lies between 0 and 1.</source>
      <translation>境界線の値は0から1の間です。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Move it to where photos end.</source>
      <translation>写真の終わりにしたい位置へ動かしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Changed how strict “{name}” is</source>
      <translation>「{name}」の厳しさを変更</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undone: {what}.</source>
      <translation>元に戻しました: {what}。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>An album needs a name.</source>
      <translation>アルバムには名前が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Type at least one letter.</source>
      <translation>1文字以上入力してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>This search is already an album.</source>
      <translation>この検索はすでにアルバムです。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>Open it, or start another search.</source>
      <translation>そのアルバムを開くか、別の検索を始めてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>There is already an album called “{name}”.</source>
      <translation>「{name}」というアルバムはすでにあります。</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>Choose another name.</source>
      <translation>別の名前を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Check that the disk is there, has space and may be written to.</source>
      <translation>ディスクが接続され、空きがあり、書き込めることを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>There was not enough memory for this.</source>
      <translation>メモリが足りませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>Close other programs, then do it again.</source>
      <translation>ほかのプログラムを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>The disk reported an error: {error}.</source>
      <translation>ディスクの操作ができませんでした: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>{path} can't be read or written: {error}.</source>
      <translation>{path} を読み書きできません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{number}%</source>
      <translation>{number}%</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{first} {second}</source>
      <comment>two sentences</comment>
      <translation>{first}{second}</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{first}, {next}</source>
      <comment>a list</comment>
      <translation>{first}、{next}</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{folder} is not a library, and not empty.</source>
      <translation>{folder} はライブラリではなく、ほかのものが入っています。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Choose a folder for the library alone, such as {folder}.</source>
      <translation>{folder} のような、ライブラリ専用のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{link} is a link, which a library can't contain.</source>
      <translation>{link} はリンクです。ライブラリにリンクは含まれません。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Remove it, or put what it leads to in its place.</source>
      <translation>リンクを削除するか、リンク先の実体をその場所に置いてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/safe_start.py"></location>
      <source>This is a safe start: without plug-ins, image model, cluster and watching. New photos are read at the next usual start.</source>
      <translation>セーフスタートです。プラグイン、画像モデル、クラスター、監視を使いません。新しい写真は、次の通常の起動時に読み込まれます。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>“{path}” is neither a file, a folder nor a command.</source>
      <translation>「{path}」はファイルでもフォルダーでもコマンドでもありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>{most} folders can be added at once, not {n}.</source>
      <translation>一度に追加できるフォルダーは{most}個までです（指定: {n}個）。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Add the folder that they are in.</source>
      <translation>それらが入っているフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>The window that is open is of another version of Likewise.</source>
      <translation>開いているウィンドウは、別のバージョンの Likewise のものです。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Close it first, then start this one.</source>
      <translation>先にそれを閉じてから、こちらを起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>What this start asks for can't be read.</source>
      <translation>この起動の指定を読み取れません。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>All photos of its group would go.</source>
      <translation>グループのすべての写真がなくなってしまいます。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, is not there.</source>
      <translation>残すはずの {photo} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, has changed: look for new photos first.</source>
      <translation>残すはずの {photo} が変更されています。先に新しい写真を探してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>It is the very file that would stay, seen in two places: {path}.</source>
      <translation>残すことになるファイルそのものが 2 か所に見えています: {path}。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a protected folder</source>
      <translation>保護フォルダー内</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a protected folder</source>
      <translation>保護フォルダー外</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a preferred folder</source>
      <translation>優先フォルダー内</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a preferred folder</source>
      <translation>優先フォルダー外</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Most stars</source>
      <translation>星が最も多い</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Fewer stars</source>
      <translation>星が少ない</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest</source>
      <translation>最大サイズ</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller copy</source>
      <translation>小さいコピー</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Least compressed</source>
      <translation>圧縮が最小</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>More compressed</source>
      <translation>圧縮が強い</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Sharpest</source>
      <translation>最も鮮明</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Less sharp</source>
      <translation>鮮明でない</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken first</source>
      <translation>最初に撮影</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken later</source>
      <translation>後に撮影</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest file</source>
      <translation>最大のファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller file</source>
      <translation>小さいファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Oldest file</source>
      <translation>最も古いファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Newer file</source>
      <translation>新しいファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>One to keep</source>
      <translation>残す 1 枚</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same photo again</source>
      <translation>同じ写真</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same file again</source>
      <translation>同じファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>No date</source>
      <translation>撮影日なし</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>A stack needs two photos or more.</source>
      <translation>スタックには 2 枚以上の写真が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Select two photos or more.</source>
      <translation>写真を2枚以上選択してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>This photo is not in a stack.</source>
      <translation>この写真はスタックに入っていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Stack it with another one first.</source>
      <translation>先にほかの写真とスタックしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>File</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Where</source>
      <translation>場所</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Camera</source>
      <translation>カメラ</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>1/{part} s</source>
      <translation>1/{part} 秒</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{seconds} s</source>
      <translation>{seconds} 秒</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{length} mm</source>
      <translation>{length} mm</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{metres} m above the sea</source>
      <translation>海抜 {metres} m</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>fired</source>
      <translation>発光</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>did not fire</source>
      <translation>非発光</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Format</source>
      <translation>形式</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Height</source>
      <translation>標高</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Photographer</source>
      <translation>撮影者</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer</source>
      <translation>撮影者</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer {value}</source>
      <translation>撮影者 {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>camera</source>
      <translation>カメラ</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Lens</source>
      <translation>レンズ</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens</source>
      <translation>レンズ</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens {value}</source>
      <translation>レンズ {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure</source>
      <translation>シャッタースピード</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Aperture</source>
      <translation>絞り</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure bias</source>
      <translation>露出補正</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{stops} EV</source>
      <translation>{stops} EV</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Focal length</source>
      <translation>焦点距離</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>On 35 mm film</source>
      <translation>35 mm 換算</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Flash</source>
      <translation>フラッシュ</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>It is a link, or its folder is; only the file itself can be moved or binned.</source>
      <translation>ファイルまたはそのフォルダーがリンクです。移動したりゴミ箱に入れたりできるのは、ファイル本体だけです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Copying works.</source>
      <translation>コピーはできます。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>The folder {folder} has become a link.</source>
      <translation>フォルダー {folder} がリンクに変わっています。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Choose the folder again.</source>
      <translation>フォルダーを選び直してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The folder {folder} is not there any more.</source>
      <translation>フォルダー {folder} はもうありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{error} Its copy {target} is whole.</source>
      <translation>{error}コピー {target} は完全です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>There is another {name} in {parent} by now.</source>
      <translation>{parent} にはすでに別の {name} があります。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{parent} is away, so it can't be told what became of {name}.</source>
      <translation>{parent} が見つからないため、{name} がどうなったかわかりません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Restore them in the system's bin. Likewise recognises them when it looks for new photos.</source>
      <translation>システムのごみ箱で復元してください。新しい写真を探すときに認識されます。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The bin's disk is full.</source>
      <translation>ゴミ箱のあるディスクがいっぱいです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Empty the bin, then try again.</source>
      <translation>ゴミ箱を空にして、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The disk of {parent} has no bin that you may use.</source>
      <translation>{parent} のディスクには、使えるゴミ箱がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Move it to a folder instead; Likewise never deletes.</source>
      <translation>代わりにフォルダーへ移動してください。Likewise が完全に削除することはありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>It is not in the bin any more.</source>
      <translation>もうゴミ箱にありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>What the bin has of this name is another file, or was changed.</source>
      <translation>ゴミ箱にあるこの名前のものは、別のファイルか、変更されたファイルです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} is already in this folder.</source>
      <translation>{name} はすでにこのフォルダーにあります。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} already has this name.</source>
      <translation>{name} はすでにこの名前です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{stem} (makes way){ending}</source>
      <translation>{stem}（退避）{ending}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/files/plan.py"></location>
      <source>{n} files have tags or other attributes, which the disk of {folder} doesn't keep.</source>
      <extracomment>of one: {n} file has tags or other attributes, which the disk of {folder} doesn't keep.</extracomment>
      <translation>
        <numerusform>{n} 個のファイルにはタグなどの属性がありますが、{folder} のディスクには保存できません。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>The library leaves out {folder} by its patterns: photos in there are not shown.</source>
      <translation>{folder} はこのライブラリの除外パターンに当てはまるため、その中の写真は表示されません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Moving, renaming and deleting are off.</source>
      <translation>移動、名前の変更、削除はできません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Turn off “Protect my files” in the settings.</source>
      <translation>設定で「ファイルを保護する」をオフにしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/tables.py"></location>
      <source>It was begun on another machine, or before a backup was restored, so nothing is done about it.</source>
      <translation>別のコンピューターで、またはバックアップの復元より前に始められたため、何も行いません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There is no folder {folder}.</source>
      <translation>フォルダー {folder} がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Connect its disk, or choose another folder.</source>
      <translation>そのディスクを接続するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}: {file} is no folder.</source>
      <translation>{folder} というフォルダーは作れません: {file} はフォルダーではありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder.</source>
      <translation>フォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>{folder} belongs to the library itself.</source>
      <translation>{folder} はライブラリ自体のフォルダーです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder for photos.</source>
      <translation>写真用のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}.</source>
      <translation>{folder} というフォルダーは作れません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its copy differs from what was written.</source>
      <translation>コピーが書き込んだ内容と一致しません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Check the disk of the folder.</source>
      <translation>フォルダーのディスクを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It was changed since Likewise read it. Rescan the folders first, then try again.</source>
      <translation>Likewise が読み込んだ後に変更されています。先にフォルダーを再スキャンしてから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It is not there any more.</source>
      <translation>もうありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Stopped before its turn.</source>
      <translation>順番が来る前に停止しました。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>A file that belongs to it failed, so all of them stay.</source>
      <translation>一緒に扱うファイルの 1 つが処理できなかったため、すべて元のまま残します。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Likewise was ended before its turn.</source>
      <translation>順番が来る前に Likewise が終了しました。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/library/walk.py"></location>
      <location filename="../../app/core/store/connection.py"></location>
      <source>It is a device or a pipe, not a file.</source>
      <translation>ファイルではなく、デバイスまたはパイプです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its permissions, or those of its folder, don't allow it.</source>
      <translation>このファイルまたはフォルダーのアクセス権がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its disk may only be read.</source>
      <translation>ディスクが読み取り専用です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make the disk writable.</source>
      <translation>ディスクを書き込めるようにしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It can't be used: {error}.</source>
      <translation>使用できません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>There is a {name} in {folder} by now.</source>
      <translation>{folder} にはすでに {name} があります。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing was replaced.</source>
      <translation>何も置き換えていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} is full.</source>
      <translation>{folder} のディスクがいっぱいです。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make room, then try again.</source>
      <translation>空き容量を増やして、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} may only be read.</source>
      <translation>{folder} のディスクは読み取り専用です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another folder.</source>
      <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>You may not write to {folder}.</source>
      <translation>{folder} に書き込む権限がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} doesn't take the name {name}.</source>
      <translation>{folder} のディスクでは、名前 {name} を使えません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} can't promise that nothing is replaced.</source>
      <translation>{folder} のディスクでは、既存のファイルが置き換えられないことを保証できません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Choose a folder on another disk.</source>
      <translation>別のディスクのフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing can be written to {folder}: {error}.</source>
      <translation>{folder} に書き込めません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>its name now, without the ending</source>
      <translation>現在の名前（拡張子を除く）</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>1, 2, 3 ...; {number:03} gives 001</source>
      <translation>1、2、3…（{number:03} なら 001）</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the day it was taken; {date:%Y} gives the year</source>
      <translation>撮影日（{date:%Y} なら年）</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the time of that day, as 14-05-59</source>
      <translation>撮影時刻（例: 14-05-59）</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>0 to 5</source>
      <translation>0～5</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the name of its folder</source>
      <translation>フォルダーの名前</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A new name needs at least one character.</source>
      <translation>新しい名前は1文字以上必要です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern has a { or } without its partner.</source>
      <translation>パターンの { または } に対応する括弧がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A name can't have a / in it.</source>
      <translation>名前に / は使えません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Photos stay in their folders.</source>
      <translation>写真は元のフォルダーに残ります。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>There is no field {field}.</source>
      <translation>{field} という項目はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>{field} can't be written as “{form}”.</source>
      <translation>{field} は「{form}」の形では書けません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern makes the name “{name}”.</source>
      <translation>このパターンでは名前が「{name}」になります。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Names that begin with a dot are hidden; choose another pattern.</source>
      <translation>ドットで始まる名前は隠しファイルになります。別のパターンを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The fields are {fields}.</source>
      <translation>使える項目は {fields} です。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Its original is not there any more as it was, so this copy may be the last and stays. Put it into the bin yourself if nobody needs it.</source>
      <translation>元のファイルが元のままの状態では見つからないため、このコピーが最後の 1 つかもしれず、残されます。不要な場合は自分でゴミ箱に入れてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing was done under the number {job}.</source>
      <translation>番号 {job} の操作はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>`likewise done` lists all.</source>
      <translation>`likewise done` ですべてを一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This was an undo itself.</source>
      <translation>これ自体が「元に戻す」操作でした。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Do it once more instead.</source>
      <translation>代わりに操作をもう一度行ってください。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing of it is left to undo.</source>
      <translation>元に戻せるものは残っていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>None of these photos is in the library any more.</source>
      <translation>これらの写真は、もう1枚もライブラリにありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This can't be tried again as it was.</source>
      <translation>これを同じ形で再試行することはできません。</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Select the photos, and do it anew.</source>
      <translation>写真を選択して、改めて行ってください。</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>This search is already the album “{name}”.</source>
      <translation>この検索はすでにアルバム「{name}」です。</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Correct it with thumbs.</source>
      <translation>「好き」「嫌い」で直せます。</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>“{name}” is filled by hand.</source>
      <translation>「{name}」は手動のアルバムです。</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>Look at its photos instead.</source>
      <translation>代わりにアルバムの写真をご覧ください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>The library has no folder number {root}.</source>
      <translation>ライブラリにフォルダー番号 {root} はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>`roots` lists them.</source>
      <translation>`roots` で一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>There are no photos of this library in {absolute}.</source>
      <translation>{absolute} にはこのライブラリの写真がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>Add the folder with `likewise index`.</source>
      <translation>`likewise index` でフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <location filename="../../app/core/photos/tables.py"></location>
      <source>The library has no photo number {photo}.</source>
      <translation>ライブラリに写真番号 {photo} はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/modalities.py"></location>
      <source>No photos are read, as those of this library were read with {name}, too. {reason}</source>
      <translation>このライブラリの写真は {name} も使って読み込まれているため、写真を読み込みません。{reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/library/problems.py"></location>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>Something went wrong inside Likewise; the log has the details.</source>
      <translation>Likewise の内部で問題が起きました。詳しくはログをご覧ください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>None of the photos of “{name}” are in {folder}.</source>
      <translation>「{name}」の写真は {folder} に1枚もありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Choose the folder that it was renamed to, or moved to, itself.</source>
      <translation>名前の変更先または移動先のフォルダーそのものを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>{folder} and {other} share photos.</source>
      <translation>{folder} と {other} に同じ写真が含まれています。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Remove that folder from the library first.</source>
      <translation>先にそのフォルダーをライブラリから外してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} does not answer.</source>
      <translation>フォルダー {path} が応答しません。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check that its disk or network is there.</source>
      <translation>ディスクまたはネットワークが接続されていることを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} cannot be opened: {strerror}.</source>
      <translation>フォルダー {path} を開けません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check its name and that you may read it.</source>
      <translation>名前と、読み取り権限があることを確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} is a link that leads back to itself.</source>
      <translation>フォルダー {path} は、自分自身に戻るリンクです。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Add the folder that it was meant for.</source>
      <translation>本来のフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>The folder cannot be opened: {error}.</source>
      <translation>フォルダーを開けません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It is a link to a file that is not there.</source>
      <translation>存在しないファイルへのリンクです。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It cannot be looked at: {error}.</source>
      <translation>確認できません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>Its permissions don't allow reading it. It is read once they do.</source>
      <translation>アクセス権がないため読み込めません。権限が付けば読み込みます。</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>it is a link that leads back to itself</source>
      <translation>自分自身に戻るリンクです</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>its path is longer than the system allows</source>
      <translation>パスがシステムの上限より長くなっています</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>nothing is known of it</source>
      <translation>詳しいことはわかりません</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>“{text}” can't be a keyword.</source>
      <translation>「{text}」はキーワードにできません。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>Give one or more words, at most {most} characters.</source>
      <translation>1つ以上の語を、{most}文字以内で入力してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>A photo can't have {stars} stars.</source>
      <translation>写真に星{stars}は付けられません。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>{colour} is no colour label.</source>
      <translation>{colour} というカラーラベルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Choose one of {known}, or none.</source>
      <translation>{known}のいずれか、または「なし」を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Writing files next to photos is off.</source>
      <translation>写真の横へのファイルの書き込みはオフです。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is no sidecar: no file, or a very large one.</source>
      <translation>{name} はサイドカーではありません（ファイルではないか、大きすぎます）。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{file}: {reason}</source>
      <translation>{file}: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Another program keeps changing {name}.</source>
      <translation>別のプログラムが {name} を変更し続けています。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Close it there, then try again.</source>
      <translation>そのプログラムで閉じてから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is a link to another file, so it is left alone.</source>
      <translation>{name} は別のファイルへのリンクなので、手を加えません。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>The sidecar of {photo} was not written: {said}</source>
      <translation>{photo} のサイドカーを書き出せませんでした: {said}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has a document type, which XMP never has.</source>
      <translation>XMP にはあるはずのない文書型宣言が含まれています。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is larger than {most} MB, too large for XMP.</source>
      <translation>{most} MB を超えており、XMP としては大きすぎます。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>it is empty</source>
      <translation>空です</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is no well-formed XML: {said}.</source>
      <translation>整形式の XML ではありません: {said}。</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has no RDF in it, so it is no XMP.</source>
      <translation>RDF が含まれていないため、XMP ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>before an import</source>
      <translation>インポート前</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>{name} was learned by a version of Likewise that saw other features in photos.</source>
      <translation>{name} は、写真の別の特徴を見るバージョンの Likewise で学習されたものです。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>Export it again with this version, or start a new profile.</source>
      <translation>このバージョンで改めてエクスポートするか、新しいプロファイルを始めてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>{path} is not a profile that Likewise exported.</source>
      <translation>{path} は Likewise がエクスポートしたプロファイルではありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another file.</source>
      <translation>別のファイルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>The profile can't be written to {path}: {strerror}.</source>
      <translation>プロファイルを {path} に書き込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>{after} right instead of {before}</source>
      <translation>正解 {before} → {after}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learning from {n} folders didn't help ({figures}), so nothing was changed.</source>
      <extracomment>of one: Learning from {n} folder didn't help ({figures}), so nothing was changed.</extracomment>
      <translation>
        <numerusform>{n} 個のフォルダーからの学習は役立たなかったため（{figures}）、何も変更していません。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learned from {n} folders: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</source>
      <extracomment>of one: Learned from {n} folder: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</extracomment>
      <translation>
        <numerusform>{n} 個のフォルダーから学習しました。同じフォルダーの写真が見つかりやすくなりました（{figures}）。設定で「{profile}」を選ぶと使えます。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Add a folder whose photos are sorted into sub-folders.</source>
      <translation>写真がサブフォルダーに分類されているフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>The pictures of an earlier search can't be read back.</source>
      <translation>以前の検索の画像を読み戻せません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Restore the library from a backup, or start a new search.</source>
      <translation>ライブラリをバックアップから復元するか、新しい検索を始めてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no search number {search}.</source>
      <translation>検索番号 {search} はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Start a new search.</source>
      <translation>新しい検索を始めてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no such thumb any more.</source>
      <translation>この評価はもうありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>It was removed already.</source>
      <translation>すでに消されています。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_files.py"></location>
      <source>The profile's file {path} can't be removed: {strerror}.</source>
      <translation>プロファイルのファイル {path} を削除できません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>What “{name}” brought along was learned by a version of Likewise that saw other features in photos, so it is left out; the searches made here still count.</source>
      <translation>「{name}」に含まれていた学習は、写真の別の特徴を見るバージョンの Likewise によるものなので使いません。ここで行った検索は引き続き使われます。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>No photo has been read yet.</source>
      <translation>まだ写真が読み込まれていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>Add a folder of photos first.</source>
      <translation>先に写真のフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>My photos</source>
      <translation>マイフォト</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Folders</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile number {profile}.</source>
      <translation>プロファイル番号 {profile} はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no learner called {learner} here.</source>
      <translation>{learner} という学習方法はここにありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The last profile can't be deleted.</source>
      <translation>最後のプロファイルは削除できません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Reset it, or make another one first.</source>
      <translation>リセットするか、先に別のプロファイルを作成してください。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The {n} albums that rested on its searches go on with “{name}”.</source>
      <extracomment>of one: The album that rested on its searches goes on with “{name}”.</extracomment>
      <translation>
        <numerusform>このプロファイルの検索に基づく{n}個のアルバムは、「{name}」で続きます。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {names}.</source>
      <translation>{names}があります。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are none yet.</source>
      <translation>まだありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile called {name}.</source>
      <translation>{name} というプロファイルはありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>A profile needs a name.</source>
      <translation>プロファイルには名前が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start about as well as without learning.</source>
      <translation>新しい検索の始まりは、学習なしとほぼ同じです。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start {n} places better.</source>
      <extracomment>of one: New searches start {n} place better.</extracomment>
      <translation>
        <numerusform>新しい検索は {n} つ上から始まります。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>In a safe start no network looks at pictures from elsewhere.</source>
      <translation>セーフスタートでは、外部の画像はネットワークで解析されません。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search with a photo of the library.</source>
      <translation>ライブラリーの写真で検索してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>A picture of an earlier search can't be read again: {error}</source>
      <translation>以前の検索の画像を再び読み込めません: {error}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search anew.</source>
      <translation>改めて検索してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Only photos of the library can be searched with: {name} gives something else than when they were read.</source>
      <translation>検索に使えるのはライブラリの写真だけです。{name} の出力が読み込み時と異なります。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Rescan the folders, or see the list of problems.</source>
      <translation>フォルダーを再スキャンするか、問題の一覧をご覧ください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>The pasted picture</source>
      <translation>貼り付けた画像</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>{name} can't be searched with. {reason}</source>
      <translation>{name} では検索できません。{reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another picture.</source>
      <translation>別の画像を試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>This part of the photo is too small to search with.</source>
      <translation>写真のこの部分は、検索に使うには小さすぎます。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Mark a larger part.</source>
      <translation>もっと大きく囲んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>There is already a profile called {name}.</source>
      <translation>{name} というプロファイルはすでにあります。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>No backup was made, as the catalogue is damaged: {fault}.</source>
      <translation>カタログが破損しているため、バックアップを作成しませんでした: {fault}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise restore` lists earlier ones.</source>
      <translation>`likewise restore` で以前のバックアップを一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest is too long</source>
      <translation>マニフェストが長すぎます</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} was made by a newer Likewise.</source>
      <translation>バックアップ {path} は、より新しい Likewise で作成されました。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Update Likewise first.</source>
      <translation>先に Likewise を更新してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest lacks what it has to say</source>
      <translation>マニフェストに必要な記載がありません</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{name} is not what was written</source>
      <translation>{name} が書き込んだ内容と一致しません</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>it holds {name}</source>
      <translation>{name} が含まれています</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} is of another Likewise (format {catalogue}).</source>
      <translation>バックアップ {path} は別の Likewise のものです (形式 {catalogue})。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Restore it with the Likewise that made it, or update this one.</source>
      <translation>それを作った Likewise で復元するか、この Likewise を更新してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{path} can't be restored: {reason}.</source>
      <translation>{path} を復元できません: {reason}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise backup --list` lists the others.</source>
      <translation>`likewise backup --list` でほかのバックアップを一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>automatic</source>
      <translation>自動</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before an upgrade</source>
      <translation>アップグレード前</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before a restore</source>
      <translation>復元前</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{path} can't be read: {strerror}.</source>
      <translation>{path} を読み込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>No backup could be written to {folder}: {strerror}.</source>
      <translation>{folder} にバックアップを書き込めませんでした: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The second place for backups, {place}, is away.</source>
      <translation>バックアップの2つ目の保存先 {place} が見つかりません。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>Plug in its disk, or choose another.</source>
      <translation>そのディスクを接続するか、別の保存先を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backup could not be copied to {folder}: {strerror}.</source>
      <translation>バックアップを {folder} にコピーできませんでした: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backups in {folder} can't be listed: {strerror}.</source>
      <translation>{folder} のバックアップを一覧できません: {strerror}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} photos</source>
      <extracomment>of one: {n} photo</extracomment>
      <translation>
        <numerusform>写真{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} thumbs</source>
      <extracomment>of one: {n} thumb</extracomment>
      <translation>
        <numerusform>評価{n}件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} albums</source>
      <extracomment>of one: {n} album</extracomment>
      <translation>
        <numerusform>アルバム{n}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} with stars or a colour</source>
      <extracomment>of one: {n} with stars or a colour</extracomment>
      <translation>
        <numerusform>星や色のある写真{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} searches</source>
      <extracomment>of one: {n} search</extracomment>
      <translation>
        <numerusform>検索{n}件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} profiles</source>
      <extracomment>of one: {n} profile</extracomment>
      <translation>
        <numerusform>プロファイル{n}個</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>nothing yet</source>
      <translation>まだ空です</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Restoring a backup of {folder} was cut off.</source>
      <translation>{folder} のバックアップの復元が中断されました。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Open the library in the window, or run `likewise index`, to finish it.</source>
      <translation>復元を完了するには、ウィンドウでライブラリを開くか、`likewise index` を実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>There is no library in {folder}.</source>
      <translation>{folder} にライブラリがありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>`likewise index FOLDER` makes one.</source>
      <translation>`likewise index FOLDER` で作成できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The backup of {folder} could not be restored to the end: {strerror}.</source>
      <translation>{folder} のバックアップを最後まで復元できませんでした: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} is gone, though the rest of the library is there.</source>
      <translation>ライブラリのほかの部分はありますが、カタログ {path} がなくなっています。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <location filename="../../app/core/said/log.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>`likewise doctor --repair` brings it back from the last backup.</source>
      <translation>`likewise doctor --repair` で、最後のバックアップから元に戻せます。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>{backup} could not be restored: {strerror}.</source>
      <translation>{backup} を復元できませんでした: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue in {folder} could not be repaired: {strerror}.</source>
      <translation>{folder} のカタログを修復できませんでした: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Lines of {log} are damaged: {lines}.</source>
      <translation>{log} の次の行が壊れています: {lines}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue differs from what {log} says.</source>
      <translation>カタログが {log} の内容と異なります。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired, as there is neither a log nor a backup of it.</source>
      <translation>カタログ {path} は修復できません。記録もバックアップもありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Move its folder away, then `likewise index` begins a new library.</source>
      <translation>フォルダーを別の場所へ移してから `likewise index` を実行すると、新しいライブラリが作成されます。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired: {fault}</source>
      <translation>カタログ {path} を修復できません: {fault}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue was made anew: {contents}.</source>
      <translation>カタログを作り直しました:{contents}。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Some of what you did since the last backup may be lost.</source>
      <translation>前回のバックアップ以降に指定した内容の一部が失われた可能性があります。</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>What was there before is in {folder}.</source>
      <translation>以前の内容は {folder} にあります。</translation>
    </message>
    <message>
      <location filename="../../app/core/said/log.py"></location>
      <source>The catalogue {path} lacks changes that are in {log}.</source>
      <translation>カタログ {path} には、{log} にある変更がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>The album starts from this photo, so it belongs there without a thumb.</source>
      <translation>このアルバムはこの写真から始まっているため、評価しなくても含まれています。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Take it out of the album if it does not.</source>
      <translation>そうでない場合は、アルバムから外してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Only the results of a search can be liked or disliked.</source>
      <translation>「好き」「嫌い」を付けられるのは検索結果だけです。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Pick one of the results.</source>
      <translation>結果の中から選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>This photo isn't read yet.</source>
      <translation>この写真はまだ読み込まれていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try again in a moment.</source>
      <translation>少し待ってから、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Nothing to ask: it is clear what belongs in the album.</source>
      <translation>質問はありません。アルバムに入る写真ははっきりしています。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>No photo in {folder} has been read yet.</source>
      <translation>{folder} の写真はまだ読み込まれていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>Run `likewise index FOLDER` first.</source>
      <translation>先に `likewise index FOLDER` を実行してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Which photos an album may hold can't be read back.</source>
      <translation>アルバムに入れられる写真の範囲を読み戻せません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Make the album anew, or restore the library from a backup.</source>
      <translation>アルバムを作り直すか、ライブラリをバックアップから復元してください。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/result_line.py"></location>
      <source>There may be more: a search looks at {n} photos at most.</source>
      <extracomment>of one: There may be more: a search looks at {n} photo at most.</extracomment>
      <translation>
        <numerusform>ほかにもあるかもしれません。一度の検索で見るのは {n} 枚までです。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>There is no search yet.</source>
      <translation>まだ検索がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Pick a photo and search from it first.</source>
      <translation>先に写真を選んで、そこから検索してください。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/session.py"></location>
      <source>{n} more photos were read</source>
      <extracomment>of one: {n} more photo was read</extracomment>
      <translation>
        <numerusform>{n}枚の写真が新たに読み込まれました</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Photos were read more closely</source>
      <translation>写真がさらに詳しく読み込まれました</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>All photos were looked at</source>
      <translation>すべての写真を調べ終わりました</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>The whole library answers again</source>
      <translation>ライブラリ全体が再び応答しています</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like what fits, dislike what doesn't.</source>
      <translation>合うなら「好き」、違うなら「嫌い」。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”.</source>
      <translation>「{word}」がはっきり写った写真はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”. The closest come first.</source>
      <translation>「{word}」がはっきり写った写真はありません。近いものから並べています。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Photos of “{word}”</source>
      <translation>「{word}」の写真</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Perhaps “{word}”</source>
      <translation>「{word}」かもしれない写真</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Closest to “{word}”</source>
      <translation>「{word}」に最も近い写真</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/summary.py"></location>
      <source>{n} photos are still being looked at.</source>
      <extracomment>of one: {n} photo is still being looked at.</extracomment>
      <translation>
        <numerusform>{n}枚の写真をまだ調べています。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>You have liked or disliked every photo that this search finds.</source>
      <translation>この検索で見つかる写真はすべて評価済みです。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>There are no other photos yet.</source>
      <translation>ほかの写真はまだありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos match {filter}.</source>
      <translation>{filter} に合う写真はありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos there.</source>
      <translation>そこには写真がありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs don't change much here yet.</source>
      <translation>まだ評価による変化はほとんどありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs moved matches up.</source>
      <translation>評価により、合う写真が上がりました。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like a few more to see where the matches end.</source>
      <translation>あと数枚に「好き」を付けると、どこまでが一致するか分かります。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise can't recognise “{word}” in photos.</source>
      <translation>「{word}」は写真の中で認識できません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Search from a photo instead.</source>
      <translation>代わりに写真から検索してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise doesn't know the word “{word}”.</source>
      <translation>Likewise は「{word}」という言葉を知りません。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>To search by words, turn on “Recognise what is in photos” in the settings.</source>
      <translation>言葉で検索するには、設定で「写真に写っているものを認識」をオンにしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Words work once your photos have been looked at.</source>
      <translation>写真の内容を調べ終わると、言葉で検索できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another word, or search from a photo.</source>
      <translation>別の言葉を試すか、写真から検索してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try {nouns}, or search from a photo.</source>
      <translation>{nouns}を試すか、写真から検索してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>A search starts from one word, or from pictures.</source>
      <translation>検索は、1つの言葉または画像から始めます。</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Sentences work once {name} has looked at your photos.</source>
      <translation>{name} が写真を見終えると、文で検索できるようになります。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an early build of Likewise, in a format that this one does not read.</source>
      <translation>{path} は初期の Likewise が作ったもので、この Likewise では読めない形式です。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Move the folder {folder} elsewhere, then add your folders of photos again: they are read into a new library.</source>
      <translation>フォルダー {folder} を別の場所に移してから、写真のフォルダーをもう一度追加してください。新しいライブラリに読み込まれます。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by a newer Likewise (format {version}).</source>
      <translation>{path} は、より新しい Likewise で作成されました（形式 {version}）。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Update Likewise, or open another library folder.</source>
      <translation>Likewise を更新するか、別のライブラリフォルダーを開いてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an older Likewise (format {version}).</source>
      <translation>{path} は、より古い Likewise で作成されました（形式 {version}）。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Run `likewise index` on it once to bring it up to date.</source>
      <translation>そこで一度 `likewise index` を実行して、最新にしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} cannot be used: {error}.</source>
      <translation>カタログ {path} を使用できません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} is damaged: {error}.</source>
      <translation>カタログ {path} が破損しています: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>The catalogue {path} can't be read: {error}.</source>
      <translation>カタログ {path} を読み込めません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>`likewise backup --list` lists the backups that can be restored.</source>
      <translation>`likewise backup --list` で復元できるバックアップを一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is gone.</source>
      <translation>カタログがなくなっています。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is damaged: {fault}.</source>
      <translation>カタログが破損しています: {fault}。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Line {line} of the table {table} points to a line of {parent} that is not there.</source>
      <translation>表 {table} の行 {line} が、存在しない {parent} の行を指しています。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Text in the table {table} can't be read.</source>
      <translation>表 {table} の文字列を読み取れません。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is not what its format, {version}, has to be.</source>
      <translation>カタログが、形式 {version} のあるべき形になっていません。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/store/damage.py"></location>
      <source>{n} lines of the table {table} are not what any Likewise writes.</source>
      <extracomment>of one: {n} line of the table {table} is not what any Likewise writes.</extracomment>
      <translation>
        <numerusform>表 {table} の{n}行が、どの Likewise も書き込まない内容になっています。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>The library folder {folder} cannot be written: {strerror}.</source>
      <translation>ライブラリフォルダー {folder} に書き込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Choose another library folder, or make this one writable.</source>
      <translation>別のライブラリフォルダーを選ぶか、このフォルダーを書き込めるようにしてください。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Another Likewise is using the library {folder}.</source>
      <translation>別の Likewise がライブラリ {folder} を使用しています。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Close it first, or use another library folder.</source>
      <translation>先にそれを閉じるか、別のライブラリフォルダーを使ってください。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>The catalogue is damaged: {text} is no state of a photo.</source>
      <translation>カタログが破損しています。{text} は写真の状態ではありません。</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>`likewise restore` lists the backups that can be restored.</source>
      <translation>`likewise restore` で復元できるバックアップを一覧できます。</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} can't be read: {error}.</source>
      <translation>行列 {path} を読み込めません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>Check that the disk is all right.</source>
      <translation>ディスクに問題がないか確認してください。</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} does not hold the {rows} rows that the catalogue counts.</source>
      <translation>行列 {path} には、カタログにある{rows}行が入っていません。</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>`likewise doctor --repair` reads the photos concerned again.</source>
      <translation>`likewise doctor --repair` で、該当する写真を再び読み込みます。</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The vectors in {folder} cannot be written: {strerror}.</source>
      <translation>{folder} のベクトルを書き込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Likewise closed unexpectedly last time. Nothing is lost. Help &gt; “Copy a report” says what went wrong.</source>
      <translation>前回、予期せず終了しました。失われたものはありません。ヘルプの「レポートをコピー」で原因がわかります。</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>If it happens again, a safe start leaves out what may be the cause.</source>
      <translation>また起きる場合は、セーフスタートで原因となりうるものを外せます。</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Start safely</source>
      <translation>セーフスタート</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <source>Pick a photo first.</source>
      <translation>先に写真を選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Start a search first, then save it as a smart album.</source>
      <translation>先に検索を始めてから、スマートアルバムとして保存してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Open an album first.</source>
      <translation>先にアルバムを開いてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Only albums filled by hand have an order of their own.</source>
      <translation>並べ替えられるのは手動のアルバムだけです。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Photo</source>
      <comment>a menu's name</comment>
      <translation>写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Filling…</source>
      <translation>集めています…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} new</source>
      <extracomment>of one: {n} new</extracomment>
      <translation>
        <numerusform>新着{n}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>File</source>
      <comment>a menu's name</comment>
      <translation>ファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album…</source>
      <translation>新しいアルバム…</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album “{name}”</source>
      <translation>新しいアルバム「{name}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>New album</source>
      <translation>新しいアルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Name:</source>
      <translation>名前:</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename “{name}”</source>
      <translation>「{name}」の名前を変更</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename the album</source>
      <translation>アルバム名の変更</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Go to</source>
      <translation>移動</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>smart album</source>
      <translation>スマートアルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>album</source>
      <translation>アルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Delete “{name}”</source>
      <translation>「{name}」を削除</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album “{name}” deleted. Its photos stay.</source>
      <translation>アルバム「{name}」を削除しました。写真は残ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add to album…</source>
      <translation>アルバムに追加…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album…</source>
      <extracomment>of one: Add to album…</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をアルバムに追加…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album</source>
      <extracomment>of one: Add {n} photo to an album</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をアルバムに追加</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New: “{name}”</source>
      <translation>新規: 「{name}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album, or the name of a new one</source>
      <translation>アルバム名、または新しい名前</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Save as smart album</source>
      <translation>スマートアルバムとして保存</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}”</source>
      <translation>スマートアルバム「{name}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}” created. New matches are added automatically.</source>
      <translation>スマートアルバム「{name}」を作成しました。一致する新しい写真は自動的に追加されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like {name}</source>
      <translation>{name} に似た写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove from this album</source>
      <translation>このアルバムから外す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {n} photos from this album</source>
      <extracomment>of one: Remove from this album</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をこのアルバムから外す</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {photos} from “{album}”</source>
      <translation>{photos} を「{album}」から外す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos removed from “{album}”.</source>
      <extracomment>of one: {n} photo removed from “{album}”.</extracomment>
      <translation>
        <numerusform>「{album}」から {n} 枚の写真を外しました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Use as album cover</source>
      <translation>アルバムの表紙にする</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Cover of “{album}”</source>
      <translation>「{album}」の表紙</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move earlier in the album</source>
      <translation>アルバム内で前へ</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move later in the album</source>
      <translation>アルバム内で後ろへ</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Order of the album</source>
      <translation>アルバムの並び順</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {photos} to “{album}”</source>
      <translation>{photos} を「{album}」に追加</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos added to “{album}”.</source>
      <extracomment>of one: {n} photo added to “{album}”.</extracomment>
      <translation>
        <numerusform>「{album}」に {n} 枚の写真を追加しました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like a few photos first, so that Likewise knows where the matches end.</source>
      <translation>まず数枚の写真に「好き」を付けてください。どこまでが一致するか分かるようになります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <location filename="../../app/ui/window/frame.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <comment>a menu's name</comment>
      <translation>表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search</source>
      <comment>a menu's name</comment>
      <translation>検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Go to the last match</source>
      <translation>最後の一致へ</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter</source>
      <translation>厳しく</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Looser</source>
      <translation>緩く</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Reset to automatic</source>
      <translation>自動に戻す</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Where the matches end</source>
      <translation>一致の境目</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>Offline: its folder or disk is away.</source>
      <translation>オフライン: フォルダーまたはディスクが見つかりません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>This photo is no longer in the library.</source>
      <translation>この写真はもうライブラリにありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/palette.py"></location>
      <source>Esc</source>
      <comment>a key</comment>
      <translation>Esc</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>“{value}”</source>
      <translation>「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;File</source>
      <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Edit</source>
      <translation>編集(&amp;E)</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Photo</source>
      <translation>写真(&amp;P)</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;View</source>
      <translation>表示(&amp;V)</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Help</source>
      <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Comparison</source>
      <comment>a menu's name</comment>
      <translation>比較</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Previous photos</source>
      <translation>前の写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Next photos</source>
      <translation>次の写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Photos side by side</source>
      <translation>写真を並べて比較</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Back</source>
      <translation>戻る</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare side by side</source>
      <translation>並べて比較</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare {n} photos side by side</source>
      <extracomment>of one: Compare side by side</extracomment>
      <translation>
        <numerusform>{n}枚の写真を並べて比較</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Select two photos or more to compare them.</source>
      <translation>比較するには、写真を2枚以上選択してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Actual size</source>
      <translation>実寸</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Zoom and pan together</source>
      <translation>一緒に拡大・移動</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Histograms</source>
      <translation>ヒストグラム</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Keep this photo, step through the others</source>
      <translation>この写真を固定し、ほかを切り替える</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Remove from the comparison</source>
      <translation>比較から外す</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{place} of {count}</source>
      <translation>{place}/{count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>{first} to {last} of {count}</source>
      <translation>{first}～{last}/{count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Name</source>
      <translation>名前</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Sharpness</source>
      <translation>シャープさ</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>{size} (shown at 1/{part})</source>
      <translation>{size}（1/{part} で表示）</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Size</source>
      <translation>サイズ</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Changed</source>
      <translation>変更日時</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Taken</source>
      <translation>撮影日時</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Dark on the left, bright on the right: brightness, red, green and blue</source>
      <translation>左が暗部、右が明部: 明るさ、赤、緑、青</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Histogram</source>
      <translation>ヒストグラム</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Keep this photo and step through the others</source>
      <translation>この写真を固定し、ほかを切り替える</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Take it out of the comparison</source>
      <translation>比較から外す</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>sharpness {number}</source>
      <translation>シャープさ {number}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More</source>
      <translation>その他</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Looking for duplicates</source>
      <translation>重複を探しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Photos of the group</source>
      <translation>グループの写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Duplicates</source>
      <translation>重複</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Largest first</source>
      <translation>大きい順</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Newest first</source>
      <translation>新しい順</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Order of groups</source>
      <translation>グループの順序</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>See all</source>
      <translation>すべて見る</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Copies</source>
      <translation>コピー</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Bursts</source>
      <translation>連写</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{name} {count}</source>
      <comment>how many</comment>
      <translation>{name} {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try again</source>
      <translation>再試行</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Groups appear here as they are found. You can go on meanwhile.</source>
      <translation>見つかったグループから順に表示されます。そのまま作業を続けられます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No bursts here: no photos of one scene were taken at once.</source>
      <translation>連写はありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No duplicates. Copies, smaller versions and edits would appear here.</source>
      <translation>重複はありません。コピー、縮小版、編集版があればここに表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Look again</source>
      <translation>もう一度探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack</source>
      <translation>スタックを解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep {photos}</source>
      <translation>{photos} を残す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{n} photos kept.</source>
      <extracomment>of one: {n} photo kept.</extracomment>
      <translation>
        <numerusform>{n} 枚の写真を残します。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack the bursts</source>
      <translation>連写をスタック</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>These {n} photos ({size}) go to the bin. Of each group one stays.</source>
      <extracomment>of one: This photo ({size}) goes to the bin. Of each group one stays.</extracomment>
      <translation>
        <numerusform>この {n} 枚（{size}）をごみ箱に入れます。各グループに 1 枚は残ります。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack every burst</source>
      <translation>すべての連写をスタック</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep only the best of every burst</source>
      <translation>各連写で最良の 1 枚だけ残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep all of every group</source>
      <translation>すべてのグループで全部残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Another folder…</source>
      <translation>別のフォルダー…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to the bin</source>
      <translation>ごみ箱に入れる</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Move the copies of this group to the bin</source>
      <translation>このグループのコピーをごみ箱に入れる</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Keep</source>
      <translation>残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Groups of duplicates</source>
      <translation>重複のグループ</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Burst of {n}</source>
      <extracomment>of one: Burst of {n}</extracomment>
      <translation>
        <numerusform>連写{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} identical files</source>
      <extracomment>of one: {n} identical file</extracomment>
      <translation>
        <numerusform>同一のファイル{n}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} copies</source>
      <extracomment>of one: {n} copy</extracomment>
      <translation>
        <numerusform>コピー{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Move {n} to the bin</source>
      <extracomment>of one: Move {n} to the bin</extracomment>
      <translation>
        <numerusform>{n} 枚をごみ箱へ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {n} photos</source>
      <extracomment>of one: Stack {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真をスタック</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Compare</source>
      <translation>比較</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep all</source>
      <translation>すべて残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>d MMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年M月d日</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>file of {day}</source>
      <translation>{day}のファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing…</source>
      <translation>比較しています…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing… {percent}</source>
      <translation>比較しています… {percent}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{time} left</source>
      <translation>残り{time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} groups</source>
      <extracomment>of one: {n} group</extracomment>
      <translation>
        <numerusform>{n}グループ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} photos you don't need</source>
      <extracomment>of one: {n} photo you don't need</extracomment>
      <translation>
        <numerusform>不要な写真 {n} 枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in a folder</source>
      <translation>特定のフォルダーの写真を残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in {folders}</source>
      <translation>{folders} の写真を残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Prefer the photos in this folder</source>
      <translation>このフォルダーの写真を優先</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect a folder</source>
      <translation>フォルダーを保護</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Nothing leaves {folders}</source>
      <translation>{folders} からは外さない</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect the photos in this folder</source>
      <translation>このフォルダーの写真を保護</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>No thumbs</source>
      <translation>評価なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{given} · album “{album}”</source>
      <translation>{given} · アルバム「{album}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches</source>
      <translation>以前の検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A search that can't be opened any more</source>
      <translation>もう開けない検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>“{word}”</source>
      <translation>「{word}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A picture that is gone</source>
      <translation>なくなった画像</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Part of {photo}</source>
      <translation>{photo} の一部</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{first} and {n} more</source>
      <extracomment>of one: {first} and {n} more</extracomment>
      <translation>
        <numerusform>{first}、ほか{n}件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} liked</source>
      <extracomment>of one: {n} liked</extracomment>
      <translation>
        <numerusform>高評価{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} disliked</source>
      <extracomment>of one: {n} disliked</extracomment>
      <translation>
        <numerusform>低評価{n}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{up} liked, {down} disliked</source>
      <translation>高評価{up}枚、低評価{down}枚</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open this search again</source>
      <translation>この検索をもう一度開く</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open again: the search from {query}, {when}</source>
      <translation>もう一度開く: {query} からの検索、{when}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove the thumbs in this search</source>
      <translation>この検索での評価をすべて消す</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove: {given} in the search from {query}</source>
      <translation>消す: {query} からの検索での{given}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>and {n} earlier searches</source>
      <extracomment>of one: and {n} earlier search</extracomment>
      <translation>
        <numerusform>ほか以前の検索{n}件</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>E</source>
      <translation>E</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>When</source>
      <translation>日時</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Marks and albums</source>
      <translation>マークとアルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} to {last}</source>
      <translation>{first}～{last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{width} × {height}</source>
      <translation>{width} × {height}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Also there as</source>
      <translation>同じファイル</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>and {n} other copies</source>
      <extracomment>of one: and {n} other copy</extracomment>
      <translation>
        <numerusform>ほか {n} 個のコピー</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>No capture date; file date shown</source>
      <translation>撮影日なし（ファイルの日付）</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>File changed</source>
      <translation>ファイルの変更日時</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>a sidecar (XMP file) beside the photo</source>
      <translation>写真の横のサイドカー（XMPファイル）</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>what a program wrote into the photo (XMP)</source>
      <translation>プログラムが写真に書き込んだ情報（XMP）</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Known from</source>
      <translation>情報源</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Colour</source>
      <translation>色</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Keywords</source>
      <translation>キーワード</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Albums</source>
      <translation>アルバム</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{named} and {n} others</source>
      <extracomment>of one: {named} and {n} other</extracomment>
      <translation>
        <numerusform>{named}、ほか{n}件</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年M月</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>d MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年M月d日</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>today</source>
      <translation>今日</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>yesterday</source>
      <translation>昨日</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this week</source>
      <translation>今週</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last week</source>
      <translation>先週</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this month</source>
      <translation>今月</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last month</source>
      <translation>先月</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this day</source>
      <translation>この日</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Date</source>
      <translation>日付</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Stars</source>
      <translation>星</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Colour label</source>
      <translation>カラーラベル</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Keyword</source>
      <translation>キーワード</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Place</source>
      <translation>場所</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Shape</source>
      <translation>形</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>With GPS</source>
      <translation>GPS あり</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>No GPS</source>
      <translation>GPS なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filter: {text}</source>
      <translation>フィルター: {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Press to remove it</source>
      <translation>押すと解除します</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{text}. Click to remove it</source>
      <translation>{text}。クリックで解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filters</source>
      <translation>フィルター</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>in the picture</source>
      <translation>写っているもの</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>date</source>
      <translation>日付</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>place</source>
      <translation>場所</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>keyword</source>
      <translation>キーワード</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>mark</source>
      <translation>マーク</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>fact</source>
      <translation>情報</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Completions</source>
      <translation>入力候補</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{kind}, {n} photos</source>
      <extracomment>of one: {kind}, {n} photo</extracomment>
      <translation>
        <numerusform>{kind}、{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos</source>
      <extracomment>of one: Keywords of {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真のキーワード</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Add a keyword</source>
      <translation>キーワードを追加</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of these photos</source>
      <translation>これらの写真のキーワード</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.</source>
      <translation>Enter で追加します。カンマでキーワードを、| で階層を区切ります（例: 動物|犬）。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>1 star</source>
      <translation>星1</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Stars</source>
      <comment>a menu's name</comment>
      <translation>星</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>2 stars</source>
      <translation>星2</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>3 stars</source>
      <translation>星3</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>4 stars</source>
      <translation>星4</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>5 stars</source>
      <translation>星5</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No stars</source>
      <translation>星なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Red</source>
      <translation>レッド</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Colour</source>
      <comment>a menu's name</comment>
      <translation>色</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Yellow</source>
      <translation>イエロー</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Green</source>
      <translation>グリーン</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Blue</source>
      <translation>ブルー</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Purple</source>
      <translation>パープル</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No colour</source>
      <translation>色なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{what} for {photos}</source>
      <translation>{photos} に {what}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{mark} for {n} photos.</source>
      <extracomment>of one: {mark} for {n} photo.</extracomment>
      <translation>
        <numerusform>{n}枚の写真: {mark}。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords…</source>
      <translation>キーワード…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos…</source>
      <extracomment>of one: Keywords…</extracomment>
      <translation>
        <numerusform>{n}枚の写真のキーワード…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write a sidecar beside the photo</source>
      <translation>写真の横にサイドカーを書く</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write sidecars beside {n} photos</source>
      <extracomment>of one: Write a sidecar beside the photo</extracomment>
      <translation>
        <numerusform>{n} 枚の写真の横にサイドカーを書く</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords changed</source>
      <translation>キーワードを変更</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Start a search first: choose “More like this” on a photo. Then like what fits.</source>
      <translation>先に写真の「似た写真を探す」で検索を始め、合うものに「好き」を付けてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>The results aren't here yet.</source>
      <translation>検索結果はまだ出ていません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Like {photos}</source>
      <translation>好き: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Dislike {photos}</source>
      <translation>嫌い: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear the thumb of {photos}</source>
      <translation>評価を消す: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Searching with the first {first} of {all} pictures.</source>
      <translation>{all}枚のうち最初の{first}枚の画像で検索します。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Help it learn</source>
      <translation>学習を手伝う</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Next search</source>
      <translation>次の検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>End this search</source>
      <translation>この検索を終える</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Edit</source>
      <comment>a menu's name</comment>
      <translation>編集</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with a picture file…</source>
      <translation>画像ファイルで検索…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search with a picture</source>
      <translation>画像で検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Using {most} of the {photos} selected photos.</source>
      <translation>選択した {photos} 枚のうち {most} 枚を使います。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>A search starts from {n} photos at most: begin another.</source>
      <translation>検索のもとにできる写真は {n} 枚までです。新しい検索を始めてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches…</source>
      <translation>以前の検索…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Name of a photo, a word, or an album</source>
      <translation>写真の名前、言葉、アルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>No earlier search matches.</source>
      <translation>該当する以前の検索はありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There are no earlier searches yet.</source>
      <translation>以前の検索はまだありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search again, with new photos</source>
      <translation>新しい写真も含めて再検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>the pasted picture</source>
      <translation>貼り付けた画像</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>More like this</source>
      <translation>似た写真を探す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like these {n} photos</source>
      <extracomment>of one: More like this</extracomment>
      <translation>
        <numerusform>これら {n} 枚に似た写真</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add to this search</source>
      <translation>この検索に追加</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add {n} photos to this search</source>
      <extracomment>of one: Add to this search</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をこの検索に追加</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with the copied picture</source>
      <translation>コピーした画像で検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There is no picture to paste. Copy one first, or drop a file here.</source>
      <translation>貼り付ける画像がありません。先に画像をコピーするか、ここにファイルをドロップしてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Show without my thumbs</source>
      <translation>評価する前の順序で見る</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumb removed.</source>
      <translation>評価を消しました。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Like</source>
      <translation>好き</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Dislike</source>
      <translation>嫌い</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear thumb</source>
      <translation>評価を消す</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>You can like or dislike {most} photos at once, not {photos}. A few well chosen ones do just as well.</source>
      <translation>一度に「好き」「嫌い」を付けられるのは {most} 枚までです（選択: {photos} 枚）。よく選んだ数枚で十分です。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumbs belong to a search. {key} finds more like this photo.</source>
      <translation>「好き」「嫌い」は検索の中で使います。{key} でこの写真に似たものを探せます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>“{folder}” is in the library already. New photos in it are read now.</source>
      <translation>「{folder}」はすでにライブラリにあります。新しい写真を読み込みます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Adding “{folder}”…</source>
      <translation>「{folder}」を追加しています…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Open a picture…</source>
      <translation>画像を開く…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Paste the copied picture</source>
      <translation>コピーした画像を貼り付け</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Filter by date, marks, camera or place</source>
      <translation>日付、マーク、カメラ、場所で絞り込む</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Add a word, a place, a year</source>
      <translation>言葉、場所、年を加える</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search: boats 2016, Lisbon, last summer</source>
      <translation>検索: ボート 2016、Paris、この前の夏</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>About this word</source>
      <translation>この言葉について</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>landscape</source>
      <translation>横長</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>portrait</source>
      <translation>縦長</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>square</source>
      <translation>正方形</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>name “{value}”</source>
      <translation>名前「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>folder “{value}”</source>
      <translation>フォルダー「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>keyword “{value}”</source>
      <translation>キーワード「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>place “{value}”</source>
      <translation>場所「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>album “{value}”</source>
      <translation>アルバム「{value}」</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>not {said}</source>
      <translation>{said}以外</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>d MMMM</source>
      <comment>pattern of a date</comment>
      <translation>M月d日</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{day} of any year</source>
      <translation>毎年の{day}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>with GPS</source>
      <translation>GPS あり</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no GPS</source>
      <translation>GPS なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no stars</source>
      <translation>星なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{stars} or more</source>
      <translation>{stars}以上</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{colour} label</source>
      <translation>{colour}のラベル</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>until {last}</source>
      <translation>{last}まで</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>since {first}</source>
      <translation>{first}から</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Photos named “{word}” are left out. To leave out what photos show, dislike it in a search.</source>
      <translation>名前などに「{word}」を含む写真を除いています。写っているもので除くには、検索で「嫌い」を付けてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Search with a picture…</source>
      <translation>画像で検索…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Did you mean {words}?</source>
      <translation>もしかして: {words}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} or {second}</source>
      <translation>{first}または{second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What you do with files is listed here.</source>
      <translation>ファイルに対する操作がここに表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>File history</source>
      <translation>ファイルの履歴</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What</source>
      <translation>操作</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What was done</source>
      <translation>操作の結果</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Why</source>
      <translation>理由</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What failed</source>
      <translation>失敗したもの</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo</source>
      <translation>元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Try again what failed</source>
      <translation>失敗したものを再試行</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Show in folder</source>
      <translation>フォルダーに表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder…</source>
      <translation>フォルダーにコピー…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy {n} photos to a folder…</source>
      <extracomment>of one: Copy to a folder…</extracomment>
      <translation>
        <numerusform>{n}枚の写真をフォルダーにコピー…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder</source>
      <translation>フォルダーにコピー</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder…</source>
      <translation>フォルダーに移動…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to a folder…</source>
      <extracomment>of one: Move to a folder…</extracomment>
      <translation>
        <numerusform>{n}枚の写真をフォルダーに移動…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder</source>
      <translation>フォルダーに移動</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename…</source>
      <translation>名前の変更…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Rename {n} photos…</source>
      <extracomment>of one: Rename…</extracomment>
      <translation>
        <numerusform>{n}枚の写真の名前を変更…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename</source>
      <translation>名前の変更</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Export…</source>
      <translation>書き出し…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export {n} photos…</source>
      <extracomment>of one: Export…</extracomment>
      <translation>
        <numerusform>{n} 枚の写真を書き出す…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export copies</source>
      <translation>コピーの書き出し</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to bin…</source>
      <translation>ごみ箱に入れる…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to the bin…</source>
      <extracomment>of one: Move to bin…</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をごみ箱に入れる…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>File history…</source>
      <translation>ファイルの履歴…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{done}. “File history” tells why.</source>
      <translation>{done}。理由は「ファイルの履歴」にあります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{done}.</source>
      <comment>a sentence</comment>
      <translation>{done}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} copies may be the last of their photos</source>
      <extracomment>of one: {n} copy may be the last of its photo</extracomment>
      <translation>
        <numerusform>{n} 件のコピーは、その写真の最後の 1 つかもしれません</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>The originals are not there any more as they were. The bin keeps what goes there.</source>
      <translation>元のファイルが元のままの状態では見つかりません。ゴミ箱に入れたものは、そこに残ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open in its program</source>
      <translation>関連付けたアプリで開く</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open the first of {n} photos</source>
      <extracomment>of one: Open in its program</extracomment>
      <translation>
        <numerusform>{n}枚のうち最初の写真を開く</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{name} can't be opened: no app is set to open this file.</source>
      <translation>{name} を開けません。このファイルを開くアプリが設定されていません。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Show the first of {n} photos in its folder</source>
      <extracomment>of one: Show in folder</extracomment>
      <translation>
        <numerusform>{n}枚のうち最初の写真をフォルダーに表示</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copy {n} photos</source>
      <extracomment>of one: Copy {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真をコピー</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{number} photos are too many to copy at once: {most} go on the clipboard. Copy them to a folder instead.</source>
      <translation>{number}枚は多すぎて一度にコピーできません。クリップボードに入るのは{most}枚までです。代わりにフォルダーへコピーしてください。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} files copied.</source>
      <extracomment>of one: {n} file copied.</extracomment>
      <translation>
        <numerusform>{n}個のファイルをコピーしました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the path</source>
      <translation>パスをコピー</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the paths of {n} photos</source>
      <extracomment>of one: Copy the path</extracomment>
      <translation>
        <numerusform>{n}枚の写真のパスをコピー</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} paths copied.</source>
      <extracomment>of one: {n} path copied.</extracomment>
      <translation>
        <numerusform>{n}個のパスをコピーしました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>As it is</source>
      <translation>そのまま</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Longest side</source>
      <translation>長辺</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder, or type the name of a new one</source>
      <translation>フォルダーを選択、または新しい名前を入力</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Choose…</source>
      <translation>選択…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>To</source>
      <translation>保存先</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder</source>
      <translation>フォルダーの選択</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Names</source>
      <translation>名前(&amp;N)</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;First number</source>
      <translation>開始番号(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>You can get them back from the bin.</source>
      <translation>ごみ箱から戻せます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>pixels</source>
      <translation>ピクセル</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep metadata: date, camera, keywords</source>
      <translation>メタデータを残す（日付、カメラ、キーワード）</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep location</source>
      <translation>撮影場所を残す</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>quality</source>
      <translation>画質</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Size</source>
      <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Format</source>
      <translation>形式(&amp;F)</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Now</source>
      <translation>現在</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Then</source>
      <translation>変更後</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>New names</source>
      <translation>新しい名前</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>{n} photos.</source>
      <extracomment>of one: {n} photo.</extracomment>
      <translation>
        <numerusform>{n}枚の写真。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Looking at the files…</source>
      <translation>ファイルを確認しています…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>and {n} more</source>
      <extracomment>of one: and {n} more</extracomment>
      <translation>
        <numerusform>ほか{n}件</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are never changed unless you ask.</source>
      <translation>頼まれない限り、写真は変更されません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Turn on</source>
      <translation>オンにする</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copying, {done} of {n} photos</source>
      <extracomment>of one: Copying, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>コピー中: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving, {done} of {n} photos</source>
      <extracomment>of one: Moving, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>移動中: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Renaming, {done} of {n} photos</source>
      <extracomment>of one: Renaming, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>名前の変更中: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving to the bin, {done} of {n} photos</source>
      <extracomment>of one: Moving to the bin, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>ごみ箱に入れています（{done} / {n} 枚）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Exporting, {done} of {n} photos</source>
      <extracomment>of one: Exporting, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>書き出し中: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Undoing, {done} of {n} photos</source>
      <extracomment>of one: Undoing, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>元に戻しています（{done} / {n} 枚）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos copied</source>
      <extracomment>of one: {n} photo copied</extracomment>
      <translation>
        <numerusform>{n}枚をコピー</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved</source>
      <extracomment>of one: {n} photo moved</extracomment>
      <translation>
        <numerusform>{n}枚を移動</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos renamed</source>
      <extracomment>of one: {n} photo renamed</extracomment>
      <translation>
        <numerusform>{n}枚の名前を変更</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved to the bin</source>
      <extracomment>of one: {n} photo moved to the bin</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をごみ箱に入れました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos exported</source>
      <extracomment>of one: {n} photo exported</extracomment>
      <translation>
        <numerusform>{n}枚を書き出し</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos put back</source>
      <extracomment>of one: {n} photo put back</extracomment>
      <translation>
        <numerusform>{n} 枚の写真を元に戻しました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos</source>
      <extracomment>of one: Move {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真を移動</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Rename {n} photos</source>
      <extracomment>of one: Rename {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真の名前を変更</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos to the bin</source>
      <extracomment>of one: Move {n} photo to the bin</extracomment>
      <translation>
        <numerusform>{n} 枚の写真をごみ箱に入れる</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Export {n} photos</source>
      <extracomment>of one: Export {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚の写真を書き出す</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} get another name</source>
      <extracomment>of one: {n} gets another name</extracomment>
      <translation>
        <numerusform>{n}枚は別の名前になります</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} stay as they are</source>
      <extracomment>of one: {n} stays as it is</extracomment>
      <translation>
        <numerusform>{n}枚はそのままです</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} files go along</source>
      <comment>movies, sidecars...</comment>
      <extracomment>of one: {n} file goes along</extracomment>
      <translation>
        <numerusform>{n} 個のファイルも一緒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos stay, as other files of them are left.</source>
      <extracomment>of one: {n} photo stays, as another file of it is left.</extracomment>
      <translation>
        <numerusform>{n}枚の写真は、別のファイルが残っているため残ります。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{what}. Makes the new folder “{name}” in {folder}.</source>
      <translation>{what}。新しいフォルダー「{name}」を {folder} に作成します。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} undone</source>
      <extracomment>of one: {n} undone</extracomment>
      <translation>
        <numerusform>{n} 件を元に戻しました</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>undone</source>
      <comment>all photos of a job</comment>
      <translation>元に戻しました</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} to go</source>
      <extracomment>of one: {n} to go</extracomment>
      <translation>
        <numerusform>残り{n}枚</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} failed</source>
      <comment>copied, moved, ...</comment>
      <extracomment>of one: {n} failed</extracomment>
      <translation>
        <numerusform>{n} 件失敗</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_canvas.py"></location>
      <source>Map of the library</source>
      <translation>ライブラリのマップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <source>Explore the map</source>
      <translation>マップを見て回る</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Region “{name}”, {n} photos</source>
      <extracomment>of one: Region “{name}”, {n} photo</extracomment>
      <translation>
        <numerusform>領域「{name}」、{n} 枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Press to select it</source>
      <translation>押すと選択します</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map lays photos that are alike next to each other.
Add a folder first.</source>
      <translation>マップでは似た写真が近くに並びます。
先にフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map of your photos appears here as soon as they are read.</source>
      <translation>写真の読み込みが終わり次第、ここにマップが表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Photos of the map</source>
      <translation>マップの写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Select with the lasso (Shift and drag)</source>
      <translation>なげなわで選択（Shift＋ドラッグ）</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Map</source>
      <translation>マップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Covers</source>
      <translation>種類</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The whole map (Home)</source>
      <translation>マップ全体 (Home)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Explore</source>
      <translation>見て回る</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Updating the map with your thumbs: {percent}%</source>
      <translation>評価に合わせてマップを更新中: {percent}%</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Making the map of {n} photos: {percent}%</source>
      <extracomment>of one: Making the map of {n} photo: {percent}%</extracomment>
      <translation>
        <numerusform>{n} 枚の写真のマップを作成中: {percent}%</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of reading</source>
      <translation>読み込みの進み具合</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Pause reading</source>
      <translation>読み込みを一時停止</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Resume reading</source>
      <translation>読み込みを再開</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop reading; what was read is kept</source>
      <translation>読み込みを停止（読み込んだ分は残ります）</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from folders</source>
      <translation>フォルダーから学習しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from your thumbs</source>
      <translation>評価から学習しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from earlier searches</source>
      <translation>以前の検索から学習しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of learning</source>
      <translation>学習の進み具合</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Stop learning</source>
      <translation>学習を停止</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of writing sidecars</source>
      <translation>サイドカー書き込みの進み具合</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is written stays</source>
      <translation>止める（書いたものは残ります）</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Writing sidecars: {done} of {total}</source>
      <translation>サイドカーの書き出し中: {total}件中{done}件</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of the work on files</source>
      <translation>ファイル操作の進み具合</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is done stays done</source>
      <translation>停止（終わった分はそのまま）</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Searching…</source>
      <translation>検索しています…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>The photo in question</source>
      <translation>確認する写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You liked</source>
      <translation>良いとした写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Yes</source>
      <translation>はい</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>No</source>
      <translation>いいえ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Not sure</source>
      <translation>わからない</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Space</source>
      <comment>the key</comment>
      <translation>スペース</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Your answer about this photo helps most.</source>
      <translation>この写真への回答がいちばん役に立ちます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Is this what you mean?</source>
      <translation>探しているのはこれですか？</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Go back to the results</source>
      <translation>結果に戻る</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/toast.py"></location>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Question {place} of {all}</source>
      <translation>質問 {place} / {all}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Inspector</source>
      <translation>インスペクタ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Rating</source>
      <translation>評価</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Remember this for later searches</source>
      <translation>これからの検索のために覚える</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Close the inspector</source>
      <translation>インスペクタを閉じる</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Facts</source>
      <translation>情報</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More like these</source>
      <translation>これらに似た写真を探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Pick a photo to see its details.</source>
      <translation>写真を選ぶと詳細が表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Thumbs in these searches</source>
      <translation>評価した検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>This photo</source>
      <translation>この写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Why it fits</source>
      <translation>合う理由</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You asked with this</source>
      <translation>検索に使った写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder…</source>
      <translation>フォルダーを追加…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder of photos</source>
      <translation>写真フォルダーの追加</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Where “{name}” is now</source>
      <translation>「{name}」の現在の場所</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Find a moved folder…</source>
      <translation>移動したフォルダーを探す…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>“{name}” seems to be in {folder} now.</source>
      <translation>「{name}」は現在 {folder} にあるようです。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Use the new place</source>
      <translation>新しい場所を使う</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Remove the folder “{name}”?</source>
      <translation>フォルダー「{name}」を外しますか？</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Its photos leave the library. Files stay on disk.</source>
      <translation>このフォルダーの写真はライブラリから外れます。ファイルはディスクに残ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Remove</source>
      <translation>外す</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Look for new photos</source>
      <translation>新しい写真を探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Ignored files…</source>
      <translation>無視するファイル…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Ignored files</source>
      <translation>無視するファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.
* stands for anything. The files stay as they are.</source>
      <translation>1行に1つのパターンを入力します。Screenshots や *.gif のような名前、または 2019/raw のようなパスです。
* は任意の文字列を表します。ファイルはそのまま残ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Learn from my folders…</source>
      <translation>フォルダーから学ぶ…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn from my folders</source>
      <translation>フォルダーから学ぶ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Makes a profile in which photos of one folder are alike.</source>
      <translation>同じフォルダーの写真を似ているとみなすプロファイルを作ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn</source>
      <translation>学ぶ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Smart albums</source>
      <translation>スマートアルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Save this search as a smart album</source>
      <translation>この検索をスマートアルバムとして保存</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Add a folder</source>
      <translation>フォルダーを追加</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Tidy up</source>
      <translation>整理</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Photos</source>
      <translation>写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>A map of what is alike</source>
      <translation>似た写真のマップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Favourites</source>
      <translation>お気に入り</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos with four stars or five</source>
      <translation>星4つか5つの写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>On this day</source>
      <translation>この日の思い出</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos of this day, in any year</source>
      <translation>どの年でもこの日に撮った写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>All files could be read.</source>
      <translation>すべてのファイルを読み込めました。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Find photos that are there more than once</source>
      <translation>重複している写真を探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problems</source>
      <translation>問題</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline</source>
      <comment>a folder whose disk is away</comment>
      <translation>オフライン</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline: another disk is in its place</source>
      <translation>オフライン: 別のディスクが接続されています</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>reading</source>
      <comment>a folder whose photos are being read</comment>
      <translation>読み込み中</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} unreadable</source>
      <extracomment>of one: {n} unreadable</extracomment>
      <translation>
        <numerusform>読み込めない写真{n}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>It seems to be in {folder} now.</source>
      <translation>現在は {folder} にあるようです。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problem files</source>
      <translation>問題のあるファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Ignore</source>
      <translation>無視</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Copy the list</source>
      <translation>一覧をコピー</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try all again</source>
      <translation>すべて再試行</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Select the files to ignore first</source>
      <translation>先に無視するファイルを選んでください</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>The list of {n} lines is copied.</source>
      <extracomment>of one: The list of {n} line is copied.</extracomment>
      <translation>
        <numerusform>{n}行の一覧をコピーしました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Places</source>
      <translation>場所の一覧</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Open</source>
      <translation>開く</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete</source>
      <translation>削除</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search here</source>
      <translation>ここを検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search all folders</source>
      <translation>すべてのフォルダーを検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Rescan</source>
      <translation>再スキャン</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Find moved folder…</source>
      <translation>移動したフォルダーを探す…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Remove from the library…</source>
      <translation>ライブラリから外す…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>The next search looks only in “{folder}”.</source>
      <translation>次の検索は「{folder}」の中だけを探します。</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Message</source>
      <translation>メッセージ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Close the message</source>
      <translation>メッセージを閉じる</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Most similar</source>
      <translation>似ている順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Album order</source>
      <translation>アルバムの順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Date added</source>
      <translation>追加日</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By day</source>
      <translation>日ごと</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By month</source>
      <translation>月ごと</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By year</source>
      <translation>年ごと</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort</source>
      <comment>a menu's name</comment>
      <translation>並べ替え</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Group</source>
      <comment>a menu's name</comment>
      <translation>グループ化</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By date</source>
      <translation>日付順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By name</source>
      <translation>名前順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By folder</source>
      <translation>フォルダー順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By file size</source>
      <translation>ファイルサイズ順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By stars</source>
      <translation>星の数順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Reverse</source>
      <translation>逆順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>No headings</source>
      <translation>見出しなし</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Oldest first</source>
      <translation>古い順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select all</source>
      <translation>すべて選択</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select this group</source>
      <translation>このグループを選択</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select none</source>
      <translation>選択を解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Invert selection</source>
      <translation>選択を反転</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select or deselect this photo</source>
      <translation>この写真を選択・選択解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Photos of the library</source>
      <translation>ライブラリの写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Results, best first</source>
      <translation>結果（よい順）</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>There is nothing to show.</source>
      <translation>表示できるものがありません。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>{n} selected</source>
      <extracomment>of one: {n} selected</extracomment>
      <translation>
        <numerusform>{n} 枚を選択中</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Photos by when they were taken</source>
      <translation>撮影日時順の写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>There are no photos of {name}, in any year.</source>
      <translation>{name} の写真は、どの年にもありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>{name}, in all years</source>
      <translation>すべての年の{name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Give photos four stars or five: they are your favourites.</source>
      <translation>写真に星を4つか5つ付けると、お気に入りになります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Taken around it</source>
      <translation>前後に撮影</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Taken around {photo}</source>
      <translation>{photo}の前後</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>It is not known when this photo was taken.</source>
      <translation>この写真の撮影日時は分かりません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Open the map</source>
      <translation>マップを開く</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/headings.py"></location>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>{name} · {n} photos</source>
      <extracomment>of one: {name} · {n} photo</extracomment>
      <translation>
        <numerusform>{name} · {n}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>In this album</source>
      <translation>このアルバムの写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Good matches</source>
      <translation>よく一致</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Closest first</source>
      <translation>近いものから順に</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>The rest</source>
      <translation>その他</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Not in this album</source>
      <translation>このアルバム以外</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Check these</source>
      <translation>確認してください</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Best matches first</source>
      <translation>一致度の高い順</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>yyyy</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter or looser</source>
      <translation>厳しくまたはゆるく</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>The guide ({key}) says what else can be done.</source>
      <translation>ほかにできることはガイド（{key}）に書かれています。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Show backups…</source>
      <translation>バックアップを表示…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Quit</source>
      <translation>終了</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Opening your library…</source>
      <translation>ライブラリを開いています…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>No photos match {sought}.</source>
      <translation>{sought} に合う写真はありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Clear the filter</source>
      <translation>フィルターを解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>This album is empty. Select photos and choose “Add to album…”, or drop them on it at the side.</source>
      <translation>このアルバムは空です。写真を選んで「アルバムに追加…」を選ぶか、サイドバーのアルバムにドロップしてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Choose photos</source>
      <translation>写真を選ぶ</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Add another folder</source>
      <translation>別のフォルダーを追加</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading is paused. The first photos appear when it goes on.</source>
      <translation>読み込みは一時停止中です。再開すると最初の写真が表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading your photos. The first ones appear in a moment.</source>
      <translation>写真を読み込んでいます。まもなく最初の写真が表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>There are no photos to show in this folder.</source>
      <translation>このフォルダーに表示できる写真はありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Go to the photos at the edge</source>
      <translation>境目の写真へ移動</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort and group the photos</source>
      <translation>写真の並べ替えとグループ化</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Order: {order}</source>
      <translation>順序: {order}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Thumbnail size</source>
      <translation>サムネイルの大きさ</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search without the filter</source>
      <translation>フィルターなしで検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search all photos</source>
      <translation>すべての写真を検索</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A stack of {n} photos</source>
      <extracomment>of one: A stack of {n} photo</extracomment>
      <translation>
        <numerusform>{n}枚のスタック</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A raw file and its picture as one photo</source>
      <translation>RAWファイルとその画像を1枚の写真として表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>liked</source>
      <translation>高評価</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>disliked</source>
      <translation>低評価</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>a copied picture</source>
      <translation>コピーした画像</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>In this stack {name} fits best</source>
      <translation>このスタックでは {name} が最も合っています</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>Because you liked {name}</source>
      <translation>{name} を高評価したため</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Photo</source>
      <translation>写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Previous photo</source>
      <translation>前の写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Next photo</source>
      <translation>次の写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Search a part</source>
      <translation>一部で検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Draw a rectangle to search with a part of the photo</source>
      <translation>四角形を描くと、写真のその部分で検索します</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>In this list</source>
      <translation>このリスト</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} good matches</source>
      <extracomment>of one: {n} good match</extracomment>
      <translation>
        <numerusform>よく合う写真 {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found}. That is all, very likely.</source>
      <translation>{found}。おそらくこれで全部です。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found} of about {exist}</source>
      <translation>{found}（全体は約{exist}枚）</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{count} to check</source>
      <translation>確認待ち {count} 枚</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like a part of {name}</source>
      <translation>{name} の一部に似た写真</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like {name}</source>
      <translation>{name} に似た写真</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, hide</source>
      <extracomment>of one: {n} disliked, hide</extracomment>
      <translation>
        <numerusform>低評価{n}枚、隠す</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, show</source>
      <extracomment>of one: {n} disliked, show</extracomment>
      <translation>
        <numerusform>低評価{n}枚、表示</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} min</source>
      <extracomment>of one: {n} min</extracomment>
      <translation>
        <numerusform>{n} 分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} h</source>
      <extracomment>of one: {n} h</extracomment>
      <translation>
        <numerusform>{n} 時間</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} days</source>
      <extracomment>of one: {n} day</extracomment>
      <translation>
        <numerusform>{n} 日</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Click for stars; or press 1 to 5, and 0 for none</source>
      <translation>クリックで星を付けます。1～5 のキーでも付けられ、0 でなくします</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <comment>a menu's name</comment>
      <translation>スタック</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <translation>スタック</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Select two photos or more to stack them.</source>
      <translation>スタックするには、写真を2枚以上選択してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {photos}</source>
      <translation>{photos} をスタック</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stacked {n} photos. {key} opens the stack.</source>
      <extracomment>of one: Stacked {n} photo. {key} opens the stack.</extracomment>
      <translation>
        <numerusform>{n}枚の写真をスタックしました。{key} でスタックを開きます。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Open or close the stack</source>
      <translation>スタックを開く・閉じる</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Put on top of its stack</source>
      <translation>スタックの一番上にする</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Top of the stack</source>
      <translation>スタックの一番上</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of its stack</source>
      <translation>スタックから外す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take {n} photos out of their stacks</source>
      <extracomment>of one: Take out of its stack</extracomment>
      <translation>
        <numerusform>{n}枚の写真をスタックから外す</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of the stack</source>
      <translation>スタックから出す</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack {n} photos</source>
      <extracomment>of one: Unstack</extracomment>
      <translation>
        <numerusform>{n} 枚のスタックを解除</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Show the stack, or close it</source>
      <translation>スタックを開く、または閉じる</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Select</source>
      <translation>選択</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>When the photos were taken</source>
      <translation>写真の撮影時期</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is set aside in the library's folder, and your photos are not touched.</source>
      <translation>評価、アルバム、星、キーワード、プロファイルが当時の状態に戻ります。現在の内容はライブラリのフォルダー内に取り置かれ、写真には手を加えません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>No second place</source>
      <translation>2つ目の保存先なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups</source>
      <translation>バックアップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Back up now</source>
      <translation>今すぐバックアップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in a second place too</source>
      <translation>2つ目の保存先にもバックアップを保存</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore…</source>
      <translation>復元…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in this folder too</source>
      <translation>このフォルダーにもバックアップを保存</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Go back to the library as it was on {when}?</source>
      <translation>ライブラリを {when} の状態に戻しますか？</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore</source>
      <translation>復元</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>{why}, by a clock that was ahead</source>
      <translation>{why}（進んでいた時計による）</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>There are no backups yet. Likewise makes one automatically when something has changed.</source>
      <translation>バックアップはまだありません。変更があると自動で作成されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library, in {folder}. A second place, on another disk, is safer still.</source>
      <translation>バックアップはライブラリの隣の {folder} に保存されます。別のディスクに2つ目の保存先があると、さらに安全です。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>The second place, {place}, is away. Until it is back, backups are only here.</source>
      <translation>2つ目の保存先 {place} が見つかりません。戻るまで、バックアップはここだけに保存されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library and in {place}.</source>
      <translation>バックアップはライブラリの隣と {place} に保存されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Profiles (*.likewise)</source>
      <translation>プロファイル (*.likewise)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>A profile from a file</source>
      <translation>ファイルのプロファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import…</source>
      <translation>インポート…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Start every search with</source>
      <translation>すべての検索の始まり</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>New profile</source>
      <translation>新しいプロファイル</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Create…</source>
      <translation>作成…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Give it another name</source>
      <translation>別の名前を付ける</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Make a copy of it</source>
      <translation>コピーを作る</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate…</source>
      <translation>複製…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Save it to a file</source>
      <translation>ファイルに保存する</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forget what it learned</source>
      <translation>学習した内容を忘れる</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset…</source>
      <translation>リセット…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Remove it with its searches</source>
      <translation>検索ごと削除する</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete…</source>
      <translation>削除…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Name of the profile</source>
      <translation>プロファイルの名前</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate</source>
      <translation>複製</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Export</source>
      <translation>エクスポート</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import</source>
      <translation>インポート</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset “{name}”?</source>
      <translation>「{name}」をリセットしますか？</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forgets everything learned. Your searches stay, but it no longer learns from them.</source>
      <translation>学習した内容をすべて忘れます。検索は残りますが、学習には使われません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset</source>
      <translation>リセット</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete “{name}”?</source>
      <translation>「{name}」を削除しますか？</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Its searches will be deleted too.</source>
      <translation>このプロファイルの検索も削除されます。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} thumbs, {searches}</source>
      <extracomment>of one: {n} thumb, {searches}</extracomment>
      <translation>
        <numerusform>評価 {n} 件、{searches}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} imported thumbs</source>
      <extracomment>of one: {n} imported thumb</extracomment>
      <translation>
        <numerusform>インポートした評価 {n} 件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>{n} photos can be searched.</source>
      <extracomment>of one: {n} photo can be searched.</extracomment>
      <translation>
        <numerusform>{n} 枚の写真を検索できます。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are read</source>
      <translation>写真の読み込みが終わりました</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Settings…</source>
      <translation>設定…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups…</source>
      <translation>バックアップ…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Help</source>
      <comment>a menu's name</comment>
      <translation>ヘルプ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Keys</source>
      <translation>キー</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Likewise learns what you mean by “alike” from your thumbs. It all stays on this computer.</source>
      <translation>「似ている」の意味をあなたの評価から学びます。すべてこのコンピューターに残ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>How new photos are found and read.</source>
      <translation>新しい写真の見つけ方と読み込み方。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What looks at your photos.</source>
      <translation>写真を見るもの。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Copies of your albums, stars and all that was learned.</source>
      <translation>アルバム、星、学んだことすべて。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Library</source>
      <translation>ライブラリ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Searching</source>
      <translation>検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What it learned</source>
      <translation>学んだこと</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and safety</source>
      <translation>ファイルと安全</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Look</source>
      <translation>外観</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Language</source>
      <translation>言語</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>New photos appear by themselves.</source>
      <translation>新しい写真が自動で現れます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Reading takes longer, other programs stay fast.</source>
      <translation>読み込みは遅く、他のアプリは速くなります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>When reading took more than a minute.</source>
      <translation>読み込みに1分以上かかったとき。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and folders that are never read.</source>
      <translation>決して読み込まないファイルとフォルダー。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Watch folders</source>
      <translation>フォルダーを監視</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use less CPU</source>
      <translation>CPU の使用を抑える</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Notify me when done</source>
      <translation>完了したら通知</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Edit…</source>
      <translation>編集…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Recognise what is in photos</source>
      <translation>写真に写っているものを認識</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dogs, boats, flowers: needed to search by words.</source>
      <translation>犬、船、花など。言葉での検索に必要です。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Image model</source>
      <translation>画像モデル</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A model of your own looks at the photos, too.</source>
      <translation>自分のモデルでも写真を見ます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Model for sentences</source>
      <translation>文のためのモデル</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A folder with both halves of a CLIP or SigLIP model: any sentence searches.</source>
      <translation>CLIP または SigLIP モデルの両半分が入ったフォルダー。どんな文でも検索できます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No image model</source>
      <translation>画像モデルなし</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use an image model</source>
      <translation>画像モデルの使用</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>ONNX models (*.onnx)</source>
      <translation>ONNX モデル (*.onnx)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Protect my files</source>
      <translation>ファイルを保護する</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No moving, renaming or deleting.</source>
      <translation>移動、名前の変更、削除をしません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show…</source>
      <translation>表示…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Keep sidecars up to date</source>
      <translation>サイドカーを最新に保つ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Small files beside the photos that other programs read.</source>
      <translation>他のアプリが読む、写真の横の小さなファイル。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Name sidecars photo.xmp, as Lightroom does</source>
      <translation>サイドカーを Lightroom のように photo.xmp と名付ける</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Stars and keywords</source>
      <translation>星とキーワード</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Follow the system</source>
      <translation>システムに合わせる</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Light</source>
      <translation>ライト</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dark</source>
      <translation>ダーク</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show RAW and JPEG as one photo</source>
      <translation>RAWとJPEGを1枚の写真として表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>They share their stars, and are binned together.</source>
      <translation>星は共通で、ゴミ箱にも一緒に入ります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart to change the language.</source>
      <translation>言語の変更には再起動が必要です。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>As the system</source>
      <translation>システムに合わせる</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Pages of settings</source>
      <translation>設定のページ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Click a field and press the keys that you want.</source>
      <translation>欄をクリックして、割り当てたいキーを押してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Reset all keys</source>
      <translation>すべてのキーを初期設定に戻す</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>“{text}” has its new key.</source>
      <translation>「{text}」に新しいキーを割り当てました。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>{key} already means “{text}”. Change that one first.</source>
      <translation>{key} はすでに「{text}」に使われています。先にそちらを変更してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>All keys are back to the defaults.</source>
      <translation>すべてのキーを初期設定に戻しました。</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Pause</source>
      <translation>一時停止</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>How long each photo stays</source>
      <translation>1枚あたりの表示時間</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{n} seconds</source>
      <extracomment>of one: {n} second</extracomment>
      <translation>
        <numerusform>{n}秒</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End</source>
      <translation>終了</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End the slide show (Esc)</source>
      <translation>スライドショーを終了 (Esc)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go on</source>
      <translation>再開</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{command} (Space)</source>
      <translation>{command} (スペース)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Slide show</source>
      <translation>スライドショー</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go to the photos first: there are none to show here.</source>
      <translation>先に写真の一覧に移ってください。ここには表示できる写真がありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/labels.py"></location>
      <source>Clear</source>
      <translation>解除</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>subject</source>
      <translation>被写体</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>colour</source>
      <translation>色</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>outlines</source>
      <translation>輪郭</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>texture</source>
      <translation>質感</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>layout</source>
      <translation>構図</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>details</source>
      <translation>細部</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>patterns</source>
      <translation>模様</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>red</source>
      <translation>赤</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>yellow</source>
      <translation>黄</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>green</source>
      <translation>緑</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>blue</source>
      <translation>青</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>purple</source>
      <translation>紫</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Not much alike</source>
      <translation>あまり似ていません</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {first} and {second}</source>
      <translation>{first}と{second}が似ています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {family}</source>
      <translation>{family}が似ています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{family} ({percent}%)</source>
      <translation>{family}（{percent}%）</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>What matters here: {families}</source>
      <translation>ここで大切なもの: {families}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Shows “{word}”</source>
      <translation>「{word}」が写っています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Probably shows “{word}”</source>
      <translation>おそらく「{word}」が写っています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>May show “{word}”</source>
      <translation>「{word}」が写っているかもしれません</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Hardly shows “{word}”</source>
      <translation>「{word}」はほとんど写っていません</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} stars</source>
      <extracomment>of one: {n} star</extracomment>
      <translation>
        <numerusform>星{n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} bytes</source>
      <extracomment>of one: {n} byte</extracomment>
      <translation>
        <numerusform>{n} バイト</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} TB</source>
      <translation>{size} TB</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} kB</source>
      <translation>{size} KB</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} MB</source>
      <translation>{size} MB</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} GB</source>
      <translation>{size} GB</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm:ss</source>
      <comment>pattern of a date</comment>
      <translation>yyyy年M月d日 HH:mm:ss</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} files couldn't be read</source>
      <extracomment>of one: {n} file couldn't be read</extracomment>
      <translation>
        <numerusform>読み込めなかったファイル{n}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} problems</source>
      <extracomment>of one: {n} problem</extracomment>
      <translation>
        <numerusform>問題{n}件</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>a few seconds</source>
      <translation>数秒</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} seconds</source>
      <extracomment>of one: about {n} second</extracomment>
      <translation>
        <numerusform>約{n}秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} minutes</source>
      <extracomment>of one: about {n} minute</extracomment>
      <translation>
        <numerusform>約{n}分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} hours</source>
      <extracomment>of one: about {n} hour</extracomment>
      <translation>
        <numerusform>約{n}時間</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: not reached</source>
      <translation>クラスター: 接続なし</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: no workers</source>
      <translation>クラスター: ワーカーなし</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: {ready} of {n} parts answer</source>
      <extracomment>of one: Cluster: {ready} of {n} part answer</extracomment>
      <translation>
        <numerusform>クラスター: 部分{n}個中{ready}個が応答</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos</source>
      <translation>写真に写っているものを認識しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos: {done} of {total}</source>
      <translation>写真に写っているものを認識しています（{done} / {total}）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading dates, {done} of {n} photos</source>
      <extracomment>of one: Reading dates, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>日付を読み込んでいます（{done} / {n} 枚）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading {done} of {n} photos</source>
      <extracomment>of one: Reading {done} of {n} photo</extracomment>
      <translation>
        <numerusform>写真を読み込んでいます: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos</source>
      <translation>写真を探しています</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos, {done} found so far</source>
      <translation>写真を探しています（これまでに{done}枚）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Paused at {done} of {n} photos</source>
      <extracomment>of one: Paused at {done} of {n} photo</extracomment>
      <translation>
        <numerusform>一時停止中: {n}枚中{done}枚</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/system/desktop.py"></location>
      <source>The folder of {name} can't be opened.</source>
      <translation>{name} のフォルダーを開けません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Another user listens where your Likewise should.</source>
      <translation>別のユーザーが、Likewise の使う通信先をすでに使用しています。</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Likewise is open with this library already, but does not answer.</source>
      <translation>Likewise はこのライブラリをすでに開いていますが、応答がありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Check whether it is waiting for you, or end it and start it again.</source>
      <translation>操作待ちになっていないか確認するか、終了して起動し直してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>A photo, results of which one is liked and one disliked, and better results</source>
      <translation>写真、「好き」と「嫌い」を付けた結果、そしてよりよい結果</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>You can search as soon as the first ones appear.</source>
      <translation>最初の写真が現れたら、すぐに検索できます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Your photos never leave this computer, and Likewise never changes them unless you ask.</source>
      <translation>写真がこのコンピュータから出ることはなく、頼まれない限り変更されません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Start here</source>
      <translation>はじめに</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Find photos by showing one</source>
      <translation>1枚見せるだけで写真が見つかる</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Add folder</source>
      <translation>フォルダを追加</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Try the sample gallery</source>
      <translation>サンプルギャラリーを試す</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Drop a folder of photos here</source>
      <translation>写真のフォルダーをここにドロップ</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Private</source>
      <translation>非公開</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>1 of 3: Point at a photo and click “More like this”.</source>
      <translation>1/3: 写真にカーソルを合わせ、「似た写真を探す」をクリックします。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>2 of 3: Like two or three photos that fit, and watch the others move.</source>
      <translation>2/3: 合う写真 2、3 枚に「好き」を付けると、ほかの写真が並び替わります。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>3 of 3: Click “Save as smart album”. Matching photos are added automatically.</source>
      <translation>3/3: 「スマートアルバムとして保存」をクリックします。合う写真は自動で追加されます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>That's it: the album is at the side. Correct it with thumbs.</source>
      <translation>完了です。アルバムはサイドバーにあります。「好き」「嫌い」で直せます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>The sample gallery can't be kept in {folder}: {strerror}. Free some space there, or make it writable.</source>
      <translation>サンプルギャラリーを {folder} に保存できません: {strerror}。空き容量を増やすか、書き込めるようにしてください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>Drawing the sample gallery: {done} of {total} pictures.</source>
      <translation>サンプルギャラリーを作成しています: {total}枚中{done}枚。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>No photo is named “{words}”, so that was left out.</source>
      <translation>「{words}」という名前の写真はないため、除きました。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Search in this album</source>
      <translation>このアルバムの中を検索</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {n} photos</source>
      <extracomment>of one: like {n} photo</extracomment>
      <translation>
        <numerusform>{n} 枚に似た</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {name}</source>
      <translation>{name} に似た</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>An album that was deleted</source>
      <translation>削除されたアルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>in {place}</source>
      <translation>{place} の中</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Find photos</source>
      <translation>写真を探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Menu</source>
      <translation>メニュー</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the sidebar</source>
      <translation>サイドバーを表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the inspector</source>
      <translation>インスペクタを表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop a folder to add it, or a picture to search with it</source>
      <translation>フォルダーをドロップして追加、または画像をドロップして検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop the picture to search with it</source>
      <translation>画像をドロップして検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Album</source>
      <translation>アルバム</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Search again</source>
      <translation>もう一度検索</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Files are still being worked on. Undo when that is done.</source>
      <translation>ファイルの処理中です。終わってから元に戻してください。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to undo.</source>
      <translation>元に戻すものはありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo</source>
      <translation>やり直す</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redone: {what}.</source>
      <translation>やり直しました: {what}。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to redo.</source>
      <translation>やり直すものはありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo: {what}</source>
      <translation>元に戻す: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo: {what}</source>
      <translation>やり直す: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <translation>大きく表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom in</source>
      <translation>拡大</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom out</source>
      <translation>縮小</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Full screen</source>
      <translation>全画面表示</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command…</source>
      <translation>コマンドを探す…</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command</source>
      <translation>コマンドを探す</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Type what you want to do, or where to go</source>
      <translation>したいこと、行きたい場所を入力</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>No command or place is called that.</source>
      <translation>その名前のコマンドや場所はありません。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For this search</source>
      <translation>この検索</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For {n} photos</source>
      <extracomment>of one: For {n} photo</extracomment>
      <translation>
        <numerusform>{n} 枚の写真</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Other commands</source>
      <translation>その他のコマンド</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source># Likewise {version}

Finds the photos that are like one of yours, and learns from your thumbs what you mean by alike.
Your photos never leave this computer and are never changed, unless you ask for it.

Free software under the MIT licence. It stands on Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow and
others, all named below with their licences. NOTICES.md, which comes with it, tells of weights
and data.

Python {python}, Qt {qt}, {system}</source>
      <translation># Likewise {version}

手持ちの写真に似た写真を見つけ、あなたの評価から「似ている」の意味を学びます。
写真がこのコンピューターの外に出ることはなく、指示しない限り変更されることもありません。

MIT ライセンスのフリーソフトウェアです。Qt、NumPy、OpenCV、SciPy、scikit-learn、Pillow などを
利用しています。そのすべてとライセンスを以下に記します。重みとデータについては、付属の NOTICES.md をご覧ください。

Python {python}、Qt {qt}、{system}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Copy a report of what went wrong</source>
      <translation>問題のレポートをコピー</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>A report was copied. It names no file, and you can paste it anywhere.</source>
      <translation>レポートをコピーしました。ファイル名は含まれず、どこにでも貼り付けられます。</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Guide</source>
      <translation>ガイド</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Restart safely, without plug-ins</source>
      <translation>プラグインなしで安全に再起動</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>About Likewise</source>
      <translation>Likewise について</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/albums.py"></location>
      <source>There is nothing to undo in this album.</source>
      <translation>このアルバムには元に戻せる変更がありません。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/backup_thread.py"></location>
      <source>by hand</source>
      <translation>手動</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>No library is open yet. Add a folder of photos first.</source>
      <translation>まだライブラリが開かれていません。先に写真のフォルダーを追加してください。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>The backup is restored. What was there before is in {aside}.</source>
      <translation>バックアップを復元しました。以前の内容は {aside} にあります。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{n} pairs of photos could not be compared: copies may be missing here.</source>
      <extracomment>of one: {n} pair of photos could not be compared: copies may be missing here.</extracomment>
      <translation>
        <numerusform>{n}組の写真を比較できませんでした。ここにないコピーがあるかもしれません。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>This group has changed. Look for duplicates again.</source>
      <translation>このグループは変更されています。もう一度重複を探してください。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>Looking for duplicates ended too soon: {reason}</source>
      <translation>重複の検索が途中で終わりました: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{left} stay: {reason}</source>
      <translation>{left}はそのままです: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Photos are read without an image model from now on.</source>
      <translation>今後は画像モデルなしで写真を読み込みます。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Trying the model {name}…</source>
      <translation>モデル {name} を試しています…</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Stopped. What was read is kept; “Rescan” reads the rest.</source>
      <translation>停止しました。読み込んだ分は残ります。残りは「再スキャン」で読み込みます。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/folders.py"></location>
      <source>{n} new photos.</source>
      <extracomment>of one: {n} new photo.</extracomment>
      <translation>
        <numerusform>新しい写真が{n}枚あります。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/marks.py"></location>
      <source>A sidecar can't be read. {first}</source>
      <translation>サイドカーを読み込めません。{first}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/marks.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>And {n} more.</source>
      <extracomment>of one: And {n} more.</extracomment>
      <translation>
        <numerusform>ほか{n}件。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Profile exported to {path}.</source>
      <translation>プロファイルを {path} にエクスポートしました。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>{name} is ready to use.</source>
      <translation>{name} を使えるようになりました。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Learning from folders is under way already.</source>
      <translation>すでにフォルダーから学習しています。</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Stopped. Nothing was learned from the folders.</source>
      <translation>停止しました。フォルダーからは何も学習していません。</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/full_loader.py"></location>
      <source>There is not enough memory left to show it in full.</source>
      <translation>メモリーが足りないため、原寸では表示できません。</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>This can't be searched with. {reason}</source>
      <translation>これでは検索できません。{reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_files.py"></location>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} can't be read: {strerror}.</source>
      <translation>{name} を読み込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_loader.py"></location>
      <source>No thumbnail can be made: {strerror}.</source>
      <translation>サムネイルを作成できません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>A process that reads photos can't be started: {strerror}.</source>
      <translation>写真を読み込むプロセスを起動できません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Close other programs, then try again.</source>
      <translation>ほかのプログラムを閉じて、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>gave an invalid answer</source>
      <translation>無効な応答を返しました</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Starting a process that reads photos {fault}.</source>
      <translation>写真を読み込むプロセスの起動が{fault}。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>Start Likewise again; if that doesn't help, reinstall it.</source>
      <translation>Likewise を起動し直してください。それでも変わらなければ、再インストールしてください。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Reading it {fault}.</source>
      <translation>読み込みが{fault}。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds</source>
      <translation>{seconds}秒を超えました</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds; its disk or network may not answer</source>
      <translation>{seconds}秒を超えました。ディスクまたはネットワークが応答していない可能性があります</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took more than {seconds} seconds of computing</source>
      <translation>計算時間の上限{seconds}秒を超えました</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (signal {signal})</source>
      <translation>異常終了しました（シグナル {signal}）</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (exit code {code})</source>
      <translation>異常終了しました（終了コード {code}）</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>It was not waited for.</source>
      <translation>完了を待たずに打ち切りました。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it needs more memory than is allowed.</source>
      <translation>読み込みに必要なメモリーが、使える上限を超えています。</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it failed: {error}.</source>
      <translation>読み込みに失敗しました: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/extraction.py"></location>
      <source>Its {name} can't be told: it gave numbers that are not finite.</source>
      <translation>{name}を求められません。計算結果が有限の数になりませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Photos are read without recognising what is in them. {reason}</source>
      <translation>写っているものは認識されません。{reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>{reason} The image model was not changed.</source>
      <translation>{reason}画像モデルは変更されていません。</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Comparing what is in the pictures failed: {reason}</source>
      <translation>写っているものの比較に失敗しました: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Scan again; until it succeeds, searches go without it.</source>
      <translation>もう一度スキャンしてください。成功するまで、これを使わずに検索します。</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>There is no room left to keep what was found in the photos.</source>
      <translation>写真から得た情報を保存する空き容量がありません。</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>Make space on the disk of the library, then look for new photos again.</source>
      <translation>ライブラリのディスクの空き容量を増やし、もう一度新しい写真を探してください。</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>The processes that compare photos keep crashing.</source>
      <translation>写真を比較するプロセスが何度も終了します。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{n} sidecars written.</source>
      <extracomment>of one: {n} sidecar written.</extracomment>
      <translation>
        <numerusform>{n}個のサイドカーを書き出しました。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{parent}: {reason}</source>
      <translation>{parent}: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map was not finished.</source>
      <translation>マップは完成しませんでした。</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>It is made again when the map is opened.</source>
      <translation>マップを開くと、もう一度作られます。</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map can't be kept: {error}.</source>
      <translation>マップを保存できません: {error}。</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>Make room on the disk.</source>
      <translation>ディスクの空き容量を増やしてください。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} is damaged, or not the file that it should be.</source>
      <translation>{name} が壊れているか、本来のファイルではありません。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds a tensor without a storage.</source>
      <translation>重みファイルに格納先のないテンソルがあります。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a tensor is not inside its storage.</source>
      <translation>重みファイルが壊れています。テンソルが格納先に収まっていません。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>This is no little-endian checkpoint of the old format.</source>
      <translation>旧形式のリトルエンディアンの重みファイルではありません。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: {error}.</source>
      <translation>重みファイルが壊れています: {error}。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint wants {module}.{name}, which no weights need.</source>
      <translation>重みファイルが {module}.{name} を要求していますが、重みには不要なものです。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds something else than whole storages.</source>
      <translation>重みファイルに完全な格納データ以外のものがあります。</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a storage has another size.</source>
      <translation>重みファイルが壊れています。格納データの大きさが違います。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is empty.</source>
      <translation>ファイルが空です。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} says it is {width} x {height} pixels; we read at most {value} megapixels of a picture of this kind.</source>
      <translation>{name} は {width} x {height} ピクセルとされていますが、この種類の画像で読めるのは最大 {value} メガピクセルです。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} has no pixels.</source>
      <translation>{name} にはピクセルがありません。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} does not exist.</source>
      <translation>{name} はありません。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is not a file.</source>
      <translation>{name} はファイルではありません。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} can't be read: {value}.</source>
      <translation>{name} を読み込めません: {value}。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>Not a supported image format.</source>
      <translation>対応していない画像形式です。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} needs more memory than there is.</source>
      <translation>{name} にはメモリが足りません。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is damaged: {detail}.</source>
      <translation>ファイルが破損しています: {detail}。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} is larger than {value} MB, too large for a picture.</source>
      <translation>{name} は {value} MB を超えており、画像としては大きすぎます。</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is incomplete.</source>
      <translation>ファイルが途中で切れています。</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin with 3 x 3 pixels.</source>
      <translation>ネットワークが 3 x 3 ピクセルで始まっていません。</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin and end with a convolution.</source>
      <translation>ネットワークの最初と最後が畳み込みではありません。</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>These weights are no EfficientNet-Lite's: {error}.</source>
      <translation>この重みは EfficientNet-Lite のものではありません: {error}。</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} makes {dimension} numbers of a picture and {value} of a sentence: its halves don't belong together.</source>
      <translation>{name} は画像から {dimension} 個、文から {value} 個の数を作ります。両半分が合っていません。</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} can't be read: {strerror}.</source>
      <translation>モデル {source} を読み込めません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} changed while it was looked at.</source>
      <translation>モデル {source} は確認中に変更されました。</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} is larger than {value} GB.</source>
      <translation>{name} は {value} GB を超えています。</translation>
    </message>
    <message>
      <location filename="../../features/normalisation.py"></location>
      <source>The sample of {name} holds NaN or infinite entries; extract it again.</source>
      <translation>{name} の標本に NaN または無限大の値があります。抽出し直してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} has to hold one JSON object.</source>
      <translation>{name} には JSON オブジェクトが一つ必要です。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} doesn't say how large its pictures are. Write {"size": [224, 224]}, or what is right for it, into {value}.</source>
      <translation>{name} に画像の大きさの指定がありません。{value} に {"size": [224, 224]} か、適切な値を書いてください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is no model for pictures: its input has the shape {value}, not [1, 3, height, width] or [1, height, width, 3]. Choose another model.</source>
      <translation>{name} は画像用のモデルではありません。入力の形が {value} で、[1, 3, height, width] でも [1, height, width, 3] でもありません。別のモデルを選んでください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants {value} pictures at a time. Export it for one picture, or any number.</source>
      <translation>{name} は一度に {value} 枚の画像を必要とします。1 枚用か任意の枚数用に書き出してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>The size of {name}'s pictures has to be [width, height] in pixels.</source>
      <translation>{name} の画像の大きさは [width, height] (ピクセル) で指定してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants pictures of {value} x {value_} pixels; from {value__} to {value___} can be given.</source>
      <translation>{name} は {value} x {value_} ピクセルの画像を必要としますが、渡せるのは {value__} から {value___} までです。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“output” of {name} has to be the name of one of its outputs.</source>
      <translation>{name} の「output」は出力の名前のいずれかでなければなりません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout}.</source>
      <translation>{file} は {name} と矛盾します。入力は {layout} です。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels.</source>
      <translation>{file} は {name} と矛盾します。入力は {height} x {width} ピクセルの {layout} です。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is too large to hold settings.</source>
      <translation>{name} は設定のファイルとしては大きすぎます。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <location filename="../../features/text_model.py"></location>
      <source>{name} can't be read as JSON: {error}.</source>
      <translation>{name} を JSON として読めません: {error}。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{source} says “{key}”, which is none of {value}.</source>
      <translation>{source} に「{key}」とありますが、{value} のいずれでもありません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be one of {value}.</source>
      <translation>{name} の「{key}」は {value} のいずれかでなければなりません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be three numbers of at most {MOST}, “std” of at least {LEAST_STD}.</source>
      <translation>{name} の「{key}」は {MOST} 以下の三つの数、「std」は {LEAST_STD} 以上でなければなりません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>The image model {name} is not in the library any more. Choose it again, or use none.</source>
      <translation>画像モデル {name} はもうライブラリにありません。もう一度選ぶか、使わない設定にしてください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {value} inputs ({names}), not one picture. Export the part of it that sees pictures.</source>
      <translation>{name} の入力は画像一つではなく {value} 個 ({names}) です。画像を見る部分を書き出してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {type}, which no picture can be given as.</source>
      <translation>{name} は {type} を必要としますが、画像をその形で渡すことはできません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} has no output “{output}”, but {value}.</source>
      <translation>{name} に出力「{output}」はありません。あるのは {value} です。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {dtype} of shape {value}, not one vector a picture.</source>
      <translation>{name} の出力は形 {value} の {dtype} で、画像ごとに一つのベクトルではありません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {value} numbers a picture; at most {MOST_ENTRIES} can be kept. Name another output, or "pool", in its side file.</source>
      <translation>{name} は画像ごとに {value} 個の数を出しますが、保存できるのは最大 {MOST_ENTRIES} 個です。付属ファイルで別の出力か "pool" を指定してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers that are not finite.</source>
      <translation>{name} が有限でない数を出しました。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers beyond {LARGEST}. Let "normalise" be "l2" in its side file, or name another output.</source>
      <translation>{name} が {LARGEST} を超える数を出しました。付属ファイルで "normalise" を "l2" にするか、別の出力を指定してください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives vectors of different lengths.</source>
      <translation>{name} の出すベクトルの長さが揃っていません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} is no ONNX model that can be opened: {value}. A model has to be one file, with its weights inside.</source>
      <translation>{name} は開ける ONNX モデルではありません: {value}。モデルは重みを含む一つのファイルでなければなりません。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>Image models need onnxruntime, which is not installed. Reinstall Likewise with everything it needs; or use no image model.</source>
      <translation>画像モデルには onnxruntime が必要ですが、インストールされていません。必要なものすべてとともに Likewise を再インストールするか、画像モデルを使わない設定にしてください。</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} failed on a picture: {value}.</source>
      <translation>{name} が画像の処理に失敗しました: {value}。</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} gave no vector of {dimension} numbers from 0 to 1.</source>
      <translation>モダリティ {name} が 0 から 1 までの {dimension} 個の数のベクトルを出しませんでした。</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} failed on it: {said}.</source>
      <translation>モダリティ {name} が失敗しました: {said}。</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} says it is {raw_width} x {raw_height} pixels; we read at most {value} megapixels of a raw file without a preview.</source>
      <translation>{name} は {raw_width} x {raw_height} ピクセルとされていますが、プレビューのない RAW ファイルで読めるのは最大 {value} メガピクセルです。</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} is a raw file of a kind that we don't know, or damaged: {value}.</source>
      <translation>{name} は未知の種類の RAW ファイルか、壊れています: {value}。</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it.</source>
      <translation>RAW ファイルには rawpy が必要ですが、インストールされていません。`pip install likewise[raw]` でインストールできます。</translation>
    </message>
    <message>
      <location filename="../../features/resized_copy.py"></location>
      <source>{name} is larger than a WebP can be; choose a smaller size.</source>
      <translation>{name} は WebP の上限を超えています。小さい大きさを選んでください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime, which runs the network, is not installed. Reinstall Likewise with everything it needs.</source>
      <translation>ネットワークを動かす onnxruntime がインストールされていません。必要なものすべてとともに Likewise を再インストールしてください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network's weights are not installed. Reinstall Likewise with everything it needs.</source>
      <translation>ネットワークの重みがインストールされていません。必要なものすべてとともに Likewise を再インストールしてください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime can't be loaded: {said}. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime を読み込めません: {said}。必要なものすべてとともに Likewise を再インストールしてください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime {__version__} can't run the network: {value}. Install another version of it.</source>
      <translation>onnxruntime {__version__} ではネットワークを動かせません: {value}。別のバージョンをインストールしてください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>{error} Reinstall Likewise with everything it needs.</source>
      <translation>{error} 必要なものすべてとともに Likewise を再インストールしてください。</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network can't be kept in {folder}: {strerror}.</source>
      <translation>ネットワークを {folder} に保存できません: {strerror}。</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants {value}, which is more than a sentence.</source>
      <translation>{name} は {value} を必要としますが、文だけでは足りません。</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants sentences of {length} tokens; from {value} to {value_} can be given.</source>
      <translation>{name} は {length} トークンの文を必要としますが、渡せるのは {value} から {value_} までです。</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>To read sentences, models need tokenizers, which is not installed. Install it, or choose the part that sees pictures.</source>
      <translation>文を読むにはモデルに tokenizers が必要ですが、インストールされていません。インストールするか、画像を見る部分を選んでください。</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} is no tokenizer that can be read: {said}.</source>
      <translation>{name} は読み取れるトークナイザーではありません: {said}。</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} failed on a sentence: {value}.</source>
      <translation>{name} は文の処理に失敗しました: {value}。</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} needs {words} distinct descriptors, the sample has {value}; add photos.</source>
      <translation>{name} には異なる記述子が {words} 個必要ですが、標本には {value} 個しかありません。写真を追加してください。</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} is not a readable vocabulary: {error}.</source>
      <translation>{name} は読める語彙ではありません: {error}。</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} was written by another version.</source>
      <translation>{name} は別のバージョンで書かれました。</translation>
    </message>
  </context>
</TS>
