<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
  <context>
    <name>likewise</name>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>The connection to {scheduler} is not encrypted: whoever can reach that network can read the photos' features and run programs on the workers.</source>
      <translation>الاتصال مع {scheduler} غير مشفر: يستطيع كل من يصل إلى تلك الشبكة قراءة سمات الصور وتشغيل برامج على العمال.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{scheduler} is another computer, and the connection would not be encrypted.</source>
      <translation>{scheduler} حاسوب آخر، ولن يكون الاتصال مشفرًا.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with --insecure.</source>
      <translation>استخدم tls:// مع --tls-ca و--tls-cert و--tls-key، أو اقبل المخاطرة بالخيار --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{address} is not the address of a Dask scheduler.</source>
      <translation>{address} ليس عنوان مجدول Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.</source>
      <translation>اكتب local أو tls://HOST:PORT أو tcp://127.0.0.1:PORT.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} is on another computer, and the connection to it would not be encrypted.</source>
      <translation>العامل {worker} على حاسوب آخر، ولن يكون الاتصال به مشفرًا.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Use TLS for the whole cluster, or take the risk with --insecure.</source>
      <translation>استخدم TLS للعنقود كله، أو اقبل المخاطرة بالخيار --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Clusters need the package dask.distributed, which is not installed.</source>
      <translation>تحتاج العناقيد إلى الحزمة dask.distributed، وهي غير مثبتة.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install it with: pip install likewise[cluster]</source>
      <translation>ثبّتها بالأمر: pip install likewise[cluster]</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The cluster at {scheduler} can't be reached: {error}.</source>
      <translation>يتعذر الوصول إلى العنقود على {scheduler}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no answer</source>
      <translation>لا جواب</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check that its scheduler runs, and that this computer may connect to it.</source>
      <translation>تأكد من أن مجدوله يعمل وأن هذا الحاسوب يُسمح له بالاتصال به.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler at {scheduler} has no workers.</source>
      <translation>المجدول على {scheduler} بلا عمال.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Start some: dask worker {scheduler}</source>
      <translation>شغّل بعضهم: dask worker {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler</source>
      <translation>المجدول</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} has no Likewise: {found}.</source>
      <translation>العامل {worker} ليس عليه Likewise: {found}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install likewise[cluster] {version} where the worker runs.</source>
      <translation>ثبّت likewise[cluster] {version} حيث يعمل العامل.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker}</source>
      <translation>العامل {worker}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{end} has {name} {theirs}, this computer {ours}.</source>
      <translation>على {end}: {name} {theirs}، وعلى هذا الحاسوب: {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install the same versions on all of them.</source>
      <translation>ثبّت الإصدارات نفسها عليها كلها.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{scheduler} needs certificates.</source>
      <translation>يحتاج {scheduler} إلى شهادات.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's configuration.</source>
      <translation>حدّد --tls-ca و--tls-cert و--tls-key، أو اضبط distributed.comm.tls في إعدادات Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The certificate file {file} does not exist.</source>
      <translation>ملف الشهادة {file} غير موجود.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check the --tls options, and distributed.comm.tls in Dask's settings.</source>
      <translation>تحقق من خيارات --tls ومن distributed.comm.tls في إعدادات Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>it does not see {folder}</source>
      <translation>لا يرى {folder}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>This worker has Likewise {own}, not {other}.</source>
      <translation>على هذا العامل Likewise {own} وليس {other}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>Install the same version everywhere.</source>
      <translation>ثبّت الإصدار نفسه في كل مكان.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} has other features than this computer.</source>
      <translation>على العامل {worker} سمات غير التي على هذا الحاسوب.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install the same version of Likewise on both.</source>
      <translation>ثبّت الإصدار نفسه من Likewise على كليهما.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} does not see {folder}.</source>
      <translation>لا يرى العامل {worker} المجلد {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the library's folder there, at the same path.</source>
      <translation>أوصل مجلد المكتبة هناك بالمسار نفسه.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't see what is in a photo: {error}</source>
      <translation>لا يستطيع العامل {worker} رؤية ما في صورة: {error}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install Likewise there as it is on this computer.</source>
      <translation>ثبّت Likewise هناك كما هو على هذا الحاسوب.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The cluster at {scheduler} has no workers any more.</source>
      <translation>لم يعد للعنقود على {scheduler} عمال.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Start some, and run again; it goes on where it was.</source>
      <translation>شغّل بعضهم، ثم نفّذ مجددًا؛ فيتابع من حيث كان.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>A worker failed: {error}.</source>
      <translation>فشل عامل: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Its own log tells more. Run again; it goes on where it was.</source>
      <translation>سجله يبيّن المزيد. نفّذ مجددًا؛ فيتابع من حيث كان.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't read {path}, which this computer can.</source>
      <translation>لا يستطيع العامل {worker} قراءة {path}، وهذا الحاسوب يستطيع.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the folder of the photos there, at the same path.</source>
      <translation>أوصل مجلد الصور هناك بالمسار نفسه.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the cluster at {scheduler} is still being reached</source>
      <translation>ما زال الاتصال بالعنقود على {scheduler} جاريًا</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the scheduler at {scheduler} does not answer</source>
      <translation>المجدول على {scheduler} لا يجيب</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>{answered} of {n} parts answered. Missing: {missing}.</source>
      <extracomment>of one: {answered} of {n} part answered. Missing: {missing}.</extracomment>
      <translation>
        <numerusform>أجاب {answered} من {n} جزء. الناقص: {missing}.</numerusform>
        <numerusform>أجاب {answered} من جزء واحد. الناقص: {missing}.</numerusform>
        <numerusform>أجاب {answered} من جزأين. الناقص: {missing}.</numerusform>
        <numerusform>أجاب {answered} من {n} أجزاء. الناقص: {missing}.</numerusform>
        <numerusform>أجاب {answered} من {n} جزءًا. الناقص: {missing}.</numerusform>
        <numerusform>أجاب {answered} من {n} جزء. الناقص: {missing}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no worker holds it</source>
      <translation>لا عامل يحمله</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} can't open it ({failed})</source>
      <translation>يتعذر على {worker} فتحه ({failed})</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} does not answer</source>
      <translation>{worker} لا يجيب</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} is opening it</source>
      <translation>{worker} يفتحه الآن</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} did not answer in time</source>
      <translation>لم يجب {worker} في الوقت المحدد</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} failed ({error})</source>
      <translation>فشل {worker} ({error})</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There is no album called “{wanted}”.</source>
      <translation>لا يوجد ألبوم اسمه «{wanted}».</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {known}.</source>
      <translation>الموجود: {known}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There are no albums yet.</source>
      <translation>لا توجد ألبومات بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>This album is not there any more.</source>
      <translation>لم يعد هذا الألبوم موجودًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Choose another one.</source>
      <translation>اختر ألبومًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Made the album “{wanted}”</source>
      <translation>أُنشئ الألبوم «{wanted}»</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Renamed “{old}” to “{new}”</source>
      <translation>أُعيدت تسمية «{old}» إلى «{new}»</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Deleted the album “{name}”</source>
      <translation>حُذف الألبوم «{name}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Added {n} photos to “{name}”</source>
      <extracomment>of one: Added {n} photo to “{name}”</extracomment>
      <translation>
        <numerusform>أُضيفت {n} صورة إلى «{name}»</numerusform>
        <numerusform>أُضيفت صورة واحدة إلى «{name}»</numerusform>
        <numerusform>أُضيفت صورتان إلى «{name}»</numerusform>
        <numerusform>أُضيفت {n} صور إلى «{name}»</numerusform>
        <numerusform>أُضيفت {n} صورة إلى «{name}»</numerusform>
        <numerusform>أُضيفت {n} صورة إلى «{name}»</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Took {n} photos out of “{name}”</source>
      <extracomment>of one: Took {n} photo out of “{name}”</extracomment>
      <translation>
        <numerusform>أُخرجت {n} صورة من «{name}»</numerusform>
        <numerusform>أُخرجت صورة واحدة من «{name}»</numerusform>
        <numerusform>أُخرجت صورتان من «{name}»</numerusform>
        <numerusform>أُخرجت {n} صور من «{name}»</numerusform>
        <numerusform>أُخرجت {n} صورة من «{name}»</numerusform>
        <numerusform>أُخرجت {n} صورة من «{name}»</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Moved {n} photos in “{name}”</source>
      <extracomment>of one: Moved {n} photo in “{name}”</extracomment>
      <translation>
        <numerusform>نُقلت {n} صورة داخل «{name}»</numerusform>
        <numerusform>نُقلت صورة واحدة داخل «{name}»</numerusform>
        <numerusform>نُقلت صورتان داخل «{name}»</numerusform>
        <numerusform>نُقلت {n} صور داخل «{name}»</numerusform>
        <numerusform>نُقلت {n} صورة داخل «{name}»</numerusform>
        <numerusform>نُقلت {n} صورة داخل «{name}»</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Chose the cover of “{name}”</source>
      <translation>اختير غلاف «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>The line lies between 0 and 1.</source>
      <translation>يقع الحد بين 0 و1.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Move it to where photos end.</source>
      <translation>انقله إلى حيث تنتهي الصور.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Changed how strict “{name}” is</source>
      <translation>تغيير صرامة «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undone: {what}.</source>
      <translation>تم التراجع: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>An album needs a name.</source>
      <translation>يحتاج الألبوم إلى اسم.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Type at least one letter.</source>
      <translation>اكتب حرفًا واحدًا على الأقل.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>This search is already an album.</source>
      <translation>هذا البحث ألبوم أصلًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>Open it, or start another search.</source>
      <translation>افتحه، أو ابدأ بحثًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>There is already an album called “{name}”.</source>
      <translation>يوجد ألبوم اسمه «{name}» من قبل.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>Choose another name.</source>
      <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Check that the disk is there, has space and may be written to.</source>
      <translation>تأكد من أن القرص متصل وفيه مساحة وأن الكتابة عليه مسموحة.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>There was not enough memory for this.</source>
      <translation>لم تكفِ الذاكرة لذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>Close other programs, then do it again.</source>
      <translation>أغلق برامج أخرى، ثم أعد المحاولة.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>The disk reported an error: {error}.</source>
      <translation>لم ينفّذ القرص ما طُلب منه: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>{path} can't be read or written: {error}.</source>
      <translation>تتعذر قراءة {path} أو الكتابة إليه: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{number}%</source>
      <translation>{number}٪</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{first} {second}</source>
      <comment>two sentences</comment>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{first}, {next}</source>
      <comment>a list</comment>
      <translation>{first}، {next}</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{folder} is not a library, and not empty.</source>
      <translation>{folder} ليس مكتبة، وفيه أشياء أخرى.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Choose a folder for the library alone, such as {folder}.</source>
      <translation>اختر مجلدًا للمكتبة وحدها، مثل {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{link} is a link, which a library can't contain.</source>
      <translation>{link} رابط، والمكتبة لا تحوي روابط.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Remove it, or put what it leads to in its place.</source>
      <translation>أزله، أو ضع مكانه ما يؤدي إليه.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/safe_start.py"></location>
      <source>This is a safe start: without plug-ins, image model, cluster and watching. New photos are read at the next usual start.</source>
      <translation>هذا بدء آمن: بلا إضافات ولا نموذج صور ولا عنقود ولا مراقبة. تُقرأ الصور الجديدة عند البدء المعتاد التالي.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>“{path}” is neither a file, a folder nor a command.</source>
      <translation>«{path}» ليس ملفًا ولا مجلدًا ولا أمرًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>{most} folders can be added at once, not {n}.</source>
      <translation>يمكن إضافة {most} من المجلدات دفعة واحدة، لا {n}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Add the folder that they are in.</source>
      <translation>أضف المجلد الذي يحويها.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>The window that is open is of another version of Likewise.</source>
      <translation>النافذة المفتوحة من إصدار آخر من Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Close it first, then start this one.</source>
      <translation>أغلقها أولًا ثم شغّل هذه.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>What this start asks for can't be read.</source>
      <translation>تتعذر قراءة ما يطلبه هذا التشغيل.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>All photos of its group would go.</source>
      <translation>ستذهب كل صور مجموعتها.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, is not there.</source>
      <translation>{photo}، التي يُفترض أن تبقى، غير موجودة.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, has changed: look for new photos first.</source>
      <translation>{photo}، التي يُفترض أن تبقى، تغيرت: ابحث عن الصور الجديدة أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>It is the very file that would stay, seen in two places: {path}.</source>
      <translation>إنه الملف نفسه الذي كان سيبقى، ويظهر في مكانين: {path}.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a protected folder</source>
      <translation>في مجلد محمي</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a protected folder</source>
      <translation>ليست في مجلد محمي</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a preferred folder</source>
      <translation>في مجلد مفضّل</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a preferred folder</source>
      <translation>ليست في مجلد مفضّل</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Most stars</source>
      <translation>أكثر النجوم</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Fewer stars</source>
      <translation>نجوم أقل</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest</source>
      <translation>الأكبر</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller copy</source>
      <translation>نسخة أصغر</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Least compressed</source>
      <translation>الأقل ضغطًا</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>More compressed</source>
      <translation>أكثر ضغطًا</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Sharpest</source>
      <translation>الأوضح</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Less sharp</source>
      <translation>أقل وضوحًا</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken first</source>
      <translation>الأقدم التقاطًا</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken later</source>
      <translation>التُقطت لاحقًا</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest file</source>
      <translation>أكبر ملف</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller file</source>
      <translation>ملف أصغر</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Oldest file</source>
      <translation>أقدم ملف</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Newer file</source>
      <translation>ملف أحدث</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>One to keep</source>
      <translation>واحدة للإبقاء</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same photo again</source>
      <translation>الصورة نفسها مرة أخرى</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same file again</source>
      <translation>الملف نفسه مرة أخرى</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>No date</source>
      <translation>بلا تاريخ</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>A stack needs two photos or more.</source>
      <translation>يحتاج التكديس إلى صورتين أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Select two photos or more.</source>
      <translation>حدد صورتين أو أكثر.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>This photo is not in a stack.</source>
      <translation>هذه الصورة ليست في تكديس.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Stack it with another one first.</source>
      <translation>اجمعها في رزمة مع صورة أخرى أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>File</source>
      <translation>الملف</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Where</source>
      <translation>المكان</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Camera</source>
      <translation>الكاميرا</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>1/{part} s</source>
      <translation>⁦1/{part}⁩ ث</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{seconds} s</source>
      <translation>{seconds} ث</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{length} mm</source>
      <translation>{length} مم</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{metres} m above the sea</source>
      <translation>{metres} م فوق سطح البحر</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>fired</source>
      <translation>انطلق</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>did not fire</source>
      <translation>لم ينطلق</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Format</source>
      <translation>التنسيق</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Height</source>
      <translation>الارتفاع</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Photographer</source>
      <translation>المصور</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer</source>
      <translation>مصور</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer {value}</source>
      <translation>المصور {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>camera</source>
      <translation>كاميرا</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Lens</source>
      <translation>العدسة</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens</source>
      <translation>عدسة</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens {value}</source>
      <translation>العدسة {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure</source>
      <translation>التعريض</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Aperture</source>
      <translation>فتحة العدسة</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure bias</source>
      <translation>تعويض التعريض</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{stops} EV</source>
      <translation>{stops} EV</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Focal length</source>
      <translation>البعد البؤري</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>On 35 mm film</source>
      <translation>على فيلم 35 مم</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Flash</source>
      <translation>الفلاش</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>It is a link, or its folder is; only the file itself can be moved or binned.</source>
      <translation>هو رابط، أو مجلده رابط؛ الملف نفسه وحده يمكن نقله أو وضعه في سلة المهملات.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Copying works.</source>
      <translation>النسخ ممكن.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>The folder {folder} has become a link.</source>
      <translation>أصبح المجلد {folder} رابطًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Choose the folder again.</source>
      <translation>اختر المجلد من جديد.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The folder {folder} is not there any more.</source>
      <translation>لم يعد المجلد {folder} موجودًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{error} Its copy {target} is whole.</source>
      <translation>{error} نسخته {target} سليمة.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>There is another {name} in {parent} by now.</source>
      <translation>أصبح في {parent} ملف آخر باسم {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{parent} is away, so it can't be told what became of {name}.</source>
      <translation>{parent} غير متصل، فلا يمكن معرفة ما حدث لـ {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Restore them in the system's bin. Likewise recognises them when it looks for new photos.</source>
      <translation>استعدها من سلة مهملات النظام. سيتعرّف عليها Likewise عند البحث عن صور جديدة.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The bin's disk is full.</source>
      <translation>قرص سلة المهملات ممتلئ.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Empty the bin, then try again.</source>
      <translation>أفرغ سلة المهملات ثم حاول مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The disk of {parent} has no bin that you may use.</source>
      <translation>ليس في قرص {parent} سلة مهملات يمكنك استخدامها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Move it to a folder instead; Likewise never deletes.</source>
      <translation>انقلها إلى مجلد بدلًا من ذلك؛ Likewise لا يحذف أبدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>It is not in the bin any more.</source>
      <translation>لم يعد في سلة المهملات.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>What the bin has of this name is another file, or was changed.</source>
      <translation>ما في سلة المهملات بهذا الاسم ملف آخر، أو تغيّر.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} is already in this folder.</source>
      <translation>{name} في هذا المجلد أصلًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} already has this name.</source>
      <translation>{name} يحمل هذا الاسم أصلًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{stem} (makes way){ending}</source>
      <translation>{stem} (يفسح المكان){ending}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/files/plan.py"></location>
      <source>{n} files have tags or other attributes, which the disk of {folder} doesn't keep.</source>
      <extracomment>of one: {n} file has tags or other attributes, which the disk of {folder} doesn't keep.</extracomment>
      <translation>
        <numerusform>لا ملفات لها وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
        <numerusform>ملف واحد ({n}) له وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
        <numerusform>ملفان ({n}) لهما وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
        <numerusform>{n} ملفات لها وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
        <numerusform>{n} ملفًا لها وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
        <numerusform>{n} ملف لها وسوم أو سمات أخرى لا يحفظها قرص {folder}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>The library leaves out {folder} by its patterns: photos in there are not shown.</source>
      <translation>تستثني المكتبة {folder} حسب أنماطها: لا تُعرض الصور الموجودة فيه.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Moving, renaming and deleting are off.</source>
      <translation>النقل وإعادة التسمية والحذف معطلة.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Turn off “Protect my files” in the settings.</source>
      <translation>أوقف «حماية ملفاتي» في الإعدادات.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/tables.py"></location>
      <source>It was begun on another machine, or before a backup was restored, so nothing is done about it.</source>
      <translation>بدأ ذلك على حاسوب آخر، أو قبل استعادة نسخة احتياطية، فلا يُفعل به شيء.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There is no folder {folder}.</source>
      <translation>لا يوجد مجلد {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Connect its disk, or choose another folder.</source>
      <translation>وصّل قرصه أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}: {file} is no folder.</source>
      <translation>لا يمكن أن يوجد مجلد {folder}: {file} ليس مجلدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder.</source>
      <translation>اختر مجلدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>{folder} belongs to the library itself.</source>
      <translation>{folder} تابع للمكتبة نفسها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder for photos.</source>
      <translation>اختر مجلدًا للصور.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}.</source>
      <translation>لا يمكن أن يوجد مجلد {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its copy differs from what was written.</source>
      <translation>نسخته ليست كما كُتبت.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Check the disk of the folder.</source>
      <translation>افحص قرص المجلد.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It was changed since Likewise read it. Rescan the folders first, then try again.</source>
      <translation>تغيّر منذ أن قرأه Likewise. أعد فحص المجلدات أولًا ثم حاول مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It is not there any more.</source>
      <translation>لم يعد موجودًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Stopped before its turn.</source>
      <translation>أُوقف قبل أن يأتي دوره.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>A file that belongs to it failed, so all of them stay.</source>
      <translation>تعذّر ذلك مع ملف تابع لها، ولذلك تبقى كلها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Likewise was ended before its turn.</source>
      <translation>أُنهي Likewise قبل أن يأتي دوره.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/library/walk.py"></location>
      <location filename="../../app/core/store/connection.py"></location>
      <source>It is a device or a pipe, not a file.</source>
      <translation>هو جهاز أو أنبوب وليس ملفًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its permissions, or those of its folder, don't allow it.</source>
      <translation>أذوناته أو أذونات مجلده لا تسمح بذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its disk may only be read.</source>
      <translation>قرصه للقراءة فقط.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make the disk writable.</source>
      <translation>اجعل القرص قابلًا للكتابة.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It can't be used: {error}.</source>
      <translation>يتعذر استخدامه: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>There is a {name} in {folder} by now.</source>
      <translation>أصبح في {folder} ملف باسم {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing was replaced.</source>
      <translation>لم يُستبدل شيء.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} is full.</source>
      <translation>قرص {folder} ممتلئ.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make room, then try again.</source>
      <translation>أفسح مكانًا ثم حاول مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} may only be read.</source>
      <translation>قرص {folder} للقراءة فقط.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another folder.</source>
      <translation>اختر مجلدًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>You may not write to {folder}.</source>
      <translation>لا يُسمح لك بالكتابة في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} doesn't take the name {name}.</source>
      <translation>قرص {folder} لا يقبل الاسم {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} can't promise that nothing is replaced.</source>
      <translation>قرص {folder} لا يضمن ألا يُستبدل شيء.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Choose a folder on another disk.</source>
      <translation>اختر مجلدًا على قرص آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing can be written to {folder}: {error}.</source>
      <translation>تتعذر كتابة أي شيء في {folder}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>its name now, without the ending</source>
      <translation>اسمه الحالي بلا الامتداد</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>1, 2, 3 ...; {number:03} gives 001</source>
      <translation>1، 2، 3 ...؛ {number:03} يعطي 001</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the day it was taken; {date:%Y} gives the year</source>
      <translation>يوم التقاطها؛ {date:%Y} يعطي السنة</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the time of that day, as 14-05-59</source>
      <translation>الوقت من ذلك اليوم، مثل 14-05-59</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>0 to 5</source>
      <translation>0 إلى 5</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the name of its folder</source>
      <translation>اسم مجلدها</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A new name needs at least one character.</source>
      <translation>يحتاج الاسم الجديد إلى حرف على الأقل.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern has a { or } without its partner.</source>
      <translation>في النمط قوس { أو } بلا قرينه.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A name can't have a / in it.</source>
      <translation>لا يجوز أن يحتوي الاسم على /.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Photos stay in their folders.</source>
      <translation>تبقى الصور في مجلداتها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>There is no field {field}.</source>
      <translation>لا يوجد حقل {field}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>{field} can't be written as “{form}”.</source>
      <translation>لا يمكن كتابة {field} بالصيغة «{form}».</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern makes the name “{name}”.</source>
      <translation>ينتج عن النمط الاسم «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Names that begin with a dot are hidden; choose another pattern.</source>
      <translation>الأسماء التي تبدأ بنقطة مخفية؛ اختر نمطًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The fields are {fields}.</source>
      <translation>الحقول هي {fields}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Its original is not there any more as it was, so this copy may be the last and stays. Put it into the bin yourself if nobody needs it.</source>
      <translation>لم يعد الأصل موجودًا كما كان، فقد تكون هذه النسخة الأخيرة، ولذلك تبقى. ضعها في سلة المهملات بنفسك إن لم يكن أحد بحاجة إليها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing was done under the number {job}.</source>
      <translation>لم يُنفَّذ شيء بالرقم {job}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>`likewise done` lists all.</source>
      <translation>الأمر `likewise done` يسردها كلها.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This was an undo itself.</source>
      <translation>كان هذا تراجعًا بحد ذاته.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Do it once more instead.</source>
      <translation>نفّذه مرة أخرى بدلًا من ذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing of it is left to undo.</source>
      <translation>لم يبقَ منه ما يمكن التراجع عنه.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>None of these photos is in the library any more.</source>
      <translation>لم تعد أي من هذه الصور في المكتبة.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This can't be tried again as it was.</source>
      <translation>لا يمكن إعادة المحاولة كما كانت.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Select the photos, and do it anew.</source>
      <translation>حدد الصور ونفّذه من جديد.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>This search is already the album “{name}”.</source>
      <translation>هذا البحث هو الألبوم «{name}» أصلًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Correct it with thumbs.</source>
      <translation>صحّحه بالتقييمات.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>“{name}” is filled by hand.</source>
      <translation>«{name}» يُملأ يدويًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>Look at its photos instead.</source>
      <translation>اعرض صوره بدلًا من ذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>The library has no folder number {root}.</source>
      <translation>لا يوجد في المكتبة مجلد رقمه {root}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>`roots` lists them.</source>
      <translation>الأمر `roots` يسردها.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>There are no photos of this library in {absolute}.</source>
      <translation>لا توجد صور من هذه المكتبة في {absolute}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>Add the folder with `likewise index`.</source>
      <translation>أضف المجلد بالأمر `likewise index`.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <location filename="../../app/core/photos/tables.py"></location>
      <source>The library has no photo number {photo}.</source>
      <translation>لا توجد في المكتبة صورة رقمها {photo}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/modalities.py"></location>
      <source>No photos are read, as those of this library were read with {name}, too. {reason}</source>
      <translation>لا تُقرأ أي صور، لأن صور هذه المكتبة قُرئت باستخدام {name} أيضًا. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/library/problems.py"></location>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>Something went wrong inside Likewise; the log has the details.</source>
      <translation>حدث خطأ داخل Likewise؛ التفاصيل في السجل.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>None of the photos of “{name}” are in {folder}.</source>
      <translation>لا توجد أي من صور «{name}» في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Choose the folder that it was renamed to, or moved to, itself.</source>
      <translation>اختر المجلد نفسه الذي نُقل إليه أو سُمّي به.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>{folder} and {other} share photos.</source>
      <translation>{folder} و{other} يشتركان في صور.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Remove that folder from the library first.</source>
      <translation>أزل ذلك المجلد من المكتبة أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} does not answer.</source>
      <translation>المجلد {path} لا يستجيب.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check that its disk or network is there.</source>
      <translation>تأكد من أن قرصه أو شبكته متصلة.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} cannot be opened: {strerror}.</source>
      <translation>يتعذر فتح المجلد {path}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check its name and that you may read it.</source>
      <translation>تحقق من اسمه ومن أن قراءته مسموحة لك.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} is a link that leads back to itself.</source>
      <translation>المجلد {path} رابط يعود إلى نفسه.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Add the folder that it was meant for.</source>
      <translation>أضف المجلد المقصود نفسه.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>The folder cannot be opened: {error}.</source>
      <translation>يتعذر فتح المجلد: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It is a link to a file that is not there.</source>
      <translation>هو رابط إلى ملف غير موجود.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It cannot be looked at: {error}.</source>
      <translation>يتعذر فحصه: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>Its permissions don't allow reading it. It is read once they do.</source>
      <translation>أذوناته لا تسمح بقراءته؛ سيُقرأ حين تسمح.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>it is a link that leads back to itself</source>
      <translation>هو رابط يعود إلى نفسه</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>its path is longer than the system allows</source>
      <translation>مساره أطول مما يسمح به النظام</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>nothing is known of it</source>
      <translation>لا يُعرف عنه شيء</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>“{text}” can't be a keyword.</source>
      <translation>لا يصلح «{text}» كلمةً مفتاحية.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>Give one or more words, at most {most} characters.</source>
      <translation>اكتب كلمة أو أكثر، بحد أقصى {most} من الأحرف.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>A photo can't have {stars} stars.</source>
      <translation>لا يمكن أن يكون للصورة {stars} من النجوم.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>{colour} is no colour label.</source>
      <translation>{colour} ليس وسم لون.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Choose one of {known}, or none.</source>
      <translation>اختر واحدًا من {known}، أو لا شيء.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Writing files next to photos is off.</source>
      <translation>كتابة ملفات بجانب الصور متوقفة.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is no sidecar: no file, or a very large one.</source>
      <translation>{name} ليس ملفًا مرافقًا: ليس ملفًا أو أنه كبير جدًا.</translation>
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
      <translation>برنامج آخر يغيّر {name} باستمرار.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Close it there, then try again.</source>
      <translation>أغلقه هناك ثم حاول مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is a link to another file, so it is left alone.</source>
      <translation>{name} رابط إلى ملف آخر، لذلك تُرك كما هو.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>The sidecar of {photo} was not written: {said}</source>
      <translation>لم يُكتب الملف المرافق للصورة {photo}: {said}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has a document type, which XMP never has.</source>
      <translation>فيه نوع مستند، وهذا لا يكون في XMP أبدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is larger than {most} MB, too large for XMP.</source>
      <translation>حجمه أكبر من {most} م.ب، وهذا كثير على XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>it is empty</source>
      <translation>هو فارغ</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is no well-formed XML: {said}.</source>
      <translation>ليس XML سليم البنية: {said}.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has no RDF in it, so it is no XMP.</source>
      <translation>ليس فيه RDF، فليس ملف XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>before an import</source>
      <translation>قبل استيراد</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>{name} was learned by a version of Likewise that saw other features in photos.</source>
      <translation>تعلّم {name} بإصدار من Likewise كان يرى في الصور سمات أخرى.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>Export it again with this version, or start a new profile.</source>
      <translation>صدّره من جديد بهذا الإصدار، أو ابدأ ملف تعريف جديدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>{path} is not a profile that Likewise exported.</source>
      <translation>{path} ليس ملف تعريف صدّره Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another file.</source>
      <translation>اختر ملفًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>The profile can't be written to {path}: {strerror}.</source>
      <translation>تتعذر كتابة ملف التعريف في {path}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>{after} right instead of {before}</source>
      <translation>{after} صحيحة بدلًا من {before}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learning from {n} folders didn't help ({figures}), so nothing was changed.</source>
      <extracomment>of one: Learning from {n} folder didn't help ({figures}), so nothing was changed.</extracomment>
      <translation>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
        <numerusform>لم يفد التعلّم من {n} مجلد ({figures})، فلم يتغيّر شيء.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learned from {n} folders: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</source>
      <extracomment>of one: Learned from {n} folder: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</extracomment>
      <translation>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
        <numerusform>تعلّم من {n} مجلد: تُعثَر على صور المجلد الواحد أفضل ({figures}). اختر «{profile}» في الإعدادات للبحث به.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Add a folder whose photos are sorted into sub-folders.</source>
      <translation>أضف مجلدًا صوره مرتبة في مجلدات فرعية.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>The pictures of an earlier search can't be read back.</source>
      <translation>تتعذر استعادة صور بحث سابق.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Restore the library from a backup, or start a new search.</source>
      <translation>استعد المكتبة من نسخة احتياطية، أو ابدأ بحثًا جديدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no search number {search}.</source>
      <translation>لا توجد عملية بحث رقمها {search}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Start a new search.</source>
      <translation>ابدأ بحثًا جديدًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no such thumb any more.</source>
      <translation>لم يعد هذا التقييم موجودًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>It was removed already.</source>
      <translation>أُزيل من قبل.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_files.py"></location>
      <source>The profile's file {path} can't be removed: {strerror}.</source>
      <translation>تتعذر إزالة ملف التعريف {path}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>What “{name}” brought along was learned by a version of Likewise that saw other features in photos, so it is left out; the searches made here still count.</source>
      <translation>ما جاء مع «{name}» تعلّمه إصدار من Likewise كان يرى في الصور سمات أخرى، فاستُبعد؛ أما عمليات البحث التي جرت هنا فما زالت تُحتسب.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>No photo has been read yet.</source>
      <translation>لم تُقرأ أي صورة بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>Add a folder of photos first.</source>
      <translation>أضف مجلد صور أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>My photos</source>
      <translation>صوري</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Folders</source>
      <translation>المجلدات</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile number {profile}.</source>
      <translation>لا يوجد ملف تعريف رقمه {profile}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no learner called {learner} here.</source>
      <translation>لا توجد هنا طريقة تعلّم اسمها {learner}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The last profile can't be deleted.</source>
      <translation>لا يمكن حذف آخر ملف تعريف.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Reset it, or make another one first.</source>
      <translation>أعد تعيينه، أو أنشئ غيره أولًا.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The {n} albums that rested on its searches go on with “{name}”.</source>
      <extracomment>of one: The album that rested on its searches goes on with “{name}”.</extracomment>
      <translation>
        <numerusform>لا ألبومات استندت إلى عمليات بحثه لتستمر مع «{name}».</numerusform>
        <numerusform>الألبوم الذي استند إلى عمليات بحثه يستمر مع «{name}».</numerusform>
        <numerusform>الألبومان اللذان استندا إلى عمليات بحثه يستمران مع «{name}».</numerusform>
        <numerusform>الألبومات الـ {n} التي استندت إلى عمليات بحثه تستمر مع «{name}».</numerusform>
        <numerusform>الألبومات الـ {n} التي استندت إلى عمليات بحثه تستمر مع «{name}».</numerusform>
        <numerusform>الألبومات الـ {n} التي استندت إلى عمليات بحثه تستمر مع «{name}».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {names}.</source>
      <translation>الموجود: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are none yet.</source>
      <translation>لا يوجد أي منها بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile called {name}.</source>
      <translation>لا يوجد ملف تعريف اسمه {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>A profile needs a name.</source>
      <translation>يحتاج ملف التعريف إلى اسم.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start about as well as without learning.</source>
      <translation>تبدأ الأبحاث الجديدة كما لو لم يكن هناك تعلّم تقريبًا.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start {n} places better.</source>
      <extracomment>of one: New searches start {n} place better.</extracomment>
      <translation>
        <numerusform>تبدأ الأبحاث الجديدة كما كانت.</numerusform>
        <numerusform>تبدأ الأبحاث الجديدة أفضل بمرتبة واحدة.</numerusform>
        <numerusform>تبدأ الأبحاث الجديدة أفضل بمرتبتين.</numerusform>
        <numerusform>تبدأ الأبحاث الجديدة أفضل بـ{n} مراتب.</numerusform>
        <numerusform>تبدأ الأبحاث الجديدة أفضل بـ{n} مرتبة.</numerusform>
        <numerusform>تبدأ الأبحاث الجديدة أفضل بـ{n} مرتبة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>In a safe start no network looks at pictures from elsewhere.</source>
      <translation>في البدء الآمن لا تنظر أي شبكة إلى صور من مكان آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search with a photo of the library.</source>
      <translation>ابحث بصورة من المكتبة.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>A picture of an earlier search can't be read again: {error}</source>
      <translation>تتعذر إعادة قراءة صورة من بحث سابق: {error}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search anew.</source>
      <translation>ابحث من جديد.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Only photos of the library can be searched with: {name} gives something else than when they were read.</source>
      <translation>لا يمكن البحث إلا بصور المكتبة: {name} يعطي الآن شيئًا غير ما أعطاه عند قراءتها.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Rescan the folders, or see the list of problems.</source>
      <translation>أعد فحص المجلدات، أو اطّلع على قائمة المشكلات.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>The pasted picture</source>
      <translation>الصورة الملصقة</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>{name} can't be searched with. {reason}</source>
      <translation>لا يمكن البحث باستخدام {name}. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another picture.</source>
      <translation>جرّب صورة أخرى.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>This part of the photo is too small to search with.</source>
      <translation>هذا الجزء من الصورة أصغر من أن يُبحث به.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Mark a larger part.</source>
      <translation>حدد جزءًا أكبر.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>There is already a profile called {name}.</source>
      <translation>يوجد ملف تعريف اسمه {name} من قبل.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>No backup was made, as the catalogue is damaged: {fault}.</source>
      <translation>لم تُنشأ نسخة احتياطية لأن الكتالوج تالف: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise restore` lists earlier ones.</source>
      <translation>الأمر `likewise restore` يسرد النسخ الأقدم.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest is too long</source>
      <translation>بيان محتوياتها أطول مما ينبغي</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} was made by a newer Likewise.</source>
      <translation>أُنشئت النسخة الاحتياطية {path} بإصدار أحدث من Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Update Likewise first.</source>
      <translation>حدّث Likewise أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest lacks what it has to say</source>
      <translation>بيان محتوياتها ناقص</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{name} is not what was written</source>
      <translation>{name} ليس كما كُتب</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>it holds {name}</source>
      <translation>تحتوي على {name}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} is of another Likewise (format {catalogue}).</source>
      <translation>النسخة الاحتياطية {path} من Likewise آخر (التنسيق {catalogue}).</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Restore it with the Likewise that made it, or update this one.</source>
      <translation>استعدها بـ Likewise الذي صنعها، أو حدّث هذا.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{path} can't be restored: {reason}.</source>
      <translation>تتعذر استعادة {path}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise backup --list` lists the others.</source>
      <translation>الأمر `likewise backup --list` يسرد النسخ الأخرى.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>automatic</source>
      <translation>تلقائي</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before an upgrade</source>
      <translation>قبل ترقية</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before a restore</source>
      <translation>قبل استعادة</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{path} can't be read: {strerror}.</source>
      <translation>تتعذر قراءة {path}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>No backup could be written to {folder}: {strerror}.</source>
      <translation>تعذرت كتابة نسخة احتياطية في {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The second place for backups, {place}, is away.</source>
      <translation>المكان الثاني للنسخ الاحتياطية، {place}، غير متصل.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>Plug in its disk, or choose another.</source>
      <translation>وصّل قرصه أو اختر مكانًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backup could not be copied to {folder}: {strerror}.</source>
      <translation>تعذر نسخ النسخة الاحتياطية إلى {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backups in {folder} can't be listed: {strerror}.</source>
      <translation>يتعذر سرد النسخ الاحتياطية في {folder}: {strerror}.</translation>
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
        <numerusform>لا صور</numerusform>
        <numerusform>صورة واحدة</numerusform>
        <numerusform>صورتان</numerusform>
        <numerusform>{n} صور</numerusform>
        <numerusform>{n} صورة</numerusform>
        <numerusform>{n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} thumbs</source>
      <extracomment>of one: {n} thumb</extracomment>
      <translation>
        <numerusform>لا تقييمات</numerusform>
        <numerusform>تقييم واحد</numerusform>
        <numerusform>تقييمان</numerusform>
        <numerusform>{n} تقييمات</numerusform>
        <numerusform>{n} تقييمًا</numerusform>
        <numerusform>{n} تقييم</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} albums</source>
      <extracomment>of one: {n} album</extracomment>
      <translation>
        <numerusform>لا ألبومات</numerusform>
        <numerusform>ألبوم واحد</numerusform>
        <numerusform>ألبومان</numerusform>
        <numerusform>{n} ألبومات</numerusform>
        <numerusform>{n} ألبومًا</numerusform>
        <numerusform>{n} ألبوم</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} with stars or a colour</source>
      <extracomment>of one: {n} with stars or a colour</extracomment>
      <translation>
        <numerusform>{n} صورة بنجوم أو لون</numerusform>
        <numerusform>صورة واحدة بنجوم أو لون</numerusform>
        <numerusform>صورتان بنجوم أو لون</numerusform>
        <numerusform>{n} صور بنجوم أو لون</numerusform>
        <numerusform>{n} صورة بنجوم أو لون</numerusform>
        <numerusform>{n} صورة بنجوم أو لون</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} searches</source>
      <extracomment>of one: {n} search</extracomment>
      <translation>
        <numerusform>لا عمليات بحث</numerusform>
        <numerusform>عملية بحث واحدة</numerusform>
        <numerusform>عمليتا بحث</numerusform>
        <numerusform>{n} عمليات بحث</numerusform>
        <numerusform>{n} عملية بحث</numerusform>
        <numerusform>{n} عملية بحث</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} profiles</source>
      <extracomment>of one: {n} profile</extracomment>
      <translation>
        <numerusform>لا ملفات تعريف</numerusform>
        <numerusform>ملف تعريف واحد</numerusform>
        <numerusform>ملفا تعريف</numerusform>
        <numerusform>{n} ملفات تعريف</numerusform>
        <numerusform>{n} ملف تعريف</numerusform>
        <numerusform>{n} ملف تعريف</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>nothing yet</source>
      <translation>لا شيء بعد</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Restoring a backup of {folder} was cut off.</source>
      <translation>انقطعت استعادة نسخة احتياطية من {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Open the library in the window, or run `likewise index`, to finish it.</source>
      <translation>افتح المكتبة في النافذة، أو شغّل `likewise index`، لإكمالها.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>There is no library in {folder}.</source>
      <translation>لا توجد مكتبة في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>`likewise index FOLDER` makes one.</source>
      <translation>الأمر `likewise index FOLDER` ينشئ واحدة.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The backup of {folder} could not be restored to the end: {strerror}.</source>
      <translation>تعذر إكمال استعادة النسخة الاحتياطية من {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} is gone, though the rest of the library is there.</source>
      <translation>الكتالوج {path} مفقود، مع أن بقية المكتبة موجودة.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <location filename="../../app/core/said/log.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>`likewise doctor --repair` brings it back from the last backup.</source>
      <translation>الأمر `likewise doctor --repair` يعيده من آخر نسخة احتياطية.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>{backup} could not be restored: {strerror}.</source>
      <translation>تعذرت استعادة {backup}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue in {folder} could not be repaired: {strerror}.</source>
      <translation>تعذر إصلاح الكتالوج في {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Lines of {log} are damaged: {lines}.</source>
      <translation>أسطر تالفة في {log}: {lines}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue differs from what {log} says.</source>
      <translation>يختلف الكتالوج عما يقوله {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired, as there is neither a log nor a backup of it.</source>
      <translation>لا يمكن إصلاح الفهرس {path}، إذ لا يوجد له سجل ولا نسخة احتياطية.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Move its folder away, then `likewise index` begins a new library.</source>
      <translation>انقل مجلده إلى مكان آخر، ثم يبدأ `likewise index` مكتبة جديدة.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired: {fault}</source>
      <translation>يتعذر إصلاح الكتالوج {path}: {fault}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue was made anew: {contents}.</source>
      <translation>أُعيد إنشاء الكتالوج: {contents}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Some of what you did since the last backup may be lost.</source>
      <translation>ربما فُقد بعض ما أُدخل منذ آخر نسخة احتياطية.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>What was there before is in {folder}.</source>
      <translation>ما كان هناك من قبل موجود في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/said/log.py"></location>
      <source>The catalogue {path} lacks changes that are in {log}.</source>
      <translation>تنقص الكتالوج {path} تغييرات موجودة في {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>The album starts from this photo, so it belongs there without a thumb.</source>
      <translation>يبدأ الألبوم من هذه الصورة، فهي تنتمي إليه من دون تقييم.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Take it out of the album if it does not.</source>
      <translation>أخرجها من الألبوم إن لم تكن كذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Only the results of a search can be liked or disliked.</source>
      <translation>لا يمكن تقييم إلا نتائج البحث.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Pick one of the results.</source>
      <translation>اختر إحدى النتائج.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>This photo isn't read yet.</source>
      <translation>لم تُقرأ هذه الصورة بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try again in a moment.</source>
      <translation>حاول مجددًا بعد لحظة.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Nothing to ask: it is clear what belongs in the album.</source>
      <translation>لا أسئلة: ما ينتمي إلى الألبوم واضح.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>No photo in {folder} has been read yet.</source>
      <translation>لم تُقرأ بعد أي صورة في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>Run `likewise index FOLDER` first.</source>
      <translation>شغّل `likewise index FOLDER` أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Which photos an album may hold can't be read back.</source>
      <translation>تتعذر معرفة الصور التي يجوز أن يضمها الألبوم.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Make the album anew, or restore the library from a backup.</source>
      <translation>أنشئ الألبوم من جديد، أو استعد المكتبة من نسخة احتياطية.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/result_line.py"></location>
      <source>There may be more: a search looks at {n} photos at most.</source>
      <extracomment>of one: There may be more: a search looks at {n} photo at most.</extracomment>
      <translation>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى {n} صورة على الأكثر.</numerusform>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى صورة واحدة على الأكثر.</numerusform>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى صورتين على الأكثر.</numerusform>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى {n} صور على الأكثر.</numerusform>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى {n} صورة على الأكثر.</numerusform>
        <numerusform>قد يوجد المزيد: ينظر البحث إلى {n} صورة على الأكثر.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>There is no search yet.</source>
      <translation>لا يوجد بحث بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Pick a photo and search from it first.</source>
      <translation>اختر صورة وابحث انطلاقًا منها أولًا.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/session.py"></location>
      <source>{n} more photos were read</source>
      <extracomment>of one: {n} more photo was read</extracomment>
      <translation>
        <numerusform>لم تُقرأ صور أخرى</numerusform>
        <numerusform>قُرئت صورة أخرى</numerusform>
        <numerusform>قُرئت صورتان أخريان</numerusform>
        <numerusform>قُرئت {n} صور أخرى</numerusform>
        <numerusform>قُرئت {n} صورة أخرى</numerusform>
        <numerusform>قُرئت {n} صورة أخرى</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Photos were read more closely</source>
      <translation>قُرئت الصور قراءة أدق</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>All photos were looked at</source>
      <translation>فُحصت كل الصور</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>The whole library answers again</source>
      <translation>عادت المكتبة كلها تجيب</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like what fits, dislike what doesn't.</source>
      <translation>أشر بالإعجاب إلى ما يناسب وبعدمه إلى غيره.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”.</source>
      <translation>لا توجد صورة تُظهر «{word}» بوضوح.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”. The closest come first.</source>
      <translation>لا توجد صورة تُظهر «{word}» بوضوح. الأقرب يأتي أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Photos of “{word}”</source>
      <translation>صور «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Perhaps “{word}”</source>
      <translation>ربما «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Closest to “{word}”</source>
      <translation>الأقرب إلى «{word}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/summary.py"></location>
      <source>{n} photos are still being looked at.</source>
      <extracomment>of one: {n} photo is still being looked at.</extracomment>
      <translation>
        <numerusform>لا صور قيد الفحص.</numerusform>
        <numerusform>ما زالت صورة واحدة قيد الفحص.</numerusform>
        <numerusform>ما زالت صورتان قيد الفحص.</numerusform>
        <numerusform>ما زالت {n} صور قيد الفحص.</numerusform>
        <numerusform>ما زالت {n} صورة قيد الفحص.</numerusform>
        <numerusform>ما زالت {n} صورة قيد الفحص.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>You have liked or disliked every photo that this search finds.</source>
      <translation>قيّمت كل الصور التي يجدها هذا البحث.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>There are no other photos yet.</source>
      <translation>لا توجد صور أخرى بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos match {filter}.</source>
      <translation>لا توجد صور تطابق {filter}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos there.</source>
      <translation>لا صور هناك.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs don't change much here yet.</source>
      <translation>لم تغيّر تقييماتك الكثير هنا بعد.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs moved matches up.</source>
      <translation>رفعت تقييماتك النتائج المناسبة.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like a few more to see where the matches end.</source>
      <translation>أعجِب ببضع صور أخرى لترى أين تنتهي المطابقات.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise can't recognise “{word}” in photos.</source>
      <translation>لا يستطيع Likewise التعرّف على «{word}» في الصور.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Search from a photo instead.</source>
      <translation>ابحث انطلاقًا من صورة بدلًا من ذلك.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise doesn't know the word “{word}”.</source>
      <translation>لا يعرف Likewise الكلمة «{word}».</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>To search by words, turn on “Recognise what is in photos” in the settings.</source>
      <translation>للبحث بالكلمات، شغّل «التعرّف على ما في الصور» في الإعدادات.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Words work once your photos have been looked at.</source>
      <translation>تعمل الكلمات حالما تُفحص صورك.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another word, or search from a photo.</source>
      <translation>جرّب كلمة أخرى، أو ابحث انطلاقًا من صورة.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try {nouns}, or search from a photo.</source>
      <translation>جرّب {nouns}، أو ابحث انطلاقًا من صورة.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>A search starts from one word, or from pictures.</source>
      <translation>يبدأ البحث من كلمة واحدة أو من صور.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Sentences work once {name} has looked at your photos.</source>
      <translation>تعمل الجمل فور أن يطّلع {name} على صورك.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an early build of Likewise, in a format that this one does not read.</source>
      <translation>{path} من إصدار مبكر من Likewise، بتنسيق لا يقرؤه هذا الإصدار.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Move the folder {folder} elsewhere, then add your folders of photos again: they are read into a new library.</source>
      <translation>انقل المجلد {folder} إلى مكان آخر، ثم أضف مجلدات صورك من جديد: تُقرأ في مكتبة جديدة.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by a newer Likewise (format {version}).</source>
      <translation>أُنشئ {path} بإصدار أحدث من Likewise (التنسيق {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Update Likewise, or open another library folder.</source>
      <translation>حدّث Likewise، أو افتح مجلد مكتبة آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an older Likewise (format {version}).</source>
      <translation>أُنشئ {path} بإصدار أقدم من Likewise (التنسيق {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Run `likewise index` on it once to bring it up to date.</source>
      <translation>شغّل عليه `likewise index` مرة واحدة لتحديثه.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} cannot be used: {error}.</source>
      <translation>يتعذر استخدام الكتالوج {path}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} is damaged: {error}.</source>
      <translation>الكتالوج {path} تالف: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>The catalogue {path} can't be read: {error}.</source>
      <translation>تتعذر قراءة الكتالوج {path}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>`likewise backup --list` lists the backups that can be restored.</source>
      <translation>الأمر `likewise backup --list` يسرد النسخ الاحتياطية التي يمكن استعادتها.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is gone.</source>
      <translation>الكتالوج مفقود.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is damaged: {fault}.</source>
      <translation>الكتالوج تالف: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Line {line} of the table {table} points to a line of {parent} that is not there.</source>
      <translation>السطر {line} من الجدول {table} يشير إلى سطر من {parent} غير موجود.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Text in the table {table} can't be read.</source>
      <translation>تتعذر قراءة نص في الجدول {table}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is not what its format, {version}, has to be.</source>
      <translation>ليس الكتالوج كما ينبغي لتنسيقه، {version}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/store/damage.py"></location>
      <source>{n} lines of the table {table} are not what any Likewise writes.</source>
      <extracomment>of one: {n} line of the table {table} is not what any Likewise writes.</extracomment>
      <translation>
        <numerusform>{n} من أسطر الجدول {table} ليس مما يكتبه أي Likewise.</numerusform>
        <numerusform>سطر واحد من الجدول {table} ليس مما يكتبه أي Likewise.</numerusform>
        <numerusform>سطران من الجدول {table} ليسا مما يكتبه أي Likewise.</numerusform>
        <numerusform>{n} أسطر من الجدول {table} ليست مما يكتبه أي Likewise.</numerusform>
        <numerusform>{n} سطرًا من الجدول {table} ليست مما يكتبه أي Likewise.</numerusform>
        <numerusform>{n} سطر من الجدول {table} ليست مما يكتبه أي Likewise.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>The library folder {folder} cannot be written: {strerror}.</source>
      <translation>تتعذر الكتابة في مجلد المكتبة {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Choose another library folder, or make this one writable.</source>
      <translation>اختر مجلدًا آخر للمكتبة، أو اجعل هذا قابلًا للكتابة.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Another Likewise is using the library {folder}.</source>
      <translation>يستخدم Likewise آخر المكتبة {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Close it first, or use another library folder.</source>
      <translation>أغلقه أولًا، أو استخدم مجلد مكتبة آخر.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>The catalogue is damaged: {text} is no state of a photo.</source>
      <translation>الكتالوج تالف: {text} ليست حالة صورة.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>`likewise restore` lists the backups that can be restored.</source>
      <translation>الأمر `likewise restore` يسرد النسخ الاحتياطية التي يمكن استعادتها.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} can't be read: {error}.</source>
      <translation>تتعذر قراءة المصفوفة {path}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>Check that the disk is all right.</source>
      <translation>تأكد من أن القرص سليم.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} does not hold the {rows} rows that the catalogue counts.</source>
      <translation>المصفوفة {path} لا تحوي الصفوف الـ {rows} التي يعدّها الكتالوج.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>`likewise doctor --repair` reads the photos concerned again.</source>
      <translation>الأمر `likewise doctor --repair` يعيد قراءة الصور المعنية.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The vectors in {folder} cannot be written: {strerror}.</source>
      <translation>تتعذر كتابة المتجهات في {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Likewise closed unexpectedly last time. Nothing is lost. Help &gt; “Copy a report” says what went wrong.</source>
      <translation>أُغلق Likewise فجأة في المرة السابقة. لم يُفقد شيء. «نسخ تقرير» في قائمة المساعدة يوضح السبب.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>If it happens again, a safe start leaves out what may be the cause.</source>
      <translation>إن تكرر ذلك، يستبعد البدء الآمن ما قد يكون السبب.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Start safely</source>
      <translation>بدء آمن</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <source>Pick a photo first.</source>
      <translation>اختر صورة أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Start a search first, then save it as a smart album.</source>
      <translation>ابدأ بحثًا أولًا، ثم احفظه كألبوم ذكي.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Open an album first.</source>
      <translation>افتح ألبومًا أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Only albums filled by hand have an order of their own.</source>
      <translation>للألبومات المعبأة يدويًا فقط ترتيب خاص بها.</translation>
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
      <translation>الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Filling…</source>
      <translation>جارٍ الملء…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} new</source>
      <extracomment>of one: {n} new</extracomment>
      <translation>
        <numerusform>{n} جديدة</numerusform>
        <numerusform>{n} جديدة</numerusform>
        <numerusform>{n} جديدة</numerusform>
        <numerusform>{n} جديدة</numerusform>
        <numerusform>{n} جديدة</numerusform>
        <numerusform>{n} جديدة</numerusform>
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
      <translation>ملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album…</source>
      <translation>ألبوم جديد…</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album “{name}”</source>
      <translation>ألبوم جديد «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>New album</source>
      <translation>ألبوم جديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Name:</source>
      <translation>الاسم:</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename “{name}”</source>
      <translation>إعادة تسمية «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename the album</source>
      <translation>إعادة تسمية الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Go to</source>
      <translation>انتقال إلى</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>smart album</source>
      <translation>ألبوم ذكي</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>album</source>
      <translation>ألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Delete “{name}”</source>
      <translation>حذف «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album “{name}” deleted. Its photos stay.</source>
      <translation>حُذف الألبوم «{name}». تبقى صوره.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add to album…</source>
      <translation>إضافة إلى ألبوم…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album…</source>
      <extracomment>of one: Add to album…</extracomment>
      <translation>
        <numerusform>إضافة {n} صورة إلى ألبوم…</numerusform>
        <numerusform>إضافة صورة واحدة إلى ألبوم…</numerusform>
        <numerusform>إضافة صورتين إلى ألبوم…</numerusform>
        <numerusform>إضافة {n} صور إلى ألبوم…</numerusform>
        <numerusform>إضافة {n} صورة إلى ألبوم…</numerusform>
        <numerusform>إضافة {n} صورة إلى ألبوم…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album</source>
      <extracomment>of one: Add {n} photo to an album</extracomment>
      <translation>
        <numerusform>إضافة {n} صورة إلى ألبوم</numerusform>
        <numerusform>إضافة صورة واحدة إلى ألبوم</numerusform>
        <numerusform>إضافة صورتين إلى ألبوم</numerusform>
        <numerusform>إضافة {n} صور إلى ألبوم</numerusform>
        <numerusform>إضافة {n} صورة إلى ألبوم</numerusform>
        <numerusform>إضافة {n} صورة إلى ألبوم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New: “{name}”</source>
      <translation>جديد: «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album, or the name of a new one</source>
      <translation>ألبوم، أو اسم ألبوم جديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Save as smart album</source>
      <translation>حفظ كألبوم ذكي</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}”</source>
      <translation>الألبوم الذكي «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}” created. New matches are added automatically.</source>
      <translation>أُنشئ الألبوم الذكي «{name}». تُضاف المطابقات الجديدة تلقائيًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like {name}</source>
      <translation>مثل {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove from this album</source>
      <translation>إزالة من هذا الألبوم</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {n} photos from this album</source>
      <extracomment>of one: Remove from this album</extracomment>
      <translation>
        <numerusform>إزالة {n} صورة من هذا الألبوم</numerusform>
        <numerusform>إزالة صورة واحدة من هذا الألبوم</numerusform>
        <numerusform>إزالة صورتين من هذا الألبوم</numerusform>
        <numerusform>إزالة {n} صور من هذا الألبوم</numerusform>
        <numerusform>إزالة {n} صورة من هذا الألبوم</numerusform>
        <numerusform>إزالة {n} صورة من هذا الألبوم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {photos} from “{album}”</source>
      <translation>إزالة {photos} من «{album}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos removed from “{album}”.</source>
      <extracomment>of one: {n} photo removed from “{album}”.</extracomment>
      <translation>
        <numerusform>لم تُزَل صور من «{album}».</numerusform>
        <numerusform>أُزيلت صورة واحدة من «{album}».</numerusform>
        <numerusform>أُزيلت صورتان من «{album}».</numerusform>
        <numerusform>أُزيلت {n} صور من «{album}».</numerusform>
        <numerusform>أُزيلت {n} صورة من «{album}».</numerusform>
        <numerusform>أُزيلت {n} صورة من «{album}».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Use as album cover</source>
      <translation>استخدام كغلاف للألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Cover of “{album}”</source>
      <translation>غلاف «{album}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move earlier in the album</source>
      <translation>تقديم في الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move later in the album</source>
      <translation>تأخير في الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Order of the album</source>
      <translation>ترتيب الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {photos} to “{album}”</source>
      <translation>إضافة {photos} إلى «{album}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos added to “{album}”.</source>
      <extracomment>of one: {n} photo added to “{album}”.</extracomment>
      <translation>
        <numerusform>لم تُضف صور إلى «{album}».</numerusform>
        <numerusform>أُضيفت صورة واحدة إلى «{album}».</numerusform>
        <numerusform>أُضيفت صورتان إلى «{album}».</numerusform>
        <numerusform>أُضيفت {n} صور إلى «{album}».</numerusform>
        <numerusform>أُضيفت {n} صورة إلى «{album}».</numerusform>
        <numerusform>أُضيفت {n} صورة إلى «{album}».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like a few photos first, so that Likewise knows where the matches end.</source>
      <translation>أعجِب ببضع صور أولًا ليعرف Likewise أين تنتهي المطابقات.</translation>
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
      <translation>عرض</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search</source>
      <comment>a menu's name</comment>
      <translation>البحث</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Go to the last match</source>
      <translation>الانتقال إلى آخر تطابق</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter</source>
      <translation>أكثر صرامة</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Looser</source>
      <translation>أكثر تساهلا</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Reset to automatic</source>
      <translation>العودة إلى التلقائي</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Where the matches end</source>
      <translation>نهاية التطابقات</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>Offline: its folder or disk is away.</source>
      <translation>غير متصل: المجلد أو القرص غير موجود.</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>This photo is no longer in the library.</source>
      <translation>خرجت هذه الصورة من المكتبة.</translation>
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
      <translation>«{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;File</source>
      <translation>&amp;ملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Edit</source>
      <translation>&amp;تحرير</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Photo</source>
      <translation>&amp;الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;View</source>
      <translation>&amp;عرض</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Help</source>
      <translation>ا&amp;لمساعدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Comparison</source>
      <comment>a menu's name</comment>
      <translation>المقارنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Previous photos</source>
      <translation>الصور السابقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Next photos</source>
      <translation>الصور التالية</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Photos side by side</source>
      <translation>الصور جنبًا إلى جنب</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Back</source>
      <translation>رجوع</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare side by side</source>
      <translation>المقارنة جنبًا إلى جنب</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare {n} photos side by side</source>
      <extracomment>of one: Compare side by side</extracomment>
      <translation>
        <numerusform>مقارنة {n} صورة جنبًا إلى جنب</numerusform>
        <numerusform>مقارنة صورة واحدة جنبًا إلى جنب</numerusform>
        <numerusform>مقارنة صورتين جنبًا إلى جنب</numerusform>
        <numerusform>مقارنة {n} صور جنبًا إلى جنب</numerusform>
        <numerusform>مقارنة {n} صورة جنبًا إلى جنب</numerusform>
        <numerusform>مقارنة {n} صورة جنبًا إلى جنب</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Select two photos or more to compare them.</source>
      <translation>حدد صورتين أو أكثر للمقارنة بينها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Actual size</source>
      <translation>الحجم الفعلي</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Zoom and pan together</source>
      <translation>تكبير وتحريك معا</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Histograms</source>
      <translation>المدرجات التكرارية</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Keep this photo, step through the others</source>
      <translation>إبقاء هذه الصورة والتنقل بين الأخرى</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Remove from the comparison</source>
      <translation>إزالة من المقارنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{place} of {count}</source>
      <translation>{place} من {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>{first} to {last} of {count}</source>
      <translation>من {first} إلى {last} من {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Name</source>
      <translation>الاسم</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Sharpness</source>
      <translation>الحدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>{size} (shown at 1/{part})</source>
      <translation>{size} (معروضة بمقياس 1/{part})</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Size</source>
      <translation>الحجم</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Changed</source>
      <translation>التغيير</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Taken</source>
      <translation>الالتقاط</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Folder</source>
      <translation>المجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Dark on the left, bright on the right: brightness, red, green and blue</source>
      <translation>الداكن يسارًا والساطع يمينًا: السطوع والأحمر والأخضر والأزرق</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Histogram</source>
      <translation>المدرج التكراري</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Keep this photo and step through the others</source>
      <translation>إبقاء هذه الصورة والتنقل بين الأخرى</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Take it out of the comparison</source>
      <translation>إخراجها من المقارنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>sharpness {number}</source>
      <translation>الحدة {number}</translation>
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
      <translation>المزيد</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Looking for duplicates</source>
      <translation>البحث عن المكررات</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stop</source>
      <translation>إيقاف</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Photos of the group</source>
      <translation>صور المجموعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Duplicates</source>
      <translation>المكررات</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Largest first</source>
      <translation>الأكبر أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Newest first</source>
      <translation>الأحدث أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Order of groups</source>
      <translation>ترتيب المجموعات</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>See all</source>
      <translation>عرض الكل</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Copies</source>
      <translation>نسخ</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Bursts</source>
      <translation>لقطات متتابعة</translation>
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
      <translation>إعادة المحاولة</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Groups appear here as they are found. You can go on meanwhile.</source>
      <translation>تظهر المجموعات هنا حال العثور عليها. يمكنك المتابعة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No bursts here: no photos of one scene were taken at once.</source>
      <translation>لا توجد لقطات متتابعة لمشهد واحد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No duplicates. Copies, smaller versions and edits would appear here.</source>
      <translation>لا صور مكررة. تظهر هنا النسخ والأحجام الأصغر والتعديلات إن وُجدت.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Look again</source>
      <translation>البحث مجددًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack</source>
      <translation>فك التكديس</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep {photos}</source>
      <translation>الإبقاء على {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{n} photos kept.</source>
      <extracomment>of one: {n} photo kept.</extracomment>
      <translation>
        <numerusform>لم تبقَ صور.</numerusform>
        <numerusform>أُبقيت صورة واحدة.</numerusform>
        <numerusform>أُبقيت صورتان.</numerusform>
        <numerusform>أُبقيت {n} صور.</numerusform>
        <numerusform>أُبقيت {n} صورة.</numerusform>
        <numerusform>أُبقيت {n} صورة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack the bursts</source>
      <translation>رص اللقطات المتتابعة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>These {n} photos ({size}) go to the bin. Of each group one stays.</source>
      <extracomment>of one: This photo ({size}) goes to the bin. Of each group one stays.</extracomment>
      <translation>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
        <numerusform>تُنقل هذه الصور ({size}) إلى سلة المهملات، وعددها {n}. تبقى واحدة من كل مجموعة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack every burst</source>
      <translation>تكديس كل اللقطات المتتابعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep only the best of every burst</source>
      <translation>الإبقاء على أفضل لقطة من كل تتابع</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep all of every group</source>
      <translation>الإبقاء على الكل في كل مجموعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Another folder…</source>
      <translation>مجلد آخر…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to the bin</source>
      <translation>نقل إلى سلة المهملات</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Move the copies of this group to the bin</source>
      <translation>نقل نسخ هذه المجموعة إلى سلة المهملات</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Keep</source>
      <translation>إبقاء</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Groups of duplicates</source>
      <translation>مجموعات المكررات</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Burst of {n}</source>
      <extracomment>of one: Burst of {n}</extracomment>
      <translation>
        <numerusform>سلسلة لقطات</numerusform>
        <numerusform>سلسلة من لقطة واحدة</numerusform>
        <numerusform>سلسلة من لقطتين</numerusform>
        <numerusform>سلسلة من {n} لقطات</numerusform>
        <numerusform>سلسلة من {n} لقطة</numerusform>
        <numerusform>سلسلة من {n} لقطة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} identical files</source>
      <extracomment>of one: {n} identical file</extracomment>
      <translation>
        <numerusform>لا ملفات متطابقة</numerusform>
        <numerusform>ملف متطابق واحد</numerusform>
        <numerusform>ملفان متطابقان</numerusform>
        <numerusform>{n} ملفات متطابقة</numerusform>
        <numerusform>{n} ملفًا متطابقًا</numerusform>
        <numerusform>{n} ملف متطابق</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} copies</source>
      <extracomment>of one: {n} copy</extracomment>
      <translation>
        <numerusform>لا نسخ</numerusform>
        <numerusform>نسخة واحدة</numerusform>
        <numerusform>نسختان</numerusform>
        <numerusform>{n} نسخ</numerusform>
        <numerusform>{n} نسخة</numerusform>
        <numerusform>{n} نسخة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Move {n} to the bin</source>
      <extracomment>of one: Move {n} to the bin</extracomment>
      <translation>
        <numerusform>نقل {n} إلى السلة</numerusform>
        <numerusform>نقل {n} إلى السلة</numerusform>
        <numerusform>نقل {n} إلى السلة</numerusform>
        <numerusform>نقل {n} إلى السلة</numerusform>
        <numerusform>نقل {n} إلى السلة</numerusform>
        <numerusform>نقل {n} إلى السلة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {n} photos</source>
      <extracomment>of one: Stack {n} photo</extracomment>
      <translation>
        <numerusform>جمع {n} صورة في رزمة</numerusform>
        <numerusform>جمع صورة واحدة في رزمة</numerusform>
        <numerusform>جمع صورتين في رزمة</numerusform>
        <numerusform>جمع {n} صور في رزمة</numerusform>
        <numerusform>جمع {n} صورة في رزمة</numerusform>
        <numerusform>جمع {n} صورة في رزمة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Compare</source>
      <translation>مقارنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep all</source>
      <translation>الإبقاء على الكل</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>d MMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>file of {day}</source>
      <translation>ملف من {day}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing…</source>
      <translation>جارٍ المقارنة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing… {percent}</source>
      <translation>جارٍ المقارنة… {percent}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{time} left</source>
      <translation>الباقي {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} groups</source>
      <extracomment>of one: {n} group</extracomment>
      <translation>
        <numerusform>لا مجموعات</numerusform>
        <numerusform>مجموعة واحدة</numerusform>
        <numerusform>مجموعتان</numerusform>
        <numerusform>{n} مجموعات</numerusform>
        <numerusform>{n} مجموعة</numerusform>
        <numerusform>{n} مجموعة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} photos you don't need</source>
      <extracomment>of one: {n} photo you don't need</extracomment>
      <translation>
        <numerusform>لا صور زائدة</numerusform>
        <numerusform>صورة زائدة واحدة</numerusform>
        <numerusform>صورتان زائدتان</numerusform>
        <numerusform>{n} صور زائدة</numerusform>
        <numerusform>{n} صورة زائدة</numerusform>
        <numerusform>{n} صورة زائدة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in a folder</source>
      <translation>الإبقاء على ما في مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in {folders}</source>
      <translation>الإبقاء على ما في {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Prefer the photos in this folder</source>
      <translation>تفضيل الصور في هذا المجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect a folder</source>
      <translation>حماية مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Nothing leaves {folders}</source>
      <translation>لا يخرج شيء من {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect the photos in this folder</source>
      <translation>حماية الصور في هذا المجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>No thumbs</source>
      <translation>لا تقييمات</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{given} · album “{album}”</source>
      <translation>{given} · الألبوم «{album}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches</source>
      <translation>عمليات البحث السابقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A search that can't be opened any more</source>
      <translation>بحث لم يعد يُفتح</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>“{word}”</source>
      <translation>«{word}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A picture that is gone</source>
      <translation>صورة لم تعد موجودة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Part of {photo}</source>
      <translation>جزء من {photo}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{first} and {n} more</source>
      <extracomment>of one: {first} and {n} more</extracomment>
      <translation>
        <numerusform>{first} و{n} غيرها</numerusform>
        <numerusform>{first} و{n} غيرها</numerusform>
        <numerusform>{first} و{n} غيرها</numerusform>
        <numerusform>{first} و{n} غيرها</numerusform>
        <numerusform>{first} و{n} غيرها</numerusform>
        <numerusform>{first} و{n} غيرها</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} liked</source>
      <extracomment>of one: {n} liked</extracomment>
      <translation>
        <numerusform>لا إعجاب</numerusform>
        <numerusform>أعجبتك واحدة</numerusform>
        <numerusform>أعجبتك اثنتان</numerusform>
        <numerusform>أعجبتك {n}</numerusform>
        <numerusform>أعجبتك {n}</numerusform>
        <numerusform>أعجبتك {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} disliked</source>
      <extracomment>of one: {n} disliked</extracomment>
      <translation>
        <numerusform>لا عدم إعجاب</numerusform>
        <numerusform>لم تعجبك واحدة</numerusform>
        <numerusform>لم تعجبك اثنتان</numerusform>
        <numerusform>لم تعجبك {n}</numerusform>
        <numerusform>لم تعجبك {n}</numerusform>
        <numerusform>لم تعجبك {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{up} liked, {down} disliked</source>
      <translation>أعجبتك {up}، ولم تعجبك {down}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open this search again</source>
      <translation>فتح هذا البحث مجددًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open again: the search from {query}, {when}</source>
      <translation>فتح مجددًا: البحث انطلاقًا من {query}، {when}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove the thumbs in this search</source>
      <translation>إزالة التقييمات في هذا البحث</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove: {given} in the search from {query}</source>
      <translation>إزالة: {given} في البحث انطلاقًا من {query}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>and {n} earlier searches</source>
      <extracomment>of one: and {n} earlier search</extracomment>
      <translation>
        <numerusform>ولا عمليات بحث سابقة</numerusform>
        <numerusform>وعملية بحث سابقة واحدة</numerusform>
        <numerusform>وعمليتا بحث سابقتان</numerusform>
        <numerusform>و{n} عمليات بحث سابقة</numerusform>
        <numerusform>و{n} عملية بحث سابقة</numerusform>
        <numerusform>و{n} عملية بحث سابقة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>N</source>
      <translation>شمالًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>S</source>
      <translation>جنوبًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>E</source>
      <translation>شرقًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>W</source>
      <translation>غربًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>When</source>
      <translation>الوقت</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Marks and albums</source>
      <translation>العلامات والألبومات</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} to {last}</source>
      <translation>من {first} إلى {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{width} × {height}</source>
      <translation>{width} × {height}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Also there as</source>
      <translation>موجودة أيضًا باسم</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>and {n} other copies</source>
      <extracomment>of one: and {n} other copy</extracomment>
      <translation>
        <numerusform>ولا نسخ أخرى</numerusform>
        <numerusform>ونسخة أخرى واحدة</numerusform>
        <numerusform>ونسختان أخريان</numerusform>
        <numerusform>و{n} نسخ أخرى</numerusform>
        <numerusform>و{n} نسخة أخرى</numerusform>
        <numerusform>و{n} نسخة أخرى</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>No capture date; file date shown</source>
      <translation>لا تاريخ التقاط؛ يُعرض تاريخ الملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>File changed</source>
      <translation>تغيير الملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>a sidecar (XMP file) beside the photo</source>
      <translation>ملف مرافق (XMP) بجانب الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>what a program wrote into the photo (XMP)</source>
      <translation>ما كتبه برنامج في الصورة (XMP)</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Known from</source>
      <translation>المصدر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Colour</source>
      <translation>اللون</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Keywords</source>
      <translation>الكلمات المفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Albums</source>
      <translation>الألبومات</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{named} and {n} others</source>
      <extracomment>of one: {named} and {n} other</extracomment>
      <translation>
        <numerusform>{named} و{n} غيرها</numerusform>
        <numerusform>{named} و{n} غيرها</numerusform>
        <numerusform>{named} و{n} غيرها</numerusform>
        <numerusform>{named} و{n} غيرها</numerusform>
        <numerusform>{named} و{n} غيرها</numerusform>
        <numerusform>{named} و{n} غيرها</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>MMMM yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>d MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>d MMMM yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>today</source>
      <translation>اليوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>yesterday</source>
      <translation>أمس</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this week</source>
      <translation>هذا الأسبوع</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last week</source>
      <translation>الأسبوع الماضي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this month</source>
      <translation>هذا الشهر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last month</source>
      <translation>الشهر الماضي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this day</source>
      <translation>مثل هذا اليوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Date</source>
      <translation>التاريخ</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Stars</source>
      <translation>النجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Colour label</source>
      <translation>وسم اللون</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Keyword</source>
      <translation>الكلمة المفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Place</source>
      <translation>المكان</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Shape</source>
      <translation>الشكل</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>With GPS</source>
      <translation>مع GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>No GPS</source>
      <translation>بلا GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filter: {text}</source>
      <translation>التصفية: {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Press to remove it</source>
      <translation>اضغط لإزالتها</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{text}. Click to remove it</source>
      <translation>{text}. انقر لإزالتها</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filters</source>
      <translation>عوامل التصفية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>in the picture</source>
      <translation>في الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>date</source>
      <translation>تاريخ</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>place</source>
      <translation>مكان</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>keyword</source>
      <translation>كلمة مفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>folder</source>
      <translation>مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>mark</source>
      <translation>علامة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>fact</source>
      <translation>معلومة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Completions</source>
      <translation>الاقتراحات</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{kind}, {n} photos</source>
      <extracomment>of one: {kind}, {n} photo</extracomment>
      <translation>
        <numerusform>{kind}، {n} صورة</numerusform>
        <numerusform>{kind}، صورة واحدة</numerusform>
        <numerusform>{kind}، صورتان</numerusform>
        <numerusform>{kind}، {n} صور</numerusform>
        <numerusform>{kind}، {n} صورة</numerusform>
        <numerusform>{kind}، {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos</source>
      <extracomment>of one: Keywords of {n} photo</extracomment>
      <translation>
        <numerusform>الكلمات المفتاحية لـ {n} صورة</numerusform>
        <numerusform>الكلمات المفتاحية لـ صورة واحدة</numerusform>
        <numerusform>الكلمات المفتاحية لـ صورتين</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صور</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صورة</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Add a keyword</source>
      <translation>إضافة كلمة مفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of these photos</source>
      <translation>الكلمات المفتاحية لهذه الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.</source>
      <translation>اضغط Enter للإضافة. تفصل الفواصل بين الكلمات المفتاحية، ويفصل | بين المستويات: حيوانات|كلب.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>1 star</source>
      <translation>نجمة واحدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Stars</source>
      <comment>a menu's name</comment>
      <translation>النجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>2 stars</source>
      <translation>نجمتان</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>3 stars</source>
      <translation>ثلاث نجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>4 stars</source>
      <translation>أربع نجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>5 stars</source>
      <translation>خمس نجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No stars</source>
      <translation>بلا نجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Red</source>
      <translation>أحمر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Colour</source>
      <comment>a menu's name</comment>
      <translation>اللون</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Yellow</source>
      <translation>أصفر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Green</source>
      <translation>أخضر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Blue</source>
      <translation>أزرق</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Purple</source>
      <translation>بنفسجي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No colour</source>
      <translation>بلا لون</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{what} for {photos}</source>
      <translation>{what} لـ {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{mark} for {n} photos.</source>
      <extracomment>of one: {mark} for {n} photo.</extracomment>
      <translation>
        <numerusform>{mark} لـ {n} صورة.</numerusform>
        <numerusform>{mark} لـ صورة واحدة.</numerusform>
        <numerusform>{mark} لـ صورتين.</numerusform>
        <numerusform>{mark} لـ {n} صور.</numerusform>
        <numerusform>{mark} لـ {n} صورة.</numerusform>
        <numerusform>{mark} لـ {n} صورة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords…</source>
      <translation>الكلمات المفتاحية…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos…</source>
      <extracomment>of one: Keywords…</extracomment>
      <translation>
        <numerusform>الكلمات المفتاحية لـ {n} صورة…</numerusform>
        <numerusform>الكلمات المفتاحية لـ صورة واحدة…</numerusform>
        <numerusform>الكلمات المفتاحية لـ صورتين…</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صور…</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صورة…</numerusform>
        <numerusform>الكلمات المفتاحية لـ {n} صورة…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write a sidecar beside the photo</source>
      <translation>كتابة ملف جانبي بجوار الصورة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write sidecars beside {n} photos</source>
      <extracomment>of one: Write a sidecar beside the photo</extracomment>
      <translation>
        <numerusform>كتابة ملفات جانبية بجوار {n} صورة</numerusform>
        <numerusform>كتابة ملفات جانبية بجوار صورة واحدة</numerusform>
        <numerusform>كتابة ملفات جانبية بجوار صورتين</numerusform>
        <numerusform>كتابة ملفات جانبية بجوار {n} صور</numerusform>
        <numerusform>كتابة ملفات جانبية بجوار {n} صورة</numerusform>
        <numerusform>كتابة ملفات جانبية بجوار {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords changed</source>
      <translation>تغيرت الكلمات المفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Start a search first: choose “More like this” on a photo. Then like what fits.</source>
      <translation>ابدأ بحثًا أولًا: اختر «المزيد مثل هذه» على صورة، ثم أشر بالإعجاب إلى ما يناسب.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>The results aren't here yet.</source>
      <translation>لم تصل النتائج بعد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Like {photos}</source>
      <translation>أعجبني: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Dislike {photos}</source>
      <translation>لم يعجبني: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear the thumb of {photos}</source>
      <translation>إزالة التقييم: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Searching with the first {first} of {all} pictures.</source>
      <translation>البحث بأول {first} من {all} من الصور.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Help it learn</source>
      <translation>ساعده على التعلم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Next search</source>
      <translation>البحث التالي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>End this search</source>
      <translation>إنهاء هذا البحث</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Edit</source>
      <comment>a menu's name</comment>
      <translation>تحرير</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with a picture file…</source>
      <translation>البحث بملف صورة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search with a picture</source>
      <translation>البحث بصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Using {most} of the {photos} selected photos.</source>
      <translation>تُستخدم {most} من الصور المحددة وعددها {photos}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>A search starts from {n} photos at most: begin another.</source>
      <translation>يبدأ البحث من {n} صورة على الأكثر: ابدأ بحثًا آخر.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches…</source>
      <translation>عمليات البحث السابقة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Name of a photo, a word, or an album</source>
      <translation>اسم صورة أو كلمة أو ألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>No earlier search matches.</source>
      <translation>لا بحث سابق يطابق.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There are no earlier searches yet.</source>
      <translation>لا توجد عمليات بحث سابقة بعد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search again, with new photos</source>
      <translation>البحث من جديد مع الصور الجديدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>the pasted picture</source>
      <translation>الصورة الملصقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>More like this</source>
      <translation>المزيد مثل هذه</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like these {n} photos</source>
      <extracomment>of one: More like this</extracomment>
      <translation>
        <numerusform>المزيد مثل هذه الصور</numerusform>
        <numerusform>المزيد مثل هذه</numerusform>
        <numerusform>المزيد مثل هاتين الصورتين</numerusform>
        <numerusform>المزيد مثل هذه الصور الـ {n}</numerusform>
        <numerusform>المزيد مثل هذه الصور الـ {n}</numerusform>
        <numerusform>المزيد مثل هذه الصور الـ {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add to this search</source>
      <translation>إضافة إلى هذا البحث</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add {n} photos to this search</source>
      <extracomment>of one: Add to this search</extracomment>
      <translation>
        <numerusform>إضافة {n} صورة إلى هذا البحث</numerusform>
        <numerusform>إضافة صورة واحدة إلى هذا البحث</numerusform>
        <numerusform>إضافة صورتين إلى هذا البحث</numerusform>
        <numerusform>إضافة {n} صور إلى هذا البحث</numerusform>
        <numerusform>إضافة {n} صورة إلى هذا البحث</numerusform>
        <numerusform>إضافة {n} صورة إلى هذا البحث</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with the copied picture</source>
      <translation>البحث بالصورة المنسوخة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There is no picture to paste. Copy one first, or drop a file here.</source>
      <translation>لا توجد صورة للصقها. انسخ صورة أولًا، أو أفلت ملفًا هنا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Show without my thumbs</source>
      <translation>العرض بدون تقييماتي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumb removed.</source>
      <translation>أُزيل التقييم.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Like</source>
      <translation>أعجبني</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Dislike</source>
      <translation>لم يعجبني</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear thumb</source>
      <translation>إزالة التقييم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>You can like or dislike {most} photos at once, not {photos}. A few well chosen ones do just as well.</source>
      <translation>يمكنك تقييم {most} صورة دفعة واحدة، لا {photos}. يكفي عدد قليل مختار بعناية.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumbs belong to a search. {key} finds more like this photo.</source>
      <translation>الإعجاب جزء من البحث. {key} يبحث عن المزيد مثل هذه الصورة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>“{folder}” is in the library already. New photos in it are read now.</source>
      <translation>المجلد «{folder}» موجود في المكتبة بالفعل. تُقرأ الصور الجديدة فيه الآن.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Adding “{folder}”…</source>
      <translation>جارٍ إضافة «{folder}»…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Open a picture…</source>
      <translation>فتح صورة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Paste the copied picture</source>
      <translation>لصق الصورة المنسوخة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Filter by date, marks, camera or place</source>
      <translation>التصفية حسب التاريخ أو العلامات أو الكاميرا أو المكان</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Add a word, a place, a year</source>
      <translation>أضف كلمة أو مكانًا أو سنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search: boats 2016, Lisbon, last summer</source>
      <translation>ابحث: قارب 2016، Paris، الصيف الماضي</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Search</source>
      <translation>بحث</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>About this word</source>
      <translation>حول هذه الكلمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>landscape</source>
      <translation>أفقية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>portrait</source>
      <translation>عمودية</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>square</source>
      <translation>مربعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>name “{value}”</source>
      <translation>الاسم «{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>folder “{value}”</source>
      <translation>المجلد «{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>keyword “{value}”</source>
      <translation>الكلمة المفتاحية «{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>place “{value}”</source>
      <translation>المكان «{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>album “{value}”</source>
      <translation>الألبوم «{value}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>not {said}</source>
      <translation>ليس {said}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>d MMMM</source>
      <comment>pattern of a date</comment>
      <translation>d MMMM</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{day} of any year</source>
      <translation>{day} من أي سنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>with GPS</source>
      <translation>مع GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no GPS</source>
      <translation>بلا GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no stars</source>
      <translation>بلا نجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{stars} or more</source>
      <translation>{stars} أو أكثر</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{colour} label</source>
      <translation>وسم {colour}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>until {last}</source>
      <translation>حتى {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>since {first}</source>
      <translation>منذ {first}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Photos named “{word}” are left out. To leave out what photos show, dislike it in a search.</source>
      <translation>استُبعدت الصور المسماة «{word}». لاستبعاد ما تُظهره الصور، أشر إليه بعدم الإعجاب في بحث.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Search with a picture…</source>
      <translation>البحث بصورة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Did you mean {words}?</source>
      <translation>أتقصد {words}؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} or {second}</source>
      <translation>{first} أو {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What you do with files is listed here.</source>
      <translation>ما تفعله بالملفات يظهر هنا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>File history</source>
      <translation>سجل الملفات</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What</source>
      <translation>العملية</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What was done</source>
      <translation>ما تم</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Why</source>
      <translation>السبب</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What failed</source>
      <translation>ما فشل</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo</source>
      <translation>تراجع</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Try again what failed</source>
      <translation>إعادة محاولة ما فشل</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Show in folder</source>
      <translation>إظهار في المجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder…</source>
      <translation>نسخ إلى مجلد…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy {n} photos to a folder…</source>
      <extracomment>of one: Copy to a folder…</extracomment>
      <translation>
        <numerusform>نسخ {n} صورة إلى مجلد…</numerusform>
        <numerusform>نسخ صورة واحدة إلى مجلد…</numerusform>
        <numerusform>نسخ صورتين إلى مجلد…</numerusform>
        <numerusform>نسخ {n} صور إلى مجلد…</numerusform>
        <numerusform>نسخ {n} صورة إلى مجلد…</numerusform>
        <numerusform>نسخ {n} صورة إلى مجلد…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder</source>
      <translation>نسخ إلى مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder…</source>
      <translation>نقل إلى مجلد…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to a folder…</source>
      <extracomment>of one: Move to a folder…</extracomment>
      <translation>
        <numerusform>نقل {n} صورة إلى مجلد…</numerusform>
        <numerusform>نقل صورة واحدة إلى مجلد…</numerusform>
        <numerusform>نقل صورتين إلى مجلد…</numerusform>
        <numerusform>نقل {n} صور إلى مجلد…</numerusform>
        <numerusform>نقل {n} صورة إلى مجلد…</numerusform>
        <numerusform>نقل {n} صورة إلى مجلد…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder</source>
      <translation>نقل إلى مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename…</source>
      <translation>إعادة تسمية…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Rename {n} photos…</source>
      <extracomment>of one: Rename…</extracomment>
      <translation>
        <numerusform>إعادة تسمية {n} صورة…</numerusform>
        <numerusform>إعادة تسمية صورة واحدة…</numerusform>
        <numerusform>إعادة تسمية صورتين…</numerusform>
        <numerusform>إعادة تسمية {n} صور…</numerusform>
        <numerusform>إعادة تسمية {n} صورة…</numerusform>
        <numerusform>إعادة تسمية {n} صورة…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename</source>
      <translation>إعادة تسمية</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Export…</source>
      <translation>تصدير…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export {n} photos…</source>
      <extracomment>of one: Export…</extracomment>
      <translation>
        <numerusform>تصدير {n} صورة…</numerusform>
        <numerusform>تصدير صورة واحدة…</numerusform>
        <numerusform>تصدير صورتين…</numerusform>
        <numerusform>تصدير {n} صور…</numerusform>
        <numerusform>تصدير {n} صورة…</numerusform>
        <numerusform>تصدير {n} صورة…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export copies</source>
      <translation>تصدير نسخ</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to bin…</source>
      <translation>نقل إلى سلة المهملات…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to the bin…</source>
      <extracomment>of one: Move to bin…</extracomment>
      <translation>
        <numerusform>نقل {n} صورة إلى سلة المهملات…</numerusform>
        <numerusform>نقل صورة واحدة إلى سلة المهملات…</numerusform>
        <numerusform>نقل صورتين إلى سلة المهملات…</numerusform>
        <numerusform>نقل {n} صور إلى سلة المهملات…</numerusform>
        <numerusform>نقل {n} صورة إلى سلة المهملات…</numerusform>
        <numerusform>نقل {n} صورة إلى سلة المهملات…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>File history…</source>
      <translation>سجل الملفات…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{done}. “File history” tells why.</source>
      <translation>{done}. يذكر «سجل الملفات» السبب.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{done}.</source>
      <comment>a sentence</comment>
      <translation>{done}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} copies may be the last of their photos</source>
      <extracomment>of one: {n} copy may be the last of its photo</extracomment>
      <translation>
        <numerusform>لا نسخة هي الأخيرة من صورتها</numerusform>
        <numerusform>قد تكون نسخة واحدة هي الأخيرة من صورتها</numerusform>
        <numerusform>قد تكون نسختان هما الأخيرتين من صورتيهما</numerusform>
        <numerusform>قد تكون {n} نسخ هي الأخيرة من صورها</numerusform>
        <numerusform>قد تكون {n} نسخة هي الأخيرة من صورها</numerusform>
        <numerusform>قد تكون {n} نسخة هي الأخيرة من صورها</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>The originals are not there any more as they were. The bin keeps what goes there.</source>
      <translation>لم تعد الأصول موجودة كما كانت. تحتفظ سلة المهملات بما يوضع فيها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open in its program</source>
      <translation>فتح في برنامجها</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open the first of {n} photos</source>
      <extracomment>of one: Open in its program</extracomment>
      <translation>
        <numerusform>فتح</numerusform>
        <numerusform>فتح</numerusform>
        <numerusform>فتح الأولى من صورتين</numerusform>
        <numerusform>فتح الأولى من {n} صور</numerusform>
        <numerusform>فتح الأولى من {n} صورة</numerusform>
        <numerusform>فتح الأولى من {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{name} can't be opened: no app is set to open this file.</source>
      <translation>يتعذر فتح {name}: لا تطبيق معيّنًا لفتح هذا الملف.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Show the first of {n} photos in its folder</source>
      <extracomment>of one: Show in folder</extracomment>
      <translation>
        <numerusform>إظهار في مجلدها</numerusform>
        <numerusform>إظهار في مجلدها</numerusform>
        <numerusform>إظهار الأولى من صورتين في مجلدها</numerusform>
        <numerusform>إظهار الأولى من {n} صور في مجلدها</numerusform>
        <numerusform>إظهار الأولى من {n} صورة في مجلدها</numerusform>
        <numerusform>إظهار الأولى من {n} صورة في مجلدها</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy</source>
      <translation>نسخ</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copy {n} photos</source>
      <extracomment>of one: Copy {n} photo</extracomment>
      <translation>
        <numerusform>نسخ {n} صورة</numerusform>
        <numerusform>نسخ صورة واحدة</numerusform>
        <numerusform>نسخ صورتين</numerusform>
        <numerusform>نسخ {n} صور</numerusform>
        <numerusform>نسخ {n} صورة</numerusform>
        <numerusform>نسخ {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{number} photos are too many to copy at once: {most} go on the clipboard. Copy them to a folder instead.</source>
      <translation>{number} من الصور أكثر من أن تُنسخ دفعة واحدة: تتسع الحافظة لـ {most}. انسخها إلى مجلد بدلًا من ذلك.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} files copied.</source>
      <extracomment>of one: {n} file copied.</extracomment>
      <translation>
        <numerusform>لم تُنسخ ملفات.</numerusform>
        <numerusform>نُسخ ملف واحد.</numerusform>
        <numerusform>نُسخ ملفان.</numerusform>
        <numerusform>نُسخت {n} ملفات.</numerusform>
        <numerusform>نُسخ {n} ملفًا.</numerusform>
        <numerusform>نُسخ {n} ملف.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the path</source>
      <translation>نسخ المسار</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the paths of {n} photos</source>
      <extracomment>of one: Copy the path</extracomment>
      <translation>
        <numerusform>نسخ مسارات {n} صورة</numerusform>
        <numerusform>نسخ مسار صورة واحدة</numerusform>
        <numerusform>نسخ مسارَي صورتين</numerusform>
        <numerusform>نسخ مسارات {n} صور</numerusform>
        <numerusform>نسخ مسارات {n} صورة</numerusform>
        <numerusform>نسخ مسارات {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} paths copied.</source>
      <extracomment>of one: {n} path copied.</extracomment>
      <translation>
        <numerusform>لم تُنسخ مسارات.</numerusform>
        <numerusform>نُسخ مسار واحد.</numerusform>
        <numerusform>نُسخ مساران.</numerusform>
        <numerusform>نُسخت {n} مسارات.</numerusform>
        <numerusform>نُسخ {n} مسارًا.</numerusform>
        <numerusform>نُسخ {n} مسار.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>As it is</source>
      <translation>كما هي</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Longest side</source>
      <translation>أطول ضلع</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder, or type the name of a new one</source>
      <translation>اختر مجلدًا، أو اكتب اسم مجلد جديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Choose…</source>
      <translation>اختيار…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>To</source>
      <translation>إلى</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder</source>
      <translation>اختيار مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Names</source>
      <translation>الأ&amp;سماء</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;First number</source>
      <translation>ال&amp;رقم الأول</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>You can get them back from the bin.</source>
      <translation>يمكنك استعادتها من سلة المهملات.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>pixels</source>
      <translation>بكسل</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep metadata: date, camera, keywords</source>
      <translation>الاحتفاظ بالبيانات الوصفية: التاريخ والكاميرا والكلمات المفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep location</source>
      <translation>الاحتفاظ بالموقع</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>quality</source>
      <translation>الجودة</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Size</source>
      <translation>ال&amp;حجم</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Format</source>
      <translation>ال&amp;تنسيق</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Now</source>
      <translation>الآن</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Then</source>
      <translation>بعدها</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>New names</source>
      <translation>الأسماء الجديدة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>{n} photos.</source>
      <extracomment>of one: {n} photo.</extracomment>
      <translation>
        <numerusform>لا صور.</numerusform>
        <numerusform>صورة واحدة.</numerusform>
        <numerusform>صورتان.</numerusform>
        <numerusform>{n} صور.</numerusform>
        <numerusform>{n} صورة.</numerusform>
        <numerusform>{n} صورة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Looking at the files…</source>
      <translation>جارٍ فحص الملفات…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>and {n} more</source>
      <extracomment>of one: and {n} more</extracomment>
      <translation>
        <numerusform>و{n} أخرى</numerusform>
        <numerusform>و{n} أخرى</numerusform>
        <numerusform>و{n} أخرى</numerusform>
        <numerusform>و{n} أخرى</numerusform>
        <numerusform>و{n} أخرى</numerusform>
        <numerusform>و{n} أخرى</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are never changed unless you ask.</source>
      <translation>لا تتغير صورك أبدا ما لم تطلب ذلك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Turn on</source>
      <translation>تشغيل</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copying, {done} of {n} photos</source>
      <extracomment>of one: Copying, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>جارٍ النسخ، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ النسخ، {done} من صورة واحدة</numerusform>
        <numerusform>جارٍ النسخ، {done} من صورتين</numerusform>
        <numerusform>جارٍ النسخ، {done} من {n} صور</numerusform>
        <numerusform>جارٍ النسخ، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ النسخ، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving, {done} of {n} photos</source>
      <extracomment>of one: Moving, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>جارٍ النقل، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ النقل، {done} من صورة واحدة</numerusform>
        <numerusform>جارٍ النقل، {done} من صورتين</numerusform>
        <numerusform>جارٍ النقل، {done} من {n} صور</numerusform>
        <numerusform>جارٍ النقل، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ النقل، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Renaming, {done} of {n} photos</source>
      <extracomment>of one: Renaming, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>جارية إعادة التسمية، {done} من {n} صورة</numerusform>
        <numerusform>جارية إعادة التسمية، {done} من صورة واحدة</numerusform>
        <numerusform>جارية إعادة التسمية، {done} من صورتين</numerusform>
        <numerusform>جارية إعادة التسمية، {done} من {n} صور</numerusform>
        <numerusform>جارية إعادة التسمية، {done} من {n} صورة</numerusform>
        <numerusform>جارية إعادة التسمية، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving to the bin, {done} of {n} photos</source>
      <extracomment>of one: Moving to the bin, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
        <numerusform>النقل إلى سلة المهملات، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Exporting, {done} of {n} photos</source>
      <extracomment>of one: Exporting, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>جارٍ التصدير، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ التصدير، {done} من صورة واحدة</numerusform>
        <numerusform>جارٍ التصدير، {done} من صورتين</numerusform>
        <numerusform>جارٍ التصدير، {done} من {n} صور</numerusform>
        <numerusform>جارٍ التصدير، {done} من {n} صورة</numerusform>
        <numerusform>جارٍ التصدير، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Undoing, {done} of {n} photos</source>
      <extracomment>of one: Undoing, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
        <numerusform>التراجع، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos copied</source>
      <extracomment>of one: {n} photo copied</extracomment>
      <translation>
        <numerusform>نُسخت {n} صورة</numerusform>
        <numerusform>نُسخت صورة واحدة</numerusform>
        <numerusform>نُسخت صورتان</numerusform>
        <numerusform>نُسخت {n} صور</numerusform>
        <numerusform>نُسخت {n} صورة</numerusform>
        <numerusform>نُسخت {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved</source>
      <extracomment>of one: {n} photo moved</extracomment>
      <translation>
        <numerusform>نُقلت {n} صورة</numerusform>
        <numerusform>نُقلت صورة واحدة</numerusform>
        <numerusform>نُقلت صورتان</numerusform>
        <numerusform>نُقلت {n} صور</numerusform>
        <numerusform>نُقلت {n} صورة</numerusform>
        <numerusform>نُقلت {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos renamed</source>
      <extracomment>of one: {n} photo renamed</extracomment>
      <translation>
        <numerusform>أُعيدت تسمية {n} صورة</numerusform>
        <numerusform>أُعيدت تسمية صورة واحدة</numerusform>
        <numerusform>أُعيدت تسمية صورتين</numerusform>
        <numerusform>أُعيدت تسمية {n} صور</numerusform>
        <numerusform>أُعيدت تسمية {n} صورة</numerusform>
        <numerusform>أُعيدت تسمية {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved to the bin</source>
      <extracomment>of one: {n} photo moved to the bin</extracomment>
      <translation>
        <numerusform>لم تُنقل صور إلى سلة المهملات</numerusform>
        <numerusform>نُقلت صورة واحدة إلى سلة المهملات</numerusform>
        <numerusform>نُقلت صورتان إلى سلة المهملات</numerusform>
        <numerusform>نُقلت {n} صور إلى سلة المهملات</numerusform>
        <numerusform>نُقلت {n} صورة إلى سلة المهملات</numerusform>
        <numerusform>نُقلت {n} صورة إلى سلة المهملات</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos exported</source>
      <extracomment>of one: {n} photo exported</extracomment>
      <translation>
        <numerusform>صُدّرت {n} صورة</numerusform>
        <numerusform>صُدّرت صورة واحدة</numerusform>
        <numerusform>صُدّرت صورتان</numerusform>
        <numerusform>صُدّرت {n} صور</numerusform>
        <numerusform>صُدّرت {n} صورة</numerusform>
        <numerusform>صُدّرت {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos put back</source>
      <extracomment>of one: {n} photo put back</extracomment>
      <translation>
        <numerusform>لم تُعَد صور</numerusform>
        <numerusform>أُعيدت صورة واحدة</numerusform>
        <numerusform>أُعيدت صورتان</numerusform>
        <numerusform>أُعيدت {n} صور</numerusform>
        <numerusform>أُعيدت {n} صورة</numerusform>
        <numerusform>أُعيدت {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos</source>
      <extracomment>of one: Move {n} photo</extracomment>
      <translation>
        <numerusform>نقل {n} صورة</numerusform>
        <numerusform>نقل صورة واحدة</numerusform>
        <numerusform>نقل صورتين</numerusform>
        <numerusform>نقل {n} صور</numerusform>
        <numerusform>نقل {n} صورة</numerusform>
        <numerusform>نقل {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Rename {n} photos</source>
      <extracomment>of one: Rename {n} photo</extracomment>
      <translation>
        <numerusform>إعادة تسمية {n} صورة</numerusform>
        <numerusform>إعادة تسمية صورة واحدة</numerusform>
        <numerusform>إعادة تسمية صورتين</numerusform>
        <numerusform>إعادة تسمية {n} صور</numerusform>
        <numerusform>إعادة تسمية {n} صورة</numerusform>
        <numerusform>إعادة تسمية {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos to the bin</source>
      <extracomment>of one: Move {n} photo to the bin</extracomment>
      <translation>
        <numerusform>نقل {n} صورة إلى سلة المهملات</numerusform>
        <numerusform>نقل صورة واحدة إلى سلة المهملات</numerusform>
        <numerusform>نقل صورتين إلى سلة المهملات</numerusform>
        <numerusform>نقل {n} صور إلى سلة المهملات</numerusform>
        <numerusform>نقل {n} صورة إلى سلة المهملات</numerusform>
        <numerusform>نقل {n} صورة إلى سلة المهملات</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Export {n} photos</source>
      <extracomment>of one: Export {n} photo</extracomment>
      <translation>
        <numerusform>تصدير {n} صورة</numerusform>
        <numerusform>تصدير صورة واحدة</numerusform>
        <numerusform>تصدير صورتين</numerusform>
        <numerusform>تصدير {n} صور</numerusform>
        <numerusform>تصدير {n} صورة</numerusform>
        <numerusform>تصدير {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} get another name</source>
      <extracomment>of one: {n} gets another name</extracomment>
      <translation>
        <numerusform>لا شيء يأخذ اسمًا آخر</numerusform>
        <numerusform>واحدة تأخذ اسمًا آخر</numerusform>
        <numerusform>اثنتان تأخذان اسمًا آخر</numerusform>
        <numerusform>{n} تأخذ اسمًا آخر</numerusform>
        <numerusform>{n} تأخذ اسمًا آخر</numerusform>
        <numerusform>{n} تأخذ اسمًا آخر</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} stay as they are</source>
      <extracomment>of one: {n} stays as it is</extracomment>
      <translation>
        <numerusform>لا شيء يبقى كما هو</numerusform>
        <numerusform>واحدة تبقى كما هي</numerusform>
        <numerusform>اثنتان تبقيان كما هما</numerusform>
        <numerusform>{n} تبقى كما هي</numerusform>
        <numerusform>{n} تبقى كما هي</numerusform>
        <numerusform>{n} تبقى كما هي</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} files go along</source>
      <comment>movies, sidecars...</comment>
      <extracomment>of one: {n} file goes along</extracomment>
      <translation>
        <numerusform>لا ملفات مرافقة</numerusform>
        <numerusform>ملف مرافق واحد ({n})</numerusform>
        <numerusform>ملفان مرافقان ({n})</numerusform>
        <numerusform>{n} ملفات مرافقة</numerusform>
        <numerusform>{n} ملفًا مرافقًا</numerusform>
        <numerusform>{n} ملف مرافق</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos stay, as other files of them are left.</source>
      <extracomment>of one: {n} photo stays, as another file of it is left.</extracomment>
      <translation>
        <numerusform>لا تبقى أي صورة.</numerusform>
        <numerusform>تبقى صورة واحدة، إذ يوجد ملف آخر لها.</numerusform>
        <numerusform>تبقى صورتان، إذ توجد ملفات أخرى لهما.</numerusform>
        <numerusform>تبقى {n} صور، إذ توجد ملفات أخرى لها.</numerusform>
        <numerusform>تبقى {n} صورة، إذ توجد ملفات أخرى لها.</numerusform>
        <numerusform>تبقى {n} صورة، إذ توجد ملفات أخرى لها.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{what}. Makes the new folder “{name}” in {folder}.</source>
      <translation>{what}. وينشئ المجلد الجديد «{name}» في {folder}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} undone</source>
      <extracomment>of one: {n} undone</extracomment>
      <translation>
        <numerusform>{n} تم التراجع عنها</numerusform>
        <numerusform>{n} تم التراجع عنها</numerusform>
        <numerusform>{n} تم التراجع عنها</numerusform>
        <numerusform>{n} تم التراجع عنها</numerusform>
        <numerusform>{n} تم التراجع عنها</numerusform>
        <numerusform>{n} تم التراجع عنها</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>undone</source>
      <comment>all photos of a job</comment>
      <translation>تم التراجع</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} to go</source>
      <extracomment>of one: {n} to go</extracomment>
      <translation>
        <numerusform>بقي {n}</numerusform>
        <numerusform>بقي {n}</numerusform>
        <numerusform>بقي {n}</numerusform>
        <numerusform>بقي {n}</numerusform>
        <numerusform>بقي {n}</numerusform>
        <numerusform>بقي {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} failed</source>
      <comment>copied, moved, ...</comment>
      <extracomment>of one: {n} failed</extracomment>
      <translation>
        <numerusform>{n} فشلت</numerusform>
        <numerusform>{n} فشلت</numerusform>
        <numerusform>{n} فشلت</numerusform>
        <numerusform>{n} فشلت</numerusform>
        <numerusform>{n} فشلت</numerusform>
        <numerusform>{n} فشلت</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_canvas.py"></location>
      <source>Map of the library</source>
      <translation>خريطة المكتبة</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <source>Explore the map</source>
      <translation>استكشاف الخريطة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Region “{name}”, {n} photos</source>
      <extracomment>of one: Region “{name}”, {n} photo</extracomment>
      <translation>
        <numerusform>المنطقة «{name}»، لا صور</numerusform>
        <numerusform>المنطقة «{name}»، صورة واحدة</numerusform>
        <numerusform>المنطقة «{name}»، صورتان</numerusform>
        <numerusform>المنطقة «{name}»، {n} صور</numerusform>
        <numerusform>المنطقة «{name}»، {n} صورة</numerusform>
        <numerusform>المنطقة «{name}»، {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Press to select it</source>
      <translation>اضغط لتحديدها</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map lays photos that are alike next to each other.
Add a folder first.</source>
      <translation>تضع الخريطة الصور المتشابهة متجاورة.
أضف مجلدًا أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map of your photos appears here as soon as they are read.</source>
      <translation>تظهر خريطة صورك هنا فور قراءتها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Photos of the map</source>
      <translation>صور الخريطة</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Select with the lasso (Shift and drag)</source>
      <translation>التحديد بالحبل (Shift مع السحب)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Map</source>
      <translation>الخريطة</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Covers</source>
      <translation>الأنواع</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The whole map (Home)</source>
      <translation>الخريطة كلها (Home)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Explore</source>
      <translation>استكشاف</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Updating the map with your thumbs: {percent}%</source>
      <translation>يجري تحديث الخريطة حسب تقييماتك: {percent}%</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Making the map of {n} photos: {percent}%</source>
      <extracomment>of one: Making the map of {n} photo: {percent}%</extracomment>
      <translation>
        <numerusform>جارٍ إعداد خريطة {n} صورة: {percent}٪</numerusform>
        <numerusform>جارٍ إعداد خريطة صورة واحدة: {percent}٪</numerusform>
        <numerusform>جارٍ إعداد خريطة صورتين: {percent}٪</numerusform>
        <numerusform>جارٍ إعداد خريطة {n} صور: {percent}٪</numerusform>
        <numerusform>جارٍ إعداد خريطة {n} صورة: {percent}٪</numerusform>
        <numerusform>جارٍ إعداد خريطة {n} صورة: {percent}٪</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of reading</source>
      <translation>تقدّم القراءة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Pause reading</source>
      <translation>إيقاف القراءة مؤقتًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Resume reading</source>
      <translation>متابعة القراءة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop reading; what was read is kept</source>
      <translation>إيقاف القراءة؛ ما قُرئ محفوظ</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from folders</source>
      <translation>التعلّم من المجلدات</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from your thumbs</source>
      <translation>التعلّم من تقييماتك</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from earlier searches</source>
      <translation>التعلّم من عمليات البحث السابقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of learning</source>
      <translation>تقدّم التعلّم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Stop learning</source>
      <translation>إيقاف التعلّم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of writing sidecars</source>
      <translation>تقدّم كتابة الملفات المرافقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is written stays</source>
      <translation>إيقاف؛ ما كُتب يبقى</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Writing sidecars: {done} of {total}</source>
      <translation>جارية كتابة الملفات المرافقة: {done} من {total}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of the work on files</source>
      <translation>تقدّم العمل على الملفات</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is done stays done</source>
      <translation>إيقاف؛ ما تم يبقى كما هو</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Searching…</source>
      <translation>جارٍ البحث…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>The photo in question</source>
      <translation>الصورة المقصودة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You liked</source>
      <translation>أعجبتك</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Yes</source>
      <translation>نعم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>No</source>
      <translation>لا</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Not sure</source>
      <translation>لست متأكدًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Space</source>
      <comment>the key</comment>
      <translation>مسافة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Your answer about this photo helps most.</source>
      <translation>إجابتك عن هذه الصورة هي الأكثر فائدة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Is this what you mean?</source>
      <translation>أهذا ما تقصده؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Go back to the results</source>
      <translation>العودة إلى النتائج</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/toast.py"></location>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Close</source>
      <translation>إغلاق</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Question {place} of {all}</source>
      <translation>السؤال {place} من {all}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Inspector</source>
      <translation>المفتّش</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Rating</source>
      <translation>التقييم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Remember this for later searches</source>
      <translation>تذكّر هذا لعمليات البحث القادمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Close the inspector</source>
      <translation>إغلاق المفتّش</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Facts</source>
      <translation>المعلومات</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More like these</source>
      <translation>المزيد مثل هذه الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Pick a photo to see its details.</source>
      <translation>اختر صورة لرؤية تفاصيلها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Thumbs in these searches</source>
      <translation>التقييمات في هذه الأبحاث</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>This photo</source>
      <translation>هذه الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Why it fits</source>
      <translation>لماذا تناسب</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You asked with this</source>
      <translation>بحثت بهذه</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder…</source>
      <translation>إضافة مجلد…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder of photos</source>
      <translation>إضافة مجلد صور</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Where “{name}” is now</source>
      <translation>مكان «{name}» الآن</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Find a moved folder…</source>
      <translation>البحث عن مجلد منقول…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>“{name}” seems to be in {folder} now.</source>
      <translation>يبدو أن ”{name}“ موجود الآن في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Use the new place</source>
      <translation>استخدام المكان الجديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Remove the folder “{name}”?</source>
      <translation>أتريد إزالة المجلد «{name}»؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Its photos leave the library. Files stay on disk.</source>
      <translation>تخرج صوره من المكتبة. وتبقى الملفات على القرص.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Remove</source>
      <translation>إزالة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Look for new photos</source>
      <translation>البحث عن صور جديدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Ignored files…</source>
      <translation>الملفات المتجاهلة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Ignored files</source>
      <translation>الملفات المتجاهلة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.
* stands for anything. The files stay as they are.</source>
      <translation>نمط في كل سطر: اسم مثل Screenshots أو *.gif، أو مسار مثل 2019/raw.
الرمز * يعني أي شيء. وتبقى الملفات كما هي.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Learn from my folders…</source>
      <translation>التعلم من مجلداتي…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn from my folders</source>
      <translation>التعلم من مجلداتي</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Makes a profile in which photos of one folder are alike.</source>
      <translation>ينشئ ملفا تتشابه فيه صور المجلد الواحد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn</source>
      <translation>تعلم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Smart albums</source>
      <translation>ألبومات ذكية</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Save this search as a smart album</source>
      <translation>حفظ هذا البحث ألبومًا ذكيًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Add a folder</source>
      <translation>إضافة مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Tidy up</source>
      <translation>ترتيب</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Photos</source>
      <translation>الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>A map of what is alike</source>
      <translation>خريطة لما يتشابه</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Favourites</source>
      <translation>المفضلة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos with four stars or five</source>
      <translation>الصور ذات أربع نجوم أو خمس</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>On this day</source>
      <translation>في مثل هذا اليوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos of this day, in any year</source>
      <translation>صور هذا اليوم من أي سنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>All files could be read.</source>
      <translation>أمكنت قراءة كل الملفات.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Find photos that are there more than once</source>
      <translation>البحث عن الصور الموجودة أكثر من مرة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problems</source>
      <translation>المشكلات</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline</source>
      <comment>a folder whose disk is away</comment>
      <translation>غير متصل</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline: another disk is in its place</source>
      <translation>غير متصل: قرص آخر مكانه</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>reading</source>
      <comment>a folder whose photos are being read</comment>
      <translation>جارية قراءته</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{percent}%</source>
      <translation>{percent}٪</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} unreadable</source>
      <extracomment>of one: {n} unreadable</extracomment>
      <translation>
        <numerusform>لا شيء غير مقروء</numerusform>
        <numerusform>ملف واحد غير مقروء</numerusform>
        <numerusform>ملفان غير مقروءين</numerusform>
        <numerusform>{n} ملفات غير مقروءة</numerusform>
        <numerusform>{n} ملفًا غير مقروء</numerusform>
        <numerusform>{n} ملف غير مقروء</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>It seems to be in {folder} now.</source>
      <translation>يبدو أنه موجود الآن في {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problem files</source>
      <translation>الملفات المتعثرة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Ignore</source>
      <translation>تجاهل</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Copy the list</source>
      <translation>نسخ القائمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try all again</source>
      <translation>إعادة محاولة الكل</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Select the files to ignore first</source>
      <translation>حدّد أولًا الملفات المراد تجاهلها</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>The list of {n} lines is copied.</source>
      <extracomment>of one: The list of {n} line is copied.</extracomment>
      <translation>
        <numerusform>نُسخت القائمة، وهي فارغة.</numerusform>
        <numerusform>نُسخت القائمة، وفيها سطر واحد.</numerusform>
        <numerusform>نُسخت القائمة، وفيها سطران.</numerusform>
        <numerusform>نُسخت القائمة، وفيها {n} أسطر.</numerusform>
        <numerusform>نُسخت القائمة، وفيها {n} سطرًا.</numerusform>
        <numerusform>نُسخت القائمة، وفيها {n} سطر.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Places</source>
      <translation>الأماكن</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Open</source>
      <translation>فتح</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete</source>
      <translation>حذف</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search here</source>
      <translation>البحث هنا</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search all folders</source>
      <translation>البحث في كل المجلدات</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Rescan</source>
      <translation>إعادة الفحص</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Find moved folder…</source>
      <translation>العثور على مجلد منقول…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Remove from the library…</source>
      <translation>إزالة من المكتبة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>The next search looks only in “{folder}”.</source>
      <translation>يقتصر البحث التالي على «{folder}».</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Message</source>
      <translation>رسالة</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Close the message</source>
      <translation>إغلاق الرسالة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Most similar</source>
      <translation>الأكثر تشابهًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Album order</source>
      <translation>ترتيب الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Date added</source>
      <translation>تاريخ الإضافة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By day</source>
      <translation>حسب اليوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By month</source>
      <translation>حسب الشهر</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By year</source>
      <translation>حسب السنة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort</source>
      <comment>a menu's name</comment>
      <translation>ترتيب</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Group</source>
      <comment>a menu's name</comment>
      <translation>تجميع</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By date</source>
      <translation>حسب التاريخ</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By name</source>
      <translation>حسب الاسم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By folder</source>
      <translation>حسب المجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By file size</source>
      <translation>حسب حجم الملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By stars</source>
      <translation>حسب النجوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Reverse</source>
      <translation>عكس</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>No headings</source>
      <translation>بلا عناوين</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Oldest first</source>
      <translation>الأقدم أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select all</source>
      <translation>تحديد الكل</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select this group</source>
      <translation>تحديد هذه المجموعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select none</source>
      <translation>إلغاء التحديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Invert selection</source>
      <translation>عكس التحديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select or deselect this photo</source>
      <translation>تحديد هذه الصورة أو إلغاء تحديدها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Photos of the library</source>
      <translation>صور المكتبة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Results, best first</source>
      <translation>النتائج، الأفضل أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>There is nothing to show.</source>
      <translation>لا شيء لعرضه.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>{n} selected</source>
      <extracomment>of one: {n} selected</extracomment>
      <translation>
        <numerusform>حُدّدت {n}</numerusform>
        <numerusform>حُدّدت {n}</numerusform>
        <numerusform>حُدّدت {n}</numerusform>
        <numerusform>حُدّدت {n}</numerusform>
        <numerusform>حُدّدت {n}</numerusform>
        <numerusform>حُدّدت {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Photos by when they were taken</source>
      <translation>الصور بحسب وقت التقاطها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>There are no photos of {name}, in any year.</source>
      <translation>لا توجد صور من {name} في أي سنة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>{name}, in all years</source>
      <translation>{name}، في كل السنوات</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Give photos four stars or five: they are your favourites.</source>
      <translation>امنح الصور أربع نجوم أو خمسًا لتصبح من المفضلة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Taken around it</source>
      <translation>ما التُقط قبلها وبعدها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Taken around {photo}</source>
      <translation>ما قبل {photo} وما بعدها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>It is not known when this photo was taken.</source>
      <translation>لا يُعرف متى التُقطت هذه الصورة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Open the map</source>
      <translation>فتح الخريطة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/headings.py"></location>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>{name} · {n} photos</source>
      <extracomment>of one: {name} · {n} photo</extracomment>
      <translation>
        <numerusform>{name} · {n} صورة</numerusform>
        <numerusform>{name} · صورة واحدة</numerusform>
        <numerusform>{name} · صورتان</numerusform>
        <numerusform>{name} · {n} صور</numerusform>
        <numerusform>{name} · {n} صورة</numerusform>
        <numerusform>{name} · {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>In this album</source>
      <translation>في هذا الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Good matches</source>
      <translation>تطابقات جيدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Closest first</source>
      <translation>الأقرب أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>The rest</source>
      <translation>البقية</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Not in this album</source>
      <translation>ليست في هذا الألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Check these</source>
      <translation>تحقّق من هذه</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Best matches first</source>
      <translation>أفضل النتائج أولًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>yyyy</source>
      <comment>pattern of a date</comment>
      <translation>yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter or looser</source>
      <translation>أكثر صرامة أو أكثر تساهلًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>The guide ({key}) says what else can be done.</source>
      <translation>يبيّن الدليل ({key}) ما يمكن فعله أيضًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Show backups…</source>
      <translation>إظهار النسخ الاحتياطية…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Quit</source>
      <translation>إنهاء</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Opening your library…</source>
      <translation>جارٍ فتح مكتبتك…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>No photos match {sought}.</source>
      <translation>لا توجد صور تطابق {sought}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Clear the filter</source>
      <translation>مسح التصفية</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>This album is empty. Select photos and choose “Add to album…”, or drop them on it at the side.</source>
      <translation>هذا الألبوم فارغ. حدّد صورًا واختر «إضافة إلى ألبوم…»، أو أفلتها عليه في الشريط الجانبي.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Choose photos</source>
      <translation>اختيار الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Add another folder</source>
      <translation>إضافة مجلد آخر</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading is paused. The first photos appear when it goes on.</source>
      <translation>القراءة متوقفة مؤقتًا. تظهر أول الصور حين تُستأنف.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading your photos. The first ones appear in a moment.</source>
      <translation>جارية قراءة صورك. ستظهر أولاها بعد لحظة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>There are no photos to show in this folder.</source>
      <translation>لا صور لعرضها في هذا المجلد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Go to the photos at the edge</source>
      <translation>الانتقال إلى الصور على الحدّ</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort and group the photos</source>
      <translation>فرز الصور وتجميعها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Order: {order}</source>
      <translation>الترتيب: {order}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Thumbnail size</source>
      <translation>حجم المصغرات</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search without the filter</source>
      <translation>البحث بلا تصفية</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search all photos</source>
      <translation>البحث في كل الصور</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A stack of {n} photos</source>
      <extracomment>of one: A stack of {n} photo</extracomment>
      <translation>
        <numerusform>رزمة من {n} صورة</numerusform>
        <numerusform>رزمة من صورة واحدة</numerusform>
        <numerusform>رزمة من صورتين</numerusform>
        <numerusform>رزمة من {n} صور</numerusform>
        <numerusform>رزمة من {n} صورة</numerusform>
        <numerusform>رزمة من {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A raw file and its picture as one photo</source>
      <translation>ملف RAW وصورته معًا كصورة واحدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>liked</source>
      <translation>أعجبتك</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>disliked</source>
      <translation>لم تعجبك</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>a copied picture</source>
      <translation>صورة منسوخة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>In this stack {name} fits best</source>
      <translation>في هذه الرزمة {name} هي الأنسب</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>Because you liked {name}</source>
      <translation>لأن {name} أعجبتك</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Photo</source>
      <translation>صورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Previous photo</source>
      <translation>الصورة السابقة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Next photo</source>
      <translation>الصورة التالية</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Search a part</source>
      <translation>البحث بجزء</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Draw a rectangle to search with a part of the photo</source>
      <translation>ارسم مستطيلًا للبحث بجزء من الصورة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>In this list</source>
      <translation>في هذه القائمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy، HH:mm</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} good matches</source>
      <extracomment>of one: {n} good match</extracomment>
      <translation>
        <numerusform>{n} نتائج جيدة</numerusform>
        <numerusform>{n} نتائج جيدة</numerusform>
        <numerusform>{n} نتائج جيدة</numerusform>
        <numerusform>{n} نتائج جيدة</numerusform>
        <numerusform>{n} نتائج جيدة</numerusform>
        <numerusform>{n} نتائج جيدة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found}. That is all, very likely.</source>
      <translation>{found}. هذا كل شيء على الأرجح.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found} of about {exist}</source>
      <translation>{found} من نحو {exist}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{count} to check</source>
      <translation>{count} للتحقق</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like a part of {name}</source>
      <translation>المزيد مثل جزء من {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like {name}</source>
      <translation>المزيد مثل {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, hide</source>
      <extracomment>of one: {n} disliked, hide</extracomment>
      <translation>
        <numerusform>لا عدم إعجاب، إخفاء</numerusform>
        <numerusform>لم تعجبك واحدة، إخفاء</numerusform>
        <numerusform>لم تعجبك اثنتان، إخفاء</numerusform>
        <numerusform>لم تعجبك {n}، إخفاء</numerusform>
        <numerusform>لم تعجبك {n}، إخفاء</numerusform>
        <numerusform>لم تعجبك {n}، إخفاء</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, show</source>
      <extracomment>of one: {n} disliked, show</extracomment>
      <translation>
        <numerusform>لا عدم إعجاب، إظهار</numerusform>
        <numerusform>لم تعجبك واحدة، إظهار</numerusform>
        <numerusform>لم تعجبك اثنتان، إظهار</numerusform>
        <numerusform>لم تعجبك {n}، إظهار</numerusform>
        <numerusform>لم تعجبك {n}، إظهار</numerusform>
        <numerusform>لم تعجبك {n}، إظهار</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} min</source>
      <extracomment>of one: {n} min</extracomment>
      <translation>
        <numerusform>{n} دقيقة</numerusform>
        <numerusform>دقيقة واحدة</numerusform>
        <numerusform>دقيقتان</numerusform>
        <numerusform>{n} دقائق</numerusform>
        <numerusform>{n} دقيقة</numerusform>
        <numerusform>{n} دقيقة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} h</source>
      <extracomment>of one: {n} h</extracomment>
      <translation>
        <numerusform>{n} ساعة</numerusform>
        <numerusform>ساعة واحدة</numerusform>
        <numerusform>ساعتان</numerusform>
        <numerusform>{n} ساعات</numerusform>
        <numerusform>{n} ساعة</numerusform>
        <numerusform>{n} ساعة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} days</source>
      <extracomment>of one: {n} day</extracomment>
      <translation>
        <numerusform>{n} يوم</numerusform>
        <numerusform>يوم واحد</numerusform>
        <numerusform>يومان</numerusform>
        <numerusform>{n} أيام</numerusform>
        <numerusform>{n} يومًا</numerusform>
        <numerusform>{n} يوم</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Click for stars; or press 1 to 5, and 0 for none</source>
      <translation>انقر لوضع النجوم؛ أو اضغط 1 إلى 5، و0 لإزالتها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <comment>a menu's name</comment>
      <translation>الرزمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <translation>رزمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Select two photos or more to stack them.</source>
      <translation>حدد صورتين أو أكثر لجمعها في رزمة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {photos}</source>
      <translation>رص {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stacked {n} photos. {key} opens the stack.</source>
      <extracomment>of one: Stacked {n} photo. {key} opens the stack.</extracomment>
      <translation>
        <numerusform>جُمعت {n} صورة في رزمة. {key} يفتح الرزمة.</numerusform>
        <numerusform>جُمعت صورة واحدة في رزمة. {key} يفتح الرزمة.</numerusform>
        <numerusform>جُمعت صورتان في رزمة. {key} يفتح الرزمة.</numerusform>
        <numerusform>جُمعت {n} صور في رزمة. {key} يفتح الرزمة.</numerusform>
        <numerusform>جُمعت {n} صورة في رزمة. {key} يفتح الرزمة.</numerusform>
        <numerusform>جُمعت {n} صورة في رزمة. {key} يفتح الرزمة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Open or close the stack</source>
      <translation>فتح الرزمة أو إغلاقها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Put on top of its stack</source>
      <translation>وضع في أعلى رزمتها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Top of the stack</source>
      <translation>أعلى الرزمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of its stack</source>
      <translation>إخراج من رزمتها</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take {n} photos out of their stacks</source>
      <extracomment>of one: Take out of its stack</extracomment>
      <translation>
        <numerusform>إخراج {n} صورة من رزمها</numerusform>
        <numerusform>إخراج صورة واحدة من رزمتها</numerusform>
        <numerusform>إخراج صورتين من رزمتيهما</numerusform>
        <numerusform>إخراج {n} صور من رزمها</numerusform>
        <numerusform>إخراج {n} صورة من رزمها</numerusform>
        <numerusform>إخراج {n} صورة من رزمها</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of the stack</source>
      <translation>إخراج من الرزمة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack {n} photos</source>
      <extracomment>of one: Unstack</extracomment>
      <translation>
        <numerusform>فك تكديس {n} صورة</numerusform>
        <numerusform>فك تكديس {n} صورة</numerusform>
        <numerusform>فك تكديس {n} صورة</numerusform>
        <numerusform>فك تكديس {n} صورة</numerusform>
        <numerusform>فك تكديس {n} صورة</numerusform>
        <numerusform>فك تكديس {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Show the stack, or close it</source>
      <translation>إظهار المجموعة أو إغلاقها</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Select</source>
      <translation>تحديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>When the photos were taken</source>
      <translation>وقت التقاط الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is set aside in the library's folder, and your photos are not touched.</source>
      <translation>تعود التقييمات والألبومات والنجوم والكلمات المفتاحية وملفات التعريف كما كانت حينها. ويُنقل ما هو موجود الآن جانبًا في مجلد المكتبة، ولا تُمسّ صورك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>No second place</source>
      <translation>بلا مكان ثانٍ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups</source>
      <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Back up now</source>
      <translation>نسخ احتياطي الآن</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in a second place too</source>
      <translation>حفظ النسخ الاحتياطية في مكان ثانٍ أيضًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore…</source>
      <translation>استعادة…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in this folder too</source>
      <translation>حفظ النسخ الاحتياطية في هذا المجلد أيضًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Go back to the library as it was on {when}?</source>
      <translation>أتريد إعادة المكتبة كما كانت في {when}؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore</source>
      <translation>استعادة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>{why}, by a clock that was ahead</source>
      <translation>{why}، بساعة متقدمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>There are no backups yet. Likewise makes one automatically when something has changed.</source>
      <translation>لا نسخ احتياطية بعد. يُنشئ Likewise واحدة تلقائيًا عند حدوث تغيير.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library, in {folder}. A second place, on another disk, is safer still.</source>
      <translation>تُحفظ النسخ الاحتياطية بجوار المكتبة في {folder}. ومكان ثانٍ على قرص آخر أكثر أمانًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>The second place, {place}, is away. Until it is back, backups are only here.</source>
      <translation>المكان الثاني، {place}، غير متصل. وإلى أن يعود، النسخ الاحتياطية هنا فقط.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library and in {place}.</source>
      <translation>تُحفظ النسخ الاحتياطية بجوار المكتبة وفي {place}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Profiles (*.likewise)</source>
      <translation>ملفات التعريف (*.likewise)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>A profile from a file</source>
      <translation>ملف تعريف من ملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import…</source>
      <translation>استيراد…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Start every search with</source>
      <translation>ابدأ كل بحث بـ</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>New profile</source>
      <translation>ملف تعريف جديد</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Create…</source>
      <translation>إنشاء…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Give it another name</source>
      <translation>إعطاؤه اسمًا آخر</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Make a copy of it</source>
      <translation>إنشاء نسخة منه</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate…</source>
      <translation>تكرار…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Save it to a file</source>
      <translation>حفظه في ملف</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forget what it learned</source>
      <translation>نسيان ما تعلّمه</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset…</source>
      <translation>إعادة تعيين…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Remove it with its searches</source>
      <translation>إزالته مع عمليات بحثه</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete…</source>
      <translation>حذف…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Name of the profile</source>
      <translation>اسم ملف التعريف</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate</source>
      <translation>تكرار</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Export</source>
      <translation>تصدير</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import</source>
      <translation>استيراد</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset “{name}”?</source>
      <translation>أتريد إعادة تعيين «{name}»؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forgets everything learned. Your searches stay, but it no longer learns from them.</source>
      <translation>ينسى كل ما تعلّمه. تبقى أبحاثك، لكنه لا يتعلّم منها بعد ذلك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset</source>
      <translation>إعادة تعيين</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete “{name}”?</source>
      <translation>أتريد حذف «{name}»؟</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Its searches will be deleted too.</source>
      <translation>ستُحذف عمليات بحثه أيضًا.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} thumbs, {searches}</source>
      <extracomment>of one: {n} thumb, {searches}</extracomment>
      <translation>
        <numerusform>لا تقييمات، {searches}</numerusform>
        <numerusform>تقييم واحد، {searches}</numerusform>
        <numerusform>تقييمان، {searches}</numerusform>
        <numerusform>{n} تقييمات، {searches}</numerusform>
        <numerusform>{n} تقييمًا، {searches}</numerusform>
        <numerusform>{n} تقييم، {searches}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} imported thumbs</source>
      <extracomment>of one: {n} imported thumb</extracomment>
      <translation>
        <numerusform>لا تقييمات مستوردة</numerusform>
        <numerusform>تقييم مستورد واحد</numerusform>
        <numerusform>تقييمان مستوردان</numerusform>
        <numerusform>{n} تقييمات مستوردة</numerusform>
        <numerusform>{n} تقييمًا مستوردًا</numerusform>
        <numerusform>{n} تقييم مستورد</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>{n} photos can be searched.</source>
      <extracomment>of one: {n} photo can be searched.</extracomment>
      <translation>
        <numerusform>لا توجد صور يمكن البحث فيها.</numerusform>
        <numerusform>يمكن البحث في صورة واحدة.</numerusform>
        <numerusform>يمكن البحث في صورتين.</numerusform>
        <numerusform>يمكن البحث في {n} صور.</numerusform>
        <numerusform>يمكن البحث في {n} صورة.</numerusform>
        <numerusform>يمكن البحث في {n} صورة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are read</source>
      <translation>اكتملت قراءة صورك</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Settings…</source>
      <translation>الإعدادات…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups…</source>
      <translation>النسخ الاحتياطية…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Help</source>
      <comment>a menu's name</comment>
      <translation>المساعدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Keys</source>
      <translation>المفاتيح</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Likewise learns what you mean by “alike” from your thumbs. It all stays on this computer.</source>
      <translation>يتعلّم Likewise من تقييماتك ما تعنيه بـ«متشابه». يبقى كل شيء على هذا الحاسوب.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>How new photos are found and read.</source>
      <translation>كيف يُعثر على الصور الجديدة وتُقرأ.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What looks at your photos.</source>
      <translation>ما الذي ينظر إلى صورك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Copies of your albums, stars and all that was learned.</source>
      <translation>للألبومات والنجوم وكل ما تم تعلمه.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Library</source>
      <translation>المكتبة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Searching</source>
      <translation>البحث</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What it learned</source>
      <translation>ما تعلمه</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and safety</source>
      <translation>الملفات والأمان</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Look</source>
      <translation>المظهر</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Language</source>
      <translation>اللغة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>New photos appear by themselves.</source>
      <translation>تظهر الصور الجديدة تلقائيا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Reading takes longer, other programs stay fast.</source>
      <translation>تطول القراءة وتسرع البرامج الأخرى.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>When reading took more than a minute.</source>
      <translation>عندما تستغرق القراءة أكثر من دقيقة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and folders that are never read.</source>
      <translation>ملفات ومجلدات لا تُقرأ أبدا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Watch folders</source>
      <translation>مراقبة المجلدات</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use less CPU</source>
      <translation>تقليل استخدام المعالج</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Notify me when done</source>
      <translation>تنبيهي عند الانتهاء</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Edit…</source>
      <translation>تحرير…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Recognise what is in photos</source>
      <translation>التعرّف على ما في الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dogs, boats, flowers: needed to search by words.</source>
      <translation>كلاب وقوارب وزهور: يلزم للبحث بالكلمات.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Image model</source>
      <translation>نموذج الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A model of your own looks at the photos, too.</source>
      <translation>ينظر نموذج خاص بك إلى الصور أيضا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Model for sentences</source>
      <translation>نموذج للجمل</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A folder with both halves of a CLIP or SigLIP model: any sentence searches.</source>
      <translation>مجلد فيه نصفا نموذج CLIP أو SigLIP: عندها تبحث أي جملة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No image model</source>
      <translation>دون نموذج صور</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use an image model</source>
      <translation>استخدام نموذج صور</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>ONNX models (*.onnx)</source>
      <translation>نماذج ONNX (*.onnx)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Protect my files</source>
      <translation>حماية ملفاتي</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No moving, renaming or deleting.</source>
      <translation>بلا نقل ولا إعادة تسمية ولا حذف.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show…</source>
      <translation>عرض…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Keep sidecars up to date</source>
      <translation>تحديث الملفات المرافقة باستمرار</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Small files beside the photos that other programs read.</source>
      <translation>ملفات صغيرة بجوار الصور تقرؤها برامج أخرى.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Name sidecars photo.xmp, as Lightroom does</source>
      <translation>تسمية الملفات الجانبية photo.xmp كما يفعل Lightroom</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Stars and keywords</source>
      <translation>النجوم والكلمات المفتاحية</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Follow the system</source>
      <translation>حسب النظام</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Light</source>
      <translation>فاتح</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dark</source>
      <translation>داكن</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show RAW and JPEG as one photo</source>
      <translation>عرض RAW وJPEG كصورة واحدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>They share their stars, and are binned together.</source>
      <translation>يتشاركان النجوم ويُنقلان معًا إلى سلة المهملات.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart to change the language.</source>
      <translation>أعد التشغيل لتغيير اللغة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart</source>
      <translation>إعادة التشغيل</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>As the system</source>
      <translation>حسب النظام</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Settings</source>
      <translation>الإعدادات</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Pages of settings</source>
      <translation>صفحات الإعدادات</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Click a field and press the keys that you want.</source>
      <translation>انقر حقلًا واضغط المفاتيح التي تريدها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Reset all keys</source>
      <translation>إعادة ضبط المفاتيح</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>“{text}” has its new key.</source>
      <translation>صار لـ «{text}» مفتاحه الجديد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>{key} already means “{text}”. Change that one first.</source>
      <translation>{key} يعني «{text}» من قبل. غيّر ذاك أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>All keys are back to the defaults.</source>
      <translation>أُعيدت كل المفاتيح إلى الوضع الافتراضي.</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Pause</source>
      <translation>إيقاف مؤقت</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>How long each photo stays</source>
      <translation>مدة بقاء كل صورة</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{n} seconds</source>
      <extracomment>of one: {n} second</extracomment>
      <translation>
        <numerusform>{n} ثانية</numerusform>
        <numerusform>ثانية واحدة</numerusform>
        <numerusform>ثانيتان</numerusform>
        <numerusform>{n} ثوانٍ</numerusform>
        <numerusform>{n} ثانية</numerusform>
        <numerusform>{n} ثانية</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End</source>
      <translation>إنهاء</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End the slide show (Esc)</source>
      <translation>إنهاء عرض الشرائح (Esc)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go on</source>
      <translation>متابعة</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{command} (Space)</source>
      <translation>{command} (Space)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Slide show</source>
      <translation>عرض شرائح</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go to the photos first: there are none to show here.</source>
      <translation>انتقل إلى الصور أولًا: لا صور هنا لعرضها.</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/labels.py"></location>
      <source>Clear</source>
      <translation>مسح</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>subject</source>
      <translation>الموضوع</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>colour</source>
      <translation>اللون</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>outlines</source>
      <translation>الخطوط</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>texture</source>
      <translation>الملمس</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>layout</source>
      <translation>التكوين</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>details</source>
      <translation>التفاصيل</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>patterns</source>
      <translation>الأنماط</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>red</source>
      <translation>أحمر</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>yellow</source>
      <translation>أصفر</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>green</source>
      <translation>أخضر</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>blue</source>
      <translation>أزرق</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>purple</source>
      <translation>بنفسجي</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Not much alike</source>
      <translation>قليلة التشابه</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {first} and {second}</source>
      <translation>تشابه في {first} و{second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {family}</source>
      <translation>تشابه في {family}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{family} ({percent}%)</source>
      <translation>{family} ({percent}٪)</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>What matters here: {families}</source>
      <translation>ما يهمّ هنا: {families}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Shows “{word}”</source>
      <translation>تُظهر «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Probably shows “{word}”</source>
      <translation>تُظهر «{word}» على الأرجح</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>May show “{word}”</source>
      <translation>قد تُظهر «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Hardly shows “{word}”</source>
      <translation>بالكاد تُظهر «{word}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} stars</source>
      <extracomment>of one: {n} star</extracomment>
      <translation>
        <numerusform>بلا نجوم</numerusform>
        <numerusform>نجمة واحدة</numerusform>
        <numerusform>نجمتان</numerusform>
        <numerusform>{n} نجوم</numerusform>
        <numerusform>{n} نجمة</numerusform>
        <numerusform>{n} نجمة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} bytes</source>
      <extracomment>of one: {n} byte</extracomment>
      <translation>
        <numerusform>{n} بايت</numerusform>
        <numerusform>بايت واحد</numerusform>
        <numerusform>بايتان</numerusform>
        <numerusform>{n} بايت</numerusform>
        <numerusform>{n} بايت</numerusform>
        <numerusform>{n} بايت</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} TB</source>
      <translation>{size} ت.ب</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} kB</source>
      <translation>{size} ك.ب</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} MB</source>
      <translation>{size} م.ب</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} GB</source>
      <translation>{size} غ.ب</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm:ss</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy، HH:mm:ss</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} files couldn't be read</source>
      <extracomment>of one: {n} file couldn't be read</extracomment>
      <translation>
        <numerusform>لا ملفات تعذرت قراءتها</numerusform>
        <numerusform>ملف واحد تعذرت قراءته</numerusform>
        <numerusform>ملفان تعذرت قراءتهما</numerusform>
        <numerusform>{n} ملفات تعذرت قراءتها</numerusform>
        <numerusform>{n} ملفًا تعذرت قراءتها</numerusform>
        <numerusform>{n} ملف تعذرت قراءتها</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} problems</source>
      <extracomment>of one: {n} problem</extracomment>
      <translation>
        <numerusform>لا مشكلات</numerusform>
        <numerusform>مشكلة واحدة</numerusform>
        <numerusform>مشكلتان</numerusform>
        <numerusform>{n} مشكلات</numerusform>
        <numerusform>{n} مشكلة</numerusform>
        <numerusform>{n} مشكلة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>a few seconds</source>
      <translation>بضع ثوانٍ</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} seconds</source>
      <extracomment>of one: about {n} second</extracomment>
      <translation>
        <numerusform>نحو {n} ثانية</numerusform>
        <numerusform>نحو ثانية واحدة</numerusform>
        <numerusform>نحو ثانيتين</numerusform>
        <numerusform>نحو {n} ثوانٍ</numerusform>
        <numerusform>نحو {n} ثانية</numerusform>
        <numerusform>نحو {n} ثانية</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} minutes</source>
      <extracomment>of one: about {n} minute</extracomment>
      <translation>
        <numerusform>نحو {n} دقيقة</numerusform>
        <numerusform>نحو دقيقة واحدة</numerusform>
        <numerusform>نحو دقيقتين</numerusform>
        <numerusform>نحو {n} دقائق</numerusform>
        <numerusform>نحو {n} دقيقة</numerusform>
        <numerusform>نحو {n} دقيقة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} hours</source>
      <extracomment>of one: about {n} hour</extracomment>
      <translation>
        <numerusform>نحو {n} ساعة</numerusform>
        <numerusform>نحو ساعة واحدة</numerusform>
        <numerusform>نحو ساعتين</numerusform>
        <numerusform>نحو {n} ساعات</numerusform>
        <numerusform>نحو {n} ساعة</numerusform>
        <numerusform>نحو {n} ساعة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: not reached</source>
      <translation>العنقود: غير متصل</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: no workers</source>
      <translation>العنقود: بلا عمال</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: {ready} of {n} parts answer</source>
      <extracomment>of one: Cluster: {ready} of {n} part answer</extracomment>
      <translation>
        <numerusform>العنقود: يجيب {ready} من {n} جزء</numerusform>
        <numerusform>العنقود: يجيب {ready} من جزء واحد</numerusform>
        <numerusform>العنقود: يجيب {ready} من جزأين</numerusform>
        <numerusform>العنقود: يجيب {ready} من {n} أجزاء</numerusform>
        <numerusform>العنقود: يجيب {ready} من {n} جزءًا</numerusform>
        <numerusform>العنقود: يجيب {ready} من {n} جزء</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos</source>
      <translation>التعرّف على ما في صورك</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos: {done} of {total}</source>
      <translation>التعرّف على ما في صورك: {done} من {total}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading dates, {done} of {n} photos</source>
      <extracomment>of one: Reading dates, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
        <numerusform>قراءة التواريخ، {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading {done} of {n} photos</source>
      <extracomment>of one: Reading {done} of {n} photo</extracomment>
      <translation>
        <numerusform>جارية قراءة {done} من {n} صورة</numerusform>
        <numerusform>جارية قراءة {done} من صورة واحدة</numerusform>
        <numerusform>جارية قراءة {done} من صورتين</numerusform>
        <numerusform>جارية قراءة {done} من {n} صور</numerusform>
        <numerusform>جارية قراءة {done} من {n} صورة</numerusform>
        <numerusform>جارية قراءة {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos</source>
      <translation>جارٍ البحث عن الصور</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos, {done} found so far</source>
      <translation>جارٍ البحث عن الصور، وُجد {done} حتى الآن</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Paused at {done} of {n} photos</source>
      <extracomment>of one: Paused at {done} of {n} photo</extracomment>
      <translation>
        <numerusform>متوقفة مؤقتًا عند {done} من {n} صورة</numerusform>
        <numerusform>متوقفة مؤقتًا عند {done} من صورة واحدة</numerusform>
        <numerusform>متوقفة مؤقتًا عند {done} من صورتين</numerusform>
        <numerusform>متوقفة مؤقتًا عند {done} من {n} صور</numerusform>
        <numerusform>متوقفة مؤقتًا عند {done} من {n} صورة</numerusform>
        <numerusform>متوقفة مؤقتًا عند {done} من {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/system/desktop.py"></location>
      <source>The folder of {name} can't be opened.</source>
      <translation>يتعذر فتح مجلد {name}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Another user listens where your Likewise should.</source>
      <translation>مستخدم آخر يستقبل في المكان المخصص لـ Likewise لديك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Likewise is open with this library already, but does not answer.</source>
      <translation>Likewise مفتوح بهذه المكتبة من قبل، لكنه لا يجيب.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Check whether it is waiting for you, or end it and start it again.</source>
      <translation>تحقق هل ينتظر منك شيئًا، أو أنهه وشغّله من جديد.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>A photo, results of which one is liked and one disliked, and better results</source>
      <translation>صورة، ونتائج أُعجب بإحداها ولم يُعجب بأخرى، ثم نتائج أفضل</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>You can search as soon as the first ones appear.</source>
      <translation>يمكنك البحث بمجرد ظهور أولى الصور.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Your photos never leave this computer, and Likewise never changes them unless you ask.</source>
      <translation>لا تغادر صورك هذا الحاسوب أبدًا، ولا يغيّرها Likewise إلا بطلبك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Start here</source>
      <translation>ابدأ هنا</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Find photos by showing one</source>
      <translation>اعثر على الصور بعرض واحدة</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Add folder</source>
      <translation>إضافة مجلد</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Try the sample gallery</source>
      <translation>تجربة معرض النماذج</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Drop a folder of photos here</source>
      <translation>أفلت مجلد صور هنا</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Private</source>
      <translation>خاص</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>1 of 3: Point at a photo and click “More like this”.</source>
      <translation>1 من 3: أشر إلى صورة وانقر «المزيد مثل هذه».</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>2 of 3: Like two or three photos that fit, and watch the others move.</source>
      <translation>2 من 3: أشر بالإعجاب إلى صورتين أو ثلاث تناسب، وشاهد البقية تتحرك.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>3 of 3: Click “Save as smart album”. Matching photos are added automatically.</source>
      <translation>3 من 3: انقر «حفظ كألبوم ذكي». تُضاف الصور المناسبة تلقائيًا.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>That's it: the album is at the side. Correct it with thumbs.</source>
      <translation>هذا كل شيء: الألبوم في الشريط الجانبي. صحّحه بالتقييمات.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>The sample gallery can't be kept in {folder}: {strerror}. Free some space there, or make it writable.</source>
      <translation>يتعذر حفظ معرض النماذج في {folder}: {strerror}. أفسح مكانًا هناك، أو اجعله قابلًا للكتابة.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>Drawing the sample gallery: {done} of {total} pictures.</source>
      <translation>جارٍ رسم معرض النماذج: {done} من {total} من الصور.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>No photo is named “{words}”, so that was left out.</source>
      <translation>لا توجد صورة باسم «{words}»، لذا تم تجاهله.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Search in this album</source>
      <translation>البحث في هذا الألبوم</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {n} photos</source>
      <extracomment>of one: like {n} photo</extracomment>
      <translation>
        <numerusform>مثل {n} صور</numerusform>
        <numerusform>مثل {n} صور</numerusform>
        <numerusform>مثل {n} صور</numerusform>
        <numerusform>مثل {n} صور</numerusform>
        <numerusform>مثل {n} صور</numerusform>
        <numerusform>مثل {n} صور</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {name}</source>
      <translation>مثل {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>An album that was deleted</source>
      <translation>ألبوم محذوف</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>in {place}</source>
      <translation>في {place}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Find photos</source>
      <translation>العثور على صور</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Menu</source>
      <translation>القائمة</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the sidebar</source>
      <translation>إظهار الشريط الجانبي</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the inspector</source>
      <translation>إظهار المفتّش</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop a folder to add it, or a picture to search with it</source>
      <translation>أفلت مجلدًا لإضافته، أو صورة للبحث بها</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop the picture to search with it</source>
      <translation>أفلت الصورة للبحث بها</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Album</source>
      <translation>ألبوم</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Search again</source>
      <translation>البحث مجددًا</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Files are still being worked on. Undo when that is done.</source>
      <translation>لا يزال العمل على الملفات جاريًا. تراجع بعد انتهائه.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to undo.</source>
      <translation>لا يوجد ما يمكن التراجع عنه.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo</source>
      <translation>إعادة</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redone: {what}.</source>
      <translation>تمت الإعادة: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to redo.</source>
      <translation>لا يوجد ما يمكن إعادته.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo: {what}</source>
      <translation>تراجع: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo: {what}</source>
      <translation>إعادة: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <translation>عرض</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom in</source>
      <translation>تكبير</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom out</source>
      <translation>تصغير</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Full screen</source>
      <translation>ملء الشاشة</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command…</source>
      <translation>البحث عن أمر…</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command</source>
      <translation>البحث عن أمر</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Type what you want to do, or where to go</source>
      <translation>اكتب ما تريد فعله أو إلى أين تريد الذهاب</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>No command or place is called that.</source>
      <translation>لا يوجد أمر أو مكان بهذا الاسم.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For this search</source>
      <translation>لهذا البحث</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For {n} photos</source>
      <extracomment>of one: For {n} photo</extracomment>
      <translation>
        <numerusform>لـ {n} صورة</numerusform>
        <numerusform>لـ صورة واحدة</numerusform>
        <numerusform>لـ صورتين</numerusform>
        <numerusform>لـ {n} صور</numerusform>
        <numerusform>لـ {n} صورة</numerusform>
        <numerusform>لـ {n} صورة</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Other commands</source>
      <translation>أوامر أخرى</translation>
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

يعثر على الصور التي تشبه إحدى صورك، ويتعلم من تقييماتك ما تقصده بالتشابه.
لا تغادر صورك هذا الحاسوب أبدًا ولا تُغيَّر، إلا إذا طلبت ذلك.

برنامج حر برخصة MIT. يقوم على Qt وNumPy وOpenCV وSciPy وscikit-learn وPillow
وغيرها، وكلها مذكورة أدناه مع رخصها. والملف NOTICES.md المرفق يتحدث عن الأوزان والبيانات.

Python {python}، Qt {qt}، {system}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Copy a report of what went wrong</source>
      <translation>نسخ تقرير بما حدث من أخطاء</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>A report was copied. It names no file, and you can paste it anywhere.</source>
      <translation>نُسخ تقرير. لا يذكر أي ملف، ويمكنك لصقه في أي مكان.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Guide</source>
      <translation>الدليل</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Restart safely, without plug-ins</source>
      <translation>إعادة التشغيل بأمان دون إضافات</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>About Likewise</source>
      <translation>حول Likewise</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/albums.py"></location>
      <source>There is nothing to undo in this album.</source>
      <translation>لا شيء للتراجع عنه في هذا الألبوم.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/backup_thread.py"></location>
      <source>by hand</source>
      <translation>يدويًا</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>No library is open yet. Add a folder of photos first.</source>
      <translation>لا مكتبة مفتوحة بعد. أضف مجلد صور أولًا.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>The backup is restored. What was there before is in {aside}.</source>
      <translation>استُعيدت النسخة الاحتياطية. ما كان هناك من قبل في {aside}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{n} pairs of photos could not be compared: copies may be missing here.</source>
      <extracomment>of one: {n} pair of photos could not be compared: copies may be missing here.</extracomment>
      <translation>
        <numerusform>تعذّرت مقارنة {n} زوج من الصور: قد تنقص نسخ هنا.</numerusform>
        <numerusform>تعذّرت مقارنة زوج واحد من الصور: قد تنقص نسخ هنا.</numerusform>
        <numerusform>تعذّرت مقارنة زوجين من الصور: قد تنقص نسخ هنا.</numerusform>
        <numerusform>تعذّرت مقارنة {n} أزواج من الصور: قد تنقص نسخ هنا.</numerusform>
        <numerusform>تعذّرت مقارنة {n} زوجًا من الصور: قد تنقص نسخ هنا.</numerusform>
        <numerusform>تعذّرت مقارنة {n} زوج من الصور: قد تنقص نسخ هنا.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>This group has changed. Look for duplicates again.</source>
      <translation>تغيّرت هذه المجموعة. ابحث عن المكررات مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>Looking for duplicates ended too soon: {reason}</source>
      <translation>انتهى البحث عن المكررات قبل أوانه: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{left} stay: {reason}</source>
      <translation>يبقى {left}: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Photos are read without an image model from now on.</source>
      <translation>تُقرأ الصور من الآن بلا نموذج صور.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Trying the model {name}…</source>
      <translation>تجربة النموذج {name}…</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Stopped. What was read is kept; “Rescan” reads the rest.</source>
      <translation>أُوقفت. ما قُرئ محفوظ؛ و«إعادة الفحص» تقرأ الباقي.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/folders.py"></location>
      <source>{n} new photos.</source>
      <extracomment>of one: {n} new photo.</extracomment>
      <translation>
        <numerusform>لا صور جديدة.</numerusform>
        <numerusform>صورة جديدة واحدة.</numerusform>
        <numerusform>صورتان جديدتان.</numerusform>
        <numerusform>{n} صور جديدة.</numerusform>
        <numerusform>{n} صورة جديدة.</numerusform>
        <numerusform>{n} صورة جديدة.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/marks.py"></location>
      <source>A sidecar can't be read. {first}</source>
      <translation>تتعذر قراءة ملف مرافق. {first}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/marks.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>And {n} more.</source>
      <extracomment>of one: And {n} more.</extracomment>
      <translation>
        <numerusform>و{n} أخرى.</numerusform>
        <numerusform>و{n} أخرى.</numerusform>
        <numerusform>و{n} أخرى.</numerusform>
        <numerusform>و{n} أخرى.</numerusform>
        <numerusform>و{n} أخرى.</numerusform>
        <numerusform>و{n} أخرى.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Profile exported to {path}.</source>
      <translation>صُدّر ملف التعريف إلى {path}.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>{name} is ready to use.</source>
      <translation>{name} جاهز للاستخدام.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Learning from folders is under way already.</source>
      <translation>التعلّم من المجلدات جارٍ بالفعل.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Stopped. Nothing was learned from the folders.</source>
      <translation>أُوقف. لم يتم تعلّم شيء من المجلدات.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/full_loader.py"></location>
      <source>There is not enough memory left to show it in full.</source>
      <translation>لم تبقَ ذاكرة كافية لإظهارها كاملة.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>This can't be searched with. {reason}</source>
      <translation>لا يمكن البحث بهذا. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_files.py"></location>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} can't be read: {strerror}.</source>
      <translation>تتعذر قراءة {name}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_loader.py"></location>
      <source>No thumbnail can be made: {strerror}.</source>
      <translation>تعذر إنشاء مصغرة: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>A process that reads photos can't be started: {strerror}.</source>
      <translation>يتعذر تشغيل عملية تقرأ الصور: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Close other programs, then try again.</source>
      <translation>أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>gave an invalid answer</source>
      <translation>أعطت إجابة غير صالحة</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Starting a process that reads photos {fault}.</source>
      <translation>تشغيل عملية تقرأ الصور: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>Start Likewise again; if that doesn't help, reinstall it.</source>
      <translation>شغّل Likewise من جديد؛ وإن استمر ذلك فأعد تثبيته.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Reading it {fault}.</source>
      <translation>القراءة: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds</source>
      <translation>تجاوز {seconds} ثانية</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds; its disk or network may not answer</source>
      <translation>تجاوز {seconds} ثانية؛ قد لا يستجيب قرصه أو شبكته</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took more than {seconds} seconds of computing</source>
      <translation>تجاوز {seconds} ثانية من المعالجة</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (signal {signal})</source>
      <translation>انهيار (الإشارة {signal})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (exit code {code})</source>
      <translation>انهيار (رمز الخروج {code})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>It was not waited for.</source>
      <translation>لم يُنتظر.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it needs more memory than is allowed.</source>
      <translation>تحتاج قراءته إلى ذاكرة أكثر من المسموح.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it failed: {error}.</source>
      <translation>فشلت قراءته: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/extraction.py"></location>
      <source>Its {name} can't be told: it gave numbers that are not finite.</source>
      <translation>تتعذر معرفة {name}: نتجت أرقام غير منتهية.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Photos are read without recognising what is in them. {reason}</source>
      <translation>لا يُفحص ما في الصور. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>{reason} The image model was not changed.</source>
      <translation>{reason} لم يتغير نموذج الصور.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Comparing what is in the pictures failed: {reason}</source>
      <translation>فشلت مقارنة ما في الصور: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Scan again; until it succeeds, searches go without it.</source>
      <translation>أعد الفحص؛ وإلى أن ينجح يجري البحث من دونه.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>There is no room left to keep what was found in the photos.</source>
      <translation>لم يبقَ مكان لحفظ ما وُجد في الصور.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>Make space on the disk of the library, then look for new photos again.</source>
      <translation>أفسح مكانًا على قرص المكتبة، ثم ابحث عن الصور الجديدة مجددًا.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>The processes that compare photos keep crashing.</source>
      <translation>العمليات التي تقارن الصور تنتهي مرة بعد مرة.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{n} sidecars written.</source>
      <extracomment>of one: {n} sidecar written.</extracomment>
      <translation>
        <numerusform>لم تُكتب ملفات مرافقة.</numerusform>
        <numerusform>كُتب ملف مرافق واحد.</numerusform>
        <numerusform>كُتب ملفان مرافقان.</numerusform>
        <numerusform>كُتبت {n} ملفات مرافقة.</numerusform>
        <numerusform>كُتب {n} ملفًا مرافقًا.</numerusform>
        <numerusform>كُتب {n} ملف مرافق.</numerusform>
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
      <translation>لم تكتمل الخريطة.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>It is made again when the map is opened.</source>
      <translation>ستُنشأ من جديد عند فتح الخريطة.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map can't be kept: {error}.</source>
      <translation>يتعذر حفظ الخريطة: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>Make room on the disk.</source>
      <translation>أفسح مكانًا على القرص.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} is damaged, or not the file that it should be.</source>
      <translation>{name} تالف أو ليس الملف المطلوب.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds a tensor without a storage.</source>
      <translation>يحتوي ملف الأوزان على موتّر بلا تخزين.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a tensor is not inside its storage.</source>
      <translation>ملف الأوزان تالف: أحد الموتّرات ليس داخل تخزينه.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>This is no little-endian checkpoint of the old format.</source>
      <translation>هذا ليس ملف أوزان little-endian بالتنسيق القديم.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: {error}.</source>
      <translation>ملف الأوزان تالف: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint wants {module}.{name}, which no weights need.</source>
      <translation>يطلب ملف الأوزان {module}.{name}، ولا حاجة لأي أوزان إليه.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds something else than whole storages.</source>
      <translation>يحتوي ملف الأوزان على غير وحدات تخزين كاملة.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a storage has another size.</source>
      <translation>ملف الأوزان تالف: حجم أحد وحدات التخزين مختلف.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is empty.</source>
      <translation>الملف فارغ.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} says it is {width} x {height} pixels; we read at most {value} megapixels of a picture of this kind.</source>
      <translation>يذكر {name} أنه {width} x {height} بكسل؛ نقرأ {value} ميغابكسل على الأكثر من صورة من هذا النوع.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} has no pixels.</source>
      <translation>لا بكسلات في {name}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} does not exist.</source>
      <translation>{name} غير موجود.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is not a file.</source>
      <translation>{name} ليس ملفًا.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} can't be read: {value}.</source>
      <translation>تعذّرت قراءة {name}: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>Not a supported image format.</source>
      <translation>تنسيق صورة غير مدعوم.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} needs more memory than there is.</source>
      <translation>يحتاج {name} إلى ذاكرة أكثر من المتوفر.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is damaged: {detail}.</source>
      <translation>الملف تالف: {detail}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} is larger than {value} MB, too large for a picture.</source>
      <translation>{name} أكبر من {value} م.ب، وهو كبير على صورة.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is incomplete.</source>
      <translation>الملف غير مكتمل.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin with 3 x 3 pixels.</source>
      <translation>لا تبدأ الشبكة بـ 3 x 3 بكسل.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin and end with a convolution.</source>
      <translation>لا تبدأ الشبكة وتنتهي بالتفاف.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>These weights are no EfficientNet-Lite's: {error}.</source>
      <translation>هذه الأوزان ليست لشبكة EfficientNet-Lite: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} makes {dimension} numbers of a picture and {value} of a sentence: its halves don't belong together.</source>
      <translation>يُخرج {name} من الصورة {dimension} رقمًا ومن الجملة {value}: نصفاه لا ينتميان إلى بعضهما.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} can't be read: {strerror}.</source>
      <translation>تعذّرت قراءة النموذج {source}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} changed while it was looked at.</source>
      <translation>تغيّر النموذج {source} أثناء فحصه.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} is larger than {value} GB.</source>
      <translation>{name} أكبر من {value} غ.ب.</translation>
    </message>
    <message>
      <location filename="../../features/normalisation.py"></location>
      <source>The sample of {name} holds NaN or infinite entries; extract it again.</source>
      <translation>تحتوي عيّنة {name} على قيم NaN أو لا نهائية؛ استخرجها من جديد.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} has to hold one JSON object.</source>
      <translation>يجب أن يحتوي {name} على كائن JSON واحد.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} doesn't say how large its pictures are. Write {"size": [224, 224]}, or what is right for it, into {value}.</source>
      <translation>لا يذكر {name} حجم صوره. اكتب {"size": [224, 224]} أو ما يناسبه في {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is no model for pictures: its input has the shape {value}, not [1, 3, height, width] or [1, height, width, 3]. Choose another model.</source>
      <translation>{name} ليس نموذجًا للصور: شكل مدخله {value} وليس [1, 3, height, width] أو [1, height, width, 3]. اختر نموذجًا آخر.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants {value} pictures at a time. Export it for one picture, or any number.</source>
      <translation>يطلب {name} {value} من الصور دفعة واحدة. صدّره لصورة واحدة أو لأي عدد.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>The size of {name}'s pictures has to be [width, height] in pixels.</source>
      <translation>يجب أن يكون حجم صور {name} على شكل [width, height] بالبكسل.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants pictures of {value} x {value_} pixels; from {value__} to {value___} can be given.</source>
      <translation>يطلب {name} صورًا بحجم {value} x {value_} بكسل؛ الممكن من {value__} إلى {value___}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“output” of {name} has to be the name of one of its outputs.</source>
      <translation>يجب أن يكون «output» في {name} اسم أحد مخارجه.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout}.</source>
      <translation>يناقض {file} الملف {name} الذي مدخله {layout}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels.</source>
      <translation>يناقض {file} الملف {name} الذي مدخله {layout} بقياس {height} x {width} بكسل.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is too large to hold settings.</source>
      <translation>الملف {name} أكبر من أن يكون ملف إعدادات.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <location filename="../../features/text_model.py"></location>
      <source>{name} can't be read as JSON: {error}.</source>
      <translation>تعذّرت قراءة {name} بصيغة JSON: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{source} says “{key}”, which is none of {value}.</source>
      <translation>يذكر {source} «{key}»، وهو ليس من {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be one of {value}.</source>
      <translation>يجب أن يكون «{key}» في {name} أحد {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be three numbers of at most {MOST}, “std” of at least {LEAST_STD}.</source>
      <translation>يجب أن يكون «{key}» في {name} ثلاثة أعداد لا تتجاوز {MOST}، و«std» لا يقل عن {LEAST_STD}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>The image model {name} is not in the library any more. Choose it again, or use none.</source>
      <translation>لم يعد نموذج الصور {name} في المكتبة. اختره من جديد أو لا تستخدم أي نموذج.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {value} inputs ({names}), not one picture. Export the part of it that sees pictures.</source>
      <translation>يطلب {name} {value} من المدخلات ({names}) لا صورة واحدة. صدّر الجزء الذي يرى الصور.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {type}, which no picture can be given as.</source>
      <translation>يطلب {name} {type}، ولا يمكن تقديم صورة بهذا النوع.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} has no output “{output}”, but {value}.</source>
      <translation>ليس في {name} مخرج «{output}» بل {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {dtype} of shape {value}, not one vector a picture.</source>
      <translation>يعطي {name} {dtype} بالشكل {value} لا متجهًا واحدًا لكل صورة.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {value} numbers a picture; at most {MOST_ENTRIES} can be kept. Name another output, or "pool", in its side file.</source>
      <translation>يعطي {name} {value} عددًا لكل صورة؛ يمكن حفظ {MOST_ENTRIES} على الأكثر. اذكر مخرجًا آخر أو "pool" في ملفه المرافق.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers that are not finite.</source>
      <translation>أعطى {name} أعدادًا غير منتهية.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers beyond {LARGEST}. Let "normalise" be "l2" in its side file, or name another output.</source>
      <translation>أعطى {name} أعدادًا تتجاوز {LARGEST}. اجعل "normalise" يساوي "l2" في ملفه المرافق أو اذكر مخرجًا آخر.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives vectors of different lengths.</source>
      <translation>يعطي {name} متجهات بأطوال مختلفة.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} is no ONNX model that can be opened: {value}. A model has to be one file, with its weights inside.</source>
      <translation>{name} ليس نموذج ONNX يمكن فتحه: {value}. يجب أن يكون النموذج ملفًا واحدًا يحوي أوزانه.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>Image models need onnxruntime, which is not installed. Reinstall Likewise with everything it needs; or use no image model.</source>
      <translation>تحتاج نماذج الصور إلى onnxruntime وهو غير مثبّت. ثبّت Likewise من جديد مع كل ما يطلبه، أو لا تستخدم نموذج صور.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} failed on a picture: {value}.</source>
      <translation>أخفق {name} في إحدى الصور: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} gave no vector of {dimension} numbers from 0 to 1.</source>
      <translation>لم يعطِ النمط {name} متجهًا من {dimension} عددًا بين 0 و1.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} failed on it: {said}.</source>
      <translation>أخفق النمط {name}: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} says it is {raw_width} x {raw_height} pixels; we read at most {value} megapixels of a raw file without a preview.</source>
      <translation>يذكر {name} أنه {raw_width} x {raw_height} بكسل؛ نقرأ {value} ميغابكسل على الأكثر من ملف خام بلا معاينة.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} is a raw file of a kind that we don't know, or damaged: {value}.</source>
      <translation>{name} ملف خام من نوع غير معروف أو تالف: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it.</source>
      <translation>تحتاج الملفات الخام إلى rawpy وهو غير مثبّت. يثبّته `pip install likewise[raw]`.</translation>
    </message>
    <message>
      <location filename="../../features/resized_copy.py"></location>
      <source>{name} is larger than a WebP can be; choose a smaller size.</source>
      <translation>{name} أكبر مما يسمح به WebP؛ اختر حجمًا أصغر.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime, which runs the network, is not installed. Reinstall Likewise with everything it needs.</source>
      <translation>لم يُثبَّت onnxruntime الذي يشغّل الشبكة. ثبّت Likewise من جديد مع كل ما يطلبه.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network's weights are not installed. Reinstall Likewise with everything it needs.</source>
      <translation>لم تُثبَّت أوزان الشبكة. ثبّت Likewise من جديد مع كل ما يطلبه.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime can't be loaded: {said}. Reinstall Likewise with everything it needs.</source>
      <translation>تعذّر تحميل onnxruntime: {said}. ثبّت Likewise من جديد مع كل ما يطلبه.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime {__version__} can't run the network: {value}. Install another version of it.</source>
      <translation>لا يستطيع onnxruntime {__version__} تشغيل الشبكة: {value}. ثبّت إصدارًا آخر منه.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>{error} Reinstall Likewise with everything it needs.</source>
      <translation>{error} ثبّت Likewise من جديد مع كل ما يطلبه.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network can't be kept in {folder}: {strerror}.</source>
      <translation>تعذّر حفظ الشبكة في {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants {value}, which is more than a sentence.</source>
      <translation>يطلب {name} ما يلي: {value}، وهو أكثر من جملة.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants sentences of {length} tokens; from {value} to {value_} can be given.</source>
      <translation>يطلب {name} جملًا من {length} رمزًا؛ يمكن إعطاء {value} إلى {value_}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>To read sentences, models need tokenizers, which is not installed. Install it, or choose the part that sees pictures.</source>
      <translation>لقراءة الجمل تحتاج النماذج إلى tokenizers وهو غير مثبّت. ثبّته، أو اختر الجزء الذي يرى الصور.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} is no tokenizer that can be read: {said}.</source>
      <translation>الملف {name} ليس مرمِّزًا يمكن قراءته: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} failed on a sentence: {value}.</source>
      <translation>فشل {name} في قراءة جملة: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} needs {words} distinct descriptors, the sample has {value}; add photos.</source>
      <translation>يحتاج {name} إلى {words} من الواصفات المختلفة، وفي العينة {value}؛ أضف صورًا.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} is not a readable vocabulary: {error}.</source>
      <translation>{name} ليس مفردات قابلة للقراءة: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} was written by another version.</source>
      <translation>كُتب {name} بإصدار آخر.</translation>
    </message>
  </context>
</TS>
