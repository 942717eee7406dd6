<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>likewise</name>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>The connection to {scheduler} is not encrypted: whoever can reach that network can read the photos' features and run programs on the workers.</source>
      <translation>La connexion à {scheduler} n’est pas chiffrée : quiconque a accès à ce réseau peut lire les caractéristiques des photos et exécuter des programmes sur les workers.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{scheduler} is another computer, and the connection would not be encrypted.</source>
      <translation>{scheduler} est un autre ordinateur, et la connexion ne serait pas chiffrée.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with --insecure.</source>
      <translation>Utilisez tls:// avec --tls-ca, --tls-cert et --tls-key, ou acceptez le risque avec --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{address} is not the address of a Dask scheduler.</source>
      <translation>{address} n’est pas l’adresse d’un ordonnanceur Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.</source>
      <translation>Indiquez local, tls://HOST:PORT ou tcp://127.0.0.1:PORT.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} is on another computer, and the connection to it would not be encrypted.</source>
      <translation>Le worker {worker} se trouve sur un autre ordinateur, et la connexion avec lui ne serait pas chiffrée.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Use TLS for the whole cluster, or take the risk with --insecure.</source>
      <translation>Utilisez TLS pour tout le cluster, ou acceptez le risque avec --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Clusters need the package dask.distributed, which is not installed.</source>
      <translation>Les clusters ont besoin du paquet dask.distributed, qui n’est pas installé.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install it with: pip install likewise[cluster]</source>
      <translation>Installez-le avec : pip install likewise[cluster]</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The cluster at {scheduler} can't be reached: {error}.</source>
      <translation>Le cluster {scheduler} est injoignable : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no answer</source>
      <translation>pas de réponse</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check that its scheduler runs, and that this computer may connect to it.</source>
      <translation>Vérifiez que son ordonnanceur fonctionne et que cet ordinateur peut s’y connecter.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler at {scheduler} has no workers.</source>
      <translation>L’ordonnanceur {scheduler} n’a pas de worker.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Start some: dask worker {scheduler}</source>
      <translation>Démarrez-en : dask worker {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler</source>
      <translation>L’ordonnanceur</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} has no Likewise: {found}.</source>
      <translation>Le worker {worker} n’a pas Likewise : {found}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install likewise[cluster] {version} where the worker runs.</source>
      <translation>Installez likewise[cluster] {version} là où tourne le worker.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker}</source>
      <translation>Le worker {worker}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{end} has {name} {theirs}, this computer {ours}.</source>
      <translation>{end} a {name} {theirs}, cet ordinateur {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install the same versions on all of them.</source>
      <translation>Installez les mêmes versions sur tous.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{scheduler} needs certificates.</source>
      <translation>{scheduler} demande des certificats.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's configuration.</source>
      <translation>Indiquez --tls-ca, --tls-cert et --tls-key, ou réglez distributed.comm.tls dans la configuration de Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The certificate file {file} does not exist.</source>
      <translation>Le fichier de certificat {file} n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check the --tls options, and distributed.comm.tls in Dask's settings.</source>
      <translation>Vérifiez les options --tls, et distributed.comm.tls dans les réglages de Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>it does not see {folder}</source>
      <translation>il ne voit pas {folder}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>This worker has Likewise {own}, not {other}.</source>
      <translation>Ce worker a Likewise {own}, et non {other}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>Install the same version everywhere.</source>
      <translation>Installez partout la même version.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} has other features than this computer.</source>
      <translation>Le worker {worker} a d’autres caractéristiques que cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install the same version of Likewise on both.</source>
      <translation>Installez la même version de Likewise sur les deux.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} does not see {folder}.</source>
      <translation>Le worker {worker} ne voit pas {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the library's folder there, at the same path.</source>
      <translation>Montez-y le dossier de la photothèque, au même chemin.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't see what is in a photo: {error}</source>
      <translation>Le worker {worker} ne peut pas voir ce que montre une photo : {error}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install Likewise there as it is on this computer.</source>
      <translation>Installez-y Likewise comme sur cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The cluster at {scheduler} has no workers any more.</source>
      <translation>Le cluster {scheduler} n’a plus de worker.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Start some, and run again; it goes on where it was.</source>
      <translation>Démarrez-en, puis relancez ; le travail reprend là où il en était.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>A worker failed: {error}.</source>
      <translation>Un worker a échoué : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Its own log tells more. Run again; it goes on where it was.</source>
      <translation>Son propre journal en dit plus. Relancez ; le travail reprend là où il en était.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't read {path}, which this computer can.</source>
      <translation>Le worker {worker} ne peut pas lire {path}, alors que cet ordinateur le peut.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the folder of the photos there, at the same path.</source>
      <translation>Montez-y le dossier des photos, au même chemin.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the cluster at {scheduler} is still being reached</source>
      <translation>la connexion au cluster {scheduler} est en cours</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the scheduler at {scheduler} does not answer</source>
      <translation>l’ordonnanceur {scheduler} ne répond pas</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>{answered} of {n} parts answered. Missing: {missing}.</source>
      <extracomment>of one: {answered} of {n} part answered. Missing: {missing}.</extracomment>
      <translation>
        <numerusform>{answered} partie sur {n} a répondu. Il manque : {missing}.</numerusform>
        <numerusform>{answered} parties sur {n} ont répondu. Il manque : {missing}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no worker holds it</source>
      <translation>aucun worker ne le détient</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} can't open it ({failed})</source>
      <translation>{worker} ne peut pas l’ouvrir ({failed})</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} does not answer</source>
      <translation>{worker} ne répond pas</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} is opening it</source>
      <translation>{worker} est en train de l’ouvrir</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} did not answer in time</source>
      <translation>{worker} n’a pas répondu à temps</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} failed ({error})</source>
      <translation>{worker} a échoué ({error})</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There is no album called “{wanted}”.</source>
      <translation>Aucun album ne s’appelle « {wanted} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {known}.</source>
      <translation>Albums existants : {known}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There are no albums yet.</source>
      <translation>Il n’y a pas encore d’album.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>This album is not there any more.</source>
      <translation>Cet album n’existe plus.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Choose another one.</source>
      <translation>Choisissez-en un autre.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Made the album “{wanted}”</source>
      <translation>Album « {wanted} » créé</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Renamed “{old}” to “{new}”</source>
      <translation>Album « {old} » renommé en « {new} »</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Deleted the album “{name}”</source>
      <translation>Album « {name} » supprimé</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Added {n} photos to “{name}”</source>
      <extracomment>of one: Added {n} photo to “{name}”</extracomment>
      <translation>
        <numerusform>{n} photo ajoutée à « {name} »</numerusform>
        <numerusform>{n} photos ajoutées à « {name} »</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Took {n} photos out of “{name}”</source>
      <extracomment>of one: Took {n} photo out of “{name}”</extracomment>
      <translation>
        <numerusform>{n} photo retirée de « {name} »</numerusform>
        <numerusform>{n} photos retirées de « {name} »</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Moved {n} photos in “{name}”</source>
      <extracomment>of one: Moved {n} photo in “{name}”</extracomment>
      <translation>
        <numerusform>{n} photo déplacée dans « {name} »</numerusform>
        <numerusform>{n} photos déplacées dans « {name} »</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Chose the cover of “{name}”</source>
      <translation>Couverture de « {name} » choisie</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>The line lies between 0 and 1.</source>
      <translation>La limite se situe entre 0 et 1.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Move it to where photos end.</source>
      <translation>Placez-la là où les photos s’arrêtent.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Changed how strict “{name}” is</source>
      <translation>Sévérité de « {name} » modifiée</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undone: {what}.</source>
      <translation>Annulé : {what}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>An album needs a name.</source>
      <translation>Un album a besoin d’un nom.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Type at least one letter.</source>
      <translation>Saisissez au moins une lettre.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>This search is already an album.</source>
      <translation>Cette recherche est déjà un album.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>Open it, or start another search.</source>
      <translation>Ouvrez-le, ou lancez une autre recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>There is already an album called “{name}”.</source>
      <translation>Il y a déjà un album appelé « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>Choose another name.</source>
      <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Check that the disk is there, has space and may be written to.</source>
      <translation>Vérifiez que le disque est là, qu’il a de la place et qu’il est possible d’y écrire.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>There was not enough memory for this.</source>
      <translation>La mémoire n’a pas suffi pour cela.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>Close other programs, then do it again.</source>
      <translation>Fermez d’autres programmes, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>The disk reported an error: {error}.</source>
      <translation>Le disque n’a pas fait ce qui lui était demandé : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>{path} can't be read or written: {error}.</source>
      <translation>{path} ne peut pas être lu ou écrit : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{number}%</source>
      <translation>{number} %</translation>
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
      <translation>{folder} n’est pas une photothèque et contient autre chose.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Choose a folder for the library alone, such as {folder}.</source>
      <translation>Choisissez un dossier réservé à la photothèque, par exemple {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{link} is a link, which a library can't contain.</source>
      <translation>{link} est un lien ; une photothèque n’en contient pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Remove it, or put what it leads to in its place.</source>
      <translation>Supprimez-le, ou mettez à sa place ce vers quoi il mène.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/safe_start.py"></location>
      <source>This is a safe start: without plug-ins, image model, cluster and watching. New photos are read at the next usual start.</source>
      <translation>Ceci est un démarrage sans risque : sans extensions, modèle d’image, cluster ni surveillance. Les nouvelles photos seront lues au prochain démarrage habituel.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>“{path}” is neither a file, a folder nor a command.</source>
      <translation>« {path} » n’est ni un fichier, ni un dossier, ni une commande.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>{most} folders can be added at once, not {n}.</source>
      <translation>On peut ajouter {most} dossiers à la fois, pas {n}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Add the folder that they are in.</source>
      <translation>Ajoutez le dossier qui les contient.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>The window that is open is of another version of Likewise.</source>
      <translation>La fenêtre ouverte est celle d’une autre version de Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Close it first, then start this one.</source>
      <translation>Fermez-la d’abord, puis démarrez celle-ci.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>What this start asks for can't be read.</source>
      <translation>Ce que demande ce démarrage ne peut pas être lu.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>All photos of its group would go.</source>
      <translation>Toutes les photos du groupe partiraient.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, is not there.</source>
      <translation>{photo}, qui resterait, est introuvable.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, has changed: look for new photos first.</source>
      <translation>{photo}, qui resterait, a changé : recherchez d’abord les nouvelles photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>It is the very file that would stay, seen in two places: {path}.</source>
      <translation>C’est le fichier même qui resterait, visible à deux endroits : {path}.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a protected folder</source>
      <translation>Dans un dossier protégé</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a protected folder</source>
      <translation>Hors d’un dossier protégé</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a preferred folder</source>
      <translation>Dans un dossier préféré</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a preferred folder</source>
      <translation>Hors d’un dossier préféré</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Most stars</source>
      <translation>Le plus d’étoiles</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Fewer stars</source>
      <translation>Moins d’étoiles</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest</source>
      <translation>La plus grande</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller copy</source>
      <translation>Copie plus petite</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Least compressed</source>
      <translation>La moins compressée</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>More compressed</source>
      <translation>Plus compressée</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Sharpest</source>
      <translation>La plus nette</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Less sharp</source>
      <translation>Moins nette</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken first</source>
      <translation>Prise en premier</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken later</source>
      <translation>Prise plus tard</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest file</source>
      <translation>Fichier le plus lourd</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller file</source>
      <translation>Fichier plus léger</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Oldest file</source>
      <translation>Fichier le plus ancien</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Newer file</source>
      <translation>Fichier plus récent</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>One to keep</source>
      <translation>Une à garder</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same photo again</source>
      <translation>Encore la même</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same file again</source>
      <translation>Encore le même fichier</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>No date</source>
      <translation>Sans date</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>A stack needs two photos or more.</source>
      <translation>Une pile demande au moins deux photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Select two photos or more.</source>
      <translation>Sélectionnez deux photos ou plus.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>This photo is not in a stack.</source>
      <translation>Cette photo n’est dans aucune pile.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Stack it with another one first.</source>
      <translation>Empilez-la d’abord avec une autre.</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Where</source>
      <translation>Localisation</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Camera</source>
      <translation>Appareil</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>1/{part} s</source>
      <translation>1/{part} s</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{length} mm</source>
      <translation>{length} mm</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{metres} m above the sea</source>
      <translation>{metres} m au-dessus de la mer</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>fired</source>
      <translation>déclenché</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>did not fire</source>
      <translation>non déclenché</translation>
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
      <translation>Altitude</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Photographer</source>
      <translation>Photographe</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer</source>
      <translation>photographe</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer {value}</source>
      <translation>photographe {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>camera</source>
      <translation>appareil</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Lens</source>
      <translation>Objectif</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens</source>
      <translation>objectif</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens {value}</source>
      <translation>objectif {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure</source>
      <translation>Exposition</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Aperture</source>
      <translation>Ouverture</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure bias</source>
      <translation>Correction d’exposition</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{stops} EV</source>
      <translation>{stops} IL</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Focal length</source>
      <translation>Focale</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>On 35 mm film</source>
      <translation>Équivalent 35 mm</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Flash</source>
      <translation>Flash</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>It is a link, or its folder is; only the file itself can be moved or binned.</source>
      <translation>C’est un lien, ou son dossier en est un ; seul le fichier lui-même peut être déplacé ou mis à la corbeille.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Copying works.</source>
      <translation>La copie fonctionne.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>The folder {folder} has become a link.</source>
      <translation>Le dossier {folder} est devenu un lien.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Choose the folder again.</source>
      <translation>Choisissez à nouveau le dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The folder {folder} is not there any more.</source>
      <translation>Le dossier {folder} n’existe plus.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{error} Its copy {target} is whole.</source>
      <translation>{error} Sa copie {target} est intacte.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>There is another {name} in {parent} by now.</source>
      <translation>Il y a maintenant un autre {name} dans {parent}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{parent} is away, so it can't be told what became of {name}.</source>
      <translation>{parent} est absent : impossible de savoir ce qu’est devenu {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Restore them in the system's bin. Likewise recognises them when it looks for new photos.</source>
      <translation>Restaurez-les dans la corbeille du système. Likewise les reconnaîtra en cherchant de nouvelles photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The bin's disk is full.</source>
      <translation>Le disque de la corbeille est plein.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Empty the bin, then try again.</source>
      <translation>Videz la corbeille, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The disk of {parent} has no bin that you may use.</source>
      <translation>Le disque de {parent} n’a pas de corbeille que vous puissiez utiliser.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Move it to a folder instead; Likewise never deletes.</source>
      <translation>Déplacez-le plutôt dans un dossier ; Likewise ne supprime jamais.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>It is not in the bin any more.</source>
      <translation>Il n’est plus dans la corbeille.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>What the bin has of this name is another file, or was changed.</source>
      <translation>Ce que la corbeille contient sous ce nom est un autre fichier, ou a été modifié.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} is already in this folder.</source>
      <translation>{name} est déjà dans ce dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} already has this name.</source>
      <translation>{name} porte déjà ce nom.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{stem} (makes way){ending}</source>
      <translation>{stem} (cède la place){ending}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/files/plan.py"></location>
      <source>{n} files have tags or other attributes, which the disk of {folder} doesn't keep.</source>
      <extracomment>of one: {n} file has tags or other attributes, which the disk of {folder} doesn't keep.</extracomment>
      <translation>
        <numerusform>{n} fichier a des étiquettes ou d’autres attributs, que le disque de {folder} ne conserve pas.</numerusform>
        <numerusform>{n} fichiers ont des étiquettes ou d’autres attributs, que le disque de {folder} ne conserve pas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>The library leaves out {folder} by its patterns: photos in there are not shown.</source>
      <translation>La bibliothèque ignore {folder} d’après ses motifs : les photos qui s’y trouvent ne sont pas affichées.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Moving, renaming and deleting are off.</source>
      <translation>Déplacer, renommer et supprimer est désactivé.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Turn off “Protect my files” in the settings.</source>
      <translation>Désactivez « Protéger mes fichiers » dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/tables.py"></location>
      <source>It was begun on another machine, or before a backup was restored, so nothing is done about it.</source>
      <translation>Cela a été commencé sur un autre ordinateur, ou avant la restauration d’une sauvegarde ; rien n’est donc fait.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There is no folder {folder}.</source>
      <translation>Il n’y a pas de dossier {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Connect its disk, or choose another folder.</source>
      <translation>Branchez son disque, ou choisissez un autre dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}: {file} is no folder.</source>
      <translation>Il ne peut pas y avoir de dossier {folder} : {file} n’est pas un dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder.</source>
      <translation>Choisissez un dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>{folder} belongs to the library itself.</source>
      <translation>{folder} appartient à la photothèque elle-même.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder for photos.</source>
      <translation>Choisissez un dossier pour les photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}.</source>
      <translation>Il ne peut pas y avoir de dossier {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its copy differs from what was written.</source>
      <translation>Sa copie n’est pas conforme à ce qui a été écrit.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Check the disk of the folder.</source>
      <translation>Vérifiez le disque du dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It was changed since Likewise read it. Rescan the folders first, then try again.</source>
      <translation>Le fichier a changé depuis que Likewise l’a lu. Actualisez d’abord les dossiers, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It is not there any more.</source>
      <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Stopped before its turn.</source>
      <translation>Arrêté avant son tour.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>A file that belongs to it failed, so all of them stay.</source>
      <translation>Un fichier qui va avec n’a pas pu l’être ; tous restent donc.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Likewise was ended before its turn.</source>
      <translation>Likewise a été quitté avant son tour.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/library/walk.py"></location>
      <location filename="../../app/core/store/connection.py"></location>
      <source>It is a device or a pipe, not a file.</source>
      <translation>C’est un périphérique ou un tube, pas un fichier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its permissions, or those of its folder, don't allow it.</source>
      <translation>Ses permissions, ou celles de son dossier, ne le permettent pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its disk may only be read.</source>
      <translation>Son disque est en lecture seule.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make the disk writable.</source>
      <translation>Autorisez l’écriture sur le disque.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It can't be used: {error}.</source>
      <translation>Utilisation impossible : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>There is a {name} in {folder} by now.</source>
      <translation>Il y a maintenant un {name} dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing was replaced.</source>
      <translation>Rien n’a été remplacé.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} is full.</source>
      <translation>Le disque de {folder} est plein.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make room, then try again.</source>
      <translation>Libérez de la place, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} may only be read.</source>
      <translation>Le disque de {folder} est en lecture seule.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another folder.</source>
      <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>You may not write to {folder}.</source>
      <translation>Vous ne pouvez pas écrire dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} doesn't take the name {name}.</source>
      <translation>Le disque de {folder} n’accepte pas le nom {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} can't promise that nothing is replaced.</source>
      <translation>Le disque de {folder} ne peut pas garantir que rien ne sera remplacé.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Choose a folder on another disk.</source>
      <translation>Choisissez un dossier sur un autre disque.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing can be written to {folder}: {error}.</source>
      <translation>Rien ne peut être écrit dans {folder} : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>its name now, without the ending</source>
      <translation>son nom actuel, sans l’extension</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>1, 2, 3 ...; {number:03} gives 001</source>
      <translation>1, 2, 3... ; {number:03} donne 001</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the day it was taken; {date:%Y} gives the year</source>
      <translation>le jour de la prise de vue ; {date:%Y} donne l’année</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the time of that day, as 14-05-59</source>
      <translation>l’heure de ce jour, par exemple 14-05-59</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>0 to 5</source>
      <translation>de 0 à 5</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the name of its folder</source>
      <translation>le nom de son dossier</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A new name needs at least one character.</source>
      <translation>Un nouveau nom a besoin d’au moins un caractère.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern has a { or } without its partner.</source>
      <translation>Une accolade { ou } du modèle est isolée.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A name can't have a / in it.</source>
      <translation>Un nom ne peut pas contenir de /.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Photos stay in their folders.</source>
      <translation>Les photos restent dans leurs dossiers.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>There is no field {field}.</source>
      <translation>Il n’y a pas de champ {field}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>{field} can't be written as “{form}”.</source>
      <translation>{field} ne peut pas s’écrire « {form} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern makes the name “{name}”.</source>
      <translation>Le modèle donne le nom « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Names that begin with a dot are hidden; choose another pattern.</source>
      <translation>Les noms qui commencent par un point sont masqués ; choisissez un autre modèle.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The fields are {fields}.</source>
      <translation>Les champs sont {fields}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Its original is not there any more as it was, so this copy may be the last and stays. Put it into the bin yourself if nobody needs it.</source>
      <translation>Son original n’est plus là tel qu’il était : cette copie est peut-être la dernière, et elle reste. Mettez-la vous-même à la corbeille si personne n’en a besoin.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing was done under the number {job}.</source>
      <translation>Rien n’a été fait sous le numéro {job}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>`likewise done` lists all.</source>
      <translation>`likewise done` liste tout.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This was an undo itself.</source>
      <translation>C’était déjà une annulation.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Do it once more instead.</source>
      <translation>Refaites-la plutôt.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing of it is left to undo.</source>
      <translation>Il n’en reste rien à annuler.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>None of these photos is in the library any more.</source>
      <translation>Aucune de ces photos n’est encore dans la photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This can't be tried again as it was.</source>
      <translation>Impossible de réessayer à l’identique.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Select the photos, and do it anew.</source>
      <translation>Sélectionnez les photos et recommencez.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>This search is already the album “{name}”.</source>
      <translation>Cette recherche est déjà l’album « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Correct it with thumbs.</source>
      <translation>Corrigez-le avec les pouces.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>“{name}” is filled by hand.</source>
      <translation>« {name} » est rempli à la main.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>Look at its photos instead.</source>
      <translation>Regardez plutôt ses photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>The library has no folder number {root}.</source>
      <translation>La photothèque n’a pas de dossier numéro {root}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>`roots` lists them.</source>
      <translation>`roots` en donne la liste.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>There are no photos of this library in {absolute}.</source>
      <translation>Il n’y a pas de photos de cette photothèque dans {absolute}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>Add the folder with `likewise index`.</source>
      <translation>Ajoutez le dossier avec `likewise index`.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <location filename="../../app/core/photos/tables.py"></location>
      <source>The library has no photo number {photo}.</source>
      <translation>La photothèque n’a pas de photo numéro {photo}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/modalities.py"></location>
      <source>No photos are read, as those of this library were read with {name}, too. {reason}</source>
      <translation>Aucune photo n’est lue, car celles de cette photothèque ont aussi été lues avec {name}. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/library/problems.py"></location>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>Something went wrong inside Likewise; the log has the details.</source>
      <translation>Une erreur s’est produite dans Likewise ; le journal donne les détails.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>None of the photos of “{name}” are in {folder}.</source>
      <translation>Aucune des photos de « {name} » n’est dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Choose the folder that it was renamed to, or moved to, itself.</source>
      <translation>Choisissez le dossier lui-même, tel qu’il a été renommé ou déplacé.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>{folder} and {other} share photos.</source>
      <translation>{folder} et {other} ont des photos en commun.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Remove that folder from the library first.</source>
      <translation>Retirez d’abord ce dossier de la photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} does not answer.</source>
      <translation>Le dossier {path} ne répond pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check that its disk or network is there.</source>
      <translation>Vérifiez que son disque ou son réseau est disponible.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} cannot be opened: {strerror}.</source>
      <translation>Le dossier {path} ne peut pas être ouvert : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check its name and that you may read it.</source>
      <translation>Vérifiez son nom et que vous avez le droit de le lire.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} is a link that leads back to itself.</source>
      <translation>Le dossier {path} est un lien qui ramène à lui-même.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Add the folder that it was meant for.</source>
      <translation>Ajoutez le dossier auquel il devait mener.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>The folder cannot be opened: {error}.</source>
      <translation>Le dossier ne peut pas être ouvert : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It is a link to a file that is not there.</source>
      <translation>C’est un lien vers un fichier absent.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It cannot be looked at: {error}.</source>
      <translation>Examen impossible : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>Its permissions don't allow reading it. It is read once they do.</source>
      <translation>Ses permissions n’autorisent pas la lecture ; il sera lu dès qu’elles le permettront.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>it is a link that leads back to itself</source>
      <translation>c’est un lien qui ramène à lui-même</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>its path is longer than the system allows</source>
      <translation>son chemin est plus long que le système ne l’autorise</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>nothing is known of it</source>
      <translation>rien n’en est connu</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>“{text}” can't be a keyword.</source>
      <translation>« {text} » ne peut pas être un mot-clé.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>Give one or more words, at most {most} characters.</source>
      <translation>Indiquez un ou plusieurs mots, {most} caractères au plus.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>A photo can't have {stars} stars.</source>
      <translation>Une photo ne peut pas avoir {stars} étoiles.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>{colour} is no colour label.</source>
      <translation>{colour} n’est pas une étiquette de couleur.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Choose one of {known}, or none.</source>
      <translation>Choisissez parmi {known}, ou aucune.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Writing files next to photos is off.</source>
      <translation>L’écriture de fichiers à côté des photos est désactivée.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is no sidecar: no file, or a very large one.</source>
      <translation>{name} n’est pas un fichier annexe : ce n’est pas un fichier, ou il est très grand.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{file}: {reason}</source>
      <translation>{file} : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Another program keeps changing {name}.</source>
      <translation>Un autre programme modifie sans cesse {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Close it there, then try again.</source>
      <translation>Fermez-le dans ce programme, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is a link to another file, so it is left alone.</source>
      <translation>{name} est un lien vers un autre fichier : il est laissé tel quel.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>The sidecar of {photo} was not written: {said}</source>
      <translation>Le fichier annexe de {photo} n’a pas été écrit : {said}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has a document type, which XMP never has.</source>
      <translation>Il a un type de document, ce que le XMP n’a jamais.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is larger than {most} MB, too large for XMP.</source>
      <translation>Il dépasse {most} Mo, trop grand pour du XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>it is empty</source>
      <translation>il est vide</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is no well-formed XML: {said}.</source>
      <translation>Ce n’est pas du XML bien formé : {said}.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has no RDF in it, so it is no XMP.</source>
      <translation>Il ne contient pas de RDF, ce n’est donc pas du XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>before an import</source>
      <translation>avant une importation</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>{name} was learned by a version of Likewise that saw other features in photos.</source>
      <translation>{name} a été appris par une version de Likewise qui voyait d’autres caractéristiques dans les photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>Export it again with this version, or start a new profile.</source>
      <translation>Exportez-le de nouveau avec cette version, ou créez un nouveau profil.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>{path} is not a profile that Likewise exported.</source>
      <translation>{path} n’est pas un profil exporté par Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another file.</source>
      <translation>Choisissez un autre fichier.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>The profile can't be written to {path}: {strerror}.</source>
      <translation>Le profil ne peut pas être écrit dans {path} : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>{after} right instead of {before}</source>
      <translation>{after} justes au lieu de {before}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learning from {n} folders didn't help ({figures}), so nothing was changed.</source>
      <extracomment>of one: Learning from {n} folder didn't help ({figures}), so nothing was changed.</extracomment>
      <translation>
        <numerusform>Apprendre de {n} dossier n’a rien apporté ({figures}) ; rien n’a changé.</numerusform>
        <numerusform>Apprendre de {n} dossiers n’a rien apporté ({figures}) ; rien n’a changé.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learned from {n} folders: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</source>
      <extracomment>of one: Learned from {n} folder: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</extracomment>
      <translation>
        <numerusform>Appris de {n} dossier : les photos d’un même dossier sont mieux trouvées ({figures}). Choisissez « {profile} » dans les réglages pour chercher avec.</numerusform>
        <numerusform>Appris de {n} dossiers : les photos d’un même dossier sont mieux trouvées ({figures}). Choisissez « {profile} » dans les réglages pour chercher avec.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Add a folder whose photos are sorted into sub-folders.</source>
      <translation>Ajoutez un dossier dont les photos sont rangées dans des sous-dossiers.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>The pictures of an earlier search can't be read back.</source>
      <translation>Les images d’une recherche précédente ne peuvent pas être relues.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Restore the library from a backup, or start a new search.</source>
      <translation>Restaurez la photothèque depuis une sauvegarde, ou lancez une nouvelle recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no search number {search}.</source>
      <translation>Il n’y a pas de recherche numéro {search}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Start a new search.</source>
      <translation>Lancez une nouvelle recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no such thumb any more.</source>
      <translation>Ce pouce n’existe plus.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>It was removed already.</source>
      <translation>Il a déjà été retiré.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_files.py"></location>
      <source>The profile's file {path} can't be removed: {strerror}.</source>
      <translation>Le fichier {path} du profil ne peut pas être supprimé : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>What “{name}” brought along was learned by a version of Likewise that saw other features in photos, so it is left out; the searches made here still count.</source>
      <translation>Ce que « {name} » a apporté a été appris par une version de Likewise qui voyait d’autres caractéristiques dans les photos, et n’est donc pas utilisé ; les recherches faites ici comptent toujours.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>No photo has been read yet.</source>
      <translation>Aucune photo n’a encore été lue.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>Add a folder of photos first.</source>
      <translation>Ajoutez d’abord un dossier de photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>My photos</source>
      <translation>Mes photos</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Folders</source>
      <translation>Dossiers</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile number {profile}.</source>
      <translation>Il n’y a pas de profil numéro {profile}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no learner called {learner} here.</source>
      <translation>Il n’y a pas ici de méthode d’apprentissage appelée {learner}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The last profile can't be deleted.</source>
      <translation>Le dernier profil ne peut pas être supprimé.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Reset it, or make another one first.</source>
      <translation>Réinitialisez-le, ou créez-en d’abord un autre.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The {n} albums that rested on its searches go on with “{name}”.</source>
      <extracomment>of one: The album that rested on its searches goes on with “{name}”.</extracomment>
      <translation>
        <numerusform>{n} album qui reposait sur ses recherches continue avec « {name} ».</numerusform>
        <numerusform>Les {n} albums qui reposaient sur ses recherches continuent avec « {name} ».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {names}.</source>
      <translation>Profils existants : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are none yet.</source>
      <translation>Il n’y en a pas encore.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile called {name}.</source>
      <translation>Aucun profil ne s’appelle {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>A profile needs a name.</source>
      <translation>Un profil a besoin d’un nom.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start about as well as without learning.</source>
      <translation>Les nouvelles recherches commencent à peu près comme sans apprentissage.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start {n} places better.</source>
      <extracomment>of one: New searches start {n} place better.</extracomment>
      <translation>
        <numerusform>Les nouvelles recherches commencent {n} place plus haut.</numerusform>
        <numerusform>Les nouvelles recherches commencent {n} places plus haut.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>In a safe start no network looks at pictures from elsewhere.</source>
      <translation>Lors d’un démarrage sans risque, aucun réseau ne regarde les images venues d’ailleurs.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search with a photo of the library.</source>
      <translation>Cherchez avec une photo de la bibliothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>A picture of an earlier search can't be read again: {error}</source>
      <translation>Une image d’une recherche précédente ne peut pas être relue : {error}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search anew.</source>
      <translation>Lancez une nouvelle recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Only photos of the library can be searched with: {name} gives something else than when they were read.</source>
      <translation>Seules des photos de la photothèque peuvent servir à une recherche : {name} donne autre chose que lors de leur lecture.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Rescan the folders, or see the list of problems.</source>
      <translation>Actualisez les dossiers, ou consultez la liste des problèmes.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>The pasted picture</source>
      <translation>L’image collée</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>{name} can't be searched with. {reason}</source>
      <translation>{name} ne peut pas servir à une recherche. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another picture.</source>
      <translation>Essayez une autre image.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>This part of the photo is too small to search with.</source>
      <translation>Cette partie de la photo est trop petite pour une recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Mark a larger part.</source>
      <translation>Tracez une partie plus grande.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>There is already a profile called {name}.</source>
      <translation>Il y a déjà un profil appelé {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>No backup was made, as the catalogue is damaged: {fault}.</source>
      <translation>Aucune sauvegarde n’a été faite, car le catalogue est endommagé : {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise restore` lists earlier ones.</source>
      <translation>`likewise restore` liste les précédentes.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest is too long</source>
      <translation>son manifeste est trop long</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} was made by a newer Likewise.</source>
      <translation>La sauvegarde {path} a été faite par une version plus récente de Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Update Likewise first.</source>
      <translation>Mettez d’abord Likewise à jour.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest lacks what it has to say</source>
      <translation>son manifeste est incomplet</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{name} is not what was written</source>
      <translation>{name} n’est pas ce qui a été écrit</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>it holds {name}</source>
      <translation>elle contient {name}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} is of another Likewise (format {catalogue}).</source>
      <translation>La sauvegarde {path} vient d’un autre Likewise (format {catalogue}).</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Restore it with the Likewise that made it, or update this one.</source>
      <translation>Restaurez-la avec le Likewise qui l’a faite, ou mettez celui-ci à jour.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{path} can't be restored: {reason}.</source>
      <translation>{path} ne peut pas être restauré : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise backup --list` lists the others.</source>
      <translation>`likewise backup --list` liste les autres.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>automatic</source>
      <translation>automatique</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before an upgrade</source>
      <translation>avant une mise à jour</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before a restore</source>
      <translation>avant une restauration</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{path} can't be read: {strerror}.</source>
      <translation>{path} ne peut pas être lu : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>No backup could be written to {folder}: {strerror}.</source>
      <translation>Aucune sauvegarde n’a pu être écrite dans {folder} : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The second place for backups, {place}, is away.</source>
      <translation>Le second emplacement des sauvegardes, {place}, est absent.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>Plug in its disk, or choose another.</source>
      <translation>Branchez son disque, ou choisissez-en un autre.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backup could not be copied to {folder}: {strerror}.</source>
      <translation>La sauvegarde n’a pas pu être copiée dans {folder} : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backups in {folder} can't be listed: {strerror}.</source>
      <translation>Les sauvegardes de {folder} ne peuvent pas être listées : {strerror}.</translation>
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
        <numerusform>{n} photo</numerusform>
        <numerusform>{n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} thumbs</source>
      <extracomment>of one: {n} thumb</extracomment>
      <translation>
        <numerusform>{n} pouce</numerusform>
        <numerusform>{n} pouces</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} albums</source>
      <extracomment>of one: {n} album</extracomment>
      <translation>
        <numerusform>{n} album</numerusform>
        <numerusform>{n} albums</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} with stars or a colour</source>
      <extracomment>of one: {n} with stars or a colour</extracomment>
      <translation>
        <numerusform>{n} avec étoiles ou couleur</numerusform>
        <numerusform>{n} avec étoiles ou couleur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} searches</source>
      <extracomment>of one: {n} search</extracomment>
      <translation>
        <numerusform>{n} recherche</numerusform>
        <numerusform>{n} recherches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} profiles</source>
      <extracomment>of one: {n} profile</extracomment>
      <translation>
        <numerusform>{n} profil</numerusform>
        <numerusform>{n} profils</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>nothing yet</source>
      <translation>rien encore</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Restoring a backup of {folder} was cut off.</source>
      <translation>La restauration d’une sauvegarde de {folder} a été interrompue.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Open the library in the window, or run `likewise index`, to finish it.</source>
      <translation>Ouvrez la photothèque dans la fenêtre, ou lancez `likewise index`, pour la terminer.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>There is no library in {folder}.</source>
      <translation>Il n’y a pas de photothèque dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>`likewise index FOLDER` makes one.</source>
      <translation>`likewise index FOLDER` en crée une.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The backup of {folder} could not be restored to the end: {strerror}.</source>
      <translation>La sauvegarde de {folder} n’a pas pu être restaurée jusqu’au bout : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} is gone, though the rest of the library is there.</source>
      <translation>Le catalogue {path} a disparu, alors que le reste de la photothèque est là.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <location filename="../../app/core/said/log.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>`likewise doctor --repair` brings it back from the last backup.</source>
      <translation>`likewise doctor --repair` le récupère depuis la dernière sauvegarde.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>{backup} could not be restored: {strerror}.</source>
      <translation>{backup} n’a pas pu être restauré : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue in {folder} could not be repaired: {strerror}.</source>
      <translation>Le catalogue de {folder} n’a pas pu être réparé : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Lines of {log} are damaged: {lines}.</source>
      <translation>Des lignes de {log} sont abîmées : {lines}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue differs from what {log} says.</source>
      <translation>Le catalogue diffère de ce que dit {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired, as there is neither a log nor a backup of it.</source>
      <translation>Le catalogue {path} ne peut pas être réparé : il n’en existe ni journal ni sauvegarde.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Move its folder away, then `likewise index` begins a new library.</source>
      <translation>Déplacez son dossier ailleurs, puis `likewise index` commencera une nouvelle photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired: {fault}</source>
      <translation>Le catalogue {path} ne peut pas être réparé : {fault}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue was made anew: {contents}.</source>
      <translation>Le catalogue a été refait : {contents}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Some of what you did since the last backup may be lost.</source>
      <translation>Une partie de ce qui a été indiqué depuis la dernière sauvegarde est peut-être perdue.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>What was there before is in {folder}.</source>
      <translation>Ce qu’il y avait auparavant est dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/said/log.py"></location>
      <source>The catalogue {path} lacks changes that are in {log}.</source>
      <translation>Il manque au catalogue {path} des modifications qui sont dans {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>The album starts from this photo, so it belongs there without a thumb.</source>
      <translation>L’album part de cette photo : elle en fait partie sans pouce.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Take it out of the album if it does not.</source>
      <translation>Retirez-la de l’album si ce n’est pas le cas.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Only the results of a search can be liked or disliked.</source>
      <translation>On ne peut aimer ou non que les résultats d’une recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Pick one of the results.</source>
      <translation>Choisissez l’un des résultats.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>This photo isn't read yet.</source>
      <translation>Cette photo n’est pas encore lue.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try again in a moment.</source>
      <translation>Réessayez dans un instant.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Nothing to ask: it is clear what belongs in the album.</source>
      <translation>Rien à demander : le contenu de l’album est clair.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>No photo in {folder} has been read yet.</source>
      <translation>Aucune photo de {folder} n’a encore été lue.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>Run `likewise index FOLDER` first.</source>
      <translation>Lancez d’abord `likewise index FOLDER`.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Which photos an album may hold can't be read back.</source>
      <translation>Il est impossible de relire quelles photos un album peut contenir.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Make the album anew, or restore the library from a backup.</source>
      <translation>Recréez l’album, ou restaurez la photothèque depuis une sauvegarde.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/result_line.py"></location>
      <source>There may be more: a search looks at {n} photos at most.</source>
      <extracomment>of one: There may be more: a search looks at {n} photo at most.</extracomment>
      <translation>
        <numerusform>Il y en a peut-être plus : une recherche examine {n} photo au plus.</numerusform>
        <numerusform>Il y en a peut-être plus : une recherche examine {n} photos au plus.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>There is no search yet.</source>
      <translation>Il n’y a pas encore de recherche.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Pick a photo and search from it first.</source>
      <translation>Choisissez d’abord une photo et lancez une recherche à partir d’elle.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/session.py"></location>
      <source>{n} more photos were read</source>
      <extracomment>of one: {n} more photo was read</extracomment>
      <translation>
        <numerusform>{n} photo de plus a été lue</numerusform>
        <numerusform>{n} photos de plus ont été lues</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Photos were read more closely</source>
      <translation>Des photos ont été lues plus finement</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>All photos were looked at</source>
      <translation>Toutes les photos ont été examinées</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>The whole library answers again</source>
      <translation>Toute la photothèque répond de nouveau</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like what fits, dislike what doesn't.</source>
      <translation>Marquez ce qui convient et ce qui ne convient pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”.</source>
      <translation>Aucune photo ne montre clairement « {word} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”. The closest come first.</source>
      <translation>Aucune photo ne montre clairement « {word} ». Les plus proches viennent d’abord.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Photos of “{word}”</source>
      <translation>Photos de « {word} »</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Perhaps “{word}”</source>
      <translation>Peut-être « {word} »</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Closest to “{word}”</source>
      <translation>Au plus près de « {word} »</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/summary.py"></location>
      <source>{n} photos are still being looked at.</source>
      <extracomment>of one: {n} photo is still being looked at.</extracomment>
      <translation>
        <numerusform>{n} photo est encore en cours d’examen.</numerusform>
        <numerusform>{n} photos sont encore en cours d’examen.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>You have liked or disliked every photo that this search finds.</source>
      <translation>Toutes les photos trouvées ont déjà un pouce.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>There are no other photos yet.</source>
      <translation>Il n’y a pas encore d’autres photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos match {filter}.</source>
      <translation>Aucune photo ne correspond à {filter}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos there.</source>
      <translation>Aucune photo ici.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs don't change much here yet.</source>
      <translation>Vos pouces changent encore peu de chose ici.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs moved matches up.</source>
      <translation>Vos pouces ont fait remonter les bons résultats.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like a few more to see where the matches end.</source>
      <translation>Aimez-en encore quelques-unes pour voir où s’arrêtent les correspondances.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise can't recognise “{word}” in photos.</source>
      <translation>Likewise ne sait pas reconnaître « {word} » dans les photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Search from a photo instead.</source>
      <translation>Lancez plutôt la recherche à partir d’une photo.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise doesn't know the word “{word}”.</source>
      <translation>Likewise ne connaît pas le mot « {word} ».</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>To search by words, turn on “Recognise what is in photos” in the settings.</source>
      <translation>Pour chercher par mots, activez « Reconnaître le contenu des photos » dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Words work once your photos have been looked at.</source>
      <translation>Les mots fonctionneront dès que vos photos auront été examinées.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another word, or search from a photo.</source>
      <translation>Essayez un autre mot, ou lancez une recherche à partir d’une photo.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try {nouns}, or search from a photo.</source>
      <translation>Essayez {nouns}, ou lancez une recherche à partir d’une photo.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>A search starts from one word, or from pictures.</source>
      <translation>Une recherche part d’un seul mot, ou d’images.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Sentences work once {name} has looked at your photos.</source>
      <translation>Les phrases fonctionneront dès que {name} aura regardé vos photos.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an early build of Likewise, in a format that this one does not read.</source>
      <translation>{path} vient d’une version préliminaire de Likewise, dans un format que celle-ci ne lit pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Move the folder {folder} elsewhere, then add your folders of photos again: they are read into a new library.</source>
      <translation>Déplacez le dossier {folder} ailleurs, puis ajoutez de nouveau vos dossiers de photos : ils sont lus dans une nouvelle bibliothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by a newer Likewise (format {version}).</source>
      <translation>{path} a été créé par une version plus récente de Likewise (format {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Update Likewise, or open another library folder.</source>
      <translation>Mettez Likewise à jour, ou ouvrez un autre dossier de photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an older Likewise (format {version}).</source>
      <translation>{path} a été créé par une version plus ancienne de Likewise (format {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Run `likewise index` on it once to bring it up to date.</source>
      <translation>Lancez une fois `likewise index` dessus pour le mettre à jour.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} cannot be used: {error}.</source>
      <translation>Le catalogue {path} ne peut pas être utilisé : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} is damaged: {error}.</source>
      <translation>Le catalogue {path} est endommagé : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>The catalogue {path} can't be read: {error}.</source>
      <translation>Le catalogue {path} ne peut pas être lu : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>`likewise backup --list` lists the backups that can be restored.</source>
      <translation>`likewise backup --list` liste les sauvegardes qui peuvent être restaurées.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is gone.</source>
      <translation>Le catalogue a disparu.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is damaged: {fault}.</source>
      <translation>Le catalogue est endommagé : {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Line {line} of the table {table} points to a line of {parent} that is not there.</source>
      <translation>La ligne {line} de la table {table} renvoie à une ligne de {parent} qui n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Text in the table {table} can't be read.</source>
      <translation>Un texte de la table {table} ne peut pas être lu.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is not what its format, {version}, has to be.</source>
      <translation>Le catalogue n’est pas conforme à son format, {version}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/store/damage.py"></location>
      <source>{n} lines of the table {table} are not what any Likewise writes.</source>
      <extracomment>of one: {n} line of the table {table} is not what any Likewise writes.</extracomment>
      <translation>
        <numerusform>{n} ligne de la table {table} n’est pas de celles qu’écrit Likewise.</numerusform>
        <numerusform>{n} lignes de la table {table} ne sont pas de celles qu’écrit Likewise.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>The library folder {folder} cannot be written: {strerror}.</source>
      <translation>Impossible d’écrire dans le dossier de photothèque {folder} : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Choose another library folder, or make this one writable.</source>
      <translation>Choisissez un autre dossier de photothèque, ou autorisez l’écriture dans celui-ci.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Another Likewise is using the library {folder}.</source>
      <translation>Une autre instance de Likewise utilise la photothèque {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Close it first, or use another library folder.</source>
      <translation>Fermez-la d’abord, ou utilisez un autre dossier de photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>The catalogue is damaged: {text} is no state of a photo.</source>
      <translation>Le catalogue est endommagé : {text} n’est pas un état de photo.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>`likewise restore` lists the backups that can be restored.</source>
      <translation>`likewise restore` liste les sauvegardes qui peuvent être restaurées.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} can't be read: {error}.</source>
      <translation>La matrice {path} ne peut pas être lue : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>Check that the disk is all right.</source>
      <translation>Vérifiez l’état du disque.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} does not hold the {rows} rows that the catalogue counts.</source>
      <translation>La matrice {path} ne contient pas les {rows} lignes que compte le catalogue.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>`likewise doctor --repair` reads the photos concerned again.</source>
      <translation>`likewise doctor --repair` relit les photos concernées.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The vectors in {folder} cannot be written: {strerror}.</source>
      <translation>Les vecteurs de {folder} ne peuvent pas être écrits : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Likewise closed unexpectedly last time. Nothing is lost. Help &gt; “Copy a report” says what went wrong.</source>
      <translation>Likewise s’est fermé de façon inattendue la dernière fois. Rien n’est perdu. Aide &gt; « Copier un rapport » dit ce qui s’est passé.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>If it happens again, a safe start leaves out what may be the cause.</source>
      <translation>Si cela se reproduit, un démarrage sans risque laisse de côté ce qui peut en être la cause.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Start safely</source>
      <translation>Démarrer sans risque</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <source>Pick a photo first.</source>
      <translation>Choisissez d’abord une photo.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Start a search first, then save it as a smart album.</source>
      <translation>Lancez d’abord une recherche, puis enregistrez-la comme album intelligent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Open an album first.</source>
      <translation>Ouvrez d’abord un album.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Only albums filled by hand have an order of their own.</source>
      <translation>Seuls les albums remplis à la main ont leur propre ordre.</translation>
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
      <translation>Photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Filling…</source>
      <translation>Remplissage…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} new</source>
      <extracomment>of one: {n} new</extracomment>
      <translation>
        <numerusform>{n} nouvelle</numerusform>
        <numerusform>{n} nouvelles</numerusform>
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
      <translation>Fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album…</source>
      <translation>Nouvel album…</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album “{name}”</source>
      <translation>Nouvel album « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>New album</source>
      <translation>Nouvel album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Name:</source>
      <translation>Nom :</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename “{name}”</source>
      <translation>Renommer « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename the album</source>
      <translation>Renommer l’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Go to</source>
      <translation>Aller à</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>smart album</source>
      <translation>album intelligent</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>album</source>
      <translation>album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Delete “{name}”</source>
      <translation>Supprimer « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album “{name}” deleted. Its photos stay.</source>
      <translation>Album « {name} » supprimé. Ses photos restent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add to album…</source>
      <translation>Ajouter à un album…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album…</source>
      <extracomment>of one: Add to album…</extracomment>
      <translation>
        <numerusform>Ajouter {n} photo à un album…</numerusform>
        <numerusform>Ajouter {n} photos à un album…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album</source>
      <extracomment>of one: Add {n} photo to an album</extracomment>
      <translation>
        <numerusform>Ajouter {n} photo à un album</numerusform>
        <numerusform>Ajouter {n} photos à un album</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New: “{name}”</source>
      <translation>Nouveau : « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album, or the name of a new one</source>
      <translation>Album, ou nom d’un nouveau</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Save as smart album</source>
      <translation>Enregistrer comme album intelligent</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}”</source>
      <translation>Album intelligent « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}” created. New matches are added automatically.</source>
      <translation>Album intelligent « {name} » créé. Les nouvelles photos correspondantes s’ajoutent toutes seules.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like {name}</source>
      <translation>Comme {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove from this album</source>
      <translation>Retirer de cet album</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {n} photos from this album</source>
      <extracomment>of one: Remove from this album</extracomment>
      <translation>
        <numerusform>Retirer {n} photo de cet album</numerusform>
        <numerusform>Retirer {n} photos de cet album</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {photos} from “{album}”</source>
      <translation>Retirer {photos} de « {album} »</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos removed from “{album}”.</source>
      <extracomment>of one: {n} photo removed from “{album}”.</extracomment>
      <translation>
        <numerusform>{n} photo retirée de « {album} ».</numerusform>
        <numerusform>{n} photos retirées de « {album} ».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Use as album cover</source>
      <translation>Utiliser comme couverture d’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Cover of “{album}”</source>
      <translation>Couverture de « {album} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move earlier in the album</source>
      <translation>Avancer dans l’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move later in the album</source>
      <translation>Reculer dans l’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Order of the album</source>
      <translation>Ordre de l’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {photos} to “{album}”</source>
      <translation>Ajouter {photos} à « {album} »</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos added to “{album}”.</source>
      <extracomment>of one: {n} photo added to “{album}”.</extracomment>
      <translation>
        <numerusform>{n} photo ajoutée à « {album} ».</numerusform>
        <numerusform>{n} photos ajoutées à « {album} ».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like a few photos first, so that Likewise knows where the matches end.</source>
      <translation>Aimez d’abord quelques photos, pour que Likewise sache où s’arrêtent les correspondances.</translation>
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
      <translation>Affichage</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search</source>
      <comment>a menu's name</comment>
      <translation>Rechercher</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Go to the last match</source>
      <translation>Aller au dernier résultat</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter</source>
      <translation>Plus strict</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Looser</source>
      <translation>Plus large</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Reset to automatic</source>
      <translation>Revenir au réglage automatique</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Where the matches end</source>
      <translation>Fin des résultats</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>Offline: its folder or disk is away.</source>
      <translation>Hors ligne : son dossier ou son disque n’est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>This photo is no longer in the library.</source>
      <translation>Cette photo a quitté la photothèque.</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/palette.py"></location>
      <source>Esc</source>
      <comment>a key</comment>
      <translation>Échap</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>“{value}”</source>
      <translation>« {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;File</source>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Photo</source>
      <translation>&amp;Photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Help</source>
      <translation>A&amp;ide</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Comparison</source>
      <comment>a menu's name</comment>
      <translation>Comparaison</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Previous photos</source>
      <translation>Photos précédentes</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Next photos</source>
      <translation>Photos suivantes</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Photos side by side</source>
      <translation>Photos côte à côte</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare side by side</source>
      <translation>Comparer côte à côte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare {n} photos side by side</source>
      <extracomment>of one: Compare side by side</extracomment>
      <translation>
        <numerusform>Comparer {n} photo côte à côte</numerusform>
        <numerusform>Comparer {n} photos côte à côte</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Select two photos or more to compare them.</source>
      <translation>Sélectionnez deux photos ou plus pour les comparer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Actual size</source>
      <translation>Taille réelle</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Zoom and pan together</source>
      <translation>Zoomer et déplacer ensemble</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Histograms</source>
      <translation>Histogrammes</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Keep this photo, step through the others</source>
      <translation>Garder cette photo, parcourir les autres</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Remove from the comparison</source>
      <translation>Retirer de la comparaison</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{place} of {count}</source>
      <translation>{place} sur {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>{first} to {last} of {count}</source>
      <translation>{first} à {last} sur {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Sharpness</source>
      <translation>Netteté</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>{size} (shown at 1/{part})</source>
      <translation>{size} (affichée à 1/{part})</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Size</source>
      <translation>Taille</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Changed</source>
      <translation>Modification</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Taken</source>
      <translation>Prise de vue</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Folder</source>
      <translation>Dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Dark on the left, bright on the right: brightness, red, green and blue</source>
      <translation>Sombre à gauche, clair à droite : luminosité, rouge, vert et bleu</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Histogram</source>
      <translation>Histogramme</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Keep this photo and step through the others</source>
      <translation>Garder cette photo et parcourir les autres</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Take it out of the comparison</source>
      <translation>La retirer de la comparaison</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>sharpness {number}</source>
      <translation>netteté {number}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{label}: {text}</source>
      <translation>{label} : {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More</source>
      <translation>Plus</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Looking for duplicates</source>
      <translation>Recherche de doublons</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Photos of the group</source>
      <translation>Photos du groupe</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Duplicates</source>
      <translation>Doublons</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Largest first</source>
      <translation>Les plus volumineux d’abord</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Newest first</source>
      <translation>Les plus récents d’abord</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Order of groups</source>
      <translation>Ordre des groupes</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>See all</source>
      <translation>Tout voir</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Copies</source>
      <translation>Copies</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Bursts</source>
      <translation>Rafales</translation>
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
      <translation>Réessayer</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Groups appear here as they are found. You can go on meanwhile.</source>
      <translation>Les groupes apparaissent ici au fur et à mesure. Vous pouvez continuer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No bursts here: no photos of one scene were taken at once.</source>
      <translation>Aucune rafale : aucune scène n’a été prise plusieurs fois de suite.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No duplicates. Copies, smaller versions and edits would appear here.</source>
      <translation>Aucune photo en double. Copies, versions réduites et retouches apparaîtraient ici.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Look again</source>
      <translation>Chercher à nouveau</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack</source>
      <translation>Dissocier la pile</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep {photos}</source>
      <translation>Garder {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{n} photos kept.</source>
      <extracomment>of one: {n} photo kept.</extracomment>
      <translation>
        <numerusform>{n} photo gardée.</numerusform>
        <numerusform>{n} photos gardées.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack the bursts</source>
      <translation>Empiler les rafales</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>These {n} photos ({size}) go to the bin. Of each group one stays.</source>
      <extracomment>of one: This photo ({size}) goes to the bin. Of each group one stays.</extracomment>
      <translation>
        <numerusform>Cette photo ({size}) va à la corbeille. De chaque groupe, une reste.</numerusform>
        <numerusform>Ces {n} photos ({size}) vont à la corbeille. De chaque groupe, une reste.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack every burst</source>
      <translation>Empiler toutes les rafales</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep only the best of every burst</source>
      <translation>Ne garder que la meilleure de chaque rafale</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep all of every group</source>
      <translation>Tout garder dans chaque groupe</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Another folder…</source>
      <translation>Un autre dossier…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to the bin</source>
      <translation>Mettre à la corbeille</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Move the copies of this group to the bin</source>
      <translation>Mettre les copies de ce groupe à la corbeille</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Keep</source>
      <translation>Garder</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Groups of duplicates</source>
      <translation>Groupes de doublons</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Burst of {n}</source>
      <extracomment>of one: Burst of {n}</extracomment>
      <translation>
        <numerusform>Rafale de {n}</numerusform>
        <numerusform>Rafale de {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} identical files</source>
      <extracomment>of one: {n} identical file</extracomment>
      <translation>
        <numerusform>{n} fichier identique</numerusform>
        <numerusform>{n} fichiers identiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} copies</source>
      <extracomment>of one: {n} copy</extracomment>
      <translation>
        <numerusform>{n} copie</numerusform>
        <numerusform>{n} copies</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Move {n} to the bin</source>
      <extracomment>of one: Move {n} to the bin</extracomment>
      <translation>
        <numerusform>Mettre {n} à la corbeille</numerusform>
        <numerusform>Mettre {n} à la corbeille</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {n} photos</source>
      <extracomment>of one: Stack {n} photo</extracomment>
      <translation>
        <numerusform>Empiler {n} photo</numerusform>
        <numerusform>Empiler {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Compare</source>
      <translation>Comparer</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep all</source>
      <translation>Tout garder</translation>
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
      <translation>fichier du {day}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing…</source>
      <translation>Comparaison…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing… {percent}</source>
      <translation>Comparaison… {percent}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{time} left</source>
      <translation>reste {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} groups</source>
      <extracomment>of one: {n} group</extracomment>
      <translation>
        <numerusform>{n} groupe</numerusform>
        <numerusform>{n} groupes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} photos you don't need</source>
      <extracomment>of one: {n} photo you don't need</extracomment>
      <translation>
        <numerusform>{n} photo superflue</numerusform>
        <numerusform>{n} photos superflues</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in a folder</source>
      <translation>Garder celles d’un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in {folders}</source>
      <translation>Garder celles de {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Prefer the photos in this folder</source>
      <translation>Préférer les photos de ce dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect a folder</source>
      <translation>Protéger un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Nothing leaves {folders}</source>
      <translation>Rien ne quitte {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect the photos in this folder</source>
      <translation>Protéger les photos de ce dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>No thumbs</source>
      <translation>Aucun pouce</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{given} · album “{album}”</source>
      <translation>{given} · album « {album} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches</source>
      <translation>Recherches précédentes</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A search that can't be opened any more</source>
      <translation>Une recherche qui ne s’ouvre plus</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>“{word}”</source>
      <translation>« {word} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A picture that is gone</source>
      <translation>Une image disparue</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Part of {photo}</source>
      <translation>Partie de {photo}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{first} and {n} more</source>
      <extracomment>of one: {first} and {n} more</extracomment>
      <translation>
        <numerusform>{first} et {n} autre</numerusform>
        <numerusform>{first} et {n} autres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} liked</source>
      <extracomment>of one: {n} liked</extracomment>
      <translation>
        <numerusform>{n} aimée</numerusform>
        <numerusform>{n} aimées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} disliked</source>
      <extracomment>of one: {n} disliked</extracomment>
      <translation>
        <numerusform>{n} rejetée</numerusform>
        <numerusform>{n} rejetées</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{up} liked, {down} disliked</source>
      <translation>{up} aimées, {down} rejetées</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open this search again</source>
      <translation>Rouvrir cette recherche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open again: the search from {query}, {when}</source>
      <translation>Rouvrir : la recherche à partir de {query}, {when}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove the thumbs in this search</source>
      <translation>Retirer les pouces dans cette recherche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove: {given} in the search from {query}</source>
      <translation>Retirer : {given} dans la recherche à partir de {query}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>and {n} earlier searches</source>
      <extracomment>of one: and {n} earlier search</extracomment>
      <translation>
        <numerusform>et {n} recherche précédente</numerusform>
        <numerusform>et {n} recherches précédentes</numerusform>
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
      <translation>O</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>When</source>
      <translation>Date</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Marks and albums</source>
      <translation>Marques et albums</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} to {last}</source>
      <translation>{first} à {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{width} × {height}</source>
      <translation>{width} × {height}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Also there as</source>
      <translation>Aussi présent sous</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>and {n} other copies</source>
      <extracomment>of one: and {n} other copy</extracomment>
      <translation>
        <numerusform>et {n} autre copie</numerusform>
        <numerusform>et {n} autres copies</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>No capture date; file date shown</source>
      <translation>Pas de date de prise de vue ; date du fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>File changed</source>
      <translation>Fichier modifié</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>a sidecar (XMP file) beside the photo</source>
      <translation>un fichier annexe (XMP) à côté de la photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>what a program wrote into the photo (XMP)</source>
      <translation>ce qu’un programme a écrit dans la photo (XMP)</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Known from</source>
      <translation>Source</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Colour</source>
      <translation>Couleur</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Keywords</source>
      <translation>Mots-clés</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Albums</source>
      <translation>Albums</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{named} and {n} others</source>
      <extracomment>of one: {named} and {n} other</extracomment>
      <translation>
        <numerusform>{named} et {n} autre</numerusform>
        <numerusform>{named} et {n} autres</numerusform>
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
      <translation>aujourd’hui</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>yesterday</source>
      <translation>hier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this week</source>
      <translation>cette semaine</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last week</source>
      <translation>la semaine dernière</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this month</source>
      <translation>ce mois-ci</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last month</source>
      <translation>le mois dernier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this day</source>
      <translation>ce jour</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Stars</source>
      <translation>Étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Colour label</source>
      <translation>Étiquette de couleur</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Keyword</source>
      <translation>Mot-clé</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Place</source>
      <translation>Lieu</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Shape</source>
      <translation>Orientation</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>With GPS</source>
      <translation>Avec GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>No GPS</source>
      <translation>Sans GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filter: {text}</source>
      <translation>Filtre : {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Press to remove it</source>
      <translation>Appuyez pour le retirer</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{text}. Click to remove it</source>
      <translation>{text}. Cliquez pour le retirer</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filters</source>
      <translation>Filtres</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>in the picture</source>
      <translation>dans l’image</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>date</source>
      <translation>date</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>place</source>
      <translation>lieu</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>keyword</source>
      <translation>mot-clé</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>folder</source>
      <translation>dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>mark</source>
      <translation>marque</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>fact</source>
      <translation>information</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Completions</source>
      <translation>Suggestions</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{kind}, {n} photos</source>
      <extracomment>of one: {kind}, {n} photo</extracomment>
      <translation>
        <numerusform>{kind}, {n} photo</numerusform>
        <numerusform>{kind}, {n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos</source>
      <extracomment>of one: Keywords of {n} photo</extracomment>
      <translation>
        <numerusform>Mots-clés de {n} photo</numerusform>
        <numerusform>Mots-clés de {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Add a keyword</source>
      <translation>Ajouter un mot-clé</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of these photos</source>
      <translation>Mots-clés de ces photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.</source>
      <translation>Entrée ajoute. Les virgules séparent les mots-clés, | sépare les niveaux : Animaux|Chien.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>1 star</source>
      <translation>1 étoile</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Stars</source>
      <comment>a menu's name</comment>
      <translation>Étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>2 stars</source>
      <translation>2 étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>3 stars</source>
      <translation>3 étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>4 stars</source>
      <translation>4 étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>5 stars</source>
      <translation>5 étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No stars</source>
      <translation>Aucune étoile</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Red</source>
      <translation>Rouge</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Colour</source>
      <comment>a menu's name</comment>
      <translation>Couleur</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Yellow</source>
      <translation>Jaune</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Green</source>
      <translation>Vert</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Blue</source>
      <translation>Bleu</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Purple</source>
      <translation>Violet</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No colour</source>
      <translation>Aucune couleur</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{what} for {photos}</source>
      <translation>{what} pour {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{mark} for {n} photos.</source>
      <extracomment>of one: {mark} for {n} photo.</extracomment>
      <translation>
        <numerusform>{mark} pour {n} photo.</numerusform>
        <numerusform>{mark} pour {n} photos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords…</source>
      <translation>Mots-clés…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos…</source>
      <extracomment>of one: Keywords…</extracomment>
      <translation>
        <numerusform>Mots-clés de {n} photo…</numerusform>
        <numerusform>Mots-clés de {n} photos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write a sidecar beside the photo</source>
      <translation>Écrire un fichier annexe à côté de la photo</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write sidecars beside {n} photos</source>
      <extracomment>of one: Write a sidecar beside the photo</extracomment>
      <translation>
        <numerusform>Écrire un fichier annexe à côté de {n} photo</numerusform>
        <numerusform>Écrire des fichiers annexes à côté de {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords changed</source>
      <translation>Mots-clés modifiés</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Start a search first: choose “More like this” on a photo. Then like what fits.</source>
      <translation>Lancez d’abord une recherche avec « Photos similaires » sur une photo. Aimez ensuite ce qui convient.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>The results aren't here yet.</source>
      <translation>Les résultats ne sont pas encore là.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Like {photos}</source>
      <translation>J’aime : {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Dislike {photos}</source>
      <translation>Je n’aime pas : {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear the thumb of {photos}</source>
      <translation>Retirer le pouce : {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Searching with the first {first} of {all} pictures.</source>
      <translation>Recherche avec les {first} premières de {all} images.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Help it learn</source>
      <translation>L’aider à apprendre</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Next search</source>
      <translation>Recherche suivante</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>End this search</source>
      <translation>Terminer cette recherche</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Edit</source>
      <comment>a menu's name</comment>
      <translation>Édition</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with a picture file…</source>
      <translation>Chercher avec un fichier d’image…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search with a picture</source>
      <translation>Rechercher avec une image</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Using {most} of the {photos} selected photos.</source>
      <translation>{most} des {photos} photos sélectionnées sont utilisées.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>A search starts from {n} photos at most: begin another.</source>
      <translation>Une recherche part de {n} photos au plus : commencez-en une autre.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches…</source>
      <translation>Recherches précédentes…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Name of a photo, a word, or an album</source>
      <translation>Nom d’une photo, mot ou album</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>No earlier search matches.</source>
      <translation>Aucune recherche précédente ne correspond.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There are no earlier searches yet.</source>
      <translation>Il n’y a pas encore de recherche précédente.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search again, with new photos</source>
      <translation>Chercher à nouveau, avec les nouvelles photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>the pasted picture</source>
      <translation>l’image collée</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>More like this</source>
      <translation>Photos similaires</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like these {n} photos</source>
      <extracomment>of one: More like this</extracomment>
      <translation>
        <numerusform>Photos similaires</numerusform>
        <numerusform>Photos similaires à ces {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add to this search</source>
      <translation>Ajouter à cette recherche</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add {n} photos to this search</source>
      <extracomment>of one: Add to this search</extracomment>
      <translation>
        <numerusform>Ajouter {n} photo à cette recherche</numerusform>
        <numerusform>Ajouter {n} photos à cette recherche</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with the copied picture</source>
      <translation>Rechercher avec l’image copiée</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There is no picture to paste. Copy one first, or drop a file here.</source>
      <translation>Il n’y a pas d’image à coller. Copiez-en d’abord une, ou déposez un fichier ici.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Show without my thumbs</source>
      <translation>Afficher sans mes pouces</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumb removed.</source>
      <translation>Pouce retiré.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Like</source>
      <translation>J’aime</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Dislike</source>
      <translation>Je n’aime pas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear thumb</source>
      <translation>Retirer le pouce</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>You can like or dislike {most} photos at once, not {photos}. A few well chosen ones do just as well.</source>
      <translation>On peut aimer ou non {most} photos à la fois, pas {photos}. Quelques-unes bien choisies suffisent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumbs belong to a search. {key} finds more like this photo.</source>
      <translation>Les pouces font partie d’une recherche. {key} cherche d’autres photos comme celle-ci.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>“{folder}” is in the library already. New photos in it are read now.</source>
      <translation>« {folder} » est déjà dans la photothèque. Ses nouvelles photos sont lues maintenant.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Adding “{folder}”…</source>
      <translation>Ajout de « {folder} »…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Open a picture…</source>
      <translation>Ouvrir une image…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Paste the copied picture</source>
      <translation>Coller l’image copiée</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Filter by date, marks, camera or place</source>
      <translation>Filtrer par date, marques, appareil ou lieu</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Add a word, a place, a year</source>
      <translation>Ajoutez un mot, un lieu, une année</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search: boats 2016, Lisbon, last summer</source>
      <translation>Chercher : bateaux 2016, Paris, été dernier</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>About this word</source>
      <translation>À propos de ce mot</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>landscape</source>
      <translation>paysage</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>portrait</source>
      <translation>portrait</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>square</source>
      <translation>carrée</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>name “{value}”</source>
      <translation>nom « {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>folder “{value}”</source>
      <translation>dossier « {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>keyword “{value}”</source>
      <translation>mot-clé « {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>place “{value}”</source>
      <translation>lieu « {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>album “{value}”</source>
      <translation>album « {value} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>not {said}</source>
      <translation>sauf {said}</translation>
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
      <translation>{day}, toutes années</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>with GPS</source>
      <translation>avec GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no GPS</source>
      <translation>sans GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no stars</source>
      <translation>aucune étoile</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{stars} or more</source>
      <translation>{stars} ou plus</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{colour} label</source>
      <translation>étiquette {colour}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>until {last}</source>
      <translation>jusqu’à {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>since {first}</source>
      <translation>depuis {first}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Photos named “{word}” are left out. To leave out what photos show, dislike it in a search.</source>
      <translation>Les photos nommées « {word} » sont exclues. Pour exclure ce que montrent les photos, utilisez « Je n’aime pas » dans une recherche.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Search with a picture…</source>
      <translation>Rechercher avec une image…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Did you mean {words}?</source>
      <translation>Vouliez-vous dire {words} ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} or {second}</source>
      <translation>{first} ou {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What you do with files is listed here.</source>
      <translation>Ce que vous faites avec les fichiers apparaît ici.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>File history</source>
      <translation>Historique des fichiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What</source>
      <translation>Opération</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What was done</source>
      <translation>Ce qui a été fait</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Why</source>
      <translation>Raison</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What failed</source>
      <translation>Ce qui a échoué</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Try again what failed</source>
      <translation>Réessayer ce qui a échoué</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Show in folder</source>
      <translation>Montrer dans le dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder…</source>
      <translation>Copier dans un dossier…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy {n} photos to a folder…</source>
      <extracomment>of one: Copy to a folder…</extracomment>
      <translation>
        <numerusform>Copier {n} photo dans un dossier…</numerusform>
        <numerusform>Copier {n} photos dans un dossier…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder</source>
      <translation>Copier dans un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder…</source>
      <translation>Déplacer dans un dossier…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to a folder…</source>
      <extracomment>of one: Move to a folder…</extracomment>
      <translation>
        <numerusform>Déplacer {n} photo dans un dossier…</numerusform>
        <numerusform>Déplacer {n} photos dans un dossier…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder</source>
      <translation>Déplacer dans un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename…</source>
      <translation>Renommer…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Rename {n} photos…</source>
      <extracomment>of one: Rename…</extracomment>
      <translation>
        <numerusform>Renommer {n} photo…</numerusform>
        <numerusform>Renommer {n} photos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename</source>
      <translation>Renommer</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Export…</source>
      <translation>Exporter…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export {n} photos…</source>
      <extracomment>of one: Export…</extracomment>
      <translation>
        <numerusform>Exporter {n} photo…</numerusform>
        <numerusform>Exporter {n} photos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export copies</source>
      <translation>Exporter des copies</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to bin…</source>
      <translation>Mettre à la corbeille…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to the bin…</source>
      <extracomment>of one: Move to bin…</extracomment>
      <translation>
        <numerusform>Mettre {n} photo à la corbeille…</numerusform>
        <numerusform>Mettre {n} photos à la corbeille…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>File history…</source>
      <translation>Historique des fichiers…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{done}. “File history” tells why.</source>
      <translation>{done}. « Historique des fichiers » dit pourquoi.</translation>
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
        <numerusform>{n} copie est peut-être la dernière de sa photo</numerusform>
        <numerusform>{n} copies sont peut-être les dernières de leurs photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>The originals are not there any more as they were. The bin keeps what goes there.</source>
      <translation>Les originaux ne sont plus là tels qu’ils étaient. La corbeille garde ce qu’on y met.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open in its program</source>
      <translation>Ouvrir dans son programme</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open the first of {n} photos</source>
      <extracomment>of one: Open in its program</extracomment>
      <translation>
        <numerusform>Ouvrir</numerusform>
        <numerusform>Ouvrir la première de {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{name} can't be opened: no app is set to open this file.</source>
      <translation>{name} ne peut pas être ouvert : aucune application n’est définie pour ce fichier.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Show the first of {n} photos in its folder</source>
      <extracomment>of one: Show in folder</extracomment>
      <translation>
        <numerusform>Montrer dans son dossier</numerusform>
        <numerusform>Montrer la première de {n} photos dans son dossier</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copy {n} photos</source>
      <extracomment>of one: Copy {n} photo</extracomment>
      <translation>
        <numerusform>Copier {n} photo</numerusform>
        <numerusform>Copier {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{number} photos are too many to copy at once: {most} go on the clipboard. Copy them to a folder instead.</source>
      <translation>{number} photos sont trop nombreuses pour être copiées à la fois : le presse-papiers en accepte {most}. Copiez-les plutôt dans un dossier.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} files copied.</source>
      <extracomment>of one: {n} file copied.</extracomment>
      <translation>
        <numerusform>{n} fichier copié.</numerusform>
        <numerusform>{n} fichiers copiés.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the path</source>
      <translation>Copier le chemin</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the paths of {n} photos</source>
      <extracomment>of one: Copy the path</extracomment>
      <translation>
        <numerusform>Copier le chemin de {n} photo</numerusform>
        <numerusform>Copier les chemins de {n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} paths copied.</source>
      <extracomment>of one: {n} path copied.</extracomment>
      <translation>
        <numerusform>{n} chemin copié.</numerusform>
        <numerusform>{n} chemins copiés.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>As it is</source>
      <translation>Tel quel</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Longest side</source>
      <translation>Plus grand côté</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder, or type the name of a new one</source>
      <translation>Choisissez un dossier, ou saisissez le nom d’un nouveau</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Choose…</source>
      <translation>Choisir…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>To</source>
      <translation>Vers</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder</source>
      <translation>Choisir un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Names</source>
      <translation>&amp;Noms</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;First number</source>
      <translation>&amp;Premier numéro</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>You can get them back from the bin.</source>
      <translation>Vous pourrez les reprendre dans la corbeille.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>pixels</source>
      <translation>pixels</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep metadata: date, camera, keywords</source>
      <translation>Conserver les métadonnées : date, appareil, mots-clés</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep location</source>
      <translation>Conserver le lieu</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>quality</source>
      <translation>qualité</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Size</source>
      <translation>&amp;Taille</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Now</source>
      <translation>Avant</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Then</source>
      <translation>Après</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>New names</source>
      <translation>Nouveaux noms</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>{n} photos.</source>
      <extracomment>of one: {n} photo.</extracomment>
      <translation>
        <numerusform>{n} photo.</numerusform>
        <numerusform>{n} photos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Looking at the files…</source>
      <translation>Examen des fichiers…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>and {n} more</source>
      <extracomment>of one: and {n} more</extracomment>
      <translation>
        <numerusform>et {n} autre</numerusform>
        <numerusform>et {n} autres</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are never changed unless you ask.</source>
      <translation>Vos photos ne sont jamais modifiées sans votre demande.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Turn on</source>
      <translation>Activer</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copying, {done} of {n} photos</source>
      <extracomment>of one: Copying, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Copie, {done} photo sur {n}</numerusform>
        <numerusform>Copie, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving, {done} of {n} photos</source>
      <extracomment>of one: Moving, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Déplacement, {done} photo sur {n}</numerusform>
        <numerusform>Déplacement, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Renaming, {done} of {n} photos</source>
      <extracomment>of one: Renaming, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Renommage, {done} photo sur {n}</numerusform>
        <numerusform>Renommage, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving to the bin, {done} of {n} photos</source>
      <extracomment>of one: Moving to the bin, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Mise à la corbeille, {done} photo sur {n}</numerusform>
        <numerusform>Mise à la corbeille, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Exporting, {done} of {n} photos</source>
      <extracomment>of one: Exporting, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Exportation, {done} photo sur {n}</numerusform>
        <numerusform>Exportation, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Undoing, {done} of {n} photos</source>
      <extracomment>of one: Undoing, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Annulation, {done} photo sur {n}</numerusform>
        <numerusform>Annulation, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos copied</source>
      <extracomment>of one: {n} photo copied</extracomment>
      <translation>
        <numerusform>{n} photo copiée</numerusform>
        <numerusform>{n} photos copiées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved</source>
      <extracomment>of one: {n} photo moved</extracomment>
      <translation>
        <numerusform>{n} photo déplacée</numerusform>
        <numerusform>{n} photos déplacées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos renamed</source>
      <extracomment>of one: {n} photo renamed</extracomment>
      <translation>
        <numerusform>{n} photo renommée</numerusform>
        <numerusform>{n} photos renommées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved to the bin</source>
      <extracomment>of one: {n} photo moved to the bin</extracomment>
      <translation>
        <numerusform>{n} photo mise à la corbeille</numerusform>
        <numerusform>{n} photos mises à la corbeille</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos exported</source>
      <extracomment>of one: {n} photo exported</extracomment>
      <translation>
        <numerusform>{n} photo exportée</numerusform>
        <numerusform>{n} photos exportées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos put back</source>
      <extracomment>of one: {n} photo put back</extracomment>
      <translation>
        <numerusform>{n} photo remise en place</numerusform>
        <numerusform>{n} photos remises en place</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos</source>
      <extracomment>of one: Move {n} photo</extracomment>
      <translation>
        <numerusform>Déplacer {n} photo</numerusform>
        <numerusform>Déplacer {n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Rename {n} photos</source>
      <extracomment>of one: Rename {n} photo</extracomment>
      <translation>
        <numerusform>Renommer {n} photo</numerusform>
        <numerusform>Renommer {n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos to the bin</source>
      <extracomment>of one: Move {n} photo to the bin</extracomment>
      <translation>
        <numerusform>Mettre {n} photo à la corbeille</numerusform>
        <numerusform>Mettre {n} photos à la corbeille</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Export {n} photos</source>
      <extracomment>of one: Export {n} photo</extracomment>
      <translation>
        <numerusform>Exporter {n} photo</numerusform>
        <numerusform>Exporter {n} photos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} get another name</source>
      <extracomment>of one: {n} gets another name</extracomment>
      <translation>
        <numerusform>{n} reçoit un autre nom</numerusform>
        <numerusform>{n} reçoivent un autre nom</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} stay as they are</source>
      <extracomment>of one: {n} stays as it is</extracomment>
      <translation>
        <numerusform>{n} reste telle quelle</numerusform>
        <numerusform>{n} restent telles quelles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} files go along</source>
      <comment>movies, sidecars...</comment>
      <extracomment>of one: {n} file goes along</extracomment>
      <translation>
        <numerusform>{n} fichier suit</numerusform>
        <numerusform>{n} fichiers suivent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos stay, as other files of them are left.</source>
      <extracomment>of one: {n} photo stays, as another file of it is left.</extracomment>
      <translation>
        <numerusform>{n} photo reste : il en existe un autre fichier.</numerusform>
        <numerusform>{n} photos restent : il en existe d’autres fichiers.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{what}. Makes the new folder “{name}” in {folder}.</source>
      <translation>{what}. Crée le nouveau dossier « {name} » dans {folder}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} undone</source>
      <extracomment>of one: {n} undone</extracomment>
      <translation>
        <numerusform>{n} annulée</numerusform>
        <numerusform>{n} annulées</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>undone</source>
      <comment>all photos of a job</comment>
      <translation>annulé</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} to go</source>
      <extracomment>of one: {n} to go</extracomment>
      <translation>
        <numerusform>{n} restante</numerusform>
        <numerusform>{n} restantes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} failed</source>
      <comment>copied, moved, ...</comment>
      <extracomment>of one: {n} failed</extracomment>
      <translation>
        <numerusform>{n} échec</numerusform>
        <numerusform>{n} échecs</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_canvas.py"></location>
      <source>Map of the library</source>
      <translation>Carte de la photothèque</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <source>Explore the map</source>
      <translation>Explorer la carte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Region “{name}”, {n} photos</source>
      <extracomment>of one: Region “{name}”, {n} photo</extracomment>
      <translation>
        <numerusform>Région « {name} », {n} photo</numerusform>
        <numerusform>Région « {name} », {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Press to select it</source>
      <translation>Appuyez pour la sélectionner</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map lays photos that are alike next to each other.
Add a folder first.</source>
      <translation>Sur la carte, les photos qui se ressemblent sont voisines.
Ajoutez d’abord un dossier.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map of your photos appears here as soon as they are read.</source>
      <translation>La carte de vos photos apparaîtra ici dès qu’elles seront lues.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Photos of the map</source>
      <translation>Photos de la carte</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Select with the lasso (Shift and drag)</source>
      <translation>Sélectionner au lasso (Maj et glisser)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Map</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Covers</source>
      <translation>Sujets</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The whole map (Home)</source>
      <translation>Toute la carte (Début)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Explore</source>
      <translation>Explorer</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Updating the map with your thumbs: {percent}%</source>
      <translation>Mise à jour de la carte d’après vos pouces : {percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Making the map of {n} photos: {percent}%</source>
      <extracomment>of one: Making the map of {n} photo: {percent}%</extracomment>
      <translation>
        <numerusform>Création de la carte de {n} photo : {percent} %</numerusform>
        <numerusform>Création de la carte de {n} photos : {percent} %</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of reading</source>
      <translation>Avancement de la lecture</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Pause reading</source>
      <translation>Suspendre la lecture</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Resume reading</source>
      <translation>Reprendre la lecture</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop reading; what was read is kept</source>
      <translation>Arrêter la lecture ; ce qui a été lu est conservé</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from folders</source>
      <translation>Apprentissage à partir des dossiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from your thumbs</source>
      <translation>Apprentissage à partir de vos pouces</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from earlier searches</source>
      <translation>Apprentissage à partir des recherches précédentes</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of learning</source>
      <translation>Avancement de l’apprentissage</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Stop learning</source>
      <translation>Arrêter l’apprentissage</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of writing sidecars</source>
      <translation>Avancement de l’écriture des fichiers XMP</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is written stays</source>
      <translation>Arrêter ; ce qui est écrit reste</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Writing sidecars: {done} of {total}</source>
      <translation>Écriture des fichiers annexes : {done} sur {total}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of the work on files</source>
      <translation>Avancement du travail sur les fichiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is done stays done</source>
      <translation>Arrêter ; ce qui est fait reste fait</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Searching…</source>
      <translation>Recherche…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>The photo in question</source>
      <translation>La photo en question</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You liked</source>
      <translation>Vous avez aimé</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Yes</source>
      <translation>Oui</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>No</source>
      <translation>Non</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Not sure</source>
      <translation>Pas sûr</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Space</source>
      <comment>the key</comment>
      <translation>Espace</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Your answer about this photo helps most.</source>
      <translation>C’est votre réponse pour cette photo qui aide le plus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Is this what you mean?</source>
      <translation>Est-ce bien cela ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Go back to the results</source>
      <translation>Revenir aux résultats</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/toast.py"></location>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Question {place} of {all}</source>
      <translation>Question {place} sur {all}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Inspector</source>
      <translation>Inspecteur</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Rating</source>
      <translation>Note</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Remember this for later searches</source>
      <translation>S’en souvenir pour les prochaines recherches</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Close the inspector</source>
      <translation>Fermer l’inspecteur</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Facts</source>
      <translation>Informations</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More like these</source>
      <translation>Photos similaires à celles-ci</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Pick a photo to see its details.</source>
      <translation>Choisissez une photo pour voir ses détails.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Thumbs in these searches</source>
      <translation>Pouces dans ces recherches</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>This photo</source>
      <translation>Cette photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Why it fits</source>
      <translation>Pourquoi elle convient</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You asked with this</source>
      <translation>Vous avez cherché avec celle-ci</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder…</source>
      <translation>Ajouter un dossier…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder of photos</source>
      <translation>Ajouter un dossier de photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Where “{name}” is now</source>
      <translation>Où se trouve maintenant « {name} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Find a moved folder…</source>
      <translation>Trouver un dossier déplacé…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>“{name}” seems to be in {folder} now.</source>
      <translation>« {name} » semble se trouver maintenant dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Use the new place</source>
      <translation>Utiliser le nouvel emplacement</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Remove the folder “{name}”?</source>
      <translation>Retirer le dossier « {name} » ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Its photos leave the library. Files stay on disk.</source>
      <translation>Ses photos quittent la photothèque. Les fichiers restent sur le disque.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Remove</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Look for new photos</source>
      <translation>Chercher de nouvelles photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Ignored files…</source>
      <translation>Fichiers ignorés…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Ignored files</source>
      <translation>Fichiers ignorés</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.
* stands for anything. The files stay as they are.</source>
      <translation>Un modèle par ligne : un nom comme Screenshots ou *.gif, ou un chemin comme 2019/raw.
* remplace n’importe quoi. Les fichiers restent tels quels.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Learn from my folders…</source>
      <translation>Apprendre de mes dossiers…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn from my folders</source>
      <translation>Apprendre de mes dossiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Makes a profile in which photos of one folder are alike.</source>
      <translation>Crée un profil où les photos d’un même dossier se ressemblent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn</source>
      <translation>Apprendre</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Smart albums</source>
      <translation>Albums intelligents</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Save this search as a smart album</source>
      <translation>Enregistrer cette recherche comme album intelligent</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Add a folder</source>
      <translation>Ajouter un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Tidy up</source>
      <translation>Ranger</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Photos</source>
      <translation>Photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>A map of what is alike</source>
      <translation>Une carte de ce qui se ressemble</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Favourites</source>
      <translation>Favoris</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos with four stars or five</source>
      <translation>Photos à quatre ou cinq étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>On this day</source>
      <translation>Ce jour-là</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos of this day, in any year</source>
      <translation>Photos prises ce jour, toutes années confondues</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>All files could be read.</source>
      <translation>Tous les fichiers ont pu être lus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Find photos that are there more than once</source>
      <translation>Trouver les photos présentes plusieurs fois</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problems</source>
      <translation>Problèmes</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline</source>
      <comment>a folder whose disk is away</comment>
      <translation>hors ligne</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline: another disk is in its place</source>
      <translation>hors ligne : un autre disque est à sa place</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>reading</source>
      <comment>a folder whose photos are being read</comment>
      <translation>lecture</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} unreadable</source>
      <extracomment>of one: {n} unreadable</extracomment>
      <translation>
        <numerusform>{n} illisible</numerusform>
        <numerusform>{n} illisibles</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>It seems to be in {folder} now.</source>
      <translation>Il semble se trouver maintenant dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problem files</source>
      <translation>Fichiers en erreur</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Ignore</source>
      <translation>Ignorer</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Copy the list</source>
      <translation>Copier la liste</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try all again</source>
      <translation>Tout réessayer</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Select the files to ignore first</source>
      <translation>Sélectionnez d’abord les fichiers à ignorer</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>The list of {n} lines is copied.</source>
      <extracomment>of one: The list of {n} line is copied.</extracomment>
      <translation>
        <numerusform>La liste de {n} ligne est copiée.</numerusform>
        <numerusform>La liste de {n} lignes est copiée.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Places</source>
      <translation>Emplacements</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search here</source>
      <translation>Rechercher ici</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search all folders</source>
      <translation>Rechercher dans tous les dossiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Rescan</source>
      <translation>Actualiser les dossiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Find moved folder…</source>
      <translation>Retrouver un dossier déplacé…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Remove from the library…</source>
      <translation>Retirer de la photothèque…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>The next search looks only in “{folder}”.</source>
      <translation>La prochaine recherche se limitera à « {folder} ».</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Message</source>
      <translation>Message</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Close the message</source>
      <translation>Fermer le message</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Most similar</source>
      <translation>Les plus semblables</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Album order</source>
      <translation>Ordre de l’album</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Date added</source>
      <translation>Date d’ajout</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By day</source>
      <translation>Par jour</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By month</source>
      <translation>Par mois</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By year</source>
      <translation>Par année</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort</source>
      <comment>a menu's name</comment>
      <translation>Trier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Group</source>
      <comment>a menu's name</comment>
      <translation>Regrouper</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By date</source>
      <translation>Par date</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By name</source>
      <translation>Par nom</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By folder</source>
      <translation>Par dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By file size</source>
      <translation>Par taille de fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By stars</source>
      <translation>Par étoiles</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Reverse</source>
      <translation>Inverser</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>No headings</source>
      <translation>Sans titres</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Oldest first</source>
      <translation>Plus anciennes d’abord</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select all</source>
      <translation>Tout sélectionner</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select this group</source>
      <translation>Sélectionner ce groupe</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select none</source>
      <translation>Ne rien sélectionner</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Invert selection</source>
      <translation>Inverser la sélection</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select or deselect this photo</source>
      <translation>Sélectionner ou désélectionner cette photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Photos of the library</source>
      <translation>Photos de la photothèque</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Results, best first</source>
      <translation>Résultats, les meilleurs d’abord</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>There is nothing to show.</source>
      <translation>Il n’y a rien à montrer.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>{n} selected</source>
      <extracomment>of one: {n} selected</extracomment>
      <translation>
        <numerusform>{n} sélectionnée</numerusform>
        <numerusform>{n} sélectionnées</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Photos by when they were taken</source>
      <translation>Photos selon la date de prise de vue</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>There are no photos of {name}, in any year.</source>
      <translation>Il n’y a pas de photo du {name}, quelle que soit l’année.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>{name}, in all years</source>
      <translation>{name}, toutes années</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Give photos four stars or five: they are your favourites.</source>
      <translation>Donnez quatre ou cinq étoiles à des photos : ce sont vos favoris.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Taken around it</source>
      <translation>Prises autour</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Taken around {photo}</source>
      <translation>Avant et après {photo}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>It is not known when this photo was taken.</source>
      <translation>On ne sait pas quand cette photo a été prise.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Open the map</source>
      <translation>Ouvrir la carte</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/headings.py"></location>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>{name} · {n} photos</source>
      <extracomment>of one: {name} · {n} photo</extracomment>
      <translation>
        <numerusform>{name} · {n} photo</numerusform>
        <numerusform>{name} · {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>In this album</source>
      <translation>Dans cet album</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Good matches</source>
      <translation>Bons résultats</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Closest first</source>
      <translation>Les plus proches d’abord</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>The rest</source>
      <translation>Le reste</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Not in this album</source>
      <translation>Pas dans cet album</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Check these</source>
      <translation>À vérifier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Best matches first</source>
      <translation>Meilleurs résultats d’abord</translation>
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
      <translation>Plus strict ou plus large</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>The guide ({key}) says what else can be done.</source>
      <translation>Le guide ({key}) dit ce qui peut encore être fait.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Show backups…</source>
      <translation>Montrer les sauvegardes…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Quit</source>
      <translation>Quitter</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Opening your library…</source>
      <translation>Ouverture de votre photothèque…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>No photos match {sought}.</source>
      <translation>Aucune photo ne correspond à {sought}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Clear the filter</source>
      <translation>Effacer le filtre</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>This album is empty. Select photos and choose “Add to album…”, or drop them on it at the side.</source>
      <translation>Cet album est vide. Sélectionnez des photos puis « Ajouter à un album… », ou déposez-les sur lui dans le volet.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Choose photos</source>
      <translation>Choisir des photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Add another folder</source>
      <translation>Ajouter un autre dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading is paused. The first photos appear when it goes on.</source>
      <translation>La lecture est suspendue. Les premières photos apparaîtront quand elle reprendra.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading your photos. The first ones appear in a moment.</source>
      <translation>Lecture de vos photos. Les premières apparaîtront dans un instant.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>There are no photos to show in this folder.</source>
      <translation>Il n’y a aucune photo à afficher dans ce dossier.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Go to the photos at the edge</source>
      <translation>Aller aux photos à la limite</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort and group the photos</source>
      <translation>Trier et grouper les photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Order: {order}</source>
      <translation>Ordre : {order}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Thumbnail size</source>
      <translation>Taille des vignettes</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search without the filter</source>
      <translation>Rechercher sans le filtre</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search all photos</source>
      <translation>Rechercher dans toutes les photos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A stack of {n} photos</source>
      <extracomment>of one: A stack of {n} photo</extracomment>
      <translation>
        <numerusform>Une pile de {n} photo</numerusform>
        <numerusform>Une pile de {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A raw file and its picture as one photo</source>
      <translation>Un fichier RAW et son image, réunis en une seule photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>liked</source>
      <translation>aimée</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>disliked</source>
      <translation>rejetée</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>a copied picture</source>
      <translation>une image copiée</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>In this stack {name} fits best</source>
      <translation>Dans cette pile, {name} convient le mieux</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>Because you liked {name}</source>
      <translation>Parce que vous avez aimé {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Photo</source>
      <translation>Photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Previous photo</source>
      <translation>Photo précédente</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Next photo</source>
      <translation>Photo suivante</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Search a part</source>
      <translation>Rechercher une partie</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Draw a rectangle to search with a part of the photo</source>
      <translation>Tracer un rectangle pour rechercher avec une partie de la photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>In this list</source>
      <translation>Dans cette liste</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy 'à' HH:mm</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} good matches</source>
      <extracomment>of one: {n} good match</extracomment>
      <translation>
        <numerusform>{n} bon résultat</numerusform>
        <numerusform>{n} bons résultats</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found}. That is all, very likely.</source>
      <translation>{found}. C’est très probablement tout.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found} of about {exist}</source>
      <translation>{found} sur environ {exist}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{count} to check</source>
      <translation>{count} à vérifier</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like a part of {name}</source>
      <translation>Photos similaires à une partie de {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like {name}</source>
      <translation>Similaires à {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, hide</source>
      <extracomment>of one: {n} disliked, hide</extracomment>
      <translation>
        <numerusform>{n} rejetée, masquer</numerusform>
        <numerusform>{n} rejetées, masquer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, show</source>
      <extracomment>of one: {n} disliked, show</extracomment>
      <translation>
        <numerusform>{n} rejetée, afficher</numerusform>
        <numerusform>{n} rejetées, afficher</numerusform>
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
        <numerusform>{n} jour</numerusform>
        <numerusform>{n} jours</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Click for stars; or press 1 to 5, and 0 for none</source>
      <translation>Cliquez pour donner des étoiles ; ou appuyez sur 1 à 5, et 0 pour aucune</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <comment>a menu's name</comment>
      <translation>Pile</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <translation>Empiler</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Select two photos or more to stack them.</source>
      <translation>Sélectionnez deux photos ou plus pour les empiler.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {photos}</source>
      <translation>Empiler {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stacked {n} photos. {key} opens the stack.</source>
      <extracomment>of one: Stacked {n} photo. {key} opens the stack.</extracomment>
      <translation>
        <numerusform>{n} photo empilée. {key} ouvre la pile.</numerusform>
        <numerusform>{n} photos empilées. {key} ouvre la pile.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Open or close the stack</source>
      <translation>Ouvrir ou fermer la pile</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Put on top of its stack</source>
      <translation>Mettre au-dessus de sa pile</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Top of the stack</source>
      <translation>Dessus de la pile</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of its stack</source>
      <translation>Retirer de sa pile</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take {n} photos out of their stacks</source>
      <extracomment>of one: Take out of its stack</extracomment>
      <translation>
        <numerusform>Retirer {n} photo de sa pile</numerusform>
        <numerusform>Retirer {n} photos de leurs piles</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of the stack</source>
      <translation>Sortir de la pile</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack {n} photos</source>
      <extracomment>of one: Unstack</extracomment>
      <translation>
        <numerusform>Dissocier {n} photo</numerusform>
        <numerusform>Dissocier {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Show the stack, or close it</source>
      <translation>Montrer la pile, ou la fermer</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Select</source>
      <translation>Sélectionner</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>When the photos were taken</source>
      <translation>Dates de prise de vue</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is set aside in the library's folder, and your photos are not touched.</source>
      <translation>Les pouces, albums, étoiles, mots-clés et profils redeviennent ce qu’ils étaient alors. L’état actuel est mis de côté dans le dossier de la photothèque, et vos photos ne sont pas touchées.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>No second place</source>
      <translation>Pas de second emplacement</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups</source>
      <translation>Sauvegardes</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Back up now</source>
      <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in a second place too</source>
      <translation>Conserver aussi les sauvegardes à un second emplacement</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore…</source>
      <translation>Restaurer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in this folder too</source>
      <translation>Conserver aussi les sauvegardes dans ce dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Go back to the library as it was on {when}?</source>
      <translation>Revenir à la photothèque telle qu’elle était le {when} ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore</source>
      <translation>Restaurer</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>{why}, by a clock that was ahead</source>
      <translation>{why}, par une horloge en avance</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>There are no backups yet. Likewise makes one automatically when something has changed.</source>
      <translation>Il n’y a pas encore de sauvegarde. Likewise en fait une automatiquement quand quelque chose a changé.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library, in {folder}. A second place, on another disk, is safer still.</source>
      <translation>Les sauvegardes sont conservées à côté de la photothèque, dans {folder}. Un second emplacement, sur un autre disque, est plus sûr encore.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>The second place, {place}, is away. Until it is back, backups are only here.</source>
      <translation>Le second emplacement, {place}, est absent. Jusqu’à son retour, les sauvegardes ne sont qu’ici.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library and in {place}.</source>
      <translation>Les sauvegardes sont conservées à côté de la photothèque et dans {place}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Profiles (*.likewise)</source>
      <translation>Profils (*.likewise)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>A profile from a file</source>
      <translation>Un profil d’un fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import…</source>
      <translation>Importer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Start every search with</source>
      <translation>Commencer chaque recherche avec</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>New profile</source>
      <translation>Nouveau profil</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Create…</source>
      <translation>Créer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Give it another name</source>
      <translation>Lui donner un autre nom</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Make a copy of it</source>
      <translation>En faire une copie</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate…</source>
      <translation>Dupliquer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Save it to a file</source>
      <translation>L’enregistrer dans un fichier</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forget what it learned</source>
      <translation>Oublier ce qu’il a appris</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset…</source>
      <translation>Réinitialiser…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Remove it with its searches</source>
      <translation>Le supprimer avec ses recherches</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete…</source>
      <translation>Supprimer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Name of the profile</source>
      <translation>Nom du profil</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate</source>
      <translation>Dupliquer</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import</source>
      <translation>Importer</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset “{name}”?</source>
      <translation>Réinitialiser « {name} » ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forgets everything learned. Your searches stay, but it no longer learns from them.</source>
      <translation>Oublie tout ce qui a été appris. Vos recherches restent, mais il n’en apprend plus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset</source>
      <translation>Réinitialiser</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete “{name}”?</source>
      <translation>Supprimer « {name} » ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Its searches will be deleted too.</source>
      <translation>Ses recherches seront supprimées aussi.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} thumbs, {searches}</source>
      <extracomment>of one: {n} thumb, {searches}</extracomment>
      <translation>
        <numerusform>{n} pouce, {searches}</numerusform>
        <numerusform>{n} pouces, {searches}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} imported thumbs</source>
      <extracomment>of one: {n} imported thumb</extracomment>
      <translation>
        <numerusform>{n} pouce importé</numerusform>
        <numerusform>{n} pouces importés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>{n} photos can be searched.</source>
      <extracomment>of one: {n} photo can be searched.</extracomment>
      <translation>
        <numerusform>{n} photo est prête pour la recherche.</numerusform>
        <numerusform>{n} photos sont prêtes pour la recherche.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are read</source>
      <translation>Vos photos sont lues</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Settings…</source>
      <translation>Réglages…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups…</source>
      <translation>Sauvegardes…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Help</source>
      <comment>a menu's name</comment>
      <translation>Aide</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Keys</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Likewise learns what you mean by “alike” from your thumbs. It all stays on this computer.</source>
      <translation>Likewise apprend de vos pouces ce que vous entendez par « semblable ». Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>How new photos are found and read.</source>
      <translation>Comment les nouvelles photos sont trouvées et lues.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What looks at your photos.</source>
      <translation>Ce qui regarde vos photos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Copies of your albums, stars and all that was learned.</source>
      <translation>Des albums, des étoiles et de tout ce qui a été appris.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Library</source>
      <translation>Photothèque</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Searching</source>
      <translation>Recherche</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What it learned</source>
      <translation>Ce qui a été appris</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and safety</source>
      <translation>Fichiers et sécurité</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Look</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>New photos appear by themselves.</source>
      <translation>Les nouvelles photos apparaissent d’elles-mêmes.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Reading takes longer, other programs stay fast.</source>
      <translation>La lecture dure plus longtemps, les autres programmes moins.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>When reading took more than a minute.</source>
      <translation>Quand la lecture a pris plus d’une minute.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and folders that are never read.</source>
      <translation>Fichiers et dossiers qui ne sont jamais lus.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Watch folders</source>
      <translation>Surveiller les dossiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use less CPU</source>
      <translation>Ménager le processeur</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Notify me when done</source>
      <translation>M’avertir à la fin</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Edit…</source>
      <translation>Modifier…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Recognise what is in photos</source>
      <translation>Reconnaître le contenu des photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dogs, boats, flowers: needed to search by words.</source>
      <translation>Chiens, bateaux, fleurs : nécessaire pour chercher avec des mots.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Image model</source>
      <translation>Modèle d’image</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A model of your own looks at the photos, too.</source>
      <translation>Un modèle à vous regarde aussi les photos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Model for sentences</source>
      <translation>Modèle pour les phrases</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A folder with both halves of a CLIP or SigLIP model: any sentence searches.</source>
      <translation>Un dossier avec les deux moitiés d’un modèle CLIP ou SigLIP : toute phrase permet alors de chercher.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No image model</source>
      <translation>Aucun modèle d’image</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use an image model</source>
      <translation>Utiliser un modèle d’image</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>ONNX models (*.onnx)</source>
      <translation>Modèles ONNX (*.onnx)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Protect my files</source>
      <translation>Protéger mes fichiers</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No moving, renaming or deleting.</source>
      <translation>Ni déplacement, ni renommage, ni suppression.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show…</source>
      <translation>Afficher…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Keep sidecars up to date</source>
      <translation>Tenir à jour les fichiers annexes</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Small files beside the photos that other programs read.</source>
      <translation>De petits fichiers à côté des photos que d’autres programmes lisent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Name sidecars photo.xmp, as Lightroom does</source>
      <translation>Nommer les fichiers annexes photo.xmp, comme Lightroom</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Stars and keywords</source>
      <translation>Étoiles et mots-clés</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Follow the system</source>
      <translation>Suivre le système</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show RAW and JPEG as one photo</source>
      <translation>Montrer RAW et JPEG comme une seule photo</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>They share their stars, and are binned together.</source>
      <translation>Ils partagent leurs étoiles et vont ensemble à la corbeille.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart to change the language.</source>
      <translation>Redémarrez pour changer de langue.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Pages of settings</source>
      <translation>Pages des réglages</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Click a field and press the keys that you want.</source>
      <translation>Cliquez dans un champ et appuyez sur les touches voulues.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Reset all keys</source>
      <translation>Réinitialiser les touches</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>“{text}” has its new key.</source>
      <translation>« {text} » a sa nouvelle touche.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>{key} already means “{text}”. Change that one first.</source>
      <translation>{key} signifie déjà « {text} ». Changez-le d’abord.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>All keys are back to the defaults.</source>
      <translation>Toutes les touches sont réinitialisées.</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>How long each photo stays</source>
      <translation>Durée d’affichage de chaque photo</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{n} seconds</source>
      <extracomment>of one: {n} second</extracomment>
      <translation>
        <numerusform>{n} seconde</numerusform>
        <numerusform>{n} secondes</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End</source>
      <translation>Terminer</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End the slide show (Esc)</source>
      <translation>Terminer le diaporama (Échap)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go on</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{command} (Space)</source>
      <translation>{command} (Espace)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Slide show</source>
      <translation>Diaporama</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go to the photos first: there are none to show here.</source>
      <translation>Allez d’abord aux photos : il n’y a rien à montrer ici.</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/labels.py"></location>
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>subject</source>
      <translation>sujet</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>colour</source>
      <translation>couleur</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>outlines</source>
      <translation>contours</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>texture</source>
      <translation>texture</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>layout</source>
      <translation>composition</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>details</source>
      <translation>détails</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>patterns</source>
      <translation>motifs</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>red</source>
      <translation>rouge</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>yellow</source>
      <translation>jaune</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>green</source>
      <translation>vert</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>blue</source>
      <translation>bleu</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>purple</source>
      <translation>violet</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Not much alike</source>
      <translation>Peu de ressemblance</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {first} and {second}</source>
      <translation>Similaire : {first} et {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {family}</source>
      <translation>Similaire : {family}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{family} ({percent}%)</source>
      <translation>{family} ({percent} %)</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>What matters here: {families}</source>
      <translation>Ce qui compte ici : {families}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Shows “{word}”</source>
      <translation>Montre « {word} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Probably shows “{word}”</source>
      <translation>Montre probablement « {word} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>May show “{word}”</source>
      <translation>Montre peut-être « {word} »</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Hardly shows “{word}”</source>
      <translation>Montre à peine « {word} »</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} stars</source>
      <extracomment>of one: {n} star</extracomment>
      <translation>
        <numerusform>{n} étoile</numerusform>
        <numerusform>{n} étoiles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} bytes</source>
      <extracomment>of one: {n} byte</extracomment>
      <translation>
        <numerusform>{n} octet</numerusform>
        <numerusform>{n} octets</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} TB</source>
      <translation>{size} To</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} kB</source>
      <translation>{size} ko</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} MB</source>
      <translation>{size} Mo</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{size} GB</source>
      <translation>{size} Go</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm:ss</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy 'à' HH:mm:ss</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} files couldn't be read</source>
      <extracomment>of one: {n} file couldn't be read</extracomment>
      <translation>
        <numerusform>{n} fichier n’a pas pu être lu</numerusform>
        <numerusform>{n} fichiers n’ont pas pu être lus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} problems</source>
      <extracomment>of one: {n} problem</extracomment>
      <translation>
        <numerusform>{n} problème</numerusform>
        <numerusform>{n} problèmes</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>a few seconds</source>
      <translation>quelques secondes</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} seconds</source>
      <extracomment>of one: about {n} second</extracomment>
      <translation>
        <numerusform>environ {n} seconde</numerusform>
        <numerusform>environ {n} secondes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} minutes</source>
      <extracomment>of one: about {n} minute</extracomment>
      <translation>
        <numerusform>environ {n} minute</numerusform>
        <numerusform>environ {n} minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} hours</source>
      <extracomment>of one: about {n} hour</extracomment>
      <translation>
        <numerusform>environ {n} heure</numerusform>
        <numerusform>environ {n} heures</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: not reached</source>
      <translation>Cluster : injoignable</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: no workers</source>
      <translation>Cluster : aucun worker</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: {ready} of {n} parts answer</source>
      <extracomment>of one: Cluster: {ready} of {n} part answer</extracomment>
      <translation>
        <numerusform>Cluster : {ready} partie sur {n} répond</numerusform>
        <numerusform>Cluster : {ready} parties sur {n} répondent</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos</source>
      <translation>Reconnaissance du contenu de vos photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos: {done} of {total}</source>
      <translation>Reconnaissance du contenu de vos photos : {done} sur {total}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading dates, {done} of {n} photos</source>
      <extracomment>of one: Reading dates, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Lecture des dates, {done} photo sur {n}</numerusform>
        <numerusform>Lecture des dates, {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading {done} of {n} photos</source>
      <extracomment>of one: Reading {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Lecture : {done} photo sur {n}</numerusform>
        <numerusform>Lecture : {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos</source>
      <translation>Recherche de photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos, {done} found so far</source>
      <translation>Recherche de photos, {done} trouvées jusqu’ici</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Paused at {done} of {n} photos</source>
      <extracomment>of one: Paused at {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Suspendu à {done} photo sur {n}</numerusform>
        <numerusform>Suspendu à {done} photos sur {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/system/desktop.py"></location>
      <source>The folder of {name} can't be opened.</source>
      <translation>Le dossier de {name} ne peut pas être ouvert.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Another user listens where your Likewise should.</source>
      <translation>Un autre utilisateur écoute là où devrait être votre Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Likewise is open with this library already, but does not answer.</source>
      <translation>Likewise est déjà ouvert avec cette photothèque, mais ne répond pas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Check whether it is waiting for you, or end it and start it again.</source>
      <translation>Voyez s’il attend une réponse de vous, ou mettez-y fin et redémarrez-le.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>A photo, results of which one is liked and one disliked, and better results</source>
      <translation>Une photo, des résultats dont un aimé et un non aimé, et de meilleurs résultats</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>You can search as soon as the first ones appear.</source>
      <translation>Vous pouvez chercher dès que les premières apparaissent.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Your photos never leave this computer, and Likewise never changes them unless you ask.</source>
      <translation>Vos photos ne quittent jamais cet ordinateur, et Likewise ne les modifie que si vous le demandez.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Start here</source>
      <translation>Commencez ici</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Find photos by showing one</source>
      <translation>Trouver des photos en en montrant une</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Add folder</source>
      <translation>Ajouter un dossier</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Try the sample gallery</source>
      <translation>Essayer la galerie d’exemple</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Drop a folder of photos here</source>
      <translation>Déposez ici un dossier de photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Private</source>
      <translation>Privé</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>1 of 3: Point at a photo and click “More like this”.</source>
      <translation>1 sur 3 : Pointez une photo et cliquez sur « Photos similaires ».</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>2 of 3: Like two or three photos that fit, and watch the others move.</source>
      <translation>2 sur 3 : Aimez deux ou trois photos qui conviennent, et regardez les autres bouger.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>3 of 3: Click “Save as smart album”. Matching photos are added automatically.</source>
      <translation>3 sur 3 : Cliquez sur « Enregistrer comme album intelligent ». Les photos qui conviennent s’ajoutent automatiquement.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>That's it: the album is at the side. Correct it with thumbs.</source>
      <translation>C’est tout : l’album est dans le volet. Corrigez-le avec les pouces.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>The sample gallery can't be kept in {folder}: {strerror}. Free some space there, or make it writable.</source>
      <translation>La galerie d’exemple ne peut pas être gardée dans {folder} : {strerror}. Libérez-y de la place, ou autorisez-y l’écriture.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>Drawing the sample gallery: {done} of {total} pictures.</source>
      <translation>Dessin de la galerie d’exemple : {done} images sur {total}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>No photo is named “{words}”, so that was left out.</source>
      <translation>Aucune photo ne s’appelle « {words} », cela a donc été ignoré.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Search in this album</source>
      <translation>Chercher dans cet album</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {n} photos</source>
      <extracomment>of one: like {n} photo</extracomment>
      <translation>
        <numerusform>comme {n} photo</numerusform>
        <numerusform>comme {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {name}</source>
      <translation>comme {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>An album that was deleted</source>
      <translation>Un album supprimé</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>in {place}</source>
      <translation>dans {place}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Find photos</source>
      <translation>Trouver des photos</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the sidebar</source>
      <translation>Afficher la barre latérale</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the inspector</source>
      <translation>Afficher l’inspecteur</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop a folder to add it, or a picture to search with it</source>
      <translation>Déposez un dossier pour l’ajouter, ou une image pour rechercher avec elle</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop the picture to search with it</source>
      <translation>Déposez l’image pour rechercher avec elle</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Album</source>
      <translation>Album</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Search again</source>
      <translation>Chercher à nouveau</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Files are still being worked on. Undo when that is done.</source>
      <translation>Des fichiers sont encore en cours de traitement. Annulez une fois que c’est fini.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to undo.</source>
      <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redone: {what}.</source>
      <translation>Rétabli : {what}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to redo.</source>
      <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo: {what}</source>
      <translation>Annuler : {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo: {what}</source>
      <translation>Rétablir : {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <translation>Voir</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom in</source>
      <translation>Zoom avant</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom out</source>
      <translation>Zoom arrière</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Full screen</source>
      <translation>Plein écran</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command…</source>
      <translation>Trouver une commande…</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command</source>
      <translation>Trouver une commande</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Type what you want to do, or where to go</source>
      <translation>Que voulez-vous faire, où voulez-vous aller ?</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>No command or place is called that.</source>
      <translation>Aucune commande ni aucun lieu ne porte ce nom.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For this search</source>
      <translation>Pour cette recherche</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For {n} photos</source>
      <extracomment>of one: For {n} photo</extracomment>
      <translation>
        <numerusform>Pour {n} photo</numerusform>
        <numerusform>Pour {n} photos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Other commands</source>
      <translation>Autres commandes</translation>
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

Trouve les photos qui ressemblent à l’une des vôtres, et apprend de vos évaluations ce que ressembler veut dire pour vous.
Vos photos ne quittent jamais cet ordinateur et ne sont jamais modifiées, sauf si vous le demandez.

Logiciel libre sous licence MIT. Il repose sur Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow et
d’autres, tous nommés ci-dessous avec leurs licences. NOTICES.md, qui l’accompagne, parle des poids et des données.

Python {python}, Qt {qt}, {system}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Copy a report of what went wrong</source>
      <translation>Copier un rapport des erreurs</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>A report was copied. It names no file, and you can paste it anywhere.</source>
      <translation>Un rapport a été copié. Il ne nomme aucun fichier, et vous pouvez le coller n’importe où.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Guide</source>
      <translation>Guide</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Restart safely, without plug-ins</source>
      <translation>Redémarrer sans risque, sans extensions</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>About Likewise</source>
      <translation>À propos de Likewise</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/albums.py"></location>
      <source>There is nothing to undo in this album.</source>
      <translation>Il n’y a rien à annuler dans cet album.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/backup_thread.py"></location>
      <source>by hand</source>
      <translation>à la main</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>No library is open yet. Add a folder of photos first.</source>
      <translation>Aucune photothèque n’est encore ouverte. Ajoutez d’abord un dossier de photos.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>The backup is restored. What was there before is in {aside}.</source>
      <translation>La sauvegarde est restaurée. Ce qu’il y avait auparavant est dans {aside}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{n} pairs of photos could not be compared: copies may be missing here.</source>
      <extracomment>of one: {n} pair of photos could not be compared: copies may be missing here.</extracomment>
      <translation>
        <numerusform>{n} paire de photos n’a pas pu être comparée : il peut manquer des copies ici.</numerusform>
        <numerusform>{n} paires de photos n’ont pas pu être comparées : il peut manquer des copies ici.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>This group has changed. Look for duplicates again.</source>
      <translation>Ce groupe a changé. Cherchez à nouveau les doublons.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>Looking for duplicates ended too soon: {reason}</source>
      <translation>La recherche de doublons s’est arrêtée trop tôt : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{left} stay: {reason}</source>
      <translation>{left} restent : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Photos are read without an image model from now on.</source>
      <translation>Les photos sont désormais lues sans modèle d’image.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Trying the model {name}…</source>
      <translation>Essai du modèle {name}…</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Stopped. What was read is kept; “Rescan” reads the rest.</source>
      <translation>Arrêté. Ce qui a été lu est conservé ; « Actualiser les dossiers » lira le reste.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/folders.py"></location>
      <source>{n} new photos.</source>
      <extracomment>of one: {n} new photo.</extracomment>
      <translation>
        <numerusform>{n} nouvelle photo.</numerusform>
        <numerusform>{n} nouvelles photos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/marks.py"></location>
      <source>A sidecar can't be read. {first}</source>
      <translation>Un fichier annexe ne peut pas être lu. {first}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/marks.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>And {n} more.</source>
      <extracomment>of one: And {n} more.</extracomment>
      <translation>
        <numerusform>Et {n} autre.</numerusform>
        <numerusform>Et {n} autres.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Profile exported to {path}.</source>
      <translation>Profil exporté dans {path}.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>{name} is ready to use.</source>
      <translation>{name} est prêt à l’emploi.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Learning from folders is under way already.</source>
      <translation>L’apprentissage à partir des dossiers est déjà en cours.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Stopped. Nothing was learned from the folders.</source>
      <translation>Arrêté. Rien n’a été appris des dossiers.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/full_loader.py"></location>
      <source>There is not enough memory left to show it in full.</source>
      <translation>Il ne reste pas assez de mémoire pour la montrer entièrement.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>This can't be searched with. {reason}</source>
      <translation>Impossible de rechercher avec ceci. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_files.py"></location>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} can't be read: {strerror}.</source>
      <translation>{name} ne peut pas être lu : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_loader.py"></location>
      <source>No thumbnail can be made: {strerror}.</source>
      <translation>Aucune vignette ne peut être faite : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>A process that reads photos can't be started: {strerror}.</source>
      <translation>Un processus de lecture des photos ne peut pas être démarré : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Close other programs, then try again.</source>
      <translation>Fermez d’autres programmes, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>gave an invalid answer</source>
      <translation>a donné une réponse invalide</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Starting a process that reads photos {fault}.</source>
      <translation>Le démarrage d’un processus de lecture des photos {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>Start Likewise again; if that doesn't help, reinstall it.</source>
      <translation>Redémarrez Likewise ; si cela persiste, réinstallez-le.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Reading it {fault}.</source>
      <translation>Sa lecture {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds</source>
      <translation>a pris plus de {seconds} secondes</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds; its disk or network may not answer</source>
      <translation>a pris plus de {seconds} secondes ; son disque ou son réseau ne répond peut-être pas</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took more than {seconds} seconds of computing</source>
      <translation>a pris plus de {seconds} secondes de calcul</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (signal {signal})</source>
      <translation>a planté (signal {signal})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (exit code {code})</source>
      <translation>a planté (code de sortie {code})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>It was not waited for.</source>
      <translation>L’attente a été abandonnée.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it needs more memory than is allowed.</source>
      <translation>Sa lecture demande plus de mémoire que permis.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it failed: {error}.</source>
      <translation>Sa lecture a échoué : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/extraction.py"></location>
      <source>Its {name} can't be told: it gave numbers that are not finite.</source>
      <translation>Caractéristique impossible à déterminer ({name}) : elle a donné des nombres qui ne sont pas finis.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Photos are read without recognising what is in them. {reason}</source>
      <translation>Le contenu des images n’est pas examiné. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>{reason} The image model was not changed.</source>
      <translation>{reason} Le modèle d’image n’a pas été changé.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Comparing what is in the pictures failed: {reason}</source>
      <translation>La comparaison du contenu des images a échoué : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Scan again; until it succeeds, searches go without it.</source>
      <translation>Actualisez de nouveau les dossiers ; jusqu’à ce que cela réussisse, les recherches s’en passent.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>There is no room left to keep what was found in the photos.</source>
      <translation>Il n’y a plus de place pour conserver ce qui a été trouvé dans les photos.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>Make space on the disk of the library, then look for new photos again.</source>
      <translation>Libérez de la place sur le disque de la photothèque, puis recherchez de nouveau les nouvelles photos.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>The processes that compare photos keep crashing.</source>
      <translation>Les processus qui comparent les photos s’arrêtent sans cesse.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{n} sidecars written.</source>
      <extracomment>of one: {n} sidecar written.</extracomment>
      <translation>
        <numerusform>{n} fichier annexe écrit.</numerusform>
        <numerusform>{n} fichiers annexes écrits.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{parent}: {reason}</source>
      <translation>{parent} : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map was not finished.</source>
      <translation>La carte n’a pas été terminée.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>It is made again when the map is opened.</source>
      <translation>Elle sera refaite à l’ouverture de la carte.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map can't be kept: {error}.</source>
      <translation>La carte ne peut pas être conservée : {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>Make room on the disk.</source>
      <translation>Libérez de la place sur le disque.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} is damaged, or not the file that it should be.</source>
      <translation>{name} est endommagé, ou n’est pas le fichier attendu.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds a tensor without a storage.</source>
      <translation>Le fichier de poids contient un tenseur sans stockage.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a tensor is not inside its storage.</source>
      <translation>Le fichier de poids est endommagé : un tenseur n’est pas dans son stockage.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>This is no little-endian checkpoint of the old format.</source>
      <translation>Ce n’est pas un fichier de poids little-endian de l’ancien format.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: {error}.</source>
      <translation>Le fichier de poids est endommagé : {error}.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint wants {module}.{name}, which no weights need.</source>
      <translation>Le fichier de poids demande {module}.{name}, dont aucun poids n’a besoin.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds something else than whole storages.</source>
      <translation>Le fichier de poids contient autre chose que des stockages entiers.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a storage has another size.</source>
      <translation>Le fichier de poids est endommagé : un stockage a une autre taille.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is empty.</source>
      <translation>Le fichier est vide.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} says it is {width} x {height} pixels; we read at most {value} megapixels of a picture of this kind.</source>
      <translation>{name} annonce {width} x {height} pixels ; nous lisons au plus {value} mégapixels d’une image de ce genre.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} has no pixels.</source>
      <translation>{name} n’a aucun pixel.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} does not exist.</source>
      <translation>{name} n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is not a file.</source>
      <translation>{name} n’est pas un fichier.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} can't be read: {value}.</source>
      <translation>{name} ne peut pas être lu : {value}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>Not a supported image format.</source>
      <translation>Format d’image non pris en charge.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} needs more memory than there is.</source>
      <translation>{name} demande plus de mémoire qu’il n’y en a.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is damaged: {detail}.</source>
      <translation>Le fichier est endommagé : {detail}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} is larger than {value} MB, too large for a picture.</source>
      <translation>{name} dépasse {value} Mo, c’est trop pour une image.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is incomplete.</source>
      <translation>Le fichier est incomplet.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin with 3 x 3 pixels.</source>
      <translation>Le réseau ne commence pas par 3 x 3 pixels.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin and end with a convolution.</source>
      <translation>Le réseau ne commence ni ne finit par une convolution.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>These weights are no EfficientNet-Lite's: {error}.</source>
      <translation>Ces poids ne sont pas ceux d’un EfficientNet-Lite : {error}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} makes {dimension} numbers of a picture and {value} of a sentence: its halves don't belong together.</source>
      <translation>{name} tire {dimension} nombres d’une image et {value} d’une phrase : ses moitiés ne vont pas ensemble.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} can't be read: {strerror}.</source>
      <translation>Le modèle {source} ne peut pas être lu : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} changed while it was looked at.</source>
      <translation>Le modèle {source} a changé pendant son examen.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} is larger than {value} GB.</source>
      <translation>{name} dépasse {value} Go.</translation>
    </message>
    <message>
      <location filename="../../features/normalisation.py"></location>
      <source>The sample of {name} holds NaN or infinite entries; extract it again.</source>
      <translation>L’échantillon de {name} contient des valeurs NaN ou infinies ; extrayez-le de nouveau.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} has to hold one JSON object.</source>
      <translation>{name} doit contenir un objet JSON.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} doesn't say how large its pictures are. Write {"size": [224, 224]}, or what is right for it, into {value}.</source>
      <translation>{name} ne dit pas la taille de ses images. Écrivez {"size": [224, 224]}, ou ce qui convient, dans {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is no model for pictures: its input has the shape {value}, not [1, 3, height, width] or [1, height, width, 3]. Choose another model.</source>
      <translation>{name} n’est pas un modèle d’images : son entrée a la forme {value}, et non [1, 3, height, width] ou [1, height, width, 3]. Choisissez un autre modèle.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants {value} pictures at a time. Export it for one picture, or any number.</source>
      <translation>{name} demande {value} images à la fois. Exportez-le pour une image, ou pour un nombre quelconque.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>The size of {name}'s pictures has to be [width, height] in pixels.</source>
      <translation>La taille des images de {name} doit être [width, height] en pixels.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants pictures of {value} x {value_} pixels; from {value__} to {value___} can be given.</source>
      <translation>{name} demande des images de {value} x {value_} pixels ; de {value__} à {value___} sont possibles.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“output” of {name} has to be the name of one of its outputs.</source>
      <translation>« output » de {name} doit être le nom d’une de ses sorties.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout}.</source>
      <translation>{file} contredit {name}, dont l’entrée est {layout}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels.</source>
      <translation>{file} contredit {name}, dont l’entrée est {layout} de {height} x {width} pixels.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is too large to hold settings.</source>
      <translation>{name} est trop volumineux pour contenir des réglages.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <location filename="../../features/text_model.py"></location>
      <source>{name} can't be read as JSON: {error}.</source>
      <translation>{name} ne peut pas être lu comme JSON : {error}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{source} says “{key}”, which is none of {value}.</source>
      <translation>{source} dit « {key} », qui n’est aucun de {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be one of {value}.</source>
      <translation>« {key} » de {name} doit être l’un de {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be three numbers of at most {MOST}, “std” of at least {LEAST_STD}.</source>
      <translation>« {key} » de {name} doit être trois nombres d’au plus {MOST}, « std » d’au moins {LEAST_STD}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>The image model {name} is not in the library any more. Choose it again, or use none.</source>
      <translation>Le modèle d’images {name} n’est plus dans la photothèque. Choisissez-le de nouveau, ou n’en utilisez aucun.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {value} inputs ({names}), not one picture. Export the part of it that sees pictures.</source>
      <translation>{name} demande {value} entrées ({names}), et non une image. Exportez la partie qui voit les images.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {type}, which no picture can be given as.</source>
      <translation>{name} demande {type}, sous quoi aucune image ne peut être donnée.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} has no output “{output}”, but {value}.</source>
      <translation>{name} n’a pas de sortie « {output} », mais {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {dtype} of shape {value}, not one vector a picture.</source>
      <translation>{name} donne {dtype} de forme {value}, et non un vecteur par image.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {value} numbers a picture; at most {MOST_ENTRIES} can be kept. Name another output, or "pool", in its side file.</source>
      <translation>{name} donne {value} nombres par image ; {MOST_ENTRIES} au plus peuvent être gardés. Nommez une autre sortie, ou "pool", dans son fichier annexe.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers that are not finite.</source>
      <translation>{name} a donné des nombres qui ne sont pas finis.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers beyond {LARGEST}. Let "normalise" be "l2" in its side file, or name another output.</source>
      <translation>{name} a donné des nombres au-delà de {LARGEST}. Mettez "normalise" à "l2" dans son fichier annexe, ou nommez une autre sortie.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives vectors of different lengths.</source>
      <translation>{name} donne des vecteurs de longueurs différentes.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} is no ONNX model that can be opened: {value}. A model has to be one file, with its weights inside.</source>
      <translation>{name} n’est pas un modèle ONNX qui puisse s’ouvrir : {value}. Un modèle doit être un seul fichier, poids compris.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>Image models need onnxruntime, which is not installed. Reinstall Likewise with everything it needs; or use no image model.</source>
      <translation>Les modèles d’images ont besoin d’onnxruntime, qui n’est pas installé. Réinstallez Likewise avec tout ce qu’il demande, ou n’utilisez aucun modèle d’images.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} failed on a picture: {value}.</source>
      <translation>{name} a échoué sur une image : {value}.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} gave no vector of {dimension} numbers from 0 to 1.</source>
      <translation>La modalité {name} n’a pas donné un vecteur de {dimension} nombres de 0 à 1.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} failed on it: {said}.</source>
      <translation>La modalité {name} a échoué : {said}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} says it is {raw_width} x {raw_height} pixels; we read at most {value} megapixels of a raw file without a preview.</source>
      <translation>{name} annonce {raw_width} x {raw_height} pixels ; nous lisons au plus {value} mégapixels d’un fichier raw sans aperçu.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} is a raw file of a kind that we don't know, or damaged: {value}.</source>
      <translation>{name} est un fichier raw d’un genre inconnu, ou endommagé : {value}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it.</source>
      <translation>Les fichiers raw ont besoin de rawpy, qui n’est pas installé. `pip install likewise[raw]` l’installe.</translation>
    </message>
    <message>
      <location filename="../../features/resized_copy.py"></location>
      <source>{name} is larger than a WebP can be; choose a smaller size.</source>
      <translation>{name} est plus grand qu’un WebP ne peut l’être ; choisissez une taille plus petite.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime, which runs the network, is not installed. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime, qui fait tourner le réseau, n’est pas installé. Réinstallez Likewise avec tout ce qu’il demande.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network's weights are not installed. Reinstall Likewise with everything it needs.</source>
      <translation>Les poids du réseau ne sont pas installés. Réinstallez Likewise avec tout ce qu’il demande.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime can't be loaded: {said}. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime ne peut pas être chargé : {said}. Réinstallez Likewise avec tout ce qu’il demande.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime {__version__} can't run the network: {value}. Install another version of it.</source>
      <translation>onnxruntime {__version__} ne peut pas faire tourner le réseau : {value}. Installez-en une autre version.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>{error} Reinstall Likewise with everything it needs.</source>
      <translation>{error} Réinstallez Likewise avec tout ce qu’il demande.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network can't be kept in {folder}: {strerror}.</source>
      <translation>Le réseau ne peut pas être gardé dans {folder} : {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants {value}, which is more than a sentence.</source>
      <translation>{name} demande {value}, ce qui est plus qu’une phrase.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants sentences of {length} tokens; from {value} to {value_} can be given.</source>
      <translation>{name} demande des phrases de {length} jetons ; de {value} à {value_} sont possibles.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>To read sentences, models need tokenizers, which is not installed. Install it, or choose the part that sees pictures.</source>
      <translation>Pour lire des phrases, les modèles ont besoin de tokenizers, qui n’est pas installé. Installez-le, ou choisissez la partie qui voit les images.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} is no tokenizer that can be read: {said}.</source>
      <translation>{name} n’est pas un tokenizer lisible : {said}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} failed on a sentence: {value}.</source>
      <translation>{name} a échoué sur une phrase : {value}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} needs {words} distinct descriptors, the sample has {value}; add photos.</source>
      <translation>{name} demande {words} descripteurs distincts, l’échantillon en a {value} ; ajoutez des photos.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} is not a readable vocabulary: {error}.</source>
      <translation>{name} n’est pas un vocabulaire lisible : {error}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} was written by another version.</source>
      <translation>{name} a été écrit par une autre version.</translation>
    </message>
  </context>
</TS>
