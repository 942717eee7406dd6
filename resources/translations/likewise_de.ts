<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>likewise</name>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>The connection to {scheduler} is not encrypted: whoever can reach that network can read the photos' features and run programs on the workers.</source>
      <translation>Die Verbindung zu {scheduler} ist nicht verschlüsselt: Wer dieses Netz erreicht, kann die Merkmale der Fotos lesen und auf den Rechnern Programme ausführen.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{scheduler} is another computer, and the connection would not be encrypted.</source>
      <translation>{scheduler} ist ein anderer Rechner, und die Verbindung wäre nicht verschlüsselt.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with --insecure.</source>
      <translation>Nehmen Sie tls:// mit --tls-ca, --tls-cert und --tls-key, oder gehen Sie mit --insecure das Risiko ein.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{address} is not the address of a Dask scheduler.</source>
      <translation>{address} ist nicht die Adresse eines Dask-Schedulers.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.</source>
      <translation>Geben Sie local, tls://HOST:PORT oder tcp://127.0.0.1:PORT an.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} is on another computer, and the connection to it would not be encrypted.</source>
      <translation>Der Worker {worker} ist auf einem anderen Rechner, und die Verbindung dorthin wäre nicht verschlüsselt.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Use TLS for the whole cluster, or take the risk with --insecure.</source>
      <translation>Nutzen Sie TLS für den ganzen Cluster, oder gehen Sie mit --insecure das Risiko ein.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Clusters need the package dask.distributed, which is not installed.</source>
      <translation>Cluster brauchen das Paket dask.distributed, das nicht installiert ist.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install it with: pip install likewise[cluster]</source>
      <translation>Installieren Sie es mit: pip install likewise[cluster]</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The cluster at {scheduler} can't be reached: {error}.</source>
      <translation>Der Cluster unter {scheduler} ist nicht erreichbar: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no answer</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check that its scheduler runs, and that this computer may connect to it.</source>
      <translation>Prüfen Sie, ob sein Scheduler läuft und dieser Rechner sich mit ihm verbinden darf.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler at {scheduler} has no workers.</source>
      <translation>Der Scheduler unter {scheduler} hat keine Worker.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Start some: dask worker {scheduler}</source>
      <translation>Starten Sie welche: dask worker {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler</source>
      <translation>Der Scheduler</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} has no Likewise: {found}.</source>
      <translation>Der Worker {worker} hat kein Likewise: {found}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install likewise[cluster] {version} where the worker runs.</source>
      <translation>Installieren Sie likewise[cluster] {version}, wo der Worker läuft.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker}</source>
      <translation>Der Worker {worker}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{end} has {name} {theirs}, this computer {ours}.</source>
      <translation>{end} hat {name} {theirs}, dieser Rechner {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install the same versions on all of them.</source>
      <translation>Installieren Sie auf allen dieselben Versionen.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{scheduler} needs certificates.</source>
      <translation>{scheduler} braucht Zertifikate.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's configuration.</source>
      <translation>Geben Sie --tls-ca, --tls-cert und --tls-key an, oder setzen Sie distributed.comm.tls in der Konfiguration von Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The certificate file {file} does not exist.</source>
      <translation>Die Zertifikatsdatei {file} gibt es nicht.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check the --tls options, and distributed.comm.tls in Dask's settings.</source>
      <translation>Prüfen Sie die Optionen --tls und distributed.comm.tls in den Einstellungen von Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>it does not see {folder}</source>
      <translation>er sieht {folder} nicht</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>This worker has Likewise {own}, not {other}.</source>
      <translation>Dieser Worker hat Likewise {own}, nicht {other}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>Install the same version everywhere.</source>
      <translation>Installieren Sie überall dieselbe Version.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} has other features than this computer.</source>
      <translation>Der Worker {worker} hat andere Merkmale als dieser Rechner.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install the same version of Likewise on both.</source>
      <translation>Installieren Sie auf beiden dieselbe Version von Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} does not see {folder}.</source>
      <translation>Der Worker {worker} sieht {folder} nicht.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the library's folder there, at the same path.</source>
      <translation>Hängen Sie den Ordner der Bibliothek dort unter demselben Pfad ein.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't see what is in a photo: {error}</source>
      <translation>Der Worker {worker} kann nicht erkennen, was auf einem Foto ist: {error}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install Likewise there as it is on this computer.</source>
      <translation>Installieren Sie Likewise dort wie auf diesem Rechner.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The cluster at {scheduler} has no workers any more.</source>
      <translation>Der Cluster unter {scheduler} hat keine Worker mehr.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Start some, and run again; it goes on where it was.</source>
      <translation>Starten Sie welche, und führen Sie es noch einmal aus; es geht weiter, wo es war.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>A worker failed: {error}.</source>
      <translation>Ein Worker ist ausgefallen: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Its own log tells more. Run again; it goes on where it was.</source>
      <translation>Sein eigenes Protokoll sagt mehr. Führen Sie es noch einmal aus; es geht weiter, wo es war.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't read {path}, which this computer can.</source>
      <translation>Der Worker {worker} kann {path} nicht lesen, dieser Rechner aber schon.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the folder of the photos there, at the same path.</source>
      <translation>Hängen Sie den Ordner der Fotos dort unter demselben Pfad ein.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the cluster at {scheduler} is still being reached</source>
      <translation>der Cluster unter {scheduler} wird noch verbunden</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the scheduler at {scheduler} does not answer</source>
      <translation>der Scheduler unter {scheduler} antwortet nicht</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>{answered} of {n} parts answered. Missing: {missing}.</source>
      <extracomment>of one: {answered} of {n} part answered. Missing: {missing}.</extracomment>
      <translation>
        <numerusform>{answered} von {n} Teil hat geantwortet. Es fehlt: {missing}.</numerusform>
        <numerusform>{answered} von {n} Teilen haben geantwortet. Es fehlen: {missing}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no worker holds it</source>
      <translation>kein Rechner hält ihn</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} can't open it ({failed})</source>
      <translation>{worker} kann ihn nicht öffnen ({failed})</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} does not answer</source>
      <translation>{worker} antwortet nicht</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} is opening it</source>
      <translation>{worker} öffnet ihn gerade</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} did not answer in time</source>
      <translation>{worker} hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} failed ({error})</source>
      <translation>{worker} ist ausgefallen ({error})</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There is no album called “{wanted}”.</source>
      <translation>Es gibt kein Album namens „{wanted}“.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {known}.</source>
      <translation>Es gibt {known}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There are no albums yet.</source>
      <translation>Es gibt noch keine Alben.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>This album is not there any more.</source>
      <translation>Dieses Album gibt es nicht mehr.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Choose another one.</source>
      <translation>Wählen Sie ein anderes.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Made the album “{wanted}”</source>
      <translation>Album „{wanted}“ angelegt</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Renamed “{old}” to “{new}”</source>
      <translation>„{old}“ in „{new}“ umbenannt</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Deleted the album “{name}”</source>
      <translation>Album „{name}“ gelöscht</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Added {n} photos to “{name}”</source>
      <extracomment>of one: Added {n} photo to “{name}”</extracomment>
      <translation>
        <numerusform>{n} Foto zu „{name}“ hinzugefügt</numerusform>
        <numerusform>{n} Fotos zu „{name}“ hinzugefügt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Took {n} photos out of “{name}”</source>
      <extracomment>of one: Took {n} photo out of “{name}”</extracomment>
      <translation>
        <numerusform>{n} Foto aus „{name}“ genommen</numerusform>
        <numerusform>{n} Fotos aus „{name}“ genommen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Moved {n} photos in “{name}”</source>
      <extracomment>of one: Moved {n} photo in “{name}”</extracomment>
      <translation>
        <numerusform>{n} Foto in „{name}“ verschoben</numerusform>
        <numerusform>{n} Fotos in „{name}“ verschoben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Chose the cover of “{name}”</source>
      <translation>Titelbild von „{name}“ gewählt</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>The line lies between 0 and 1.</source>
      <translation>Die Grenze liegt zwischen 0 und 1.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Move it to where photos end.</source>
      <translation>Setzen Sie sie dorthin, wo Fotos enden.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Changed how strict “{name}” is</source>
      <translation>Strenge von „{name}“ geändert</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undone: {what}.</source>
      <translation>Rückgängig gemacht: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>An album needs a name.</source>
      <translation>Ein Album braucht einen Namen.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Type at least one letter.</source>
      <translation>Geben Sie mindestens einen Buchstaben ein.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>This search is already an album.</source>
      <translation>Diese Suche ist schon ein Album.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>Open it, or start another search.</source>
      <translation>Öffnen Sie es, oder beginnen Sie eine andere Suche.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>There is already an album called “{name}”.</source>
      <translation>Es gibt schon ein Album namens „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>Choose another name.</source>
      <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Check that the disk is there, has space and may be written to.</source>
      <translation>Prüfen Sie, ob der Datenträger da ist, Platz hat und beschrieben werden darf.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>There was not enough memory for this.</source>
      <translation>Dafür hat der Arbeitsspeicher nicht gereicht.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>Close other programs, then do it again.</source>
      <translation>Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>The disk reported an error: {error}.</source>
      <translation>Der Datenträger hat nicht getan, was er sollte: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>{path} can't be read or written: {error}.</source>
      <translation>{path} kann nicht gelesen oder geschrieben werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{number}%</source>
      <translation>{number} %</translation>
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
      <translation>{first}, {next}</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{folder} is not a library, and not empty.</source>
      <translation>{folder} ist keine Bibliothek und enthält andere Dinge.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Choose a folder for the library alone, such as {folder}.</source>
      <translation>Wählen Sie einen Ordner nur für die Bibliothek, etwa {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{link} is a link, which a library can't contain.</source>
      <translation>{link} ist eine Verknüpfung; eine Bibliothek enthält keine.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Remove it, or put what it leads to in its place.</source>
      <translation>Entfernen Sie sie, oder legen Sie an ihre Stelle, wohin sie führt.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/safe_start.py"></location>
      <source>This is a safe start: without plug-ins, image model, cluster and watching. New photos are read at the next usual start.</source>
      <translation>Dies ist ein sicherer Start: ohne Plug-ins, Bildmodell, Cluster und Beobachten. Neue Fotos werden beim nächsten gewöhnlichen Start gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>“{path}” is neither a file, a folder nor a command.</source>
      <translation>„{path}“ ist weder Datei noch Ordner noch Befehl.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>{most} folders can be added at once, not {n}.</source>
      <translation>Auf einmal können {most} Ordner hinzugefügt werden, nicht {n}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Add the folder that they are in.</source>
      <translation>Fügen Sie den Ordner hinzu, in dem sie liegen.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>The window that is open is of another version of Likewise.</source>
      <translation>Das offene Fenster gehört zu einer anderen Version von Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Close it first, then start this one.</source>
      <translation>Schließen Sie es zuerst, und starten Sie dann dieses.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>What this start asks for can't be read.</source>
      <translation>Was dieser Start verlangt, ist nicht lesbar.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>All photos of its group would go.</source>
      <translation>Alle Fotos der Gruppe würden verschwinden.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, is not there.</source>
      <translation>{photo}, das bleiben soll, ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, has changed: look for new photos first.</source>
      <translation>{photo}, das bleiben soll, hat sich geändert: Suchen Sie zuerst nach neuen Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>It is the very file that would stay, seen in two places: {path}.</source>
      <translation>Es ist genau die Datei, die bleiben würde, an zwei Orten sichtbar: {path}.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a protected folder</source>
      <translation>In geschütztem Ordner</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a protected folder</source>
      <translation>Nicht in geschütztem Ordner</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a preferred folder</source>
      <translation>In bevorzugtem Ordner</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a preferred folder</source>
      <translation>Nicht in bevorzugtem Ordner</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Most stars</source>
      <translation>Meiste Sterne</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Fewer stars</source>
      <translation>Weniger Sterne</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest</source>
      <translation>Am größten</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller copy</source>
      <translation>Kleinere Kopie</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Least compressed</source>
      <translation>Am wenigsten komprimiert</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>More compressed</source>
      <translation>Stärker komprimiert</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Sharpest</source>
      <translation>Am schärfsten</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Less sharp</source>
      <translation>Weniger scharf</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken first</source>
      <translation>Zuerst aufgenommen</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken later</source>
      <translation>Später aufgenommen</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest file</source>
      <translation>Größte Datei</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller file</source>
      <translation>Kleinere Datei</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Oldest file</source>
      <translation>Älteste Datei</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Newer file</source>
      <translation>Neuere Datei</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>One to keep</source>
      <translation>Eines bleibt</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same photo again</source>
      <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same file again</source>
      <translation>Dieselbe Datei noch einmal</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>No date</source>
      <translation>Ohne Aufnahmedatum</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>A stack needs two photos or more.</source>
      <translation>Ein Stapel braucht mindestens zwei Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Select two photos or more.</source>
      <translation>Wählen Sie zwei oder mehr Fotos aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>This photo is not in a stack.</source>
      <translation>Dieses Foto ist in keinem Stapel.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Stack it with another one first.</source>
      <translation>Stapeln Sie es zuerst mit einem anderen.</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Camera</source>
      <translation>Kamera</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>1/{part} s</source>
      <translation>1/{part} s</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{length} mm</source>
      <translation>{length} mm</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{metres} m above the sea</source>
      <translation>{metres} m über dem Meer</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>fired</source>
      <translation>ausgelöst</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>did not fire</source>
      <translation>nicht ausgelöst</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Format</source>
      <translation>Format</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Height</source>
      <translation>Höhe</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Photographer</source>
      <translation>Fotograf</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer</source>
      <translation>Fotograf</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer {value}</source>
      <translation>Fotograf {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>camera</source>
      <translation>Kamera</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Lens</source>
      <translation>Objektiv</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens</source>
      <translation>Objektiv</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens {value}</source>
      <translation>Objektiv {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure</source>
      <translation>Belichtung</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Aperture</source>
      <translation>Blende</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure bias</source>
      <translation>Belichtungskorrektur</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{stops} EV</source>
      <translation>{stops} EV</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Focal length</source>
      <translation>Brennweite</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>On 35 mm film</source>
      <translation>Auf Kleinbild</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Flash</source>
      <translation>Blitz</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>It is a link, or its folder is; only the file itself can be moved or binned.</source>
      <translation>Die Datei oder ihr Ordner ist eine Verknüpfung; nur die Datei selbst kann verschoben oder in den Papierkorb gelegt werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Copying works.</source>
      <translation>Kopieren geht.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>The folder {folder} has become a link.</source>
      <translation>Der Ordner {folder} ist zu einer Verknüpfung geworden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Choose the folder again.</source>
      <translation>Wählen Sie den Ordner noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The folder {folder} is not there any more.</source>
      <translation>Den Ordner {folder} gibt es nicht mehr.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{error} Its copy {target} is whole.</source>
      <translation>{error} Die Kopie {target} ist vollständig.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>There is another {name} in {parent} by now.</source>
      <translation>In {parent} liegt inzwischen ein anderes {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{parent} is away, so it can't be told what became of {name}.</source>
      <translation>{parent} ist nicht da, daher ist unbekannt, was aus {name} geworden ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Restore them in the system's bin. Likewise recognises them when it looks for new photos.</source>
      <translation>Stellen Sie sie im Papierkorb des Systems wieder her. Likewise erkennt sie bei der nächsten Suche nach neuen Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The bin's disk is full.</source>
      <translation>Der Datenträger des Papierkorbs ist voll.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Empty the bin, then try again.</source>
      <translation>Leeren Sie den Papierkorb, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The disk of {parent} has no bin that you may use.</source>
      <translation>Der Datenträger von {parent} hat keinen Papierkorb, den Sie benutzen dürfen.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Move it to a folder instead; Likewise never deletes.</source>
      <translation>Verschieben Sie es stattdessen in einen Ordner; Likewise löscht nie.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>It is not in the bin any more.</source>
      <translation>Das ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>What the bin has of this name is another file, or was changed.</source>
      <translation>Was der Papierkorb unter diesem Namen hat, ist eine andere Datei oder wurde geändert.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} is already in this folder.</source>
      <translation>{name} ist schon in diesem Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} already has this name.</source>
      <translation>{name} heißt schon so.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{stem} (makes way){ending}</source>
      <translation>{stem} (macht Platz){ending}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/files/plan.py"></location>
      <source>{n} files have tags or other attributes, which the disk of {folder} doesn't keep.</source>
      <extracomment>of one: {n} file has tags or other attributes, which the disk of {folder} doesn't keep.</extracomment>
      <translation>
        <numerusform>{n} Datei hat Tags oder andere Attribute, die der Datenträger von {folder} nicht behält.</numerusform>
        <numerusform>{n} Dateien haben Tags oder andere Attribute, die der Datenträger von {folder} nicht behält.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>The library leaves out {folder} by its patterns: photos in there are not shown.</source>
      <translation>Die Bibliothek lässt {folder} durch ihre Muster aus: Fotos darin werden nicht gezeigt.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Moving, renaming and deleting are off.</source>
      <translation>Verschieben, Umbenennen und Löschen sind aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Turn off “Protect my files” in the settings.</source>
      <translation>Schalten Sie in den Einstellungen „Meine Dateien schützen“ aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/tables.py"></location>
      <source>It was begun on another machine, or before a backup was restored, so nothing is done about it.</source>
      <translation>Es wurde auf einem anderen Rechner begonnen oder bevor eine Sicherung wiederhergestellt wurde; darum geschieht damit nichts.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There is no folder {folder}.</source>
      <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Connect its disk, or choose another folder.</source>
      <translation>Schließen Sie seinen Datenträger an, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}: {file} is no folder.</source>
      <translation>Einen Ordner {folder} kann es nicht geben: {file} ist kein Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder.</source>
      <translation>Wählen Sie einen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>{folder} belongs to the library itself.</source>
      <translation>{folder} gehört zur Bibliothek selbst.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder for photos.</source>
      <translation>Wählen Sie einen Ordner für Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}.</source>
      <translation>Einen Ordner {folder} kann es nicht geben.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its copy differs from what was written.</source>
      <translation>Die Kopie ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Check the disk of the folder.</source>
      <translation>Prüfen Sie den Datenträger des Ordners.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It was changed since Likewise read it. Rescan the folders first, then try again.</source>
      <translation>Es wurde geändert, seit Likewise es gelesen hat. Lesen Sie zuerst die Ordner neu ein, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It is not there any more.</source>
      <translation>Es ist nicht mehr da.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Stopped before its turn.</source>
      <translation>Angehalten, bevor es an der Reihe war.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>A file that belongs to it failed, so all of them stay.</source>
      <translation>Bei einer Datei, die dazugehört, ging es nicht; darum bleiben alle.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Likewise was ended before its turn.</source>
      <translation>Likewise wurde beendet, bevor es an der Reihe war.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/library/walk.py"></location>
      <location filename="../../app/core/store/connection.py"></location>
      <source>It is a device or a pipe, not a file.</source>
      <translation>Es ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its permissions, or those of its folder, don't allow it.</source>
      <translation>Seine Rechte oder die seines Ordners erlauben es nicht.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its disk may only be read.</source>
      <translation>Sein Datenträger darf nur gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make the disk writable.</source>
      <translation>Machen Sie den Datenträger beschreibbar.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It can't be used: {error}.</source>
      <translation>Es kann nicht verwendet werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>There is a {name} in {folder} by now.</source>
      <translation>In {folder} gibt es inzwischen ein {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing was replaced.</source>
      <translation>Nichts wurde ersetzt.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} is full.</source>
      <translation>Der Datenträger von {folder} ist voll.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make room, then try again.</source>
      <translation>Schaffen Sie Platz, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} may only be read.</source>
      <translation>Der Datenträger von {folder} darf nur gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another folder.</source>
      <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>You may not write to {folder}.</source>
      <translation>Sie dürfen nicht in {folder} schreiben.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} doesn't take the name {name}.</source>
      <translation>Der Datenträger von {folder} nimmt den Namen {name} nicht an.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} can't promise that nothing is replaced.</source>
      <translation>Der Datenträger von {folder} kann nicht zusichern, dass nichts ersetzt wird.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Choose a folder on another disk.</source>
      <translation>Wählen Sie einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing can be written to {folder}: {error}.</source>
      <translation>In {folder} kann nichts geschrieben werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>its name now, without the ending</source>
      <translation>sein jetziger Name ohne die Endung</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>1, 2, 3 ...; {number:03} gives 001</source>
      <translation>1, 2, 3 ...; {number:03} ergibt 001</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the day it was taken; {date:%Y} gives the year</source>
      <translation>der Tag der Aufnahme; {date:%Y} ergibt das Jahr</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the time of that day, as 14-05-59</source>
      <translation>die Uhrzeit dieses Tages, etwa 14-05-59</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>0 to 5</source>
      <translation>0 bis 5</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the name of its folder</source>
      <translation>der Name seines Ordners</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A new name needs at least one character.</source>
      <translation>Ein neuer Name braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern has a { or } without its partner.</source>
      <translation>Im Muster steht ein { oder } allein.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A name can't have a / in it.</source>
      <translation>Ein Name kann kein / enthalten.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Photos stay in their folders.</source>
      <translation>Fotos bleiben in ihren Ordnern.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>There is no field {field}.</source>
      <translation>Es gibt kein Feld {field}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>{field} can't be written as “{form}”.</source>
      <translation>{field} kann nicht als „{form}“ geschrieben werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern makes the name “{name}”.</source>
      <translation>Das Muster ergibt den Namen „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Names that begin with a dot are hidden; choose another pattern.</source>
      <translation>Namen, die mit einem Punkt beginnen, sind versteckt; wählen Sie ein anderes Muster.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The fields are {fields}.</source>
      <translation>Die Felder sind {fields}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Its original is not there any more as it was, so this copy may be the last and stays. Put it into the bin yourself if nobody needs it.</source>
      <translation>Ihr Original ist nicht mehr da, wie es war; diese Kopie könnte die letzte sein und bleibt. Legen Sie sie selbst in den Papierkorb, wenn niemand sie braucht.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing was done under the number {job}.</source>
      <translation>Unter der Nummer {job} wurde nichts getan.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>`likewise done` lists all.</source>
      <translation>`likewise done` nennt alles.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This was an undo itself.</source>
      <translation>Das war selbst ein Rückgängig.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Do it once more instead.</source>
      <translation>Tun Sie es stattdessen noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing of it is left to undo.</source>
      <translation>Davon ist nichts mehr rückgängig zu machen.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>None of these photos is in the library any more.</source>
      <translation>Keines dieser Fotos ist noch in der Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This can't be tried again as it was.</source>
      <translation>Dies kann nicht genau so wiederholt werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Select the photos, and do it anew.</source>
      <translation>Wählen Sie die Fotos aus, und tun Sie es neu.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>This search is already the album “{name}”.</source>
      <translation>Diese Suche ist schon das Album „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Correct it with thumbs.</source>
      <translation>Korrigieren Sie es mit Daumen.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>“{name}” is filled by hand.</source>
      <translation>„{name}“ wird von Hand gefüllt.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>Look at its photos instead.</source>
      <translation>Sehen Sie stattdessen seine Fotos an.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>The library has no folder number {root}.</source>
      <translation>Die Bibliothek hat keinen Ordner Nummer {root}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>`roots` lists them.</source>
      <translation>`roots` nennt sie.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>There are no photos of this library in {absolute}.</source>
      <translation>In {absolute} sind keine Fotos dieser Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>Add the folder with `likewise index`.</source>
      <translation>Fügen Sie den Ordner mit `likewise index` hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <location filename="../../app/core/photos/tables.py"></location>
      <source>The library has no photo number {photo}.</source>
      <translation>Die Bibliothek hat kein Foto Nummer {photo}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/modalities.py"></location>
      <source>No photos are read, as those of this library were read with {name}, too. {reason}</source>
      <translation>Es werden keine Fotos gelesen, da die dieser Bibliothek auch mit {name} gelesen wurden. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/library/problems.py"></location>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>Something went wrong inside Likewise; the log has the details.</source>
      <translation>In Likewise ist etwas schiefgegangen; Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>None of the photos of “{name}” are in {folder}.</source>
      <translation>Keines der Fotos von „{name}“ liegt in {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Choose the folder that it was renamed to, or moved to, itself.</source>
      <translation>Wählen Sie den Ordner selbst, in den er umbenannt oder verschoben wurde.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>{folder} and {other} share photos.</source>
      <translation>{folder} und {other} haben Fotos gemeinsam.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Remove that folder from the library first.</source>
      <translation>Entfernen Sie zuerst jenen Ordner aus der Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} does not answer.</source>
      <translation>Der Ordner {path} antwortet nicht.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check that its disk or network is there.</source>
      <translation>Prüfen Sie, ob sein Datenträger oder Netz da ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} cannot be opened: {strerror}.</source>
      <translation>Der Ordner {path} kann nicht geöffnet werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check its name and that you may read it.</source>
      <translation>Prüfen Sie seinen Namen und ob Sie ihn lesen dürfen.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} is a link that leads back to itself.</source>
      <translation>Der Ordner {path} ist eine Verknüpfung, die zu ihm selbst zurückführt.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Add the folder that it was meant for.</source>
      <translation>Fügen Sie den Ordner hinzu, der gemeint war.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>The folder cannot be opened: {error}.</source>
      <translation>Der Ordner kann nicht geöffnet werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It is a link to a file that is not there.</source>
      <translation>Es ist eine Verknüpfung zu einer Datei, die es nicht gibt.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It cannot be looked at: {error}.</source>
      <translation>Es kann nicht angesehen werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>Its permissions don't allow reading it. It is read once they do.</source>
      <translation>Seine Rechte erlauben das Lesen nicht; es wird gelesen, sobald sie es tun.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>it is a link that leads back to itself</source>
      <translation>es ist eine Verknüpfung, die zu sich selbst zurückführt</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>its path is longer than the system allows</source>
      <translation>sein Pfad ist länger, als das System erlaubt</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>nothing is known of it</source>
      <translation>darüber ist nichts bekannt</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>“{text}” can't be a keyword.</source>
      <translation>„{text}“ kann kein Stichwort sein.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>Give one or more words, at most {most} characters.</source>
      <translation>Geben Sie ein oder mehrere Wörter ein, höchstens {most} Zeichen.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>A photo can't have {stars} stars.</source>
      <translation>Ein Foto kann nicht {stars} Sterne haben.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>{colour} is no colour label.</source>
      <translation>{colour} ist keine Farbmarke.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Choose one of {known}, or none.</source>
      <translation>Wählen Sie eine von {known} oder keine.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Writing files next to photos is off.</source>
      <translation>Dateien neben Fotos zu schreiben ist ausgeschaltet.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is no sidecar: no file, or a very large one.</source>
      <translation>{name} ist keine Begleitdatei: keine Datei oder eine sehr große.</translation>
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
      <translation>Ein anderes Programm ändert {name} immer wieder.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Close it there, then try again.</source>
      <translation>Schließen Sie es dort, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is a link to another file, so it is left alone.</source>
      <translation>{name} ist eine Verknüpfung zu einer anderen Datei und bleibt daher, wie sie ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>The sidecar of {photo} was not written: {said}</source>
      <translation>Die Begleitdatei von {photo} wurde nicht geschrieben: {said}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has a document type, which XMP never has.</source>
      <translation>Sie hat einen Dokumenttyp, den XMP nie hat.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is larger than {most} MB, too large for XMP.</source>
      <translation>Sie ist größer als {most} MB, zu groß für XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>it is empty</source>
      <translation>sie ist leer</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is no well-formed XML: {said}.</source>
      <translation>Sie ist kein wohlgeformtes XML: {said}.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has no RDF in it, so it is no XMP.</source>
      <translation>Sie enthält kein RDF und ist daher kein XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>before an import</source>
      <translation>vor einem Import</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>{name} was learned by a version of Likewise that saw other features in photos.</source>
      <translation>{name} wurde von einer Version von Likewise gelernt, die andere Merkmale in Fotos sah.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>Export it again with this version, or start a new profile.</source>
      <translation>Exportieren Sie es mit dieser Version neu, oder beginnen Sie ein neues Profil.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>{path} is not a profile that Likewise exported.</source>
      <translation>{path} ist kein Profil, das Likewise exportiert hat.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another file.</source>
      <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>The profile can't be written to {path}: {strerror}.</source>
      <translation>Das Profil kann nicht nach {path} geschrieben werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>{after} right instead of {before}</source>
      <translation>{after} richtig statt {before}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learning from {n} folders didn't help ({figures}), so nothing was changed.</source>
      <extracomment>of one: Learning from {n} folder didn't help ({figures}), so nothing was changed.</extracomment>
      <translation>
        <numerusform>Aus {n} Ordner zu lernen half nicht ({figures}), daher wurde nichts geändert.</numerusform>
        <numerusform>Aus {n} Ordnern zu lernen half nicht ({figures}), daher wurde nichts geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learned from {n} folders: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</source>
      <extracomment>of one: Learned from {n} folder: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</extracomment>
      <translation>
        <numerusform>Aus {n} Ordner gelernt: Fotos eines Ordners werden besser gefunden ({figures}). Wählen Sie „{profile}“ in den Einstellungen, um damit zu suchen.</numerusform>
        <numerusform>Aus {n} Ordnern gelernt: Fotos eines Ordners werden besser gefunden ({figures}). Wählen Sie „{profile}“ in den Einstellungen, um damit zu suchen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Add a folder whose photos are sorted into sub-folders.</source>
      <translation>Fügen Sie einen Ordner hinzu, dessen Fotos in Unterordner sortiert sind.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>The pictures of an earlier search can't be read back.</source>
      <translation>Die Bilder einer früheren Suche können nicht zurückgelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Restore the library from a backup, or start a new search.</source>
      <translation>Stellen Sie die Bibliothek aus einer Sicherung wieder her, oder beginnen Sie eine neue Suche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no search number {search}.</source>
      <translation>Es gibt keine Suche Nummer {search}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Start a new search.</source>
      <translation>Beginnen Sie eine neue Suche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no such thumb any more.</source>
      <translation>Diesen Daumen gibt es nicht mehr.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>It was removed already.</source>
      <translation>Er wurde schon entfernt.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_files.py"></location>
      <source>The profile's file {path} can't be removed: {strerror}.</source>
      <translation>Die Datei {path} des Profils kann nicht entfernt werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>What “{name}” brought along was learned by a version of Likewise that saw other features in photos, so it is left out; the searches made here still count.</source>
      <translation>Was „{name}“ mitgebracht hat, wurde von einer Version von Likewise gelernt, die andere Merkmale in Fotos sah, und wird daher ausgelassen; die hier gemachten Suchen zählen weiter.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>No photo has been read yet.</source>
      <translation>Es wurde noch kein Foto gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>Add a folder of photos first.</source>
      <translation>Fügen Sie zuerst einen Ordner mit Fotos hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>My photos</source>
      <translation>Meine Fotos</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Folders</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile number {profile}.</source>
      <translation>Es gibt kein Profil Nummer {profile}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no learner called {learner} here.</source>
      <translation>Hier gibt es kein Lernverfahren namens {learner}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The last profile can't be deleted.</source>
      <translation>Das letzte Profil kann nicht gelöscht werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Reset it, or make another one first.</source>
      <translation>Setzen Sie es zurück, oder legen Sie zuerst ein anderes an.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The {n} albums that rested on its searches go on with “{name}”.</source>
      <extracomment>of one: The album that rested on its searches goes on with “{name}”.</extracomment>
      <translation>
        <numerusform>Das Album, das auf seinen Suchen beruhte, geht mit „{name}“ weiter.</numerusform>
        <numerusform>Die {n} Alben, die auf seinen Suchen beruhten, gehen mit „{name}“ weiter.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {names}.</source>
      <translation>Es gibt {names}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are none yet.</source>
      <translation>Es gibt noch keine.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile called {name}.</source>
      <translation>Es gibt kein Profil namens {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>A profile needs a name.</source>
      <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start about as well as without learning.</source>
      <translation>Neue Suchen beginnen etwa so gut wie ohne Lernen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start {n} places better.</source>
      <extracomment>of one: New searches start {n} place better.</extracomment>
      <translation>
        <numerusform>Neue Suchen beginnen {n} Platz besser.</numerusform>
        <numerusform>Neue Suchen beginnen {n} Plätze besser.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>In a safe start no network looks at pictures from elsewhere.</source>
      <translation>Bei einem sicheren Start sieht kein Netz Bilder von anderswo an.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search with a photo of the library.</source>
      <translation>Suchen Sie mit einem Foto der Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>A picture of an earlier search can't be read again: {error}</source>
      <translation>Ein Bild einer früheren Suche kann nicht noch einmal gelesen werden: {error}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search anew.</source>
      <translation>Suchen Sie neu.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Only photos of the library can be searched with: {name} gives something else than when they were read.</source>
      <translation>Nur mit Fotos der Bibliothek kann gesucht werden: {name} liefert etwas anderes als beim Lesen der Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Rescan the folders, or see the list of problems.</source>
      <translation>Lesen Sie die Ordner neu ein, oder sehen Sie die Liste der Probleme an.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>The pasted picture</source>
      <translation>Das eingefügte Bild</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>{name} can't be searched with. {reason}</source>
      <translation>Mit {name} kann nicht gesucht werden. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another picture.</source>
      <translation>Versuchen Sie ein anderes Bild.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>This part of the photo is too small to search with.</source>
      <translation>Dieser Teil des Fotos ist zu klein, um damit zu suchen.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Mark a larger part.</source>
      <translation>Markieren Sie einen größeren Teil.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>There is already a profile called {name}.</source>
      <translation>Es gibt schon ein Profil namens {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>No backup was made, as the catalogue is damaged: {fault}.</source>
      <translation>Es wurde keine Sicherung gemacht, da der Katalog beschädigt ist: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise restore` lists earlier ones.</source>
      <translation>`likewise restore` nennt frühere.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest is too long</source>
      <translation>ihr Verzeichnis ist zu lang</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} was made by a newer Likewise.</source>
      <translation>Die Sicherung {path} stammt von einem neueren Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Update Likewise first.</source>
      <translation>Aktualisieren Sie zuerst Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest lacks what it has to say</source>
      <translation>ihrem Verzeichnis fehlt, was es sagen muss</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{name} is not what was written</source>
      <translation>{name} ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>it holds {name}</source>
      <translation>sie enthält {name}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} is of another Likewise (format {catalogue}).</source>
      <translation>Die Sicherung {path} ist von einem anderen Likewise (Format {catalogue}).</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Restore it with the Likewise that made it, or update this one.</source>
      <translation>Stellen Sie sie mit dem Likewise wieder her, das sie gemacht hat, oder aktualisieren Sie dieses.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{path} can't be restored: {reason}.</source>
      <translation>{path} kann nicht wiederhergestellt werden: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise backup --list` lists the others.</source>
      <translation>`likewise backup --list` nennt die anderen.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>automatic</source>
      <translation>automatisch</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before an upgrade</source>
      <translation>vor einer Aktualisierung</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before a restore</source>
      <translation>vor einem Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{path} can't be read: {strerror}.</source>
      <translation>{path} kann nicht gelesen werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>No backup could be written to {folder}: {strerror}.</source>
      <translation>In {folder} konnte keine Sicherung geschrieben werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The second place for backups, {place}, is away.</source>
      <translation>Der zweite Ort für Sicherungen, {place}, ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>Plug in its disk, or choose another.</source>
      <translation>Schließen Sie den Datenträger an, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backup could not be copied to {folder}: {strerror}.</source>
      <translation>Die Sicherung konnte nicht nach {folder} kopiert werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backups in {folder} can't be listed: {strerror}.</source>
      <translation>Die Sicherungen in {folder} können nicht aufgelistet werden: {strerror}.</translation>
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
        <numerusform>{n} Foto</numerusform>
        <numerusform>{n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} thumbs</source>
      <extracomment>of one: {n} thumb</extracomment>
      <translation>
        <numerusform>{n} Daumen</numerusform>
        <numerusform>{n} Daumen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} albums</source>
      <extracomment>of one: {n} album</extracomment>
      <translation>
        <numerusform>{n} Album</numerusform>
        <numerusform>{n} Alben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} with stars or a colour</source>
      <extracomment>of one: {n} with stars or a colour</extracomment>
      <translation>
        <numerusform>{n} mit Sternen oder einer Farbe</numerusform>
        <numerusform>{n} mit Sternen oder einer Farbe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} searches</source>
      <extracomment>of one: {n} search</extracomment>
      <translation>
        <numerusform>{n} Suche</numerusform>
        <numerusform>{n} Suchen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} profiles</source>
      <extracomment>of one: {n} profile</extracomment>
      <translation>
        <numerusform>{n} Profil</numerusform>
        <numerusform>{n} Profile</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>nothing yet</source>
      <translation>noch nichts</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Restoring a backup of {folder} was cut off.</source>
      <translation>Das Wiederherstellen einer Sicherung von {folder} wurde unterbrochen.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Open the library in the window, or run `likewise index`, to finish it.</source>
      <translation>Öffnen Sie die Bibliothek im Fenster, oder führen Sie `likewise index` aus, um es zu beenden.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>There is no library in {folder}.</source>
      <translation>In {folder} ist keine Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>`likewise index FOLDER` makes one.</source>
      <translation>`likewise index ORDNER` legt eine an.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The backup of {folder} could not be restored to the end: {strerror}.</source>
      <translation>Die Sicherung von {folder} konnte nicht bis zum Ende wiederhergestellt werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} is gone, though the rest of the library is there.</source>
      <translation>Der Katalog {path} ist weg, obwohl der Rest der Bibliothek da ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <location filename="../../app/core/said/log.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>`likewise doctor --repair` brings it back from the last backup.</source>
      <translation>`likewise doctor --repair` holt ihn aus der letzten Sicherung zurück.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>{backup} could not be restored: {strerror}.</source>
      <translation>{backup} konnte nicht wiederhergestellt werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue in {folder} could not be repaired: {strerror}.</source>
      <translation>Der Katalog in {folder} konnte nicht repariert werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Lines of {log} are damaged: {lines}.</source>
      <translation>Zeilen von {log} sind beschädigt: {lines}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue differs from what {log} says.</source>
      <translation>Der Katalog weicht von dem ab, was in {log} steht.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired, as there is neither a log nor a backup of it.</source>
      <translation>Der Katalog {path} lässt sich nicht reparieren, denn es gibt weder ein Protokoll noch eine Sicherung davon.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Move its folder away, then `likewise index` begins a new library.</source>
      <translation>Räumen Sie seinen Ordner beiseite; `likewise index` beginnt dann eine neue Bibliothek.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired: {fault}</source>
      <translation>Der Katalog {path} kann nicht repariert werden: {fault}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue was made anew: {contents}.</source>
      <translation>Der Katalog wurde neu angelegt: {contents}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Some of what you did since the last backup may be lost.</source>
      <translation>Von dem, was seit der letzten Sicherung gesagt wurde, kann einiges verloren sein.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>What was there before is in {folder}.</source>
      <translation>Was vorher da war, liegt in {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/said/log.py"></location>
      <source>The catalogue {path} lacks changes that are in {log}.</source>
      <translation>Im Katalog {path} fehlen Änderungen, die in {log} stehen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>The album starts from this photo, so it belongs there without a thumb.</source>
      <translation>Mit diesem Foto beginnt das Album; es gehört auch ohne Daumen dazu.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Take it out of the album if it does not.</source>
      <translation>Nehmen Sie es aus dem Album, wenn das nicht so ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Only the results of a search can be liked or disliked.</source>
      <translation>Nur Ergebnisse einer Suche können einen Daumen bekommen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Pick one of the results.</source>
      <translation>Wählen Sie eines der Ergebnisse.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>This photo isn't read yet.</source>
      <translation>Dieses Foto ist noch nicht gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try again in a moment.</source>
      <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Nothing to ask: it is clear what belongs in the album.</source>
      <translation>Keine Fragen: Was ins Album gehört, ist klar.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>No photo in {folder} has been read yet.</source>
      <translation>In {folder} wurde noch kein Foto gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>Run `likewise index FOLDER` first.</source>
      <translation>Führen Sie zuerst `likewise index ORDNER` aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Which photos an album may hold can't be read back.</source>
      <translation>Welche Fotos ein Album enthalten darf, kann nicht zurückgelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Make the album anew, or restore the library from a backup.</source>
      <translation>Legen Sie das Album neu an, oder stellen Sie die Bibliothek aus einer Sicherung wieder her.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/result_line.py"></location>
      <source>There may be more: a search looks at {n} photos at most.</source>
      <extracomment>of one: There may be more: a search looks at {n} photo at most.</extracomment>
      <translation>
        <numerusform>Es gibt vielleicht mehr: Eine Suche betrachtet höchstens {n} Foto.</numerusform>
        <numerusform>Es gibt vielleicht mehr: Eine Suche betrachtet höchstens {n} Fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>There is no search yet.</source>
      <translation>Es gibt noch keine Suche.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Pick a photo and search from it first.</source>
      <translation>Wählen Sie ein Foto, und suchen Sie zuerst davon aus.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/session.py"></location>
      <source>{n} more photos were read</source>
      <extracomment>of one: {n} more photo was read</extracomment>
      <translation>
        <numerusform>{n} weiteres Foto wurde gelesen</numerusform>
        <numerusform>{n} weitere Fotos wurden gelesen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Photos were read more closely</source>
      <translation>Fotos wurden genauer gelesen</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>All photos were looked at</source>
      <translation>Alle Fotos wurden angesehen</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>The whole library answers again</source>
      <translation>Die ganze Bibliothek antwortet wieder</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like what fits, dislike what doesn't.</source>
      <translation>Daumen hoch für das, was passt, runter für den Rest.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”.</source>
      <translation>Kein Foto zeigt deutlich „{word}“.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”. The closest come first.</source>
      <translation>Kein Foto zeigt deutlich „{word}“. Die ähnlichsten kommen zuerst.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Photos of “{word}”</source>
      <translation>Fotos von „{word}“</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Perhaps “{word}”</source>
      <translation>Vielleicht „{word}“</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Closest to “{word}”</source>
      <translation>„{word}“ am nächsten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/summary.py"></location>
      <source>{n} photos are still being looked at.</source>
      <extracomment>of one: {n} photo is still being looked at.</extracomment>
      <translation>
        <numerusform>{n} Foto wird noch angesehen.</numerusform>
        <numerusform>{n} Fotos werden noch angesehen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>You have liked or disliked every photo that this search finds.</source>
      <translation>Alle Fotos, die diese Suche findet, haben schon einen Daumen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>There are no other photos yet.</source>
      <translation>Es gibt noch keine anderen Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos match {filter}.</source>
      <translation>Keine Fotos passen zu {filter}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos there.</source>
      <translation>Dort sind keine Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs don't change much here yet.</source>
      <translation>Ihre Daumen ändern hier noch nicht viel.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs moved matches up.</source>
      <translation>Ihre Daumen haben Treffer nach vorn gebracht.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like a few more to see where the matches end.</source>
      <translation>Noch ein paar Daumen hoch, und Sie sehen, wo die Treffer enden.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise can't recognise “{word}” in photos.</source>
      <translation>„{word}“ kann Likewise in Fotos nicht erkennen.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Search from a photo instead.</source>
      <translation>Suchen Sie stattdessen von einem Foto aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise doesn't know the word “{word}”.</source>
      <translation>Likewise kennt das Wort „{word}“ nicht.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>To search by words, turn on “Recognise what is in photos” in the settings.</source>
      <translation>Für die Suche nach Wörtern schalten Sie in den Einstellungen „Erkennen, was auf Fotos ist“ ein.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Words work once your photos have been looked at.</source>
      <translation>Wörter wirken, sobald Ihre Fotos angesehen wurden.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another word, or search from a photo.</source>
      <translation>Versuchen Sie ein anderes Wort, oder suchen Sie von einem Foto aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try {nouns}, or search from a photo.</source>
      <translation>Versuchen Sie {nouns}, oder suchen Sie von einem Foto aus.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>A search starts from one word, or from pictures.</source>
      <translation>Eine Suche beginnt mit einem Wort oder mit Bildern.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Sentences work once {name} has looked at your photos.</source>
      <translation>Sätze gehen, sobald {name} Ihre Fotos angesehen hat.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an early build of Likewise, in a format that this one does not read.</source>
      <translation>{path} ist von einer frühen Fassung von Likewise, in einem Format, das diese nicht liest.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Move the folder {folder} elsewhere, then add your folders of photos again: they are read into a new library.</source>
      <translation>Verschieben Sie den Ordner {folder} an einen anderen Ort und fügen Sie Ihre Fotoordner noch einmal hinzu: Sie werden in eine neue Bibliothek eingelesen.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by a newer Likewise (format {version}).</source>
      <translation>{path} stammt von einem neueren Likewise (Format {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Update Likewise, or open another library folder.</source>
      <translation>Aktualisieren Sie Likewise, oder öffnen Sie einen anderen Bibliotheksordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an older Likewise (format {version}).</source>
      <translation>{path} stammt von einem älteren Likewise (Format {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Run `likewise index` on it once to bring it up to date.</source>
      <translation>Führen Sie dort einmal `likewise index` aus, um sie auf den neuesten Stand zu bringen.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} cannot be used: {error}.</source>
      <translation>Der Katalog {path} kann nicht verwendet werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} is damaged: {error}.</source>
      <translation>Der Katalog {path} ist beschädigt: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>The catalogue {path} can't be read: {error}.</source>
      <translation>Der Katalog {path} kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>`likewise backup --list` lists the backups that can be restored.</source>
      <translation>`likewise backup --list` nennt die Sicherungen, die wiederhergestellt werden können.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is gone.</source>
      <translation>Der Katalog ist weg.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is damaged: {fault}.</source>
      <translation>Der Katalog ist beschädigt: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Line {line} of the table {table} points to a line of {parent} that is not there.</source>
      <translation>Zeile {line} der Tabelle {table} verweist auf eine Zeile von {parent}, die es nicht gibt.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Text in the table {table} can't be read.</source>
      <translation>Text in der Tabelle {table} ist nicht lesbar.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is not what its format, {version}, has to be.</source>
      <translation>Der Katalog ist nicht, was er nach seinem Format, {version}, sein muss.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/store/damage.py"></location>
      <source>{n} lines of the table {table} are not what any Likewise writes.</source>
      <extracomment>of one: {n} line of the table {table} is not what any Likewise writes.</extracomment>
      <translation>
        <numerusform>{n} Zeile der Tabelle {table} ist nicht, was ein Likewise schreibt.</numerusform>
        <numerusform>{n} Zeilen der Tabelle {table} sind nicht, was ein Likewise schreibt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>The library folder {folder} cannot be written: {strerror}.</source>
      <translation>Der Bibliotheksordner {folder} kann nicht beschrieben werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Choose another library folder, or make this one writable.</source>
      <translation>Wählen Sie einen anderen Bibliotheksordner, oder machen Sie diesen beschreibbar.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Another Likewise is using the library {folder}.</source>
      <translation>Ein anderes Likewise benutzt die Bibliothek {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Close it first, or use another library folder.</source>
      <translation>Schließen Sie es zuerst, oder nehmen Sie einen anderen Bibliotheksordner.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>The catalogue is damaged: {text} is no state of a photo.</source>
      <translation>Der Katalog ist beschädigt: {text} ist kein Zustand eines Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>`likewise restore` lists the backups that can be restored.</source>
      <translation>`likewise restore` nennt die Sicherungen, die wiederhergestellt werden können.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} can't be read: {error}.</source>
      <translation>Die Matrix {path} kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>Check that the disk is all right.</source>
      <translation>Prüfen Sie, ob der Datenträger in Ordnung ist.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} does not hold the {rows} rows that the catalogue counts.</source>
      <translation>Die Matrix {path} enthält nicht die {rows} Zeilen, die der Katalog zählt.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>`likewise doctor --repair` reads the photos concerned again.</source>
      <translation>`likewise doctor --repair` liest die betroffenen Fotos noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The vectors in {folder} cannot be written: {strerror}.</source>
      <translation>Die Vektoren in {folder} können nicht geschrieben werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Likewise closed unexpectedly last time. Nothing is lost. Help &gt; “Copy a report” says what went wrong.</source>
      <translation>Likewise wurde zuletzt unerwartet beendet. Nichts ist verloren. Hilfe &gt; „Bericht kopieren“ sagt, was schiefging.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>If it happens again, a safe start leaves out what may be the cause.</source>
      <translation>Falls es wieder geschieht, lässt ein sicherer Start weg, was die Ursache sein kann.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Start safely</source>
      <translation>Sicher starten</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <source>Pick a photo first.</source>
      <translation>Wählen Sie zuerst ein Foto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Start a search first, then save it as a smart album.</source>
      <translation>Beginnen Sie zuerst eine Suche und sichern Sie sie dann als intelligentes Album.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Open an album first.</source>
      <translation>Öffnen Sie zuerst ein Album.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Only albums filled by hand have an order of their own.</source>
      <translation>Nur von Hand gefüllte Alben haben eine eigene Reihenfolge.</translation>
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
      <translation>Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Filling…</source>
      <translation>Wird gefüllt…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} new</source>
      <extracomment>of one: {n} new</extracomment>
      <translation>
        <numerusform>{n} neu</numerusform>
        <numerusform>{n} neu</numerusform>
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
      <translation>Datei</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album…</source>
      <translation>Neues Album…</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album “{name}”</source>
      <translation>Neues Album „{name}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>New album</source>
      <translation>Neues Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Name:</source>
      <translation>Name:</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename “{name}”</source>
      <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename the album</source>
      <translation>Album umbenennen</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Go to</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>smart album</source>
      <translation>intelligentes Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>album</source>
      <translation>Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Delete “{name}”</source>
      <translation>„{name}“ löschen</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album “{name}” deleted. Its photos stay.</source>
      <translation>Album „{name}“ gelöscht. Seine Fotos bleiben.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add to album…</source>
      <translation>Zu Album hinzufügen…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album…</source>
      <extracomment>of one: Add to album…</extracomment>
      <translation>
        <numerusform>{n} Foto zu einem Album hinzufügen…</numerusform>
        <numerusform>{n} Fotos zu einem Album hinzufügen…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album</source>
      <extracomment>of one: Add {n} photo to an album</extracomment>
      <translation>
        <numerusform>{n} Foto zu einem Album hinzufügen</numerusform>
        <numerusform>{n} Fotos zu einem Album hinzufügen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New: “{name}”</source>
      <translation>Neu: „{name}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album, or the name of a new one</source>
      <translation>Album oder Name eines neuen</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Save as smart album</source>
      <translation>Als intelligentes Album sichern</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}”</source>
      <translation>Intelligentes Album „{name}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}” created. New matches are added automatically.</source>
      <translation>Intelligentes Album „{name}“ erstellt. Neue Treffer kommen von selbst dazu.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like {name}</source>
      <translation>Wie {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove from this album</source>
      <translation>Aus diesem Album entfernen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {n} photos from this album</source>
      <extracomment>of one: Remove from this album</extracomment>
      <translation>
        <numerusform>{n} Foto aus diesem Album entfernen</numerusform>
        <numerusform>{n} Fotos aus diesem Album entfernen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {photos} from “{album}”</source>
      <translation>{photos} aus „{album}“ entfernen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos removed from “{album}”.</source>
      <extracomment>of one: {n} photo removed from “{album}”.</extracomment>
      <translation>
        <numerusform>{n} Foto aus „{album}“ entfernt.</numerusform>
        <numerusform>{n} Fotos aus „{album}“ entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Use as album cover</source>
      <translation>Als Titelbild des Albums</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Cover of “{album}”</source>
      <translation>Titelbild von „{album}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move earlier in the album</source>
      <translation>Im Album nach vorn</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move later in the album</source>
      <translation>Im Album nach hinten</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Order of the album</source>
      <translation>Reihenfolge im Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {photos} to “{album}”</source>
      <translation>{photos} zu „{album}“ hinzufügen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos added to “{album}”.</source>
      <extracomment>of one: {n} photo added to “{album}”.</extracomment>
      <translation>
        <numerusform>{n} Foto zu „{album}“ hinzugefügt.</numerusform>
        <numerusform>{n} Fotos zu „{album}“ hinzugefügt.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like a few photos first, so that Likewise knows where the matches end.</source>
      <translation>Geben Sie zuerst ein paar Fotos einen Daumen hoch, damit Likewise weiß, wo die Treffer enden.</translation>
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
      <translation>Ansicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search</source>
      <comment>a menu's name</comment>
      <translation>Suche</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Go to the last match</source>
      <translation>Zum letzten Treffer</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter</source>
      <translation>Strenger</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Looser</source>
      <translation>Lockerer</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Reset to automatic</source>
      <translation>Auf automatisch zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Where the matches end</source>
      <translation>Ende der Treffer</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>Offline: its folder or disk is away.</source>
      <translation>Offline: Ordner oder Laufwerk ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>This photo is no longer in the library.</source>
      <translation>Dieses Foto ist nicht mehr in der Bibliothek.</translation>
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
      <translation>„{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Photo</source>
      <translation>&amp;Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Comparison</source>
      <comment>a menu's name</comment>
      <translation>Vergleich</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Previous photos</source>
      <translation>Vorherige Fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Next photos</source>
      <translation>Nächste Fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Photos side by side</source>
      <translation>Fotos nebeneinander</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare side by side</source>
      <translation>Nebeneinander vergleichen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare {n} photos side by side</source>
      <extracomment>of one: Compare side by side</extracomment>
      <translation>
        <numerusform>{n} Foto nebeneinander vergleichen</numerusform>
        <numerusform>{n} Fotos nebeneinander vergleichen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Select two photos or more to compare them.</source>
      <translation>Wählen Sie zwei oder mehr Fotos aus, um sie zu vergleichen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Actual size</source>
      <translation>Originalgröße</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Zoom and pan together</source>
      <translation>Gemeinsam zoomen und verschieben</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Histograms</source>
      <translation>Histogramme</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Keep this photo, step through the others</source>
      <translation>Dieses Foto halten, durch die anderen blättern</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Remove from the comparison</source>
      <translation>Aus dem Vergleich entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{place} of {count}</source>
      <translation>{place} von {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>{first} to {last} of {count}</source>
      <translation>{first} bis {last} von {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Sharpness</source>
      <translation>Schärfe</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>{size} (shown at 1/{part})</source>
      <translation>{size} (gezeigt mit 1/{part})</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Taken</source>
      <translation>Aufgenommen</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Dark on the left, bright on the right: brightness, red, green and blue</source>
      <translation>Links dunkel, rechts hell: Helligkeit, Rot, Grün und Blau</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Histogram</source>
      <translation>Histogramm</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Keep this photo and step through the others</source>
      <translation>Dieses Foto halten und durch die anderen blättern</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Take it out of the comparison</source>
      <translation>Aus dem Vergleich nehmen</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>sharpness {number}</source>
      <translation>Schärfe {number}</translation>
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
      <translation>Mehr</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Looking for duplicates</source>
      <translation>Duplikate werden gesucht</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Photos of the group</source>
      <translation>Fotos der Gruppe</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Duplicates</source>
      <translation>Duplikate</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Largest first</source>
      <translation>Größte zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Newest first</source>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Order of groups</source>
      <translation>Reihenfolge der Gruppen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>See all</source>
      <translation>Alle ansehen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Copies</source>
      <translation>Kopien</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Bursts</source>
      <translation>Serien</translation>
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
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Groups appear here as they are found. You can go on meanwhile.</source>
      <translation>Gruppen erscheinen hier, sobald sie gefunden sind. Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No bursts here: no photos of one scene were taken at once.</source>
      <translation>Keine Serien: Es gibt keine kurz nacheinander aufgenommenen Fotos einer Szene.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No duplicates. Copies, smaller versions and edits would appear here.</source>
      <translation>Kein Foto ist doppelt. Kopien, kleinere Fassungen und Bearbeitungen würden hier stehen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Look again</source>
      <translation>Noch einmal suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack</source>
      <translation>Stapel auflösen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep {photos}</source>
      <translation>{photos} behalten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{n} photos kept.</source>
      <extracomment>of one: {n} photo kept.</extracomment>
      <translation>
        <numerusform>{n} Foto behalten.</numerusform>
        <numerusform>{n} Fotos behalten.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack the bursts</source>
      <translation>Serien stapeln</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>These {n} photos ({size}) go to the bin. Of each group one stays.</source>
      <extracomment>of one: This photo ({size}) goes to the bin. Of each group one stays.</extracomment>
      <translation>
        <numerusform>Dieses Foto ({size}) kommt in den Papierkorb. Aus jeder Gruppe bleibt eines.</numerusform>
        <numerusform>Diese {n} Fotos ({size}) kommen in den Papierkorb. Aus jeder Gruppe bleibt eines.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack every burst</source>
      <translation>Alle Serien stapeln</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep only the best of every burst</source>
      <translation>Nur das Beste jeder Serie behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep all of every group</source>
      <translation>Alle Fotos aller Gruppen behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Another folder…</source>
      <translation>Anderer Ordner…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to the bin</source>
      <translation>In den Papierkorb</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Move the copies of this group to the bin</source>
      <translation>Kopien dieser Gruppe in den Papierkorb</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Groups of duplicates</source>
      <translation>Gruppen von Duplikaten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Burst of {n}</source>
      <extracomment>of one: Burst of {n}</extracomment>
      <translation>
        <numerusform>Serie von {n}</numerusform>
        <numerusform>Serie von {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} identical files</source>
      <extracomment>of one: {n} identical file</extracomment>
      <translation>
        <numerusform>{n} identische Datei</numerusform>
        <numerusform>{n} identische Dateien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} copies</source>
      <extracomment>of one: {n} copy</extracomment>
      <translation>
        <numerusform>{n} Kopie</numerusform>
        <numerusform>{n} Kopien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Move {n} to the bin</source>
      <extracomment>of one: Move {n} to the bin</extracomment>
      <translation>
        <numerusform>{n} in den Papierkorb</numerusform>
        <numerusform>{n} in den Papierkorb</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {n} photos</source>
      <extracomment>of one: Stack {n} photo</extracomment>
      <translation>
        <numerusform>{n} Foto stapeln</numerusform>
        <numerusform>{n} Fotos stapeln</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep all</source>
      <translation>Alle behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>d MMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>d. MMM yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>file of {day}</source>
      <translation>Datei vom {day}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing…</source>
      <translation>Vergleiche…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing… {percent}</source>
      <translation>Vergleiche… {percent}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{time} left</source>
      <translation>noch {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} groups</source>
      <extracomment>of one: {n} group</extracomment>
      <translation>
        <numerusform>{n} Gruppe</numerusform>
        <numerusform>{n} Gruppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} photos you don't need</source>
      <extracomment>of one: {n} photo you don't need</extracomment>
      <translation>
        <numerusform>{n} überflüssiges Foto</numerusform>
        <numerusform>{n} überflüssige Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in a folder</source>
      <translation>Die in einem Ordner behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in {folders}</source>
      <translation>Behalten, was in {folders} liegt</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Prefer the photos in this folder</source>
      <translation>Fotos in diesem Ordner bevorzugen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect a folder</source>
      <translation>Einen Ordner schützen</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Nothing leaves {folders}</source>
      <translation>Nichts verlässt {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect the photos in this folder</source>
      <translation>Fotos in diesem Ordner schützen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>No thumbs</source>
      <translation>Keine Daumen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{given} · album “{album}”</source>
      <translation>{given} · Album „{album}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches</source>
      <translation>Frühere Suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A search that can't be opened any more</source>
      <translation>Eine Suche, die sich nicht mehr öffnen lässt</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>“{word}”</source>
      <translation>„{word}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A picture that is gone</source>
      <translation>Ein Bild, das es nicht mehr gibt</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Part of {photo}</source>
      <translation>Teil von {photo}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{first} and {n} more</source>
      <extracomment>of one: {first} and {n} more</extracomment>
      <translation>
        <numerusform>{first} und {n} weiteres</numerusform>
        <numerusform>{first} und {n} weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} liked</source>
      <extracomment>of one: {n} liked</extracomment>
      <translation>
        <numerusform>{n} gefällt</numerusform>
        <numerusform>{n} gefallen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} disliked</source>
      <extracomment>of one: {n} disliked</extracomment>
      <translation>
        <numerusform>{n} gefällt nicht</numerusform>
        <numerusform>{n} gefallen nicht</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{up} liked, {down} disliked</source>
      <translation>{up} gefallen, {down} nicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open this search again</source>
      <translation>Diese Suche noch einmal öffnen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open again: the search from {query}, {when}</source>
      <translation>Noch einmal öffnen: die Suche von {query} aus, {when}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove the thumbs in this search</source>
      <translation>Die Daumen in dieser Suche entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove: {given} in the search from {query}</source>
      <translation>Entfernen: {given} in der Suche von {query}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>and {n} earlier searches</source>
      <extracomment>of one: and {n} earlier search</extracomment>
      <translation>
        <numerusform>und {n} frühere Suche</numerusform>
        <numerusform>und {n} frühere Suchen</numerusform>
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
      <translation>O</translation>
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
      <translation>Wann</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Marks and albums</source>
      <translation>Marken und Alben</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{width} × {height}</source>
      <translation>{width} × {height}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Also there as</source>
      <translation>Auch da als</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>and {n} other copies</source>
      <extracomment>of one: and {n} other copy</extracomment>
      <translation>
        <numerusform>und {n} weitere Kopie</numerusform>
        <numerusform>und {n} weitere Kopien</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>No capture date; file date shown</source>
      <translation>Kein Aufnahmedatum; Datum der Datei</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>File changed</source>
      <translation>Datei geändert</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>a sidecar (XMP file) beside the photo</source>
      <translation>einer Begleitdatei (XMP) neben dem Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>what a program wrote into the photo (XMP)</source>
      <translation>dem, was ein Programm in das Foto schrieb (XMP)</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Known from</source>
      <translation>Bekannt aus</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Colour</source>
      <translation>Farbe</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Keywords</source>
      <translation>Stichwörter</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Albums</source>
      <translation>Alben</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{named} and {n} others</source>
      <extracomment>of one: {named} and {n} other</extracomment>
      <translation>
        <numerusform>{named} und {n} anderes</numerusform>
        <numerusform>{named} und {n} andere</numerusform>
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
      <translation>d. MMMM yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>today</source>
      <translation>heute</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>yesterday</source>
      <translation>gestern</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this week</source>
      <translation>diese Woche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last week</source>
      <translation>letzte Woche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this month</source>
      <translation>diesen Monat</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last month</source>
      <translation>letzten Monat</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this day</source>
      <translation>an diesem Tag</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Stars</source>
      <translation>Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Colour label</source>
      <translation>Farbmarke</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Keyword</source>
      <translation>Stichwort</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Shape</source>
      <translation>Form</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>With GPS</source>
      <translation>Mit GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>No GPS</source>
      <translation>Ohne GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filter: {text}</source>
      <translation>Filter: {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Press to remove it</source>
      <translation>Drücken, um ihn zu entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{text}. Click to remove it</source>
      <translation>{text}. Klicken, um ihn zu entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>in the picture</source>
      <translation>im Bild</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>keyword</source>
      <translation>Stichwort</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>mark</source>
      <translation>Marke</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>fact</source>
      <translation>Angabe</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Completions</source>
      <translation>Vorschläge</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{kind}, {n} photos</source>
      <extracomment>of one: {kind}, {n} photo</extracomment>
      <translation>
        <numerusform>{kind}, {n} Foto</numerusform>
        <numerusform>{kind}, {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos</source>
      <extracomment>of one: Keywords of {n} photo</extracomment>
      <translation>
        <numerusform>Stichwörter von {n} Foto</numerusform>
        <numerusform>Stichwörter von {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Add a keyword</source>
      <translation>Stichwort hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of these photos</source>
      <translation>Stichwörter dieser Fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.</source>
      <translation>Mit der Eingabetaste hinzufügen. Kommas trennen Stichwörter, | trennt Ebenen: Tiere|Hund.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>1 star</source>
      <translation>1 Stern</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Stars</source>
      <comment>a menu's name</comment>
      <translation>Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>2 stars</source>
      <translation>2 Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>3 stars</source>
      <translation>3 Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>4 stars</source>
      <translation>4 Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>5 stars</source>
      <translation>5 Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No stars</source>
      <translation>Keine Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Colour</source>
      <comment>a menu's name</comment>
      <translation>Farbe</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Yellow</source>
      <translation>Gelb</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Purple</source>
      <translation>Violett</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No colour</source>
      <translation>Keine Farbe</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{what} for {photos}</source>
      <translation>{what} für {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{mark} for {n} photos.</source>
      <extracomment>of one: {mark} for {n} photo.</extracomment>
      <translation>
        <numerusform>{mark} für {n} Foto.</numerusform>
        <numerusform>{mark} für {n} Fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords…</source>
      <translation>Stichwörter…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos…</source>
      <extracomment>of one: Keywords…</extracomment>
      <translation>
        <numerusform>Stichwörter von {n} Foto…</numerusform>
        <numerusform>Stichwörter von {n} Fotos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write a sidecar beside the photo</source>
      <translation>Begleitdatei neben das Foto schreiben</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write sidecars beside {n} photos</source>
      <extracomment>of one: Write a sidecar beside the photo</extracomment>
      <translation>
        <numerusform>Begleitdatei neben {n} Foto schreiben</numerusform>
        <numerusform>Begleitdateien neben {n} Fotos schreiben</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords changed</source>
      <translation>Stichwörter geändert</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Start a search first: choose “More like this” on a photo. Then like what fits.</source>
      <translation>Beginnen Sie zuerst eine Suche: „Mehr davon“ auf einem Foto. Dann markieren Sie, was Ihnen gefällt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>The results aren't here yet.</source>
      <translation>Die Ergebnisse sind noch nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Like {photos}</source>
      <translation>Gefällt mir: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Dislike {photos}</source>
      <translation>Gefällt mir nicht: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear the thumb of {photos}</source>
      <translation>Daumen entfernen: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Searching with the first {first} of {all} pictures.</source>
      <translation>Gesucht wird mit den ersten {first} von {all} Bildern.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Help it learn</source>
      <translation>Beim Lernen helfen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Next search</source>
      <translation>Nächste Suche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>End this search</source>
      <translation>Diese Suche beenden</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Edit</source>
      <comment>a menu's name</comment>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with a picture file…</source>
      <translation>Mit einer Bilddatei suchen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search with a picture</source>
      <translation>Mit einem Bild suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Using {most} of the {photos} selected photos.</source>
      <translation>Es werden {most} der {photos} ausgewählten Fotos verwendet.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>A search starts from {n} photos at most: begin another.</source>
      <translation>Eine Suche geht von höchstens {n} Fotos aus: Beginnen Sie eine neue.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches…</source>
      <translation>Frühere Suchen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Name of a photo, a word, or an album</source>
      <translation>Name eines Fotos, ein Wort oder ein Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>No earlier search matches.</source>
      <translation>Keine frühere Suche passt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There are no earlier searches yet.</source>
      <translation>Es gibt noch keine früheren Suchen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search again, with new photos</source>
      <translation>Erneut suchen, mit neuen Fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>the pasted picture</source>
      <translation>das eingefügte Bild</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>More like this</source>
      <translation>Mehr davon</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like these {n} photos</source>
      <extracomment>of one: More like this</extracomment>
      <translation>
        <numerusform>Mehr davon</numerusform>
        <numerusform>Mehr von diesen {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add to this search</source>
      <translation>Zu dieser Suche hinzufügen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add {n} photos to this search</source>
      <extracomment>of one: Add to this search</extracomment>
      <translation>
        <numerusform>{n} Foto zu dieser Suche hinzufügen</numerusform>
        <numerusform>{n} Fotos zu dieser Suche hinzufügen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with the copied picture</source>
      <translation>Mit dem kopierten Bild suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There is no picture to paste. Copy one first, or drop a file here.</source>
      <translation>Es gibt kein Bild zum Einfügen. Kopieren Sie zuerst eines, oder legen Sie eine Datei hier ab.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Show without my thumbs</source>
      <translation>Ohne meine Daumen zeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumb removed.</source>
      <translation>Daumen entfernt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Like</source>
      <translation>Gefällt mir</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Dislike</source>
      <translation>Gefällt mir nicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear thumb</source>
      <translation>Daumen entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>You can like or dislike {most} photos at once, not {photos}. A few well chosen ones do just as well.</source>
      <translation>Höchstens {most} Fotos bekommen auf einmal einen Daumen, nicht {photos}. Wenige gut gewählte helfen genauso.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumbs belong to a search. {key} finds more like this photo.</source>
      <translation>Daumen gehören zu einer Suche. {key} sucht mehr wie dieses Foto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>“{folder}” is in the library already. New photos in it are read now.</source>
      <translation>„{folder}“ ist schon in der Bibliothek. Neue Fotos darin werden jetzt gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Adding “{folder}”…</source>
      <translation>„{folder}“ wird hinzugefügt…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Open a picture…</source>
      <translation>Bild öffnen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Paste the copied picture</source>
      <translation>Kopiertes Bild einfügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Filter by date, marks, camera or place</source>
      <translation>Nach Datum, Marken, Kamera oder Ort filtern</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Add a word, a place, a year</source>
      <translation>Ein Wort, einen Ort, ein Jahr hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search: boats 2016, Lisbon, last summer</source>
      <translation>Suchen: Boote 2016, Paris, letzter Sommer</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>About this word</source>
      <translation>Zu diesem Wort</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>landscape</source>
      <translation>Querformat</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>portrait</source>
      <translation>Hochformat</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>square</source>
      <translation>Quadrat</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>name “{value}”</source>
      <translation>Name „{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>folder “{value}”</source>
      <translation>Ordner „{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>keyword “{value}”</source>
      <translation>Stichwort „{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>place “{value}”</source>
      <translation>Ort „{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>album “{value}”</source>
      <translation>Album „{value}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>not {said}</source>
      <translation>nicht {said}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>d MMMM</source>
      <comment>pattern of a date</comment>
      <translation>d. MMMM</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{day} of any year</source>
      <translation>{day} jedes Jahres</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>with GPS</source>
      <translation>mit GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no GPS</source>
      <translation>ohne GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no stars</source>
      <translation>keine Sterne</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{stars} or more</source>
      <translation>{stars} oder mehr</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{colour} label</source>
      <translation>Farbmarke {colour}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>until {last}</source>
      <translation>bis {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>since {first}</source>
      <translation>seit {first}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Photos named “{word}” are left out. To leave out what photos show, dislike it in a search.</source>
      <translation>Fotos mit „{word}“ im Namen fehlen. Was Fotos zeigen, schließen Sie in einer Suche mit „Gefällt mir nicht“ aus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Search with a picture…</source>
      <translation>Mit einem Bild suchen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Did you mean {words}?</source>
      <translation>Meinten Sie {words}?</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} or {second}</source>
      <translation>{first} oder {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What you do with files is listed here.</source>
      <translation>Was Sie mit Dateien tun, steht hier.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>File history</source>
      <translation>Dateiverlauf</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What was done</source>
      <translation>Was getan wurde</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What failed</source>
      <translation>Was fehlschlug</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Try again what failed</source>
      <translation>Was nicht ging, noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Show in folder</source>
      <translation>Im Ordner zeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder…</source>
      <translation>In einen Ordner kopieren…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy {n} photos to a folder…</source>
      <extracomment>of one: Copy to a folder…</extracomment>
      <translation>
        <numerusform>{n} Foto in einen Ordner kopieren…</numerusform>
        <numerusform>{n} Fotos in einen Ordner kopieren…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder</source>
      <translation>In einen Ordner kopieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder…</source>
      <translation>In einen Ordner verschieben…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to a folder…</source>
      <extracomment>of one: Move to a folder…</extracomment>
      <translation>
        <numerusform>{n} Foto in einen Ordner verschieben…</numerusform>
        <numerusform>{n} Fotos in einen Ordner verschieben…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder</source>
      <translation>In einen Ordner verschieben</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename…</source>
      <translation>Umbenennen…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Rename {n} photos…</source>
      <extracomment>of one: Rename…</extracomment>
      <translation>
        <numerusform>{n} Foto umbenennen…</numerusform>
        <numerusform>{n} Fotos umbenennen…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export {n} photos…</source>
      <extracomment>of one: Export…</extracomment>
      <translation>
        <numerusform>{n} Foto exportieren…</numerusform>
        <numerusform>{n} Fotos exportieren…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export copies</source>
      <translation>Kopien exportieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to bin…</source>
      <translation>In den Papierkorb…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to the bin…</source>
      <extracomment>of one: Move to bin…</extracomment>
      <translation>
        <numerusform>{n} Foto in den Papierkorb…</numerusform>
        <numerusform>{n} Fotos in den Papierkorb…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>File history…</source>
      <translation>Dateiverlauf…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{done}. “File history” tells why.</source>
      <translation>{done}. „Dateiverlauf“ nennt die Gründe.</translation>
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
        <numerusform>{n} Kopie ist vielleicht die letzte ihres Fotos</numerusform>
        <numerusform>{n} Kopien sind vielleicht die letzten ihrer Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>The originals are not there any more as they were. The bin keeps what goes there.</source>
      <translation>Die Originale sind nicht mehr da, wie sie waren. Der Papierkorb hebt auf, was hineinkommt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open in its program</source>
      <translation>Im zugehörigen Programm öffnen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open the first of {n} photos</source>
      <extracomment>of one: Open in its program</extracomment>
      <translation>
        <numerusform>Öffnen</numerusform>
        <numerusform>Das erste von {n} Fotos öffnen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{name} can't be opened: no app is set to open this file.</source>
      <translation>{name} kann nicht geöffnet werden: Für diese Datei ist kein Programm eingestellt.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Show the first of {n} photos in its folder</source>
      <extracomment>of one: Show in folder</extracomment>
      <translation>
        <numerusform>In seinem Ordner zeigen</numerusform>
        <numerusform>Das erste von {n} Fotos in seinem Ordner zeigen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copy {n} photos</source>
      <extracomment>of one: Copy {n} photo</extracomment>
      <translation>
        <numerusform>{n} Foto kopieren</numerusform>
        <numerusform>{n} Fotos kopieren</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{number} photos are too many to copy at once: {most} go on the clipboard. Copy them to a folder instead.</source>
      <translation>{number} Fotos sind zu viele, um sie auf einmal zu kopieren: {most} passen in die Zwischenablage. Kopieren Sie sie stattdessen in einen Ordner.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} files copied.</source>
      <extracomment>of one: {n} file copied.</extracomment>
      <translation>
        <numerusform>{n} Datei kopiert.</numerusform>
        <numerusform>{n} Dateien kopiert.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the path</source>
      <translation>Pfad kopieren</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the paths of {n} photos</source>
      <extracomment>of one: Copy the path</extracomment>
      <translation>
        <numerusform>Pfad von {n} Foto kopieren</numerusform>
        <numerusform>Pfade von {n} Fotos kopieren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} paths copied.</source>
      <extracomment>of one: {n} path copied.</extracomment>
      <translation>
        <numerusform>{n} Pfad kopiert.</numerusform>
        <numerusform>{n} Pfade kopiert.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>As it is</source>
      <translation>Wie es ist</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Longest side</source>
      <translation>Längste Seite</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder, or type the name of a new one</source>
      <translation>Ordner wählen oder den Namen eines neuen eingeben</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Choose…</source>
      <translation>Wählen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>To</source>
      <translation>Nach</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Names</source>
      <translation>&amp;Namen</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;First number</source>
      <translation>&amp;Erste Nummer</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>You can get them back from the bin.</source>
      <translation>Sie können sie aus dem Papierkorb zurückholen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>pixels</source>
      <translation>Pixel</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep metadata: date, camera, keywords</source>
      <translation>Metadaten behalten: Datum, Kamera, Schlagwörter</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep location</source>
      <translation>Standort behalten</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>quality</source>
      <translation>Qualität</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Size</source>
      <translation>&amp;Größe</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Then</source>
      <translation>Dann</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>New names</source>
      <translation>Neue Namen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>{n} photos.</source>
      <extracomment>of one: {n} photo.</extracomment>
      <translation>
        <numerusform>{n} Foto.</numerusform>
        <numerusform>{n} Fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Looking at the files…</source>
      <translation>Dateien werden angesehen…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>and {n} more</source>
      <extracomment>of one: and {n} more</extracomment>
      <translation>
        <numerusform>und {n} weiteres</numerusform>
        <numerusform>und {n} weitere</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are never changed unless you ask.</source>
      <translation>Ihre Fotos werden nie ohne Ihren Wunsch verändert.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Turn on</source>
      <translation>Einschalten</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copying, {done} of {n} photos</source>
      <extracomment>of one: Copying, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Kopieren, {done} von {n} Foto</numerusform>
        <numerusform>Kopieren, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving, {done} of {n} photos</source>
      <extracomment>of one: Moving, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Verschieben, {done} von {n} Foto</numerusform>
        <numerusform>Verschieben, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Renaming, {done} of {n} photos</source>
      <extracomment>of one: Renaming, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Umbenennen, {done} von {n} Foto</numerusform>
        <numerusform>Umbenennen, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving to the bin, {done} of {n} photos</source>
      <extracomment>of one: Moving to the bin, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>In den Papierkorb, {done} von {n} Foto</numerusform>
        <numerusform>In den Papierkorb, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Exporting, {done} of {n} photos</source>
      <extracomment>of one: Exporting, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Exportieren, {done} von {n} Foto</numerusform>
        <numerusform>Exportieren, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Undoing, {done} of {n} photos</source>
      <extracomment>of one: Undoing, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Wird rückgängig gemacht, {done} von {n} Foto</numerusform>
        <numerusform>Wird rückgängig gemacht, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos copied</source>
      <extracomment>of one: {n} photo copied</extracomment>
      <translation>
        <numerusform>{n} Foto kopiert</numerusform>
        <numerusform>{n} Fotos kopiert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved</source>
      <extracomment>of one: {n} photo moved</extracomment>
      <translation>
        <numerusform>{n} Foto verschoben</numerusform>
        <numerusform>{n} Fotos verschoben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos renamed</source>
      <extracomment>of one: {n} photo renamed</extracomment>
      <translation>
        <numerusform>{n} Foto umbenannt</numerusform>
        <numerusform>{n} Fotos umbenannt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved to the bin</source>
      <extracomment>of one: {n} photo moved to the bin</extracomment>
      <translation>
        <numerusform>{n} Foto in den Papierkorb gelegt</numerusform>
        <numerusform>{n} Fotos in den Papierkorb gelegt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos exported</source>
      <extracomment>of one: {n} photo exported</extracomment>
      <translation>
        <numerusform>{n} Foto exportiert</numerusform>
        <numerusform>{n} Fotos exportiert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos put back</source>
      <extracomment>of one: {n} photo put back</extracomment>
      <translation>
        <numerusform>{n} Foto zurückgeholt</numerusform>
        <numerusform>{n} Fotos zurückgeholt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos</source>
      <extracomment>of one: Move {n} photo</extracomment>
      <translation>
        <numerusform>{n} Foto verschieben</numerusform>
        <numerusform>{n} Fotos verschieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Rename {n} photos</source>
      <extracomment>of one: Rename {n} photo</extracomment>
      <translation>
        <numerusform>{n} Foto umbenennen</numerusform>
        <numerusform>{n} Fotos umbenennen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos to the bin</source>
      <extracomment>of one: Move {n} photo to the bin</extracomment>
      <translation>
        <numerusform>{n} Foto in den Papierkorb</numerusform>
        <numerusform>{n} Fotos in den Papierkorb</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Export {n} photos</source>
      <extracomment>of one: Export {n} photo</extracomment>
      <translation>
        <numerusform>{n} Foto exportieren</numerusform>
        <numerusform>{n} Fotos exportieren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} get another name</source>
      <extracomment>of one: {n} gets another name</extracomment>
      <translation>
        <numerusform>{n} bekommt einen anderen Namen</numerusform>
        <numerusform>{n} bekommen einen anderen Namen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} stay as they are</source>
      <extracomment>of one: {n} stays as it is</extracomment>
      <translation>
        <numerusform>{n} bleibt, wie es ist</numerusform>
        <numerusform>{n} bleiben, wie sie sind</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} files go along</source>
      <comment>movies, sidecars...</comment>
      <extracomment>of one: {n} file goes along</extracomment>
      <translation>
        <numerusform>{n} Datei kommt mit</numerusform>
        <numerusform>{n} Dateien kommen mit</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos stay, as other files of them are left.</source>
      <extracomment>of one: {n} photo stays, as another file of it is left.</extracomment>
      <translation>
        <numerusform>{n} Foto bleibt, denn es gibt noch eine andere Datei davon.</numerusform>
        <numerusform>{n} Fotos bleiben, denn es gibt noch andere Dateien davon.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{what}. Makes the new folder “{name}” in {folder}.</source>
      <translation>{what}. Legt den neuen Ordner „{name}“ in {folder} an.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} undone</source>
      <extracomment>of one: {n} undone</extracomment>
      <translation>
        <numerusform>{n} rückgängig</numerusform>
        <numerusform>{n} rückgängig</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>undone</source>
      <comment>all photos of a job</comment>
      <translation>rückgängig gemacht</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} to go</source>
      <extracomment>of one: {n} to go</extracomment>
      <translation>
        <numerusform>{n} steht noch aus</numerusform>
        <numerusform>{n} stehen noch aus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} failed</source>
      <comment>copied, moved, ...</comment>
      <extracomment>of one: {n} failed</extracomment>
      <translation>
        <numerusform>{n} fehlgeschlagen</numerusform>
        <numerusform>{n} fehlgeschlagen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_canvas.py"></location>
      <source>Map of the library</source>
      <translation>Karte der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <source>Explore the map</source>
      <translation>Karte entdecken</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Region “{name}”, {n} photos</source>
      <extracomment>of one: Region “{name}”, {n} photo</extracomment>
      <translation>
        <numerusform>Bereich „{name}“, {n} Foto</numerusform>
        <numerusform>Bereich „{name}“, {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Press to select it</source>
      <translation>Drücken, um es auszuwählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map lays photos that are alike next to each other.
Add a folder first.</source>
      <translation>Auf der Karte liegen ähnliche Fotos beieinander.
Fügen Sie zuerst einen Ordner hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map of your photos appears here as soon as they are read.</source>
      <translation>Die Karte Ihrer Fotos erscheint hier, sobald sie gelesen sind.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Photos of the map</source>
      <translation>Fotos der Karte</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Select with the lasso (Shift and drag)</source>
      <translation>Mit dem Lasso auswählen (Umschalt und ziehen)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Covers</source>
      <translation>Motive</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The whole map (Home)</source>
      <translation>Die ganze Karte (Pos1)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Explore</source>
      <translation>Entdecken</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Updating the map with your thumbs: {percent}%</source>
      <translation>Karte wird nach Ihren Daumen geordnet: {percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Making the map of {n} photos: {percent}%</source>
      <extracomment>of one: Making the map of {n} photo: {percent}%</extracomment>
      <translation>
        <numerusform>Die Karte von {n} Foto entsteht: {percent} %</numerusform>
        <numerusform>Die Karte von {n} Fotos entsteht: {percent} %</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of reading</source>
      <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Pause reading</source>
      <translation>Lesen unterbrechen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Resume reading</source>
      <translation>Lesen fortsetzen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop reading; what was read is kept</source>
      <translation>Lesen beenden; was gelesen ist, bleibt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from folders</source>
      <translation>Es wird aus Ordnern gelernt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from your thumbs</source>
      <translation>Es wird aus Ihren Daumen gelernt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from earlier searches</source>
      <translation>Es wird aus früheren Suchen gelernt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of learning</source>
      <translation>Fortschritt des Lernens</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Stop learning</source>
      <translation>Nicht weiter lernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of writing sidecars</source>
      <translation>Fortschritt beim Schreiben der Begleitdateien</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is written stays</source>
      <translation>Anhalten; was geschrieben ist, bleibt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Writing sidecars: {done} of {total}</source>
      <translation>Begleitdateien werden geschrieben: {done} von {total}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of the work on files</source>
      <translation>Fortschritt der Arbeit an Dateien</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is done stays done</source>
      <translation>Anhalten; was getan ist, bleibt getan</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Searching…</source>
      <translation>Suche läuft…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>The photo in question</source>
      <translation>Das Foto, um das es geht</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You liked</source>
      <translation>Gefällt Ihnen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Not sure</source>
      <translation>Weiß nicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Space</source>
      <comment>the key</comment>
      <translation>Leertaste</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Your answer about this photo helps most.</source>
      <translation>Ihre Antwort zu diesem Foto hilft am meisten.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Is this what you mean?</source>
      <translation>Meinen Sie das?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Go back to the results</source>
      <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/toast.py"></location>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Question {place} of {all}</source>
      <translation>Frage {place} von {all}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Inspector</source>
      <translation>Inspektor</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Rating</source>
      <translation>Bewertung</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Remember this for later searches</source>
      <translation>Für spätere Suchen merken</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Close the inspector</source>
      <translation>Inspektor schließen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Facts</source>
      <translation>Angaben</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More like these</source>
      <translation>Mehr von diesen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Pick a photo to see its details.</source>
      <translation>Wählen Sie ein Foto, um Einzelheiten zu sehen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Thumbs in these searches</source>
      <translation>Daumen in diesen Suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>This photo</source>
      <translation>Dieses Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Why it fits</source>
      <translation>Warum es passt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You asked with this</source>
      <translation>Damit haben Sie gesucht</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder…</source>
      <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder of photos</source>
      <translation>Fotoordner hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Where “{name}” is now</source>
      <translation>Wo „{name}“ jetzt ist</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Find a moved folder…</source>
      <translation>Verschobenen Ordner suchen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>“{name}” seems to be in {folder} now.</source>
      <translation>„{name}“ scheint jetzt in {folder} zu sein.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Use the new place</source>
      <translation>Neuen Ort verwenden</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Remove the folder “{name}”?</source>
      <translation>Ordner „{name}“ entfernen?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Its photos leave the library. Files stay on disk.</source>
      <translation>Seine Fotos verlassen die Bibliothek. Die Dateien bleiben auf dem Datenträger.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Look for new photos</source>
      <translation>Nach neuen Fotos suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Ignored files…</source>
      <translation>Ignorierte Dateien…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Ignored files</source>
      <translation>Ignorierte Dateien</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.
* stands for anything. The files stay as they are.</source>
      <translation>Ein Muster je Zeile: ein Name wie Screenshots oder *.gif, oder ein Pfad wie 2019/raw.
* steht für alles. Die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Learn from my folders…</source>
      <translation>Aus meinen Ordnern lernen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn from my folders</source>
      <translation>Aus meinen Ordnern lernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Makes a profile in which photos of one folder are alike.</source>
      <translation>Legt ein Profil an, in dem Fotos eines Ordners einander ähneln.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn</source>
      <translation>Lernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Smart albums</source>
      <translation>Intelligente Alben</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Save this search as a smart album</source>
      <translation>Diese Suche als intelligentes Album sichern</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Add a folder</source>
      <translation>Ordner hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Tidy up</source>
      <translation>Aufräumen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Photos</source>
      <translation>Fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>A map of what is alike</source>
      <translation>Eine Karte dessen, was sich ähnelt</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Favourites</source>
      <translation>Favoriten</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos with four stars or five</source>
      <translation>Fotos mit vier oder fünf Sternen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>On this day</source>
      <translation>An diesem Tag</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos of this day, in any year</source>
      <translation>Fotos dieses Tages, aus allen Jahren</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>All files could be read.</source>
      <translation>Alle Dateien waren lesbar.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Find photos that are there more than once</source>
      <translation>Fotos finden, die mehrmals da sind</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problems</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline</source>
      <comment>a folder whose disk is away</comment>
      <translation>nicht da</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline: another disk is in its place</source>
      <translation>nicht da: An seiner Stelle ist ein anderer Datenträger</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>reading</source>
      <comment>a folder whose photos are being read</comment>
      <translation>wird gelesen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} unreadable</source>
      <extracomment>of one: {n} unreadable</extracomment>
      <translation>
        <numerusform>{n} nicht lesbar</numerusform>
        <numerusform>{n} nicht lesbar</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>It seems to be in {folder} now.</source>
      <translation>Er scheint jetzt in {folder} zu sein.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problem files</source>
      <translation>Problemdateien</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Ignore</source>
      <translation>Ignorieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Copy the list</source>
      <translation>Liste kopieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try all again</source>
      <translation>Alle noch einmal versuchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Select the files to ignore first</source>
      <translation>Wählen Sie zuerst die Dateien aus, die ignoriert werden sollen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>The list of {n} lines is copied.</source>
      <extracomment>of one: The list of {n} line is copied.</extracomment>
      <translation>
        <numerusform>Die Liste von {n} Zeile ist kopiert.</numerusform>
        <numerusform>Die Liste von {n} Zeilen ist kopiert.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Places</source>
      <translation>Orte in der Mediathek</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search here</source>
      <translation>Hier suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search all folders</source>
      <translation>In allen Ordnern suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Rescan</source>
      <translation>Neu einlesen</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Find moved folder…</source>
      <translation>Verschobenen Ordner finden…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Remove from the library…</source>
      <translation>Aus der Bibliothek entfernen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>The next search looks only in “{folder}”.</source>
      <translation>Die nächste Suche sieht nur in „{folder}“ nach.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Message</source>
      <translation>Meldung</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Close the message</source>
      <translation>Meldung schließen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Most similar</source>
      <translation>Ähnlichste zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Album order</source>
      <translation>Reihenfolge des Albums</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Date added</source>
      <translation>Hinzugefügt am</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By day</source>
      <translation>Nach Tag</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By month</source>
      <translation>Nach Monat</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By year</source>
      <translation>Nach Jahr</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort</source>
      <comment>a menu's name</comment>
      <translation>Sortieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Group</source>
      <comment>a menu's name</comment>
      <translation>Gruppieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By date</source>
      <translation>Nach Datum</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By name</source>
      <translation>Nach Name</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By folder</source>
      <translation>Nach Ordner</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By file size</source>
      <translation>Nach Dateigröße</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By stars</source>
      <translation>Nach Sternen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Reverse</source>
      <translation>Umgekehrt</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>No headings</source>
      <translation>Keine Überschriften</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Oldest first</source>
      <translation>Älteste zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select all</source>
      <translation>Alle auswählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select this group</source>
      <translation>Diese Gruppe auswählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select none</source>
      <translation>Nichts auswählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Invert selection</source>
      <translation>Auswahl umkehren</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select or deselect this photo</source>
      <translation>Dieses Foto auswählen oder abwählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Photos of the library</source>
      <translation>Fotos der Bibliothek</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Results, best first</source>
      <translation>Ergebnisse, beste zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>There is nothing to show.</source>
      <translation>Es gibt nichts zu zeigen.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>{n} selected</source>
      <extracomment>of one: {n} selected</extracomment>
      <translation>
        <numerusform>{n} ausgewählt</numerusform>
        <numerusform>{n} ausgewählt</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Photos by when they were taken</source>
      <translation>Fotos nach Aufnahmezeit</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>There are no photos of {name}, in any year.</source>
      <translation>Es gibt keine Fotos vom {name}, in keinem Jahr.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>{name}, in all years</source>
      <translation>{name}, in allen Jahren</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Give photos four stars or five: they are your favourites.</source>
      <translation>Geben Sie Fotos vier oder fünf Sterne: Das sind dann Ihre Favoriten.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Taken around it</source>
      <translation>Kurz davor und danach</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Taken around {photo}</source>
      <translation>Vor und nach {photo}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>It is not known when this photo was taken.</source>
      <translation>Es ist nicht bekannt, wann dieses Foto aufgenommen wurde.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Open the map</source>
      <translation>Karte öffnen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/headings.py"></location>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>{name} · {n} photos</source>
      <extracomment>of one: {name} · {n} photo</extracomment>
      <translation>
        <numerusform>{name} · {n} Foto</numerusform>
        <numerusform>{name} · {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>In this album</source>
      <translation>In diesem Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Good matches</source>
      <translation>Gute Treffer</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Closest first</source>
      <translation>Die ähnlichsten zuerst</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>The rest</source>
      <translation>Der Rest</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Not in this album</source>
      <translation>Nicht in diesem Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Check these</source>
      <translation>Bitte prüfen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Best matches first</source>
      <translation>Beste Treffer zuerst</translation>
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
      <translation>Strenger oder großzügiger</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>The guide ({key}) says what else can be done.</source>
      <translation>Die Anleitung ({key}) sagt, was sich noch tun lässt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Show backups…</source>
      <translation>Sicherungen zeigen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Opening your library…</source>
      <translation>Ihre Bibliothek wird geöffnet…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>No photos match {sought}.</source>
      <translation>Keine Fotos passen zu {sought}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Clear the filter</source>
      <translation>Filter löschen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>This album is empty. Select photos and choose “Add to album…”, or drop them on it at the side.</source>
      <translation>Dieses Album ist leer. Wählen Sie Fotos aus und dann „Zum Album hinzufügen…“, oder ziehen Sie sie links darauf.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Choose photos</source>
      <translation>Fotos auswählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Add another folder</source>
      <translation>Noch einen Ordner hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading is paused. The first photos appear when it goes on.</source>
      <translation>Das Lesen ist unterbrochen. Die ersten Fotos erscheinen, wenn es weitergeht.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading your photos. The first ones appear in a moment.</source>
      <translation>Ihre Fotos werden gelesen. Die ersten erscheinen gleich.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>There are no photos to show in this folder.</source>
      <translation>In diesem Ordner gibt es keine Fotos zu zeigen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Go to the photos at the edge</source>
      <translation>Zu den Fotos an der Grenze</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort and group the photos</source>
      <translation>Fotos sortieren und gruppieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Order: {order}</source>
      <translation>Reihenfolge: {order}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Thumbnail size</source>
      <translation>Größe der Vorschaubilder</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search without the filter</source>
      <translation>Ohne den Filter suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search all photos</source>
      <translation>Alle Fotos durchsuchen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A stack of {n} photos</source>
      <extracomment>of one: A stack of {n} photo</extracomment>
      <translation>
        <numerusform>Ein Stapel von {n} Foto</numerusform>
        <numerusform>Ein Stapel von {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A raw file and its picture as one photo</source>
      <translation>Eine Raw-Datei und ihr Bild als ein Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>liked</source>
      <translation>gefällt</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>disliked</source>
      <translation>gefällt nicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>a copied picture</source>
      <translation>ein kopiertes Bild</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>In this stack {name} fits best</source>
      <translation>In diesem Stapel passt {name} am besten</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>Because you liked {name}</source>
      <translation>Weil Ihnen {name} gefiel</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Photo</source>
      <translation>Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Previous photo</source>
      <translation>Vorheriges Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Next photo</source>
      <translation>Nächstes Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Search a part</source>
      <translation>Mit einem Teil suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Draw a rectangle to search with a part of the photo</source>
      <translation>Ziehen Sie ein Rechteck, um mit einem Teil des Fotos zu suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>In this list</source>
      <translation>In dieser Liste</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm</source>
      <comment>pattern of a date</comment>
      <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} good matches</source>
      <extracomment>of one: {n} good match</extracomment>
      <translation>
        <numerusform>{n} guter Treffer</numerusform>
        <numerusform>{n} gute Treffer</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found}. That is all, very likely.</source>
      <translation>{found}. Das sind höchstwahrscheinlich alle.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found} of about {exist}</source>
      <translation>{found} von etwa {exist}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{count} to check</source>
      <translation>{count} zu prüfen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like a part of {name}</source>
      <translation>Mehr wie ein Teil von {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like {name}</source>
      <translation>Mehr wie {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, hide</source>
      <extracomment>of one: {n} disliked, hide</extracomment>
      <translation>
        <numerusform>{n} gefällt nicht, ausblenden</numerusform>
        <numerusform>{n} gefallen nicht, ausblenden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, show</source>
      <extracomment>of one: {n} disliked, show</extracomment>
      <translation>
        <numerusform>{n} gefällt nicht, anzeigen</numerusform>
        <numerusform>{n} gefallen nicht, anzeigen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} min</source>
      <extracomment>of one: {n} min</extracomment>
      <translation>
        <numerusform>{n} min</numerusform>
        <numerusform>{n} min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} h</source>
      <extracomment>of one: {n} h</extracomment>
      <translation>
        <numerusform>{n} h</numerusform>
        <numerusform>{n} h</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>{n} days</source>
      <extracomment>of one: {n} day</extracomment>
      <translation>
        <numerusform>{n} Tag</numerusform>
        <numerusform>{n} Tage</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Click for stars; or press 1 to 5, and 0 for none</source>
      <translation>Klicken für Sterne; oder 1 bis 5 drücken, 0 für keine</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <comment>a menu's name</comment>
      <translation>Stapel</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <translation>Stapeln</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Select two photos or more to stack them.</source>
      <translation>Wählen Sie zwei oder mehr Fotos aus, um sie zu stapeln.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {photos}</source>
      <translation>Stapeln: {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stacked {n} photos. {key} opens the stack.</source>
      <extracomment>of one: Stacked {n} photo. {key} opens the stack.</extracomment>
      <translation>
        <numerusform>{n} Foto gestapelt. {key} öffnet den Stapel.</numerusform>
        <numerusform>{n} Fotos gestapelt. {key} öffnet den Stapel.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Open or close the stack</source>
      <translation>Stapel öffnen oder schließen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Put on top of its stack</source>
      <translation>Auf seinem Stapel nach oben</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Top of the stack</source>
      <translation>Oberstes im Stapel</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of its stack</source>
      <translation>Aus seinem Stapel nehmen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take {n} photos out of their stacks</source>
      <extracomment>of one: Take out of its stack</extracomment>
      <translation>
        <numerusform>{n} Foto aus seinem Stapel nehmen</numerusform>
        <numerusform>{n} Fotos aus ihren Stapeln nehmen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of the stack</source>
      <translation>Aus dem Stapel nehmen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack {n} photos</source>
      <extracomment>of one: Unstack</extracomment>
      <translation>
        <numerusform>Stapel von {n} Foto auflösen</numerusform>
        <numerusform>Stapel von {n} Fotos auflösen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Show the stack, or close it</source>
      <translation>Stapel zeigen oder schließen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Select</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>When the photos were taken</source>
      <translation>Wann die Fotos aufgenommen wurden</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is set aside in the library's folder, and your photos are not touched.</source>
      <translation>Daumen, Alben, Sterne, Stichwörter und Profile werden wieder, was sie damals waren. Was es jetzt gibt, wird im Ordner der Bibliothek beiseitegelegt, und Ihre Fotos werden nicht angerührt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>No second place</source>
      <translation>Kein zweiter Ort</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups</source>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Back up now</source>
      <translation>Jetzt sichern</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in a second place too</source>
      <translation>Sicherungen auch an einem zweiten Ort aufbewahren</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore…</source>
      <translation>Wiederherstellen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in this folder too</source>
      <translation>Sicherungen auch in diesem Ordner aufbewahren</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Go back to the library as it was on {when}?</source>
      <translation>Zur Bibliothek zurückkehren, wie sie am {when} war?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>{why}, by a clock that was ahead</source>
      <translation>{why}, mit einer vorgehenden Uhr</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>There are no backups yet. Likewise makes one automatically when something has changed.</source>
      <translation>Es gibt noch keine Sicherungen. Likewise macht automatisch eine, wenn sich etwas geändert hat.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library, in {folder}. A second place, on another disk, is safer still.</source>
      <translation>Sicherungen liegen neben der Bibliothek, in {folder}. Ein zweiter Ort auf einem anderen Datenträger ist noch sicherer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>The second place, {place}, is away. Until it is back, backups are only here.</source>
      <translation>Der zweite Ort, {place}, ist nicht da. Bis er zurück ist, liegen Sicherungen nur hier.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library and in {place}.</source>
      <translation>Sicherungen liegen neben der Bibliothek und in {place}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Profiles (*.likewise)</source>
      <translation>Profile (*.likewise)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>A profile from a file</source>
      <translation>Ein Profil aus einer Datei</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import…</source>
      <translation>Importieren…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Start every search with</source>
      <translation>Jede Suche beginnen mit</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>New profile</source>
      <translation>Neues Profil</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Create…</source>
      <translation>Anlegen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Give it another name</source>
      <translation>Anderen Namen geben</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Make a copy of it</source>
      <translation>Eine Kopie anlegen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate…</source>
      <translation>Duplizieren…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Save it to a file</source>
      <translation>In einer Datei speichern</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forget what it learned</source>
      <translation>Gelerntes vergessen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset…</source>
      <translation>Zurücksetzen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Remove it with its searches</source>
      <translation>Mitsamt seinen Suchen entfernen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete…</source>
      <translation>Löschen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Name of the profile</source>
      <translation>Name des Profils</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate</source>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset “{name}”?</source>
      <translation>„{name}“ zurücksetzen?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forgets everything learned. Your searches stay, but it no longer learns from them.</source>
      <translation>Vergisst alles Gelernte. Ihre Suchen bleiben, aber es lernt nicht mehr daraus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete “{name}”?</source>
      <translation>„{name}“ löschen?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Its searches will be deleted too.</source>
      <translation>Seine Suchen werden auch gelöscht.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} thumbs, {searches}</source>
      <extracomment>of one: {n} thumb, {searches}</extracomment>
      <translation>
        <numerusform>{n} Daumen, {searches}</numerusform>
        <numerusform>{n} Daumen, {searches}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} imported thumbs</source>
      <extracomment>of one: {n} imported thumb</extracomment>
      <translation>
        <numerusform>{n} importierter Daumen</numerusform>
        <numerusform>{n} importierte Daumen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>{n} photos can be searched.</source>
      <extracomment>of one: {n} photo can be searched.</extracomment>
      <translation>
        <numerusform>{n} Foto kann durchsucht werden.</numerusform>
        <numerusform>{n} Fotos können durchsucht werden.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are read</source>
      <translation>Ihre Fotos sind gelesen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Settings…</source>
      <translation>Einstellungen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups…</source>
      <translation>Sicherungen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Help</source>
      <comment>a menu's name</comment>
      <translation>Hilfe</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Likewise learns what you mean by “alike” from your thumbs. It all stays on this computer.</source>
      <translation>Likewise lernt aus Ihren Daumen, was Sie mit „ähnlich“ meinen. Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>How new photos are found and read.</source>
      <translation>Wie neue Fotos gefunden und gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What looks at your photos.</source>
      <translation>Was Ihre Fotos ansieht.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Copies of your albums, stars and all that was learned.</source>
      <translation>Von Alben, Sternen und allem Gelernten.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Searching</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What it learned</source>
      <translation>Was gelernt wurde</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and safety</source>
      <translation>Dateien und Sicherheit</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Look</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>New photos appear by themselves.</source>
      <translation>Neue Fotos erscheinen von selbst.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Reading takes longer, other programs stay fast.</source>
      <translation>Das Lesen dauert länger, andere Programme laufen schneller.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>When reading took more than a minute.</source>
      <translation>Wenn das Lesen länger als eine Minute dauerte.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and folders that are never read.</source>
      <translation>Dateien und Ordner, die nie gelesen werden.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Watch folders</source>
      <translation>Ordner beobachten</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use less CPU</source>
      <translation>Prozessor schonen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Notify me when done</source>
      <translation>Benachrichtigen, wenn fertig</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Edit…</source>
      <translation>Bearbeiten…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Recognise what is in photos</source>
      <translation>Erkennen, was auf Fotos ist</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dogs, boats, flowers: needed to search by words.</source>
      <translation>Hunde, Boote, Blumen: nötig für die Suche mit Wörtern.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Image model</source>
      <translation>Bildmodell</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A model of your own looks at the photos, too.</source>
      <translation>Auch ein eigenes Modell sieht die Fotos an.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Model for sentences</source>
      <translation>Modell für Sätze</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A folder with both halves of a CLIP or SigLIP model: any sentence searches.</source>
      <translation>Ein Ordner mit beiden Hälften eines CLIP- oder SigLIP-Modells: Dann sucht jeder Satz.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No image model</source>
      <translation>Kein Bildmodell</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use an image model</source>
      <translation>Ein Bildmodell verwenden</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>ONNX models (*.onnx)</source>
      <translation>ONNX-Modelle (*.onnx)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Protect my files</source>
      <translation>Meine Dateien schützen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No moving, renaming or deleting.</source>
      <translation>Kein Verschieben, Umbenennen oder Löschen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show…</source>
      <translation>Zeigen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Keep sidecars up to date</source>
      <translation>Begleitdateien aktuell halten</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Small files beside the photos that other programs read.</source>
      <translation>Kleine Dateien neben den Fotos, die andere Programme lesen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Name sidecars photo.xmp, as Lightroom does</source>
      <translation>Begleitdateien foto.xmp nennen, wie Lightroom</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Stars and keywords</source>
      <translation>Sterne und Stichwörter</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Follow the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show RAW and JPEG as one photo</source>
      <translation>RAW und JPEG als ein Foto zeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>They share their stars, and are binned together.</source>
      <translation>Sie haben dieselben Sterne und kommen zusammen in den Papierkorb.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart to change the language.</source>
      <translation>Die Sprache wechselt nach einem Neustart.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Pages of settings</source>
      <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Click a field and press the keys that you want.</source>
      <translation>Klicken Sie in ein Feld, und drücken Sie die gewünschten Tasten.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Reset all keys</source>
      <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>“{text}” has its new key.</source>
      <translation>„{text}“ hat seine neue Taste.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>{key} already means “{text}”. Change that one first.</source>
      <translation>{key} bedeutet schon „{text}“. Ändern Sie das zuerst.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>All keys are back to the defaults.</source>
      <translation>Alle Tasten sind zurückgesetzt.</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>How long each photo stays</source>
      <translation>Wie lange jedes Foto bleibt</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{n} seconds</source>
      <extracomment>of one: {n} second</extracomment>
      <translation>
        <numerusform>{n} Sekunde</numerusform>
        <numerusform>{n} Sekunden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End</source>
      <translation>Ende</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End the slide show (Esc)</source>
      <translation>Diaschau beenden (Esc)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{command} (Space)</source>
      <translation>{command} (Leertaste)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Slide show</source>
      <translation>Diaschau</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go to the photos first: there are none to show here.</source>
      <translation>Gehen Sie zuerst zu den Fotos: Hier gibt es keine zu zeigen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/labels.py"></location>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>subject</source>
      <translation>Motiv</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>colour</source>
      <translation>Farbe</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>outlines</source>
      <translation>Umrisse</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>texture</source>
      <translation>Textur</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>layout</source>
      <translation>Aufbau</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>patterns</source>
      <translation>Muster</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>red</source>
      <translation>rot</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>yellow</source>
      <translation>gelb</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>green</source>
      <translation>grün</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>blue</source>
      <translation>blau</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>purple</source>
      <translation>violett</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Not much alike</source>
      <translation>Kaum ähnlich</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {first} and {second}</source>
      <translation>Ähnlich in {first} und {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {family}</source>
      <translation>Ähnlich in {family}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{family} ({percent}%)</source>
      <translation>{family} ({percent} %)</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>What matters here: {families}</source>
      <translation>Was hier zählt: {families}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Shows “{word}”</source>
      <translation>Zeigt „{word}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Probably shows “{word}”</source>
      <translation>Zeigt wahrscheinlich „{word}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>May show “{word}”</source>
      <translation>Zeigt vielleicht „{word}“</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Hardly shows “{word}”</source>
      <translation>Zeigt kaum „{word}“</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} stars</source>
      <extracomment>of one: {n} star</extracomment>
      <translation>
        <numerusform>{n} Stern</numerusform>
        <numerusform>{n} Sterne</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} bytes</source>
      <extracomment>of one: {n} byte</extracomment>
      <translation>
        <numerusform>{n} Byte</numerusform>
        <numerusform>{n} Byte</numerusform>
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
      <translation>{size} kB</translation>
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
      <translation>d. MMM yyyy, HH:mm:ss</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} files couldn't be read</source>
      <extracomment>of one: {n} file couldn't be read</extracomment>
      <translation>
        <numerusform>{n} Datei war nicht lesbar</numerusform>
        <numerusform>{n} Dateien waren nicht lesbar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} problems</source>
      <extracomment>of one: {n} problem</extracomment>
      <translation>
        <numerusform>{n} Problem</numerusform>
        <numerusform>{n} Probleme</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>a few seconds</source>
      <translation>ein paar Sekunden</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} seconds</source>
      <extracomment>of one: about {n} second</extracomment>
      <translation>
        <numerusform>etwa {n} Sekunde</numerusform>
        <numerusform>etwa {n} Sekunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} minutes</source>
      <extracomment>of one: about {n} minute</extracomment>
      <translation>
        <numerusform>etwa {n} Minute</numerusform>
        <numerusform>etwa {n} Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} hours</source>
      <extracomment>of one: about {n} hour</extracomment>
      <translation>
        <numerusform>etwa {n} Stunde</numerusform>
        <numerusform>etwa {n} Stunden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: not reached</source>
      <translation>Cluster: nicht erreicht</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: no workers</source>
      <translation>Cluster: keine Worker</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: {ready} of {n} parts answer</source>
      <extracomment>of one: Cluster: {ready} of {n} part answer</extracomment>
      <translation>
        <numerusform>Cluster: {ready} von {n} Teil antwortet</numerusform>
        <numerusform>Cluster: {ready} von {n} Teilen antworten</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos</source>
      <translation>Erkennt, was auf Ihren Fotos ist</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos: {done} of {total}</source>
      <translation>Erkennt, was auf Ihren Fotos ist: {done} von {total}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading dates, {done} of {n} photos</source>
      <extracomment>of one: Reading dates, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Liest Daten, {done} von {n} Foto</numerusform>
        <numerusform>Liest Daten, {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading {done} of {n} photos</source>
      <extracomment>of one: Reading {done} of {n} photo</extracomment>
      <translation>
        <numerusform>{done} von {n} Foto gelesen</numerusform>
        <numerusform>{done} von {n} Fotos gelesen</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos</source>
      <translation>Fotos werden gesucht</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos, {done} found so far</source>
      <translation>Fotos werden gesucht, bisher {done} gefunden</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Paused at {done} of {n} photos</source>
      <extracomment>of one: Paused at {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Unterbrochen bei {done} von {n} Foto</numerusform>
        <numerusform>Unterbrochen bei {done} von {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/system/desktop.py"></location>
      <source>The folder of {name} can't be opened.</source>
      <translation>Der Ordner von {name} kann nicht geöffnet werden.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Another user listens where your Likewise should.</source>
      <translation>Ein anderer Benutzer lauscht, wo Ihr Likewise es sollte.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Likewise is open with this library already, but does not answer.</source>
      <translation>Likewise ist mit dieser Bibliothek schon offen, antwortet aber nicht.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Check whether it is waiting for you, or end it and start it again.</source>
      <translation>Sehen Sie nach, ob es auf Sie wartet, oder beenden Sie es und starten Sie es neu.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>A photo, results of which one is liked and one disliked, and better results</source>
      <translation>Ein Foto, Ergebnisse mit einem Daumen hoch und einem runter, und bessere Ergebnisse</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>You can search as soon as the first ones appear.</source>
      <translation>Sie können suchen, sobald die ersten erscheinen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Your photos never leave this computer, and Likewise never changes them unless you ask.</source>
      <translation>Ihre Fotos verlassen diesen Computer nie, und Likewise ändert sie nur, wenn Sie es wollen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Start here</source>
      <translation>Hier beginnen</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Find photos by showing one</source>
      <translation>Fotos finden, indem Sie eines zeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Add folder</source>
      <translation>Ordner hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Try the sample gallery</source>
      <translation>Die Beispielgalerie ausprobieren</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Drop a folder of photos here</source>
      <translation>Legen Sie hier einen Ordner mit Fotos ab</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Private</source>
      <translation>Privat</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>1 of 3: Point at a photo and click “More like this”.</source>
      <translation>1 von 3: Zeigen Sie auf ein Foto und klicken Sie auf „Mehr davon“.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>2 of 3: Like two or three photos that fit, and watch the others move.</source>
      <translation>2 von 3: Daumen hoch für zwei oder drei passende Fotos: Die anderen ordnen sich neu.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>3 of 3: Click “Save as smart album”. Matching photos are added automatically.</source>
      <translation>3 von 3: Klicken Sie auf „Als intelligentes Album sichern“. Passende Fotos kommen automatisch hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>That's it: the album is at the side. Correct it with thumbs.</source>
      <translation>Das war’s: Das Album steht links. Korrigieren Sie es mit Daumen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>The sample gallery can't be kept in {folder}: {strerror}. Free some space there, or make it writable.</source>
      <translation>Die Beispielgalerie kann nicht in {folder} abgelegt werden: {strerror}. Schaffen Sie dort Platz, oder machen Sie ihn beschreibbar.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>Drawing the sample gallery: {done} of {total} pictures.</source>
      <translation>Die Beispielgalerie wird gezeichnet: {done} von {total} Bildern.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>No photo is named “{words}”, so that was left out.</source>
      <translation>Kein Foto heißt „{words}“; das wurde weggelassen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Search in this album</source>
      <translation>In diesem Album suchen</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {n} photos</source>
      <extracomment>of one: like {n} photo</extracomment>
      <translation>
        <numerusform>wie {n} Foto</numerusform>
        <numerusform>wie {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {name}</source>
      <translation>wie {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>An album that was deleted</source>
      <translation>Ein gelöschtes Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>in {place}</source>
      <translation>in {place}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Find photos</source>
      <translation>Fotos finden</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the sidebar</source>
      <translation>Seitenleiste anzeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the inspector</source>
      <translation>Inspektor anzeigen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop a folder to add it, or a picture to search with it</source>
      <translation>Ordner ablegen, um ihn hinzuzufügen, oder ein Bild, um damit zu suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop the picture to search with it</source>
      <translation>Das Bild ablegen, um damit zu suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Album</source>
      <translation>Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Search again</source>
      <translation>Erneut suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Files are still being worked on. Undo when that is done.</source>
      <translation>Es wird noch an Dateien gearbeitet. Danach lässt es sich rückgängig machen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to undo.</source>
      <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redone: {what}.</source>
      <translation>Wiederholt: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to redo.</source>
      <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo: {what}</source>
      <translation>Rückgängig: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo: {what}</source>
      <translation>Wiederholen: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom in</source>
      <translation>Vergrößern</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom out</source>
      <translation>Verkleinern</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Full screen</source>
      <translation>Vollbild</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command…</source>
      <translation>Befehl suchen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command</source>
      <translation>Befehl suchen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Type what you want to do, or where to go</source>
      <translation>Was möchten Sie tun, wohin möchten Sie?</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>No command or place is called that.</source>
      <translation>Kein Befehl und kein Ort heißt so.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For this search</source>
      <translation>Für diese Suche</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For {n} photos</source>
      <extracomment>of one: For {n} photo</extracomment>
      <translation>
        <numerusform>Für {n} Foto</numerusform>
        <numerusform>Für {n} Fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Other commands</source>
      <translation>Andere Befehle</translation>
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

Findet die Fotos, die einem der Ihren ähneln, und lernt aus Ihren Bewertungen, was Sie mit ähnlich meinen.
Ihre Fotos verlassen diesen Rechner nie und werden nie verändert, außer Sie verlangen es.

Freie Software unter der MIT-Lizenz. Sie beruht auf Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow und
anderen, die alle unten mit ihren Lizenzen stehen. NOTICES.md, das beiliegt, sagt, woher Gewichte und Daten sind.

Python {python}, Qt {qt}, {system}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Copy a report of what went wrong</source>
      <translation>Bericht kopieren, was schiefging</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>A report was copied. It names no file, and you can paste it anywhere.</source>
      <translation>Ein Bericht wurde kopiert. Er nennt keine Datei, und Sie können ihn überall einfügen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Guide</source>
      <translation>Anleitung</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Restart safely, without plug-ins</source>
      <translation>Sicher neu starten, ohne Erweiterungen</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>About Likewise</source>
      <translation>Über Likewise</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/albums.py"></location>
      <source>There is nothing to undo in this album.</source>
      <translation>In diesem Album gibt es nichts rückgängig zu machen.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/backup_thread.py"></location>
      <source>by hand</source>
      <translation>von Hand</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>No library is open yet. Add a folder of photos first.</source>
      <translation>Es ist noch keine Bibliothek offen. Fügen Sie zuerst einen Ordner mit Fotos hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>The backup is restored. What was there before is in {aside}.</source>
      <translation>Die Sicherung ist wiederhergestellt. Was vorher da war, liegt in {aside}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{n} pairs of photos could not be compared: copies may be missing here.</source>
      <extracomment>of one: {n} pair of photos could not be compared: copies may be missing here.</extracomment>
      <translation>
        <numerusform>{n} Paar Fotos konnte nicht verglichen werden: Hier können Kopien fehlen.</numerusform>
        <numerusform>{n} Paare von Fotos konnten nicht verglichen werden: Hier können Kopien fehlen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>This group has changed. Look for duplicates again.</source>
      <translation>Diese Gruppe hat sich geändert. Suchen Sie noch einmal nach Duplikaten.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>Looking for duplicates ended too soon: {reason}</source>
      <translation>Die Suche nach Duplikaten endete zu früh: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{left} stay: {reason}</source>
      <translation>{left} bleiben: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Photos are read without an image model from now on.</source>
      <translation>Fotos werden von nun an ohne Bildmodell gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Trying the model {name}…</source>
      <translation>Das Modell {name} wird ausprobiert…</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Stopped. What was read is kept; “Rescan” reads the rest.</source>
      <translation>Angehalten. Was gelesen ist, bleibt; „Neu einlesen“ liest den Rest.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/folders.py"></location>
      <source>{n} new photos.</source>
      <extracomment>of one: {n} new photo.</extracomment>
      <translation>
        <numerusform>{n} neues Foto.</numerusform>
        <numerusform>{n} neue Fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/marks.py"></location>
      <source>A sidecar can't be read. {first}</source>
      <translation>Eine Begleitdatei ist nicht lesbar. {first}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/marks.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>And {n} more.</source>
      <extracomment>of one: And {n} more.</extracomment>
      <translation>
        <numerusform>Und {n} weitere.</numerusform>
        <numerusform>Und {n} weitere.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Profile exported to {path}.</source>
      <translation>Profil nach {path} exportiert.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>{name} is ready to use.</source>
      <translation>{name} ist bereit.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Learning from folders is under way already.</source>
      <translation>Es wird schon aus Ordnern gelernt.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Stopped. Nothing was learned from the folders.</source>
      <translation>Angehalten. Aus den Ordnern wurde nichts gelernt.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/full_loader.py"></location>
      <source>There is not enough memory left to show it in full.</source>
      <translation>Der Speicher reicht nicht, um es ganz zu zeigen.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>This can't be searched with. {reason}</source>
      <translation>Damit kann nicht gesucht werden. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_files.py"></location>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} can't be read: {strerror}.</source>
      <translation>{name} kann nicht gelesen werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_loader.py"></location>
      <source>No thumbnail can be made: {strerror}.</source>
      <translation>Es kann kein Vorschaubild gemacht werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>A process that reads photos can't be started: {strerror}.</source>
      <translation>Ein Prozess, der Fotos liest, kann nicht gestartet werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Close other programs, then try again.</source>
      <translation>Schließen Sie andere Programme, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>gave an invalid answer</source>
      <translation>ergab eine ungültige Antwort</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Starting a process that reads photos {fault}.</source>
      <translation>Das Starten eines Prozesses, der Fotos liest, {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>Start Likewise again; if that doesn't help, reinstall it.</source>
      <translation>Starten Sie Likewise neu; bleibt es so, installieren Sie es neu.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Reading it {fault}.</source>
      <translation>Sein Lesen {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds</source>
      <translation>dauerte länger als {seconds} Sekunden</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds; its disk or network may not answer</source>
      <translation>dauerte länger als {seconds} Sekunden; sein Datenträger oder Netz antwortet vielleicht nicht</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took more than {seconds} seconds of computing</source>
      <translation>brauchte mehr als {seconds} Sekunden Rechenzeit</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (signal {signal})</source>
      <translation>ist abgestürzt (Signal {signal})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (exit code {code})</source>
      <translation>ist abgestürzt (Code {code})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>It was not waited for.</source>
      <translation>Darauf wurde nicht gewartet.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it needs more memory than is allowed.</source>
      <translation>Das Lesen braucht mehr Speicher, als es haben darf.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it failed: {error}.</source>
      <translation>Das Lesen ist fehlgeschlagen: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/extraction.py"></location>
      <source>Its {name} can't be told: it gave numbers that are not finite.</source>
      <translation>{name} ist nicht zu bestimmen: Es ergaben sich Zahlen, die nicht endlich sind.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Photos are read without recognising what is in them. {reason}</source>
      <translation>Was auf den Bildern ist, wird nicht erkannt. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>{reason} The image model was not changed.</source>
      <translation>{reason} Das Bildmodell wurde nicht geändert.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Comparing what is in the pictures failed: {reason}</source>
      <translation>Der Vergleich dessen, was auf den Bildern ist, ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Scan again; until it succeeds, searches go without it.</source>
      <translation>Lesen Sie noch einmal ein; bis es gelingt, gehen Suchen ohne das.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>There is no room left to keep what was found in the photos.</source>
      <translation>Es ist kein Platz mehr, um zu behalten, was in den Fotos gefunden wurde.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>Make space on the disk of the library, then look for new photos again.</source>
      <translation>Schaffen Sie Platz auf dem Datenträger der Bibliothek, und suchen Sie dann noch einmal nach neuen Fotos.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>The processes that compare photos keep crashing.</source>
      <translation>Die Prozesse, die Fotos vergleichen, enden immer wieder.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{n} sidecars written.</source>
      <extracomment>of one: {n} sidecar written.</extracomment>
      <translation>
        <numerusform>{n} Begleitdatei geschrieben.</numerusform>
        <numerusform>{n} Begleitdateien geschrieben.</numerusform>
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
      <translation>Die Karte wurde nicht fertig.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>It is made again when the map is opened.</source>
      <translation>Sie wird noch einmal gemacht, wenn die Karte geöffnet wird.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map can't be kept: {error}.</source>
      <translation>Die Karte kann nicht aufbewahrt werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>Make room on the disk.</source>
      <translation>Schaffen Sie Platz auf dem Datenträger.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} is damaged, or not the file that it should be.</source>
      <translation>{name} ist beschädigt oder nicht die Datei, die es sein soll.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds a tensor without a storage.</source>
      <translation>Die Gewichtsdatei enthält einen Tensor ohne Speicher.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a tensor is not inside its storage.</source>
      <translation>Die Gewichtsdatei ist beschädigt: Ein Tensor liegt nicht in seinem Speicher.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>This is no little-endian checkpoint of the old format.</source>
      <translation>Dies ist keine Little-Endian-Gewichtsdatei des alten Formats.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: {error}.</source>
      <translation>Die Gewichtsdatei ist beschädigt: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint wants {module}.{name}, which no weights need.</source>
      <translation>Die Gewichtsdatei verlangt {module}.{name}, was keine Gewichte brauchen.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds something else than whole storages.</source>
      <translation>Die Gewichtsdatei enthält etwas anderes als ganze Speicher.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a storage has another size.</source>
      <translation>Die Gewichtsdatei ist beschädigt: Ein Speicher hat eine andere Größe.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is empty.</source>
      <translation>Die Datei ist leer.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} says it is {width} x {height} pixels; we read at most {value} megapixels of a picture of this kind.</source>
      <translation>{name} gibt an, {width} x {height} Pixel groß zu sein; gelesen werden höchstens {value} Megapixel eines Bildes dieser Art.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} has no pixels.</source>
      <translation>{name} hat keine Pixel.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} does not exist.</source>
      <translation>{name} gibt es nicht.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is not a file.</source>
      <translation>{name} ist keine Datei.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} can't be read: {value}.</source>
      <translation>{name} kann nicht gelesen werden: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>Not a supported image format.</source>
      <translation>Kein unterstütztes Bildformat.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} needs more memory than there is.</source>
      <translation>{name} braucht mehr Speicher, als da ist.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is damaged: {detail}.</source>
      <translation>Die Datei ist beschädigt: {detail}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} is larger than {value} MB, too large for a picture.</source>
      <translation>{name} ist größer als {value} MB, zu groß für ein Bild.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is incomplete.</source>
      <translation>Die Datei ist unvollständig.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin with 3 x 3 pixels.</source>
      <translation>Das Netz beginnt nicht mit 3 x 3 Pixeln.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin and end with a convolution.</source>
      <translation>Das Netz beginnt und endet nicht mit einer Faltung.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>These weights are no EfficientNet-Lite's: {error}.</source>
      <translation>Diese Gewichte gehören zu keinem EfficientNet-Lite: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} makes {dimension} numbers of a picture and {value} of a sentence: its halves don't belong together.</source>
      <translation>{name} macht {dimension} Zahlen aus einem Bild und {value} aus einem Satz: Die Hälften gehören nicht zusammen.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} can't be read: {strerror}.</source>
      <translation>Das Modell {source} kann nicht gelesen werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} changed while it was looked at.</source>
      <translation>Das Modell {source} wurde geändert, während es geprüft wurde.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} is larger than {value} GB.</source>
      <translation>{name} ist größer als {value} GB.</translation>
    </message>
    <message>
      <location filename="../../features/normalisation.py"></location>
      <source>The sample of {name} holds NaN or infinite entries; extract it again.</source>
      <translation>Die Stichprobe von {name} enthält NaN oder unendliche Einträge; berechnen Sie sie neu.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} has to hold one JSON object.</source>
      <translation>{name} muss ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} doesn't say how large its pictures are. Write {"size": [224, 224]}, or what is right for it, into {value}.</source>
      <translation>{name} sagt nicht, wie groß seine Bilder sind. Schreiben Sie {"size": [224, 224]}, oder was dafür richtig ist, in {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is no model for pictures: its input has the shape {value}, not [1, 3, height, width] or [1, height, width, 3]. Choose another model.</source>
      <translation>{name} ist kein Modell für Bilder: Seine Eingabe hat die Form {value}, nicht [1, 3, height, width] oder [1, height, width, 3]. Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants {value} pictures at a time. Export it for one picture, or any number.</source>
      <translation>{name} verlangt {value} Bilder auf einmal. Exportieren Sie es für ein Bild oder beliebig viele.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>The size of {name}'s pictures has to be [width, height] in pixels.</source>
      <translation>Die Größe der Bilder von {name} muss [width, height] in Pixeln sein.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants pictures of {value} x {value_} pixels; from {value__} to {value___} can be given.</source>
      <translation>{name} verlangt Bilder von {value} x {value_} Pixeln; möglich sind {value__} bis {value___}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“output” of {name} has to be the name of one of its outputs.</source>
      <translation>„output“ von {name} muss der Name einer seiner Ausgaben sein.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout}.</source>
      <translation>{file} widerspricht {name}, dessen Eingabe {layout} ist.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels.</source>
      <translation>{file} widerspricht {name}, dessen Eingabe {layout} mit {height} x {width} Pixeln ist.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is too large to hold settings.</source>
      <translation>{name} ist zu groß für Einstellungen.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <location filename="../../features/text_model.py"></location>
      <source>{name} can't be read as JSON: {error}.</source>
      <translation>{name} kann nicht als JSON gelesen werden: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{source} says “{key}”, which is none of {value}.</source>
      <translation>{source} sagt „{key}“, was keines von {value} ist.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be one of {value}.</source>
      <translation>„{key}“ von {name} muss eines von {value} sein.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be three numbers of at most {MOST}, “std” of at least {LEAST_STD}.</source>
      <translation>„{key}“ von {name} müssen drei Zahlen von höchstens {MOST} sein, „std“ von mindestens {LEAST_STD}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>The image model {name} is not in the library any more. Choose it again, or use none.</source>
      <translation>Das Bildmodell {name} ist nicht mehr in der Bibliothek. Wählen Sie es noch einmal, oder verwenden Sie keines.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {value} inputs ({names}), not one picture. Export the part of it that sees pictures.</source>
      <translation>{name} verlangt {value} Eingaben ({names}), nicht ein Bild. Exportieren Sie den Teil davon, der Bilder sieht.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {type}, which no picture can be given as.</source>
      <translation>{name} verlangt {type}, wie kein Bild gegeben werden kann.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} has no output “{output}”, but {value}.</source>
      <translation>{name} hat keine Ausgabe „{output}“, sondern {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {dtype} of shape {value}, not one vector a picture.</source>
      <translation>{name} gibt {dtype} der Form {value}, nicht einen Vektor je Bild.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {value} numbers a picture; at most {MOST_ENTRIES} can be kept. Name another output, or "pool", in its side file.</source>
      <translation>{name} gibt {value} Zahlen je Bild; höchstens {MOST_ENTRIES} können aufbewahrt werden. Nennen Sie in seiner Begleitdatei eine andere Ausgabe oder "pool".</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers that are not finite.</source>
      <translation>{name} gab Zahlen, die nicht endlich sind.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers beyond {LARGEST}. Let "normalise" be "l2" in its side file, or name another output.</source>
      <translation>{name} gab Zahlen jenseits von {LARGEST}. Setzen Sie in seiner Begleitdatei "normalise" auf "l2", oder nennen Sie eine andere Ausgabe.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives vectors of different lengths.</source>
      <translation>{name} gibt Vektoren verschiedener Länge.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} is no ONNX model that can be opened: {value}. A model has to be one file, with its weights inside.</source>
      <translation>{name} ist kein ONNX-Modell, das sich öffnen lässt: {value}. Ein Modell muss eine Datei sein, die ihre Gewichte enthält.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>Image models need onnxruntime, which is not installed. Reinstall Likewise with everything it needs; or use no image model.</source>
      <translation>Bildmodelle brauchen onnxruntime, das nicht installiert ist. Installieren Sie Likewise noch einmal mit allem, was es verlangt; oder verwenden Sie kein Bildmodell.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} failed on a picture: {value}.</source>
      <translation>{name} scheiterte an einem Bild: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} gave no vector of {dimension} numbers from 0 to 1.</source>
      <translation>Die Modalität {name} gab keinen Vektor von {dimension} Zahlen von 0 bis 1.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} failed on it: {said}.</source>
      <translation>Die Modalität {name} scheiterte daran: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} says it is {raw_width} x {raw_height} pixels; we read at most {value} megapixels of a raw file without a preview.</source>
      <translation>{name} gibt an, {raw_width} x {raw_height} Pixel groß zu sein; von einer Raw-Datei ohne Vorschau werden höchstens {value} Megapixel gelesen.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} is a raw file of a kind that we don't know, or damaged: {value}.</source>
      <translation>{name} ist eine Raw-Datei einer unbekannten Art oder beschädigt: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it.</source>
      <translation>Raw-Dateien brauchen rawpy, das nicht installiert ist. `pip install likewise[raw]` installiert es.</translation>
    </message>
    <message>
      <location filename="../../features/resized_copy.py"></location>
      <source>{name} is larger than a WebP can be; choose a smaller size.</source>
      <translation>{name} ist größer, als ein WebP sein kann; wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime, which runs the network, is not installed. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime, das das Netz ausführt, ist nicht installiert. Installieren Sie Likewise noch einmal mit allem, was es verlangt.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network's weights are not installed. Reinstall Likewise with everything it needs.</source>
      <translation>Die Gewichte des Netzes sind nicht installiert. Installieren Sie Likewise noch einmal mit allem, was es verlangt.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime can't be loaded: {said}. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime kann nicht geladen werden: {said}. Installieren Sie Likewise noch einmal mit allem, was es verlangt.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime {__version__} can't run the network: {value}. Install another version of it.</source>
      <translation>onnxruntime {__version__} kann das Netz nicht ausführen: {value}. Installieren Sie eine andere Version davon.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>{error} Reinstall Likewise with everything it needs.</source>
      <translation>{error} Installieren Sie Likewise noch einmal mit allem, was es verlangt.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network can't be kept in {folder}: {strerror}.</source>
      <translation>Das Netz kann nicht in {folder} abgelegt werden: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants {value}, which is more than a sentence.</source>
      <translation>{name} will {value}; das ist mehr als ein Satz.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants sentences of {length} tokens; from {value} to {value_} can be given.</source>
      <translation>{name} will Sätze von {length} Token; {value} bis {value_} sind möglich.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>To read sentences, models need tokenizers, which is not installed. Install it, or choose the part that sees pictures.</source>
      <translation>Um Sätze zu lesen, brauchen Modelle tokenizers, das nicht installiert ist. Installieren Sie es, oder wählen Sie den Teil, der Bilder sieht.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} is no tokenizer that can be read: {said}.</source>
      <translation>{name} ist kein lesbarer Tokenizer: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} failed on a sentence: {value}.</source>
      <translation>{name} ist an einem Satz gescheitert: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} needs {words} distinct descriptors, the sample has {value}; add photos.</source>
      <translation>{name} braucht {words} verschiedene Deskriptoren, die Stichprobe hat {value}; mehr Fotos sind nötig.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} is not a readable vocabulary: {error}.</source>
      <translation>{name} ist kein lesbares Vokabular: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} was written by another version.</source>
      <translation>{name} wurde von einer anderen Version geschrieben.</translation>
    </message>
  </context>
</TS>
