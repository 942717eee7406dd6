<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>likewise</name>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>The connection to {scheduler} is not encrypted: whoever can reach that network can read the photos' features and run programs on the workers.</source>
      <translation>La conexión con {scheduler} no está cifrada: quien tenga acceso a esa red puede leer las características de las fotos y ejecutar programas en los nodos.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{scheduler} is another computer, and the connection would not be encrypted.</source>
      <translation>{scheduler} es otro equipo, y la conexión no estaría cifrada.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with --insecure.</source>
      <translation>Use tls:// con --tls-ca, --tls-cert y --tls-key, o acepte el riesgo con --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>{address} is not the address of a Dask scheduler.</source>
      <translation>{address} no es la dirección de un planificador de Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/cluster_address.py"></location>
      <source>Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.</source>
      <translation>Indique local, tls://HOST:PORT o tcp://127.0.0.1:PORT.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} is on another computer, and the connection to it would not be encrypted.</source>
      <translation>El nodo {worker} está en otro equipo, y la conexión con él no estaría cifrada.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Use TLS for the whole cluster, or take the risk with --insecure.</source>
      <translation>Use TLS para todo el clúster o acepte el riesgo con --insecure.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Clusters need the package dask.distributed, which is not installed.</source>
      <translation>Los clústeres necesitan el paquete dask.distributed, que no está instalado.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install it with: pip install likewise[cluster]</source>
      <translation>Instálelo con: pip install likewise[cluster]</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The cluster at {scheduler} can't be reached: {error}.</source>
      <translation>No se puede acceder al clúster de {scheduler}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no answer</source>
      <translation>sin respuesta</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check that its scheduler runs, and that this computer may connect to it.</source>
      <translation>Compruebe que su planificador está en marcha y que este equipo puede conectarse a él.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler at {scheduler} has no workers.</source>
      <translation>El planificador de {scheduler} no tiene nodos.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Start some: dask worker {scheduler}</source>
      <translation>Inicie algunos: dask worker {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The scheduler</source>
      <translation>El planificador</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker} has no Likewise: {found}.</source>
      <translation>El nodo {worker} no tiene Likewise: {found}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install likewise[cluster] {version} where the worker runs.</source>
      <translation>Instale likewise[cluster] {version} donde se ejecuta el nodo.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The worker {worker}</source>
      <translation>El nodo {worker}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{end} has {name} {theirs}, this computer {ours}.</source>
      <translation>{end} tiene {name} {theirs}; este equipo, {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Install the same versions on all of them.</source>
      <translation>Instale las mismas versiones en todos ellos.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>{scheduler} needs certificates.</source>
      <translation>{scheduler} necesita certificados.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's configuration.</source>
      <translation>Indique --tls-ca, --tls-cert y --tls-key, o defina distributed.comm.tls en la configuración de Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>The certificate file {file} does not exist.</source>
      <translation>El archivo de certificado {file} no existe.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/connection.py"></location>
      <source>Check the --tls options, and distributed.comm.tls in Dask's settings.</source>
      <translation>Revise las opciones --tls y distributed.comm.tls en la configuración de Dask.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>it does not see {folder}</source>
      <translation>no ve {folder}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>This worker has Likewise {own}, not {other}.</source>
      <translation>Este nodo tiene Likewise {own}, no {other}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/range_server.py"></location>
      <source>Install the same version everywhere.</source>
      <translation>Instale la misma versión en todas partes.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} has other features than this computer.</source>
      <translation>El nodo {worker} tiene otras características que este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install the same version of Likewise on both.</source>
      <translation>Instale la misma versión de Likewise en ambos.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} does not see {folder}.</source>
      <translation>El nodo {worker} no ve {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the library's folder there, at the same path.</source>
      <translation>Monte allí la carpeta de la biblioteca, en la misma ruta.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't see what is in a photo: {error}</source>
      <translation>El nodo {worker} no puede ver qué hay en una foto: {error}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Install Likewise there as it is on this computer.</source>
      <translation>Instale allí Likewise como está en este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The cluster at {scheduler} has no workers any more.</source>
      <translation>El clúster de {scheduler} ya no tiene nodos.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Start some, and run again; it goes on where it was.</source>
      <translation>Inicie algunos y ejecútelo de nuevo; continúa donde estaba.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>A worker failed: {error}.</source>
      <translation>Un nodo ha fallado: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Its own log tells more. Run again; it goes on where it was.</source>
      <translation>Su propio registro dice más. Ejecútelo de nuevo; continúa donde estaba.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>The worker {worker} can't read {path}, which this computer can.</source>
      <translation>El nodo {worker} no puede leer {path}, y este equipo sí.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/reading.py"></location>
      <source>Mount the folder of the photos there, at the same path.</source>
      <translation>Monte allí la carpeta de las fotos, en la misma ruta.</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the cluster at {scheduler} is still being reached</source>
      <translation>todavía se está conectando con el clúster de {scheduler}</translation>
    </message>
    <message>
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>the scheduler at {scheduler} does not answer</source>
      <translation>el planificador de {scheduler} no responde</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/cluster/remote_index.py"></location>
      <source>{answered} of {n} parts answered. Missing: {missing}.</source>
      <extracomment>of one: {answered} of {n} part answered. Missing: {missing}.</extracomment>
      <translation>
        <numerusform>{answered} de {n} parte ha respondido. Falta: {missing}.</numerusform>
        <numerusform>{answered} de {n} partes han respondido. Faltan: {missing}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>no worker holds it</source>
      <translation>ningún nodo lo tiene</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} can't open it ({failed})</source>
      <translation>{worker} no puede abrirlo ({failed})</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} does not answer</source>
      <translation>{worker} no responde</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} is opening it</source>
      <translation>{worker} lo está abriendo</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} did not answer in time</source>
      <translation>{worker} no ha respondido a tiempo</translation>
    </message>
    <message>
      <location filename="../../app/cluster/workers.py"></location>
      <source>{worker} failed ({error})</source>
      <translation>{worker} ha fallado ({error})</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There is no album called “{wanted}”.</source>
      <translation>No hay ningún álbum llamado “{wanted}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {known}.</source>
      <translation>Existen estos: {known}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>There are no albums yet.</source>
      <translation>Todavía no hay álbumes.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>This album is not there any more.</source>
      <translation>Este álbum ya no existe.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Choose another one.</source>
      <translation>Elija otro.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Made the album “{wanted}”</source>
      <translation>Álbum “{wanted}” creado</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Renamed “{old}” to “{new}”</source>
      <translation>Álbum “{old}” renombrado a “{new}”</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Deleted the album “{name}”</source>
      <translation>Álbum “{name}” eliminado</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Added {n} photos to “{name}”</source>
      <extracomment>of one: Added {n} photo to “{name}”</extracomment>
      <translation>
        <numerusform>{n} foto añadida a “{name}”</numerusform>
        <numerusform>{n} fotos añadidas a “{name}”</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Took {n} photos out of “{name}”</source>
      <extracomment>of one: Took {n} photo out of “{name}”</extracomment>
      <translation>
        <numerusform>{n} foto quitada de “{name}”</numerusform>
        <numerusform>{n} fotos quitadas de “{name}”</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Moved {n} photos in “{name}”</source>
      <extracomment>of one: Moved {n} photo in “{name}”</extracomment>
      <translation>
        <numerusform>{n} foto movida dentro de “{name}”</numerusform>
        <numerusform>{n} fotos movidas dentro de “{name}”</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Chose the cover of “{name}”</source>
      <translation>Portada de “{name}” elegida</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>The line lies between 0 and 1.</source>
      <translation>La línea está entre 0 y 1.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Move it to where photos end.</source>
      <translation>Llévela hasta donde acaban las fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>Changed how strict “{name}” is</source>
      <translation>Cambió lo estricto de «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undone: {what}.</source>
      <translation>Deshecho: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <source>An album needs a name.</source>
      <translation>Un álbum necesita un nombre.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/albums.py"></location>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Type at least one letter.</source>
      <translation>Escriba al menos una letra.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>This search is already an album.</source>
      <translation>Esta búsqueda ya es un álbum.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>Open it, or start another search.</source>
      <translation>Ábralo, o empiece otra búsqueda.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <source>There is already an album called “{name}”.</source>
      <translation>Ya hay un álbum llamado “{name}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/albums/tables.py"></location>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>Choose another name.</source>
      <translation>Elija otro nombre.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Check that the disk is there, has space and may be written to.</source>
      <translation>Compruebe que el disco está disponible, tiene espacio y admite escritura.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>There was not enough memory for this.</source>
      <translation>No ha habido memoria suficiente para esto.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>Close other programs, then do it again.</source>
      <translation>Cierre otros programas y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>The disk reported an error: {error}.</source>
      <translation>El disco no ha hecho lo que se le pidió: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/errors.py"></location>
      <source>{path} can't be read or written: {error}.</source>
      <translation>{path} no se puede leer o escribir: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/language.py"></location>
      <source>{number}%</source>
      <translation>{number} %</translation>
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
      <translation>{folder} no es una biblioteca y contiene otras cosas.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Choose a folder for the library alone, such as {folder}.</source>
      <translation>Elija una carpeta solo para la biblioteca, por ejemplo {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>{link} is a link, which a library can't contain.</source>
      <translation>{link} es un enlace; una biblioteca no contiene ninguno.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/paths.py"></location>
      <source>Remove it, or put what it leads to in its place.</source>
      <translation>Quítelo, o ponga en su lugar aquello a lo que lleva.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/safe_start.py"></location>
      <source>This is a safe start: without plug-ins, image model, cluster and watching. New photos are read at the next usual start.</source>
      <translation>Este es un inicio seguro: sin complementos, modelo de imagen, clúster ni vigilancia. Las fotos nuevas se leerán en el próximo inicio habitual.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>“{path}” is neither a file, a folder nor a command.</source>
      <translation>“{path}” no es un archivo, ni una carpeta, ni una orden.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>{most} folders can be added at once, not {n}.</source>
      <translation>Se pueden añadir {most} carpetas a la vez, no {n}.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Add the folder that they are in.</source>
      <translation>Añada la carpeta en la que están.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>The window that is open is of another version of Likewise.</source>
      <translation>La ventana abierta es de otra versión de Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>Close it first, then start this one.</source>
      <translation>Ciérrela antes y luego inicie esta.</translation>
    </message>
    <message>
      <location filename="../../app/core/base/start_request.py"></location>
      <source>What this start asks for can't be read.</source>
      <translation>No se puede leer lo que se pide con este inicio.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>All photos of its group would go.</source>
      <translation>Desaparecerían todas las fotos de su grupo.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, is not there.</source>
      <translation>{photo}, que se conservaría, no está.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>{photo}, which would stay, has changed: look for new photos first.</source>
      <translation>{photo}, que se conservaría, ha cambiado: busque antes fotos nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/clean_up.py"></location>
      <source>It is the very file that would stay, seen in two places: {path}.</source>
      <translation>Es el mismo archivo que se conservaría, visto en dos lugares: {path}.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a protected folder</source>
      <translation>En una carpeta protegida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a protected folder</source>
      <translation>Fuera de la carpeta protegida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>In a preferred folder</source>
      <translation>En una carpeta preferida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Not in a preferred folder</source>
      <translation>Fuera de la carpeta preferida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Most stars</source>
      <translation>Más estrellas</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Fewer stars</source>
      <translation>Menos estrellas</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest</source>
      <translation>La más grande</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller copy</source>
      <translation>Copia más pequeña</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Least compressed</source>
      <translation>La menos comprimida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>More compressed</source>
      <translation>Más comprimida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Sharpest</source>
      <translation>La más nítida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Less sharp</source>
      <translation>Menos nítida</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken first</source>
      <translation>Tomada antes</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Taken later</source>
      <translation>Tomada después</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Largest file</source>
      <translation>Archivo más grande</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Smaller file</source>
      <translation>Archivo más pequeño</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Oldest file</source>
      <translation>Archivo más antiguo</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Newer file</source>
      <translation>Archivo más reciente</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>One to keep</source>
      <translation>Una que conservar</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same photo again</source>
      <translation>La misma otra vez</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <source>Same file again</source>
      <translation>El mismo archivo otra vez</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/keep_best.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>No date</source>
      <translation>Sin fecha</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>A stack needs two photos or more.</source>
      <translation>Una pila necesita al menos dos fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Select two photos or more.</source>
      <translation>Seleccione dos fotos o más.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>This photo is not in a stack.</source>
      <translation>Esta foto no está en ninguna pila.</translation>
    </message>
    <message>
      <location filename="../../app/core/duplicates/stacks.py"></location>
      <source>Stack it with another one first.</source>
      <translation>Apílela antes con otra.</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Where</source>
      <translation>Dónde</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Camera</source>
      <translation>Cámara</translation>
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
      <translation>{metres} m sobre el nivel del mar</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>fired</source>
      <translation>disparado</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>did not fire</source>
      <translation>sin disparar</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Format</source>
      <translation>Formato</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Height</source>
      <translation>Altitud</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Photographer</source>
      <translation>Fotógrafo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer</source>
      <translation>fotógrafo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>photographer {value}</source>
      <translation>fotógrafo {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>camera</source>
      <translation>cámara</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Lens</source>
      <translation>Objetivo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens</source>
      <translation>objetivo</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>lens {value}</source>
      <translation>objetivo {value}</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure</source>
      <translation>Exposición</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Aperture</source>
      <translation>Diafragma</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Exposure bias</source>
      <translation>Compensación de exposición</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>{stops} EV</source>
      <translation>{stops} EV</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Focal length</source>
      <translation>Distancia focal</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>On 35 mm film</source>
      <translation>Equivalente en 35 mm</translation>
    </message>
    <message>
      <location filename="../../app/core/facts/facts.py"></location>
      <source>Flash</source>
      <translation>Flash</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>It is a link, or its folder is; only the file itself can be moved or binned.</source>
      <translation>Es un enlace, o lo es su carpeta; solo el archivo mismo se puede mover o enviar a la papelera.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Copying works.</source>
      <translation>Copiar sí es posible.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>The folder {folder} has become a link.</source>
      <translation>La carpeta {folder} se ha convertido en un enlace.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>Choose the folder again.</source>
      <translation>Elija la carpeta de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The folder {folder} is not there any more.</source>
      <translation>La carpeta {folder} ya no existe.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{error} Its copy {target} is whole.</source>
      <translation>{error} Su copia {target} está completa.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>There is another {name} in {parent} by now.</source>
      <translation>Ahora hay otro {name} en {parent}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/acts.py"></location>
      <source>{parent} is away, so it can't be told what became of {name}.</source>
      <translation>{parent} no está disponible, así que no se puede saber qué ha sido de {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Restore them in the system's bin. Likewise recognises them when it looks for new photos.</source>
      <translation>Restáurelas en la papelera del sistema. Likewise las reconocerá al buscar fotos nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The bin's disk is full.</source>
      <translation>El disco de la papelera está lleno.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Empty the bin, then try again.</source>
      <translation>Vacíe la papelera e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>The disk of {parent} has no bin that you may use.</source>
      <translation>El disco de {parent} no tiene una papelera que usted pueda usar.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>Move it to a folder instead; Likewise never deletes.</source>
      <translation>Muévala mejor a una carpeta; Likewise nunca elimina nada.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>It is not in the bin any more.</source>
      <translation>Ya no está en la papelera.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/bin.py"></location>
      <source>What the bin has of this name is another file, or was changed.</source>
      <translation>Lo que la papelera tiene con este nombre es otro archivo, o se modificó.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} is already in this folder.</source>
      <translation>{name} ya está en esta carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{name} already has this name.</source>
      <translation>{name} ya tiene este nombre.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>{stem} (makes way){ending}</source>
      <translation>{stem} (cede el sitio){ending}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/files/plan.py"></location>
      <source>{n} files have tags or other attributes, which the disk of {folder} doesn't keep.</source>
      <extracomment>of one: {n} file has tags or other attributes, which the disk of {folder} doesn't keep.</extracomment>
      <translation>
        <numerusform>{n} archivo tiene etiquetas u otros atributos que el disco de {folder} no conserva.</numerusform>
        <numerusform>{n} archivos tienen etiquetas u otros atributos que el disco de {folder} no conserva.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <source>The library leaves out {folder} by its patterns: photos in there are not shown.</source>
      <translation>La biblioteca omite {folder} por sus patrones: las fotos que hay allí no se muestran.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Moving, renaming and deleting are off.</source>
      <translation>Mover, renombrar y eliminar está desactivado.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/plan.py"></location>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Turn off “Protect my files” in the settings.</source>
      <translation>Desactive «Proteger mis archivos» en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/tables.py"></location>
      <source>It was begun on another machine, or before a backup was restored, so nothing is done about it.</source>
      <translation>Se empezó en otro equipo, o antes de restaurar una copia de seguridad, así que no se hace nada.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There is no folder {folder}.</source>
      <translation>No hay ninguna carpeta {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Connect its disk, or choose another folder.</source>
      <translation>Conecte su disco o elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}: {file} is no folder.</source>
      <translation>No puede haber una carpeta {folder}: {file} no es una carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder.</source>
      <translation>Elija una carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>{folder} belongs to the library itself.</source>
      <translation>{folder} pertenece a la propia biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>Choose a folder for photos.</source>
      <translation>Elija una carpeta para fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/targets.py"></location>
      <source>There can't be a folder {folder}.</source>
      <translation>No puede haber una carpeta {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its copy differs from what was written.</source>
      <translation>Su copia no coincide con lo que se escribió.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Check the disk of the folder.</source>
      <translation>Revise el disco de la carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It was changed since Likewise read it. Rescan the folders first, then try again.</source>
      <translation>Ha cambiado desde que Likewise la leyó. Explore antes las carpetas de nuevo e inténtelo otra vez.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It is not there any more.</source>
      <translation>Ya no está.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Stopped before its turn.</source>
      <translation>Detenida antes de su turno.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>A file that belongs to it failed, so all of them stay.</source>
      <translation>No fue posible con un archivo que le pertenece, así que todos se quedan.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Likewise was ended before its turn.</source>
      <translation>Likewise se cerró antes de su turno.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/library/walk.py"></location>
      <location filename="../../app/core/store/connection.py"></location>
      <source>It is a device or a pipe, not a file.</source>
      <translation>Es un dispositivo o una tubería, no un archivo.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its permissions, or those of its folder, don't allow it.</source>
      <translation>Sus permisos, o los de su carpeta, no lo permiten.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Its disk may only be read.</source>
      <translation>Su disco es de solo lectura.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make the disk writable.</source>
      <translation>Haga que el disco admita escritura.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>It can't be used: {error}.</source>
      <translation>No se puede usar: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>There is a {name} in {folder} by now.</source>
      <translation>Ahora hay un {name} en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing was replaced.</source>
      <translation>No se ha reemplazado nada.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} is full.</source>
      <translation>El disco de {folder} está lleno.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Make room, then try again.</source>
      <translation>Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} may only be read.</source>
      <translation>El disco de {folder} es de solo lectura.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another folder.</source>
      <translation>Elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>You may not write to {folder}.</source>
      <translation>No tiene permiso para escribir en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} doesn't take the name {name}.</source>
      <translation>El disco de {folder} no admite el nombre {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>The disk of {folder} can't promise that nothing is replaced.</source>
      <translation>El disco de {folder} no puede garantizar que no se reemplace nada.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Choose a folder on another disk.</source>
      <translation>Elija una carpeta de otro disco.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/transfer.py"></location>
      <source>Nothing can be written to {folder}: {error}.</source>
      <translation>No se puede escribir nada en {folder}: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>its name now, without the ending</source>
      <translation>su nombre actual, sin la extensión</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>1, 2, 3 ...; {number:03} gives 001</source>
      <translation>1, 2, 3...; {number:03} da 001</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the day it was taken; {date:%Y} gives the year</source>
      <translation>el día en que se tomó; {date:%Y} da el año</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the time of that day, as 14-05-59</source>
      <translation>la hora de ese día, como 14-05-59</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>0 to 5</source>
      <translation>de 0 a 5</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>the name of its folder</source>
      <translation>el nombre de su carpeta</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A new name needs at least one character.</source>
      <translation>Un nombre nuevo necesita al menos un carácter.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern has a { or } without its partner.</source>
      <translation>En la plantilla hay una { o una } sola.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>A name can't have a / in it.</source>
      <translation>Un nombre no puede contener /.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Photos stay in their folders.</source>
      <translation>Las fotos se quedan en sus carpetas.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>There is no field {field}.</source>
      <translation>No hay ningún campo {field}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>{field} can't be written as “{form}”.</source>
      <translation>{field} no se puede escribir como “{form}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The pattern makes the name “{name}”.</source>
      <translation>Con la plantilla sale el nombre “{name}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>Names that begin with a dot are hidden; choose another pattern.</source>
      <translation>Los nombres que empiezan por un punto están ocultos; elija otra plantilla.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/types.py"></location>
      <source>The fields are {fields}.</source>
      <translation>Los campos son {fields}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Its original is not there any more as it was, so this copy may be the last and stays. Put it into the bin yourself if nobody needs it.</source>
      <translation>Su original ya no está tal como era, así que esta copia puede ser la última y se queda. Póngala usted en la papelera si nadie la necesita.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing was done under the number {job}.</source>
      <translation>No se ha hecho nada con el número {job}.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>`likewise done` lists all.</source>
      <translation>`likewise done` lo muestra todo.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This was an undo itself.</source>
      <translation>Esto ya era un deshacer.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Do it once more instead.</source>
      <translation>Hágalo mejor una vez más.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Nothing of it is left to undo.</source>
      <translation>No queda nada que deshacer.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>None of these photos is in the library any more.</source>
      <translation>Ninguna de estas fotos sigue en la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>This can't be tried again as it was.</source>
      <translation>Esto no se puede reintentar tal como estaba.</translation>
    </message>
    <message>
      <location filename="../../app/core/files/undo.py"></location>
      <source>Select the photos, and do it anew.</source>
      <translation>Seleccione las fotos y hágalo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>This search is already the album “{name}”.</source>
      <translation>Esta búsqueda ya es el álbum “{name}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Correct it with thumbs.</source>
      <translation>Corríjalo con los pulgares.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>“{name}” is filled by hand.</source>
      <translation>“{name}” se llena a mano.</translation>
    </message>
    <message>
      <location filename="../../app/core/filling.py"></location>
      <source>Look at its photos instead.</source>
      <translation>Mire mejor sus fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>The library has no folder number {root}.</source>
      <translation>La biblioteca no tiene ninguna carpeta con el número {root}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>`roots` lists them.</source>
      <translation>`roots` las muestra.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>There are no photos of this library in {absolute}.</source>
      <translation>No hay fotos de esta biblioteca en {absolute}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <source>Add the folder with `likewise index`.</source>
      <translation>Añada la carpeta con `likewise index`.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/library.py"></location>
      <location filename="../../app/core/photos/tables.py"></location>
      <source>The library has no photo number {photo}.</source>
      <translation>La biblioteca no tiene ninguna foto con el número {photo}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/modalities.py"></location>
      <source>No photos are read, as those of this library were read with {name}, too. {reason}</source>
      <translation>No se lee ninguna foto, porque las de esta biblioteca se leyeron también con {name}. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/library/problems.py"></location>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>Something went wrong inside Likewise; the log has the details.</source>
      <translation>Algo ha fallado dentro de Likewise; el registro tiene los detalles.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>None of the photos of “{name}” are in {folder}.</source>
      <translation>Ninguna de las fotos de “{name}” está en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Choose the folder that it was renamed to, or moved to, itself.</source>
      <translation>Elija la propia carpeta, con su nombre o lugar nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>{folder} and {other} share photos.</source>
      <translation>{folder} y {other} comparten fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/relocate.py"></location>
      <source>Remove that folder from the library first.</source>
      <translation>Quite antes esa carpeta de la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} does not answer.</source>
      <translation>La carpeta {path} no responde.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check that its disk or network is there.</source>
      <translation>Compruebe que su disco o su red están disponibles.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} cannot be opened: {strerror}.</source>
      <translation>La carpeta {path} no se puede abrir: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Check its name and that you may read it.</source>
      <translation>Compruebe su nombre y que tiene permiso para leerla.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>The folder {path} is a link that leads back to itself.</source>
      <translation>La carpeta {path} es un enlace que lleva a sí mismo.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/root_tables.py"></location>
      <source>Add the folder that it was meant for.</source>
      <translation>Añada la carpeta a la que debía llevar.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>The folder cannot be opened: {error}.</source>
      <translation>La carpeta no se puede abrir: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It is a link to a file that is not there.</source>
      <translation>Es un enlace a un archivo que no existe.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>It cannot be looked at: {error}.</source>
      <translation>No se puede examinar: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>Its permissions don't allow reading it. It is read once they do.</source>
      <translation>Sus permisos no permiten leerlo; se leerá cuando lo permitan.</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>it is a link that leads back to itself</source>
      <translation>es un enlace que lleva a sí mismo</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>its path is longer than the system allows</source>
      <translation>su ruta es más larga de lo que el sistema permite</translation>
    </message>
    <message>
      <location filename="../../app/core/library/walk.py"></location>
      <source>nothing is known of it</source>
      <translation>no se sabe nada de él</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>“{text}” can't be a keyword.</source>
      <translation>“{text}” no puede ser una palabra clave.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/fields.py"></location>
      <source>Give one or more words, at most {most} characters.</source>
      <translation>Escriba una o varias palabras, como máximo {most} caracteres.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>A photo can't have {stars} stars.</source>
      <translation>Una foto no puede tener {stars} estrellas.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>{colour} is no colour label.</source>
      <translation>{colour} no es una etiqueta de color.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Choose one of {known}, or none.</source>
      <translation>Elija entre {known}, o ninguna.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/marking.py"></location>
      <source>Writing files next to photos is off.</source>
      <translation>Escribir archivos junto a las fotos está desactivado.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is no sidecar: no file, or a very large one.</source>
      <translation>{name} no es un archivo sidecar: no es un archivo, o es muy grande.</translation>
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
      <translation>Otro programa modifica {name} continuamente.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>Close it there, then try again.</source>
      <translation>Ciérrelo allí e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>{name} is a link to another file, so it is left alone.</source>
      <translation>{name} es un enlace a otro archivo, así que no se toca.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/sidecars.py"></location>
      <source>The sidecar of {photo} was not written: {said}</source>
      <translation>El archivo sidecar de {photo} no se ha escrito: {said}</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has a document type, which XMP never has.</source>
      <translation>Tiene un tipo de documento, algo que XMP nunca tiene.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is larger than {most} MB, too large for XMP.</source>
      <translation>Ocupa más de {most} MB, demasiado para XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>it is empty</source>
      <translation>está vacío</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It is no well-formed XML: {said}.</source>
      <translation>No es XML bien formado: {said}.</translation>
    </message>
    <message>
      <location filename="../../app/core/marks/xmp.py"></location>
      <source>It has no RDF in it, so it is no XMP.</source>
      <translation>No contiene RDF, así que no es XMP.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>before an import</source>
      <translation>antes de una importación</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>{name} was learned by a version of Likewise that saw other features in photos.</source>
      <translation>{name} lo aprendió una versión de Likewise que veía otras características en las fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exchange.py"></location>
      <source>Export it again with this version, or start a new profile.</source>
      <translation>Expórtelo de nuevo con esta versión, o empiece un perfil nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>{path} is not a profile that Likewise exported.</source>
      <translation>{path} no es un perfil exportado por Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>Choose another file.</source>
      <translation>Elija otro archivo.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/exported_file.py"></location>
      <source>The profile can't be written to {path}: {strerror}.</source>
      <translation>El perfil no se puede escribir en {path}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>{after} right instead of {before}</source>
      <translation>{after} de aciertos en vez de {before}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learning from {n} folders didn't help ({figures}), so nothing was changed.</source>
      <extracomment>of one: Learning from {n} folder didn't help ({figures}), so nothing was changed.</extracomment>
      <translation>
        <numerusform>Aprender de {n} carpeta no ayudó ({figures}); no se cambió nada.</numerusform>
        <numerusform>Aprender de {n} carpetas no ayudó ({figures}); no se cambió nada.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Learned from {n} folders: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</source>
      <extracomment>of one: Learned from {n} folder: photos of one folder are found better ({figures}). Choose “{profile}” in the settings to search with it.</extracomment>
      <translation>
        <numerusform>Aprendido de {n} carpeta: las fotos de una misma carpeta se encuentran mejor ({figures}). Elija «{profile}» en los ajustes para buscar con él.</numerusform>
        <numerusform>Aprendido de {n} carpetas: las fotos de una misma carpeta se encuentran mejor ({figures}). Elija «{profile}» en los ajustes para buscar con él.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/folder_training.py"></location>
      <source>Add a folder whose photos are sorted into sub-folders.</source>
      <translation>Añada una carpeta cuyas fotos estén ordenadas en subcarpetas.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>The pictures of an earlier search can't be read back.</source>
      <translation>Las imágenes de una búsqueda anterior no se pueden recuperar.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Restore the library from a backup, or start a new search.</source>
      <translation>Restaure la biblioteca desde una copia de seguridad, o empiece una búsqueda nueva.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no search number {search}.</source>
      <translation>No hay ninguna búsqueda con el número {search}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>Start a new search.</source>
      <translation>Empiece una búsqueda nueva.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>There is no such thumb any more.</source>
      <translation>Ese pulgar ya no existe.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/journal.py"></location>
      <source>It was removed already.</source>
      <translation>Ya se quitó.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_files.py"></location>
      <source>The profile's file {path} can't be removed: {strerror}.</source>
      <translation>El archivo del perfil {path} no se puede eliminar: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>What “{name}” brought along was learned by a version of Likewise that saw other features in photos, so it is left out; the searches made here still count.</source>
      <translation>Lo que “{name}” traía lo aprendió una versión de Likewise que veía otras características en las fotos, así que se omite; las búsquedas hechas aquí siguen contando.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>No photo has been read yet.</source>
      <translation>Todavía no se ha leído ninguna foto.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profile_state.py"></location>
      <source>Add a folder of photos first.</source>
      <translation>Añada antes una carpeta de fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>My photos</source>
      <translation>Mis fotos</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Folders</source>
      <translation>Carpetas</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile number {profile}.</source>
      <translation>No hay ningún perfil con el número {profile}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no learner called {learner} here.</source>
      <translation>Aquí no hay ningún método de aprendizaje llamado {learner}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The last profile can't be deleted.</source>
      <translation>El último perfil no se puede eliminar.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>Reset it, or make another one first.</source>
      <translation>Restablézcalo, o cree antes otro.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>The {n} albums that rested on its searches go on with “{name}”.</source>
      <extracomment>of one: The album that rested on its searches goes on with “{name}”.</extracomment>
      <translation>
        <numerusform>El álbum que se apoyaba en sus búsquedas continúa con “{name}”.</numerusform>
        <numerusform>Los {n} álbumes que se apoyaban en sus búsquedas continúan con “{name}”.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are {names}.</source>
      <translation>Existen estos: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There are none yet.</source>
      <translation>Todavía no hay ninguno.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>There is no profile called {name}.</source>
      <translation>No hay ningún perfil llamado {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>A profile needs a name.</source>
      <translation>Un perfil necesita un nombre.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start about as well as without learning.</source>
      <translation>Las búsquedas nuevas empiezan casi igual que sin aprender.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/profiles/profiles.py"></location>
      <source>New searches start {n} places better.</source>
      <extracomment>of one: New searches start {n} place better.</extracomment>
      <translation>
        <numerusform>Las búsquedas nuevas empiezan {n} puesto mejor.</numerusform>
        <numerusform>Las búsquedas nuevas empiezan {n} puestos mejor.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>In a safe start no network looks at pictures from elsewhere.</source>
      <translation>En un inicio seguro, ninguna red mira imágenes de otros sitios.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search with a photo of the library.</source>
      <translation>Busque con una foto de la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>A picture of an earlier search can't be read again: {error}</source>
      <translation>Una imagen de una búsqueda anterior no se puede volver a leer: {error}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Search anew.</source>
      <translation>Busque de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Only photos of the library can be searched with: {name} gives something else than when they were read.</source>
      <translation>Solo se puede buscar con fotos de la biblioteca: {name} da ahora algo distinto de cuando se leyeron.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Rescan the folders, or see the list of problems.</source>
      <translation>Explore las carpetas de nuevo, o consulte la lista de problemas.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>The pasted picture</source>
      <translation>La imagen pegada</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>{name} can't be searched with. {reason}</source>
      <translation>No se puede buscar con {name}. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another picture.</source>
      <translation>Pruebe con otra imagen.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>This part of the photo is too small to search with.</source>
      <translation>Esta parte de la foto es demasiado pequeña para buscar con ella.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/query.py"></location>
      <source>Mark a larger part.</source>
      <translation>Marque una parte más grande.</translation>
    </message>
    <message>
      <location filename="../../app/core/profiles/tables.py"></location>
      <source>There is already a profile called {name}.</source>
      <translation>Ya hay un perfil llamado {name}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>No backup was made, as the catalogue is damaged: {fault}.</source>
      <translation>No se ha hecho ninguna copia de seguridad porque el catálogo está dañado: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise restore` lists earlier ones.</source>
      <translation>`likewise restore` muestra las anteriores.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest is too long</source>
      <translation>su manifiesto es demasiado largo</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} was made by a newer Likewise.</source>
      <translation>La copia de seguridad {path} se hizo con una versión más reciente de Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Update Likewise first.</source>
      <translation>Actualice antes Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>its manifest lacks what it has to say</source>
      <translation>a su manifiesto le falta información necesaria</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{name} is not what was written</source>
      <translation>{name} no es lo que se escribió</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>it holds {name}</source>
      <translation>contiene {name}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>The backup {path} is of another Likewise (format {catalogue}).</source>
      <translation>La copia de seguridad {path} es de otro Likewise (formato {catalogue}).</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>Restore it with the Likewise that made it, or update this one.</source>
      <translation>Restáurela con el Likewise que la hizo, o actualice este.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>{path} can't be restored: {reason}.</source>
      <translation>{path} no se puede restaurar: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/archive.py"></location>
      <source>`likewise backup --list` lists the others.</source>
      <translation>`likewise backup --list` muestra las demás.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>automatic</source>
      <translation>automática</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before an upgrade</source>
      <translation>antes de una actualización</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>before a restore</source>
      <translation>antes de una restauración</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{path} can't be read: {strerror}.</source>
      <translation>{path} no se puede leer: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>No backup could be written to {folder}: {strerror}.</source>
      <translation>No se ha podido escribir ninguna copia de seguridad en {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The second place for backups, {place}, is away.</source>
      <translation>El segundo lugar para las copias de seguridad, {place}, no está disponible.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>Plug in its disk, or choose another.</source>
      <translation>Conecte su disco o elija otro lugar.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backup could not be copied to {folder}: {strerror}.</source>
      <translation>La copia de seguridad no se ha podido copiar a {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>The backups in {folder} can't be listed: {strerror}.</source>
      <translation>Las copias de seguridad de {folder} no se pueden mostrar: {strerror}.</translation>
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
        <numerusform>{n} foto</numerusform>
        <numerusform>{n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} thumbs</source>
      <extracomment>of one: {n} thumb</extracomment>
      <translation>
        <numerusform>{n} pulgar</numerusform>
        <numerusform>{n} pulgares</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} albums</source>
      <extracomment>of one: {n} album</extracomment>
      <translation>
        <numerusform>{n} álbum</numerusform>
        <numerusform>{n} álbumes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} with stars or a colour</source>
      <extracomment>of one: {n} with stars or a colour</extracomment>
      <translation>
        <numerusform>{n} con estrellas o color</numerusform>
        <numerusform>{n} con estrellas o color</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} searches</source>
      <extracomment>of one: {n} search</extracomment>
      <translation>
        <numerusform>{n} búsqueda</numerusform>
        <numerusform>{n} búsquedas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/safety/backups.py"></location>
      <source>{n} profiles</source>
      <extracomment>of one: {n} profile</extracomment>
      <translation>
        <numerusform>{n} perfil</numerusform>
        <numerusform>{n} perfiles</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/safety/backups.py"></location>
      <source>nothing yet</source>
      <translation>nada todavía</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Restoring a backup of {folder} was cut off.</source>
      <translation>La restauración de una copia de seguridad de {folder} se interrumpió.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Open the library in the window, or run `likewise index`, to finish it.</source>
      <translation>Abra la biblioteca en la ventana, o ejecute `likewise index`, para terminarla.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>There is no library in {folder}.</source>
      <translation>No hay ninguna biblioteca en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>`likewise index FOLDER` makes one.</source>
      <translation>`likewise index FOLDER` crea una.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The backup of {folder} could not be restored to the end: {strerror}.</source>
      <translation>La copia de seguridad de {folder} no se ha podido restaurar del todo: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} is gone, though the rest of the library is there.</source>
      <translation>El catálogo {path} ha desaparecido, aunque el resto de la biblioteca está ahí.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <location filename="../../app/core/said/log.py"></location>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>`likewise doctor --repair` brings it back from the last backup.</source>
      <translation>`likewise doctor --repair` lo recupera de la última copia de seguridad.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>{backup} could not be restored: {strerror}.</source>
      <translation>{backup} no se ha podido restaurar: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue in {folder} could not be repaired: {strerror}.</source>
      <translation>El catálogo de {folder} no se ha podido reparar: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Lines of {log} are damaged: {lines}.</source>
      <translation>Hay líneas dañadas en {log}: {lines}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue differs from what {log} says.</source>
      <translation>El catálogo difiere de lo que dice {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired, as there is neither a log nor a backup of it.</source>
      <translation>El catálogo {path} no se puede reparar, porque no hay registro ni copia de seguridad de él.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Move its folder away, then `likewise index` begins a new library.</source>
      <translation>Lleve su carpeta a otro sitio; después, `likewise index` empieza una biblioteca nueva.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue {path} can't be repaired: {fault}</source>
      <translation>El catálogo {path} no se puede reparar: {fault}</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>The catalogue was made anew: {contents}.</source>
      <translation>El catálogo se ha creado de nuevo: {contents}.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>Some of what you did since the last backup may be lost.</source>
      <translation>Puede haberse perdido algo de lo que se indicó desde la última copia de seguridad.</translation>
    </message>
    <message>
      <location filename="../../app/core/safety/restore.py"></location>
      <source>What was there before is in {folder}.</source>
      <translation>Lo que había antes está en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/said/log.py"></location>
      <source>The catalogue {path} lacks changes that are in {log}.</source>
      <translation>Al catálogo {path} le faltan cambios que están en {log}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>The album starts from this photo, so it belongs there without a thumb.</source>
      <translation>El álbum parte de esta foto: pertenece a él sin necesidad de pulgar.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Take it out of the album if it does not.</source>
      <translation>Quítela del álbum si no es así.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Only the results of a search can be liked or disliked.</source>
      <translation>Solo se pueden valorar los resultados de una búsqueda.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Pick one of the results.</source>
      <translation>Elija uno de los resultados.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>This photo isn't read yet.</source>
      <translation>Esta foto aún no se ha leído.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try again in a moment.</source>
      <translation>Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/current_search.py"></location>
      <source>Nothing to ask: it is clear what belongs in the album.</source>
      <translation>Nada que preguntar: está claro qué va en el álbum.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>No photo in {folder} has been read yet.</source>
      <translation>Todavía no se ha leído ninguna foto de {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/one_shot.py"></location>
      <source>Run `likewise index FOLDER` first.</source>
      <translation>Ejecute antes `likewise index FOLDER`.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Which photos an album may hold can't be read back.</source>
      <translation>No se puede recuperar qué fotos puede contener un álbum.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/photo_filter.py"></location>
      <source>Make the album anew, or restore the library from a backup.</source>
      <translation>Cree de nuevo el álbum, o restaure la biblioteca desde una copia de seguridad.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/result_line.py"></location>
      <source>There may be more: a search looks at {n} photos at most.</source>
      <extracomment>of one: There may be more: a search looks at {n} photo at most.</extracomment>
      <translation>
        <numerusform>Puede haber más: una búsqueda mira {n} foto como máximo.</numerusform>
        <numerusform>Puede haber más: una búsqueda mira {n} fotos como máximo.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>There is no search yet.</source>
      <translation>Todavía no hay ninguna búsqueda.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Pick a photo and search from it first.</source>
      <translation>Elija antes una foto y busque a partir de ella.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/session.py"></location>
      <source>{n} more photos were read</source>
      <extracomment>of one: {n} more photo was read</extracomment>
      <translation>
        <numerusform>Se ha leído {n} foto más</numerusform>
        <numerusform>Se han leído {n} fotos más</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>Photos were read more closely</source>
      <translation>Las fotos se han leído con más detalle</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>All photos were looked at</source>
      <translation>Se han mirado todas las fotos</translation>
    </message>
    <message>
      <location filename="../../app/core/search/session.py"></location>
      <source>The whole library answers again</source>
      <translation>Toda la biblioteca vuelve a responder</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like what fits, dislike what doesn't.</source>
      <translation>Marque lo que encaja y lo que no.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”.</source>
      <translation>Ninguna foto muestra claramente «{word}».</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photo clearly shows “{word}”. The closest come first.</source>
      <translation>Ninguna foto muestra claramente «{word}». Las más parecidas van primero.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Photos of “{word}”</source>
      <translation>Fotos de «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Perhaps “{word}”</source>
      <translation>Quizás «{word}»</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Closest to “{word}”</source>
      <translation>Lo más parecido a «{word}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/search/summary.py"></location>
      <source>{n} photos are still being looked at.</source>
      <extracomment>of one: {n} photo is still being looked at.</extracomment>
      <translation>
        <numerusform>Todavía se está mirando {n} foto.</numerusform>
        <numerusform>Todavía se están mirando {n} fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>You have liked or disliked every photo that this search finds.</source>
      <translation>Ya ha valorado todas las fotos que encuentra esta búsqueda.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>There are no other photos yet.</source>
      <translation>Todavía no hay más fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos match {filter}.</source>
      <translation>Ninguna foto coincide con {filter}.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>No photos there.</source>
      <translation>Ahí no hay fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs don't change much here yet.</source>
      <translation>Sus pulgares aún cambian poco aquí.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Your thumbs moved matches up.</source>
      <translation>Sus pulgares subieron los aciertos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/summary.py"></location>
      <source>Like a few more to see where the matches end.</source>
      <translation>Marque algunas más para ver dónde acaban las coincidencias.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise can't recognise “{word}” in photos.</source>
      <translation>Likewise no sabe reconocer «{word}» en las fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Search from a photo instead.</source>
      <translation>Busque mejor a partir de una foto.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Likewise doesn't know the word “{word}”.</source>
      <translation>Likewise no conoce la palabra “{word}”.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>To search by words, turn on “Recognise what is in photos” in the settings.</source>
      <translation>Para buscar por palabras, active «Reconocer lo que hay en las fotos» en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Words work once your photos have been looked at.</source>
      <translation>Las palabras funcionarán cuando se hayan mirado sus fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>Try another word, or search from a photo.</source>
      <translation>Pruebe con otra palabra, o busque a partir de una foto.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Try {nouns}, or search from a photo.</source>
      <translation>Pruebe con {nouns}, o busque a partir de una foto.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>A search starts from one word, or from pictures.</source>
      <translation>Una búsqueda parte de una palabra o de imágenes.</translation>
    </message>
    <message>
      <location filename="../../app/core/search/words.py"></location>
      <source>Sentences work once {name} has looked at your photos.</source>
      <translation>Las frases funcionarán en cuanto {name} haya mirado sus fotos.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an early build of Likewise, in a format that this one does not read.</source>
      <translation>{path} es de una versión temprana de Likewise, en un formato que esta no lee.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Move the folder {folder} elsewhere, then add your folders of photos again: they are read into a new library.</source>
      <translation>Mueva la carpeta {folder} a otro lugar y añada de nuevo sus carpetas de fotos: se leen en una biblioteca nueva.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by a newer Likewise (format {version}).</source>
      <translation>{path} se creó con una versión más reciente de Likewise (formato {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Update Likewise, or open another library folder.</source>
      <translation>Actualice Likewise, o abra otra carpeta de biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>{path} was made by an older Likewise (format {version}).</source>
      <translation>{path} se creó con una versión anterior de Likewise (formato {version}).</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>Run `likewise index` on it once to bring it up to date.</source>
      <translation>Ejecute una vez `likewise index` en ella para ponerla al día.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} cannot be used: {error}.</source>
      <translation>El catálogo {path} no se puede usar: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue.py"></location>
      <source>The catalogue {path} is damaged: {error}.</source>
      <translation>El catálogo {path} está dañado: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>The catalogue {path} can't be read: {error}.</source>
      <translation>El catálogo {path} no se puede leer: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/catalogue_copy.py"></location>
      <source>`likewise backup --list` lists the backups that can be restored.</source>
      <translation>`likewise backup --list` muestra las copias de seguridad que se pueden restaurar.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is gone.</source>
      <translation>El catálogo ha desaparecido.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is damaged: {fault}.</source>
      <translation>El catálogo está dañado: {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Line {line} of the table {table} points to a line of {parent} that is not there.</source>
      <translation>La línea {line} de la tabla {table} señala una línea de {parent} que no existe.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>Text in the table {table} can't be read.</source>
      <translation>No se puede leer texto de la tabla {table}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/damage.py"></location>
      <source>The catalogue is not what its format, {version}, has to be.</source>
      <translation>El catálogo no es como exige su formato, {version}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/core/store/damage.py"></location>
      <source>{n} lines of the table {table} are not what any Likewise writes.</source>
      <extracomment>of one: {n} line of the table {table} is not what any Likewise writes.</extracomment>
      <translation>
        <numerusform>{n} línea de la tabla {table} no es como las escribe ningún Likewise.</numerusform>
        <numerusform>{n} líneas de la tabla {table} no son como las escribe ningún Likewise.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>The library folder {folder} cannot be written: {strerror}.</source>
      <translation>No se puede escribir en la carpeta de biblioteca {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Choose another library folder, or make this one writable.</source>
      <translation>Elija otra carpeta de biblioteca, o haga que esta admita escritura.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Another Likewise is using the library {folder}.</source>
      <translation>Otro Likewise está usando la biblioteca {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/lock.py"></location>
      <source>Close it first, or use another library folder.</source>
      <translation>Ciérrelo antes, o use otra carpeta de biblioteca.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>The catalogue is damaged: {text} is no state of a photo.</source>
      <translation>El catálogo está dañado: {text} no es un estado de una foto.</translation>
    </message>
    <message>
      <location filename="../../app/core/store/photo_states.py"></location>
      <source>`likewise restore` lists the backups that can be restored.</source>
      <translation>`likewise restore` muestra las copias de seguridad que se pueden restaurar.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} can't be read: {error}.</source>
      <translation>La matriz {path} no se puede leer: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>Check that the disk is all right.</source>
      <translation>Compruebe que el disco está bien.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The matrix {path} does not hold the {rows} rows that the catalogue counts.</source>
      <translation>La matriz {path} no tiene las {rows} filas que cuenta el catálogo.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>`likewise doctor --repair` reads the photos concerned again.</source>
      <translation>`likewise doctor --repair` vuelve a leer las fotos afectadas.</translation>
    </message>
    <message>
      <location filename="../../app/core/vectors/vectors.py"></location>
      <source>The vectors in {folder} cannot be written: {strerror}.</source>
      <translation>Los vectores de {folder} no se pueden escribir: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Likewise closed unexpectedly last time. Nothing is lost. Help &gt; “Copy a report” says what went wrong.</source>
      <translation>Likewise se cerró de forma inesperada la última vez. No se perdió nada. Ayuda &gt; «Copiar un informe» dice qué pasó.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>If it happens again, a safe start leaves out what may be the cause.</source>
      <translation>Si vuelve a ocurrir, un inicio seguro deja fuera lo que puede ser la causa.</translation>
    </message>
    <message>
      <location filename="../../app/start.py"></location>
      <source>Start safely</source>
      <translation>Iniciar de forma segura</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <source>Pick a photo first.</source>
      <translation>Elija antes una foto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Start a search first, then save it as a smart album.</source>
      <translation>Empiece antes una búsqueda y guárdela después como álbum inteligente.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Open an album first.</source>
      <translation>Abra antes un álbum.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Only albums filled by hand have an order of their own.</source>
      <translation>Solo los álbumes llenados a mano tienen un orden propio.</translation>
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
      <translation>Llenándose…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} new</source>
      <extracomment>of one: {n} new</extracomment>
      <translation>
        <numerusform>{n} nueva</numerusform>
        <numerusform>{n} nuevas</numerusform>
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
      <translation>Archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album…</source>
      <translation>Álbum nuevo…</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New album “{name}”</source>
      <translation>Nuevo álbum «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>New album</source>
      <translation>Álbum nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Name:</source>
      <translation>Nombre:</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename “{name}”</source>
      <translation>Renombrar «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Rename the album</source>
      <translation>Cambiar el nombre del álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Go to</source>
      <translation>Ir a</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>smart album</source>
      <translation>álbum inteligente</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>album</source>
      <translation>álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Delete “{name}”</source>
      <translation>Eliminar «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album “{name}” deleted. Its photos stay.</source>
      <translation>Álbum «{name}» eliminado. Sus fotos se conservan.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add to album…</source>
      <translation>Añadir a un álbum…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album…</source>
      <extracomment>of one: Add to album…</extracomment>
      <translation>
        <numerusform>Añadir {n} foto a un álbum…</numerusform>
        <numerusform>Añadir {n} fotos a un álbum…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {n} photos to an album</source>
      <extracomment>of one: Add {n} photo to an album</extracomment>
      <translation>
        <numerusform>Añadir {n} foto a un álbum</numerusform>
        <numerusform>Añadir {n} fotos a un álbum</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>New: “{name}”</source>
      <translation>Nuevo: “{name}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Album, or the name of a new one</source>
      <translation>Álbum, o nombre de uno nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Save as smart album</source>
      <translation>Guardar como álbum inteligente</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}”</source>
      <translation>Álbum inteligente «{name}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Smart album “{name}” created. New matches are added automatically.</source>
      <translation>Álbum inteligente «{name}» creado. Las nuevas coincidencias se añaden solas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like {name}</source>
      <translation>Como {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove from this album</source>
      <translation>Quitar de este álbum</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {n} photos from this album</source>
      <extracomment>of one: Remove from this album</extracomment>
      <translation>
        <numerusform>Quitar {n} foto de este álbum</numerusform>
        <numerusform>Quitar {n} fotos de este álbum</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Remove {photos} from “{album}”</source>
      <translation>Quitar {photos} de «{album}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos removed from “{album}”.</source>
      <extracomment>of one: {n} photo removed from “{album}”.</extracomment>
      <translation>
        <numerusform>{n} foto quitada de «{album}».</numerusform>
        <numerusform>{n} fotos quitadas de «{album}».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Use as album cover</source>
      <translation>Usar como portada del álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Cover of “{album}”</source>
      <translation>Portada de «{album}»</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move earlier in the album</source>
      <translation>Adelantar en el álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Move later in the album</source>
      <translation>Retrasar en el álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Order of the album</source>
      <translation>Orden del álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Add {photos} to “{album}”</source>
      <translation>Añadir {photos} a «{album}»</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>{n} photos added to “{album}”.</source>
      <extracomment>of one: {n} photo added to “{album}”.</extracomment>
      <translation>
        <numerusform>{n} foto añadida a «{album}».</numerusform>
        <numerusform>{n} fotos añadidas a «{album}».</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Like a few photos first, so that Likewise knows where the matches end.</source>
      <translation>Primero marque algunas fotos con «Me gusta», para que Likewise sepa dónde acaban las coincidencias.</translation>
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
      <translation>Ver</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search</source>
      <comment>a menu's name</comment>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Go to the last match</source>
      <translation>Ir al último resultado</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Stricter</source>
      <translation>Más estricto</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Looser</source>
      <translation>Más amplio</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Reset to automatic</source>
      <translation>Volver a automático</translation>
    </message>
    <message>
      <location filename="../../app/ui/albums/album_commands.py"></location>
      <source>Where the matches end</source>
      <translation>Fin de los resultados</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>Offline: its folder or disk is away.</source>
      <translation>Sin conexión: su carpeta o su disco no está.</translation>
    </message>
    <message>
      <location filename="../../app/ui/canvas/pictures.py"></location>
      <source>This photo is no longer in the library.</source>
      <translation>Esta foto ya no está en la biblioteca.</translation>
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
      <translation>“{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;File</source>
      <translation>&amp;Archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Photo</source>
      <translation>&amp;Foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <location filename="../../app/ui/commands/registry.py"></location>
      <source>&amp;Help</source>
      <translation>A&amp;yuda</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Comparison</source>
      <comment>a menu's name</comment>
      <translation>Comparación</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Previous photos</source>
      <translation>Fotos anteriores</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Next photos</source>
      <translation>Fotos siguientes</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Photos side by side</source>
      <translation>Fotos lado a lado</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare side by side</source>
      <translation>Comparar lado a lado</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Compare {n} photos side by side</source>
      <extracomment>of one: Compare side by side</extracomment>
      <translation>
        <numerusform>Comparar {n} foto lado a lado</numerusform>
        <numerusform>Comparar {n} fotos lado a lado</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Select two photos or more to compare them.</source>
      <translation>Seleccione dos fotos o más para compararlas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Actual size</source>
      <translation>Tamaño real</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Zoom and pan together</source>
      <translation>Ampliar y mover a la vez</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Histograms</source>
      <translation>Histogramas</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Keep this photo, step through the others</source>
      <translation>Mantener esta foto y recorrer las demás</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>Remove from the comparison</source>
      <translation>Quitar de la comparación</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{place} of {count}</source>
      <translation>{place} de {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/compare_page.py"></location>
      <source>{first} to {last} of {count}</source>
      <translation>{first} a {last} de {count}</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Sharpness</source>
      <translation>Nitidez</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>{size} (shown at 1/{part})</source>
      <translation>{size} (se muestra a 1/{part})</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Size</source>
      <translation>Tamaño</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Changed</source>
      <translation>Modificado</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Taken</source>
      <translation>Tomada</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Folder</source>
      <translation>Carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Dark on the left, bright on the right: brightness, red, green and blue</source>
      <translation>Oscuro a la izquierda, claro a la derecha: luminosidad, rojo, verde y azul</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Histogram</source>
      <translation>Histograma</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Keep this photo and step through the others</source>
      <translation>Mantener esta foto y recorrer las demás</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>Take it out of the comparison</source>
      <translation>Quitarla de la comparación</translation>
    </message>
    <message>
      <location filename="../../app/ui/compare/info_strip.py"></location>
      <source>sharpness {number}</source>
      <translation>nitidez {number}</translation>
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
      <translation>Más</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Looking for duplicates</source>
      <translation>Buscando duplicados</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Photos of the group</source>
      <translation>Fotos del grupo</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Duplicates</source>
      <translation>Duplicados</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Largest first</source>
      <translation>Los más grandes primero</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Newest first</source>
      <translation>Primero los más recientes</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Order of groups</source>
      <translation>Orden de los grupos</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>See all</source>
      <translation>Ver todo</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Copies</source>
      <translation>Copias</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Bursts</source>
      <translation>Ráfagas</translation>
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
      <translation>Reintentar</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Groups appear here as they are found. You can go on meanwhile.</source>
      <translation>Los grupos aparecen aquí a medida que se encuentran. Puede seguir trabajando.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No bursts here: no photos of one scene were taken at once.</source>
      <translation>No hay ráfagas: ninguna escena se tomó varias veces seguidas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>No duplicates. Copies, smaller versions and edits would appear here.</source>
      <translation>Ninguna foto está repetida. Aquí aparecerían copias, versiones más pequeñas y ediciones.</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Look again</source>
      <translation>Buscar de nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack</source>
      <translation>Desapilar</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep {photos}</source>
      <translation>Conservar {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>{n} photos kept.</source>
      <extracomment>of one: {n} photo kept.</extracomment>
      <translation>
        <numerusform>{n} foto conservada.</numerusform>
        <numerusform>{n} fotos conservadas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack the bursts</source>
      <translation>Apilar las ráfagas</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>These {n} photos ({size}) go to the bin. Of each group one stays.</source>
      <extracomment>of one: This photo ({size}) goes to the bin. Of each group one stays.</extracomment>
      <translation>
        <numerusform>Esta foto ({size}) va a la papelera. De cada grupo queda una.</numerusform>
        <numerusform>Estas {n} fotos ({size}) van a la papelera. De cada grupo queda una.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Stack every burst</source>
      <translation>Apilar todas las ráfagas</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep only the best of every burst</source>
      <translation>Conservar solo la mejor de cada ráfaga</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Keep all of every group</source>
      <translation>Conservar todo en cada grupo</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Another folder…</source>
      <translation>Otra carpeta…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to the bin</source>
      <translation>Mover a la papelera</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/duplicates_page.py"></location>
      <source>Move the copies of this group to the bin</source>
      <translation>Mover las copias de este grupo a la papelera</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Keep</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/group_list.py"></location>
      <source>Groups of duplicates</source>
      <translation>Grupos de duplicados</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Burst of {n}</source>
      <extracomment>of one: Burst of {n}</extracomment>
      <translation>
        <numerusform>Ráfaga de {n}</numerusform>
        <numerusform>Ráfaga de {n}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} identical files</source>
      <extracomment>of one: {n} identical file</extracomment>
      <translation>
        <numerusform>{n} archivo idéntico</numerusform>
        <numerusform>{n} archivos idénticos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} copies</source>
      <extracomment>of one: {n} copy</extracomment>
      <translation>
        <numerusform>{n} copia</numerusform>
        <numerusform>{n} copias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Move {n} to the bin</source>
      <extracomment>of one: Move {n} to the bin</extracomment>
      <translation>
        <numerusform>Mover {n} a la papelera</numerusform>
        <numerusform>Mover {n} a la papelera</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {n} photos</source>
      <extracomment>of one: Stack {n} photo</extracomment>
      <translation>
        <numerusform>Apilar {n} foto</numerusform>
        <numerusform>Apilar {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Compare</source>
      <translation>Comparar</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep all</source>
      <translation>Conservar todo</translation>
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
      <translation>archivo del {day}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing…</source>
      <translation>Comparando…</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Comparing… {percent}</source>
      <translation>Comparando… {percent}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{time} left</source>
      <translation>tiempo restante: {time}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} groups</source>
      <extracomment>of one: {n} group</extracomment>
      <translation>
        <numerusform>{n} grupo</numerusform>
        <numerusform>{n} grupos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>{n} photos you don't need</source>
      <extracomment>of one: {n} photo you don't need</extracomment>
      <translation>
        <numerusform>{n} foto que sobra</numerusform>
        <numerusform>{n} fotos que sobran</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in a folder</source>
      <translation>Conservar las de una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Keep those in {folders}</source>
      <translation>Conservar las de {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Prefer the photos in this folder</source>
      <translation>Preferir las fotos de esta carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect a folder</source>
      <translation>Proteger una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Nothing leaves {folders}</source>
      <translation>Nada sale de {folders}</translation>
    </message>
    <message>
      <location filename="../../app/ui/duplicates/sentences.py"></location>
      <source>Protect the photos in this folder</source>
      <translation>Proteger las fotos de esta carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>No thumbs</source>
      <translation>Sin pulgares</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{given} · album “{album}”</source>
      <translation>{given} · álbum “{album}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches</source>
      <translation>Búsquedas anteriores</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A search that can't be opened any more</source>
      <translation>Una búsqueda que ya no se puede abrir</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>“{word}”</source>
      <translation>“{word}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>A picture that is gone</source>
      <translation>Una imagen que ya no está</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Part of {photo}</source>
      <translation>Parte de {photo}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{first} and {n} more</source>
      <extracomment>of one: {first} and {n} more</extracomment>
      <translation>
        <numerusform>{first} y {n} más</numerusform>
        <numerusform>{first} y {n} más</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} liked</source>
      <extracomment>of one: {n} liked</extracomment>
      <translation>
        <numerusform>{n} me gusta</numerusform>
        <numerusform>{n} me gusta</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{n} disliked</source>
      <extracomment>of one: {n} disliked</extracomment>
      <translation>
        <numerusform>{n} no me gusta</numerusform>
        <numerusform>{n} no me gusta</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>{up} liked, {down} disliked</source>
      <translation>{up} me gusta, {down} no me gusta</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open this search again</source>
      <translation>Abrir de nuevo esta búsqueda</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Open again: the search from {query}, {when}</source>
      <translation>Abrir de nuevo: la búsqueda a partir de {query}, {when}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove the thumbs in this search</source>
      <translation>Quitar los pulgares de esta búsqueda</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>Remove: {given} in the search from {query}</source>
      <translation>Quitar: {given} en la búsqueda a partir de {query}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/earlier_searches.py"></location>
      <source>and {n} earlier searches</source>
      <extracomment>of one: and {n} earlier search</extracomment>
      <translation>
        <numerusform>y {n} búsqueda anterior</numerusform>
        <numerusform>y {n} búsquedas anteriores</numerusform>
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
      <translation>Cuándo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Marks and albums</source>
      <translation>Marcas y álbumes</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} to {last}</source>
      <translation>{first} a {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{width} × {height}</source>
      <translation>{width} × {height}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Also there as</source>
      <translation>También está como</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>and {n} other copies</source>
      <extracomment>of one: and {n} other copy</extracomment>
      <translation>
        <numerusform>y {n} copia más</numerusform>
        <numerusform>y {n} copias más</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>No capture date; file date shown</source>
      <translation>Sin fecha de captura; fecha del archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>File changed</source>
      <translation>Archivo modificado</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>a sidecar (XMP file) beside the photo</source>
      <translation>un archivo sidecar (XMP) junto a la foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>what a program wrote into the photo (XMP)</source>
      <translation>lo que un programa escribió en la foto (XMP)</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Known from</source>
      <translation>Se sabe por</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Colour</source>
      <translation>Color</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>Keywords</source>
      <translation>Palabras clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Albums</source>
      <translation>Álbumes</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <source>{named} and {n} others</source>
      <extracomment>of one: {named} and {n} other</extracomment>
      <translation>
        <numerusform>{named} y {n} más</numerusform>
        <numerusform>{named} y {n} más</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>MMMM 'de' yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/fact_rows.py"></location>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>d MMMM yyyy</source>
      <comment>pattern of a date</comment>
      <translation>d 'de' MMMM 'de' yyyy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>yesterday</source>
      <translation>ayer</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this week</source>
      <translation>esta semana</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last week</source>
      <translation>la semana pasada</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this month</source>
      <translation>este mes</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>last month</source>
      <translation>el mes pasado</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>this day</source>
      <translation>este día</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Stars</source>
      <translation>Estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Colour label</source>
      <translation>Etiqueta de color</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Keyword</source>
      <translation>Palabra clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Shape</source>
      <translation>Forma</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>With GPS</source>
      <translation>Con GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>No GPS</source>
      <translation>Sin GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filter: {text}</source>
      <translation>Filtro: {text}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Press to remove it</source>
      <translation>Pulse para quitarlo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{text}. Click to remove it</source>
      <translation>{text}. Haga clic para quitarlo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>in the picture</source>
      <translation>en la imagen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>date</source>
      <translation>fecha</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>place</source>
      <translation>lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>keyword</source>
      <translation>palabra clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>folder</source>
      <translation>carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>mark</source>
      <translation>marca</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>fact</source>
      <translation>dato</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>Completions</source>
      <translation>Sugerencias</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/field_parts.py"></location>
      <source>{kind}, {n} photos</source>
      <extracomment>of one: {kind}, {n} photo</extracomment>
      <translation>
        <numerusform>{kind}, {n} foto</numerusform>
        <numerusform>{kind}, {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos</source>
      <extracomment>of one: Keywords of {n} photo</extracomment>
      <translation>
        <numerusform>Palabras clave de {n} foto</numerusform>
        <numerusform>Palabras clave de {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Add a keyword</source>
      <translation>Añadir una palabra clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of these photos</source>
      <translation>Palabras clave de estas fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Press Enter to add. Commas separate keywords, | separates levels: Animals|Dog.</source>
      <translation>Pulse Intro para añadir. Las comas separan palabras clave y | separa niveles: Animales|Perro.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>1 star</source>
      <translation>1 estrella</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Stars</source>
      <comment>a menu's name</comment>
      <translation>Estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>2 stars</source>
      <translation>2 estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>3 stars</source>
      <translation>3 estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>4 stars</source>
      <translation>4 estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>5 stars</source>
      <translation>5 estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No stars</source>
      <translation>Sin estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Red</source>
      <translation>Rojo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Colour</source>
      <comment>a menu's name</comment>
      <translation>Color</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Yellow</source>
      <translation>Amarillo</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Green</source>
      <translation>Verde</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Blue</source>
      <translation>Azul</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Purple</source>
      <translation>Morado</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>No colour</source>
      <translation>Sin color</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{what} for {photos}</source>
      <translation>{what} para {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>{mark} for {n} photos.</source>
      <extracomment>of one: {mark} for {n} photo.</extracomment>
      <translation>
        <numerusform>{mark} para {n} foto.</numerusform>
        <numerusform>{mark} para {n} fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords…</source>
      <translation>Palabras clave…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords of {n} photos…</source>
      <extracomment>of one: Keywords…</extracomment>
      <translation>
        <numerusform>Palabras clave de {n} foto…</numerusform>
        <numerusform>Palabras clave de {n} fotos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write a sidecar beside the photo</source>
      <translation>Escribir un archivo auxiliar junto a la foto</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Write sidecars beside {n} photos</source>
      <extracomment>of one: Write a sidecar beside the photo</extracomment>
      <translation>
        <numerusform>Escribir un archivo auxiliar junto a {n} foto</numerusform>
        <numerusform>Escribir archivos auxiliares junto a {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/mark_commands.py"></location>
      <source>Keywords changed</source>
      <translation>Palabras clave cambiadas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Start a search first: choose “More like this” on a photo. Then like what fits.</source>
      <translation>Empiece una búsqueda con «Fotos parecidas» en una foto. Después marque lo que encaja con «Me gusta».</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>The results aren't here yet.</source>
      <translation>Los resultados aún no han llegado.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Like {photos}</source>
      <translation>Me gusta: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Dislike {photos}</source>
      <translation>No me gusta: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear the thumb of {photos}</source>
      <translation>Quitar el pulgar: {photos}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Searching with the first {first} of {all} pictures.</source>
      <translation>Buscando con las primeras {first} de {all} imágenes.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Help it learn</source>
      <translation>Ayudar a aprender</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Next search</source>
      <translation>Búsqueda siguiente</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>End this search</source>
      <translation>Terminar esta búsqueda</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Edit</source>
      <comment>a menu's name</comment>
      <translation>Editar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with a picture file…</source>
      <translation>Buscar con un archivo de imagen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search with a picture</source>
      <translation>Buscar con una imagen</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Using {most} of the {photos} selected photos.</source>
      <translation>Se usan {most} de las {photos} fotos seleccionadas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>A search starts from {n} photos at most: begin another.</source>
      <translation>Una búsqueda parte de {n} fotos como máximo: empiece otra.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Earlier searches…</source>
      <translation>Búsquedas anteriores…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Name of a photo, a word, or an album</source>
      <translation>Nombre de una foto, una palabra o un álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>No earlier search matches.</source>
      <translation>Ninguna búsqueda anterior coincide.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There are no earlier searches yet.</source>
      <translation>Todavía no hay búsquedas anteriores.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search again, with new photos</source>
      <translation>Buscar de nuevo, con fotos nuevas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>the pasted picture</source>
      <translation>la imagen pegada</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>More like this</source>
      <translation>Fotos parecidas</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like these {n} photos</source>
      <extracomment>of one: More like this</extracomment>
      <translation>
        <numerusform>Fotos parecidas</numerusform>
        <numerusform>Fotos parecidas a estas {n}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add to this search</source>
      <translation>Añadir a esta búsqueda</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Add {n} photos to this search</source>
      <extracomment>of one: Add to this search</extracomment>
      <translation>
        <numerusform>Añadir {n} foto a esta búsqueda</numerusform>
        <numerusform>Añadir {n} fotos a esta búsqueda</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Search with the copied picture</source>
      <translation>Buscar con la imagen copiada</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>There is no picture to paste. Copy one first, or drop a file here.</source>
      <translation>No hay ninguna imagen que pegar. Copie una antes, o suelte aquí un archivo.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Show without my thumbs</source>
      <translation>Mostrar sin mis pulgares</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumb removed.</source>
      <translation>Pulgar quitado.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Like</source>
      <translation>Me gusta</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Dislike</source>
      <translation>No me gusta</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Clear thumb</source>
      <translation>Quitar el pulgar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>You can like or dislike {most} photos at once, not {photos}. A few well chosen ones do just as well.</source>
      <translation>Puede valorar {most} fotos a la vez, no {photos}. Unas pocas bien elegidas bastan.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Thumbs belong to a search. {key} finds more like this photo.</source>
      <translation>Los pulgares son parte de una búsqueda. {key} busca más como esta foto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>“{folder}” is in the library already. New photos in it are read now.</source>
      <translation>“{folder}” ya está en la biblioteca. Ahora se leen sus fotos nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_commands.py"></location>
      <source>Adding “{folder}”…</source>
      <translation>Añadiendo “{folder}”…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Open a picture…</source>
      <translation>Abrir una imagen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Paste the copied picture</source>
      <translation>Pegar la imagen copiada</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Filter by date, marks, camera or place</source>
      <translation>Filtrar por fecha, marcas, cámara o lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Add a word, a place, a year</source>
      <translation>Añada una palabra, un lugar, un año</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>Search: boats 2016, Lisbon, last summer</source>
      <translation>Buscar: barcos 2016, París, verano pasado</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/search_field.py"></location>
      <source>About this word</source>
      <translation>Acerca de esta palabra</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>landscape</source>
      <translation>horizontal</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>portrait</source>
      <translation>vertical</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>square</source>
      <translation>cuadrada</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>name “{value}”</source>
      <translation>nombre “{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>folder “{value}”</source>
      <translation>carpeta “{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>keyword “{value}”</source>
      <translation>palabra clave “{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>place “{value}”</source>
      <translation>lugar “{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>album “{value}”</source>
      <translation>álbum “{value}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>not {said}</source>
      <translation>excepto {said}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>d MMMM</source>
      <comment>pattern of a date</comment>
      <translation>d 'de' MMMM</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{day} of any year</source>
      <translation>{day} de cualquier año</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>with GPS</source>
      <translation>con GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no GPS</source>
      <translation>sin GPS</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>no stars</source>
      <translation>sin estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{stars} or more</source>
      <translation>{stars} o más</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{colour} label</source>
      <translation>color {colour}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>until {last}</source>
      <translation>hasta {last}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>since {first}</source>
      <translation>desde {first}</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Photos named “{word}” are left out. To leave out what photos show, dislike it in a search.</source>
      <translation>Se excluyen las fotos llamadas «{word}». Para excluir lo que muestran, márquelo con «No me gusta» en una búsqueda.</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Search with a picture…</source>
      <translation>Buscar con una imagen…</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>Did you mean {words}?</source>
      <translation>¿Quería decir {words}?</translation>
    </message>
    <message>
      <location filename="../../app/ui/facts/sentences.py"></location>
      <source>{first} or {second}</source>
      <translation>{first} o {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What you do with files is listed here.</source>
      <translation>Aquí aparece lo que haga con los archivos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>File history</source>
      <translation>Historial de archivos</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What</source>
      <translation>Qué</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What was done</source>
      <translation>Lo que se hizo</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Why</source>
      <translation>Por qué</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>What failed</source>
      <translation>Lo que falló</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/photos/context.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Try again what failed</source>
      <translation>Reintentar lo que falló</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Show in folder</source>
      <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder…</source>
      <translation>Copiar a una carpeta…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy {n} photos to a folder…</source>
      <extracomment>of one: Copy to a folder…</extracomment>
      <translation>
        <numerusform>Copiar {n} foto a una carpeta…</numerusform>
        <numerusform>Copiar {n} fotos a una carpeta…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy to a folder</source>
      <translation>Copiar a una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder…</source>
      <translation>Mover a una carpeta…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to a folder…</source>
      <extracomment>of one: Move to a folder…</extracomment>
      <translation>
        <numerusform>Mover {n} foto a una carpeta…</numerusform>
        <numerusform>Mover {n} fotos a una carpeta…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to a folder</source>
      <translation>Mover a una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename…</source>
      <translation>Cambiar nombre…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Rename {n} photos…</source>
      <extracomment>of one: Rename…</extracomment>
      <translation>
        <numerusform>Cambiar el nombre de {n} foto…</numerusform>
        <numerusform>Cambiar el nombre de {n} fotos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Rename</source>
      <translation>Cambiar nombre</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Export…</source>
      <translation>Exportar…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export {n} photos…</source>
      <extracomment>of one: Export…</extracomment>
      <translation>
        <numerusform>Exportar {n} foto…</numerusform>
        <numerusform>Exportar {n} fotos…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Export copies</source>
      <translation>Exportar copias</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move to bin…</source>
      <translation>Mover a la papelera…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Move {n} photos to the bin…</source>
      <extracomment>of one: Move to bin…</extracomment>
      <translation>
        <numerusform>Mover {n} foto a la papelera…</numerusform>
        <numerusform>Mover {n} fotos a la papelera…</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>File history…</source>
      <translation>Historial de archivos…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{done}. “File history” tells why.</source>
      <translation>{done}. «Historial de archivos» dice por qué.</translation>
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
        <numerusform>{n} copia puede ser la última de su foto</numerusform>
        <numerusform>{n} copias pueden ser las últimas de sus fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>The originals are not there any more as they were. The bin keeps what goes there.</source>
      <translation>Los originales ya no están tal como eran. La papelera guarda lo que se pone en ella.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open in its program</source>
      <translation>Abrir en su programa</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Open the first of {n} photos</source>
      <extracomment>of one: Open in its program</extracomment>
      <translation>
        <numerusform>Abrir</numerusform>
        <numerusform>Abrir la primera de {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{name} can't be opened: no app is set to open this file.</source>
      <translation>{name} no se puede abrir: no hay ninguna aplicación asignada a este archivo.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Show the first of {n} photos in its folder</source>
      <extracomment>of one: Show in folder</extracomment>
      <translation>
        <numerusform>Mostrar en su carpeta</numerusform>
        <numerusform>Mostrar la primera de {n} fotos en su carpeta</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copy {n} photos</source>
      <extracomment>of one: Copy {n} photo</extracomment>
      <translation>
        <numerusform>Copiar {n} foto</numerusform>
        <numerusform>Copiar {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{number} photos are too many to copy at once: {most} go on the clipboard. Copy them to a folder instead.</source>
      <translation>{number} fotos son demasiadas para copiarlas a la vez: en el portapapeles caben {most}. Cópielas mejor a una carpeta.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} files copied.</source>
      <extracomment>of one: {n} file copied.</extracomment>
      <translation>
        <numerusform>{n} archivo copiado.</numerusform>
        <numerusform>{n} archivos copiados.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the path</source>
      <translation>Copiar la ruta</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>Copy the paths of {n} photos</source>
      <extracomment>of one: Copy the path</extracomment>
      <translation>
        <numerusform>Copiar la ruta de {n} foto</numerusform>
        <numerusform>Copiar las rutas de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/file_commands.py"></location>
      <source>{n} paths copied.</source>
      <extracomment>of one: {n} path copied.</extracomment>
      <translation>
        <numerusform>{n} ruta copiada.</numerusform>
        <numerusform>{n} rutas copiadas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>As it is</source>
      <translation>Tal como está</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Longest side</source>
      <translation>Lado más largo</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder, or type the name of a new one</source>
      <translation>Elija una carpeta, o escriba el nombre de una nueva</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Choose…</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>To</source>
      <translation>Destino</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Choose a folder</source>
      <translation>Elegir una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Names</source>
      <translation>&amp;Nombres</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;First number</source>
      <translation>&amp;Primer número</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>You can get them back from the bin.</source>
      <translation>Podrá recuperarlas de la papelera.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>pixels</source>
      <translation>píxeles</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep metadata: date, camera, keywords</source>
      <translation>Conservar los metadatos: fecha, cámara, palabras clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Keep location</source>
      <translation>Conservar la ubicación</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>quality</source>
      <translation>calidad</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Size</source>
      <translation>&amp;Tamaño</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>&amp;Format</source>
      <translation>&amp;Formato</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Now</source>
      <translation>Ahora</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Then</source>
      <translation>Después</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>New names</source>
      <translation>Nombres nuevos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>{n} photos.</source>
      <extracomment>of one: {n} photo.</extracomment>
      <translation>
        <numerusform>{n} foto.</numerusform>
        <numerusform>{n} fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Looking at the files…</source>
      <translation>Mirando los archivos…</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>and {n} more</source>
      <extracomment>of one: and {n} more</extracomment>
      <translation>
        <numerusform>y {n} más</numerusform>
        <numerusform>y {n} más</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are never changed unless you ask.</source>
      <translation>Sus fotos nunca se cambian si usted no lo pide.</translation>
    </message>
    <message>
      <location filename="../../app/ui/files/plan_dialog.py"></location>
      <source>Turn on</source>
      <translation>Activar</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Copying, {done} of {n} photos</source>
      <extracomment>of one: Copying, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Copiando, {done} de {n} foto</numerusform>
        <numerusform>Copiando, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving, {done} of {n} photos</source>
      <extracomment>of one: Moving, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Moviendo, {done} de {n} foto</numerusform>
        <numerusform>Moviendo, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Renaming, {done} of {n} photos</source>
      <extracomment>of one: Renaming, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Cambiando nombres, {done} de {n} foto</numerusform>
        <numerusform>Cambiando nombres, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Moving to the bin, {done} of {n} photos</source>
      <extracomment>of one: Moving to the bin, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Moviendo a la papelera, {done} de {n} foto</numerusform>
        <numerusform>Moviendo a la papelera, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Exporting, {done} of {n} photos</source>
      <extracomment>of one: Exporting, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Exportando, {done} de {n} foto</numerusform>
        <numerusform>Exportando, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Undoing, {done} of {n} photos</source>
      <extracomment>of one: Undoing, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Deshaciendo, {done} de {n} foto</numerusform>
        <numerusform>Deshaciendo, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos copied</source>
      <extracomment>of one: {n} photo copied</extracomment>
      <translation>
        <numerusform>{n} foto copiada</numerusform>
        <numerusform>{n} fotos copiadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved</source>
      <extracomment>of one: {n} photo moved</extracomment>
      <translation>
        <numerusform>{n} foto movida</numerusform>
        <numerusform>{n} fotos movidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos renamed</source>
      <extracomment>of one: {n} photo renamed</extracomment>
      <translation>
        <numerusform>{n} foto renombrada</numerusform>
        <numerusform>{n} fotos renombradas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos moved to the bin</source>
      <extracomment>of one: {n} photo moved to the bin</extracomment>
      <translation>
        <numerusform>{n} foto movida a la papelera</numerusform>
        <numerusform>{n} fotos movidas a la papelera</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos exported</source>
      <extracomment>of one: {n} photo exported</extracomment>
      <translation>
        <numerusform>{n} foto exportada</numerusform>
        <numerusform>{n} fotos exportadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos put back</source>
      <extracomment>of one: {n} photo put back</extracomment>
      <translation>
        <numerusform>{n} foto devuelta a su sitio</numerusform>
        <numerusform>{n} fotos devueltas a su sitio</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos</source>
      <extracomment>of one: Move {n} photo</extracomment>
      <translation>
        <numerusform>Mover {n} foto</numerusform>
        <numerusform>Mover {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Rename {n} photos</source>
      <extracomment>of one: Rename {n} photo</extracomment>
      <translation>
        <numerusform>Cambiar el nombre de {n} foto</numerusform>
        <numerusform>Cambiar el nombre de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Move {n} photos to the bin</source>
      <extracomment>of one: Move {n} photo to the bin</extracomment>
      <translation>
        <numerusform>Mover {n} foto a la papelera</numerusform>
        <numerusform>Mover {n} fotos a la papelera</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>Export {n} photos</source>
      <extracomment>of one: Export {n} photo</extracomment>
      <translation>
        <numerusform>Exportar {n} foto</numerusform>
        <numerusform>Exportar {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} get another name</source>
      <extracomment>of one: {n} gets another name</extracomment>
      <translation>
        <numerusform>{n} recibe otro nombre</numerusform>
        <numerusform>{n} reciben otro nombre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} stay as they are</source>
      <extracomment>of one: {n} stays as it is</extracomment>
      <translation>
        <numerusform>{n} se queda como está</numerusform>
        <numerusform>{n} se quedan como están</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} files go along</source>
      <comment>movies, sidecars...</comment>
      <extracomment>of one: {n} file goes along</extracomment>
      <translation>
        <numerusform>{n} archivo va con ellas</numerusform>
        <numerusform>{n} archivos van con ellas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} photos stay, as other files of them are left.</source>
      <extracomment>of one: {n} photo stays, as another file of it is left.</extracomment>
      <translation>
        <numerusform>{n} foto se queda: hay otro archivo de ella.</numerusform>
        <numerusform>{n} fotos se quedan: hay otros archivos de ellas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{what}. Makes the new folder “{name}” in {folder}.</source>
      <translation>{what}. Crea la carpeta nueva “{name}” en {folder}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} undone</source>
      <extracomment>of one: {n} undone</extracomment>
      <translation>
        <numerusform>{n} deshecha</numerusform>
        <numerusform>{n} deshechas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>undone</source>
      <comment>all photos of a job</comment>
      <translation>deshecho</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} to go</source>
      <extracomment>of one: {n} to go</extracomment>
      <translation>
        <numerusform>{n} pendiente</numerusform>
        <numerusform>{n} pendientes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/files/sentences.py"></location>
      <source>{n} failed</source>
      <comment>copied, moved, ...</comment>
      <extracomment>of one: {n} failed</extracomment>
      <translation>
        <numerusform>{n} con error</numerusform>
        <numerusform>{n} con error</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_canvas.py"></location>
      <source>Map of the library</source>
      <translation>Mapa de la biblioteca</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_commands.py"></location>
      <source>Explore the map</source>
      <translation>Explorar el mapa</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Region “{name}”, {n} photos</source>
      <extracomment>of one: Region “{name}”, {n} photo</extracomment>
      <translation>
        <numerusform>Región “{name}”, {n} foto</numerusform>
        <numerusform>Región “{name}”, {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Press to select it</source>
      <translation>Pulse para seleccionarla</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map lays photos that are alike next to each other.
Add a folder first.</source>
      <translation>En el mapa, las fotos parecidas están juntas.
Añada primero una carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The map of your photos appears here as soon as they are read.</source>
      <translation>El mapa de sus fotos aparece aquí en cuanto se leen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Photos of the map</source>
      <translation>Fotos del mapa</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Select with the lasso (Shift and drag)</source>
      <translation>Seleccionar con el lazo (Mayús y arrastrar)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Map</source>
      <translation>Mapa</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Covers</source>
      <translation>Motivos</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>The whole map (Home)</source>
      <translation>Todo el mapa (Inicio)</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Explore</source>
      <translation>Explorar</translation>
    </message>
    <message>
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Updating the map with your thumbs: {percent}%</source>
      <translation>Actualizando el mapa según sus pulgares: {percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/map/map_page.py"></location>
      <source>Making the map of {n} photos: {percent}%</source>
      <extracomment>of one: Making the map of {n} photo: {percent}%</extracomment>
      <translation>
        <numerusform>Creando el mapa de {n} foto: {percent} %</numerusform>
        <numerusform>Creando el mapa de {n} fotos: {percent} %</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of reading</source>
      <translation>Progreso de la lectura</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Pause reading</source>
      <translation>Pausar la lectura</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Resume reading</source>
      <translation>Reanudar la lectura</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop reading; what was read is kept</source>
      <translation>Detener la lectura; lo leído se conserva</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from folders</source>
      <translation>Aprendiendo de las carpetas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from your thumbs</source>
      <translation>Aprendiendo de sus pulgares</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Learning from earlier searches</source>
      <translation>Aprendiendo de búsquedas anteriores</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of learning</source>
      <translation>Progreso del aprendizaje</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Stop learning</source>
      <translation>Dejar de aprender</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of writing sidecars</source>
      <translation>Progreso de la escritura de archivos XMP</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is written stays</source>
      <translation>Parar; lo escrito se queda</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Writing sidecars: {done} of {total}</source>
      <translation>Escribiendo archivos sidecar: {done} de {total}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Progress of the work on files</source>
      <translation>Progreso del trabajo con archivos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Stop; what is done stays done</source>
      <translation>Detener; lo que está hecho, hecho queda</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/activities.py"></location>
      <source>Searching…</source>
      <translation>Buscando…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>The photo in question</source>
      <translation>La foto en cuestión</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You liked</source>
      <translation>Le gustó</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Yes</source>
      <translation>Sí</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Not sure</source>
      <translation>No lo sé</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Space</source>
      <comment>the key</comment>
      <translation>Espacio</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Your answer about this photo helps most.</source>
      <translation>Su respuesta sobre esta foto es la que más ayuda.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Is this what you mean?</source>
      <translation>¿Es esto lo que busca?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Go back to the results</source>
      <translation>Volver a los resultados</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/panels/toast.py"></location>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/help_card.py"></location>
      <source>Question {place} of {all}</source>
      <translation>Pregunta {place} de {all}</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Inspector</source>
      <translation>Inspector</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Rating</source>
      <translation>Valoración</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Remember this for later searches</source>
      <translation>Recordarlo para búsquedas futuras</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Close the inspector</source>
      <translation>Cerrar el inspector</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Facts</source>
      <translation>Datos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>More like these</source>
      <translation>Fotos parecidas a estas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Pick a photo to see its details.</source>
      <translation>Elija una foto para ver sus detalles.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Thumbs in these searches</source>
      <translation>Pulgares en estas búsquedas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>This photo</source>
      <translation>Esta foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>Why it fits</source>
      <translation>Por qué encaja</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/inspector.py"></location>
      <source>You asked with this</source>
      <translation>Buscaste con esta</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder…</source>
      <translation>Añadir una carpeta…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Add a folder of photos</source>
      <translation>Añadir una carpeta de fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Where “{name}” is now</source>
      <translation>Dónde está ahora “{name}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Find a moved folder…</source>
      <translation>Buscar una carpeta movida…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>“{name}” seems to be in {folder} now.</source>
      <translation>Parece que «{name}» está ahora en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Use the new place</source>
      <translation>Usar el nuevo lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Remove the folder “{name}”?</source>
      <translation>¿Quitar la carpeta “{name}”?</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Its photos leave the library. Files stay on disk.</source>
      <translation>Sus fotos salen de la biblioteca. Los archivos se quedan en el disco.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Look for new photos</source>
      <translation>Buscar fotos nuevas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Ignored files…</source>
      <translation>Archivos ignorados…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Ignored files</source>
      <translation>Archivos ignorados</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>One pattern a line: a name such as Screenshots or *.gif, or a path such as 2019/raw.
* stands for anything. The files stay as they are.</source>
      <translation>Un patrón por línea: un nombre como Screenshots o *.gif, o una ruta como 2019/raw.
* equivale a cualquier texto. Los archivos se quedan como están.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Learn from my folders…</source>
      <translation>Aprender de mis carpetas…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn from my folders</source>
      <translation>Aprender de mis carpetas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <source>Makes a profile in which photos of one folder are alike.</source>
      <translation>Crea un perfil en el que las fotos de una carpeta se parecen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/library_commands.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Learn</source>
      <translation>Aprender</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Smart albums</source>
      <translation>Álbumes inteligentes</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Save this search as a smart album</source>
      <translation>Guardar esta búsqueda como álbum inteligente</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Add a folder</source>
      <translation>Añadir una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Tidy up</source>
      <translation>Ordenar</translation>
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
      <translation>Un mapa de lo que se parece</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Favourites</source>
      <translation>Favoritas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos with four stars or five</source>
      <translation>Fotos con cuatro o cinco estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>On this day</source>
      <translation>Tal día como hoy</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Photos of this day, in any year</source>
      <translation>Fotos de este día, de cualquier año</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>All files could be read.</source>
      <translation>Se pudieron leer todos los archivos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>Find photos that are there more than once</source>
      <translation>Encontrar fotos que están más de una vez</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problems</source>
      <translation>Problemas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline</source>
      <comment>a folder whose disk is away</comment>
      <translation>sin conexión</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>offline: another disk is in its place</source>
      <translation>sin conexión: hay otro disco en su lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>reading</source>
      <comment>a folder whose photos are being read</comment>
      <translation>leyendo</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/places.py"></location>
      <source>{n} unreadable</source>
      <extracomment>of one: {n} unreadable</extracomment>
      <translation>
        <numerusform>{n} ilegible</numerusform>
        <numerusform>{n} ilegibles</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/places.py"></location>
      <source>It seems to be in {folder} now.</source>
      <translation>Parece que ahora está en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Problem files</source>
      <translation>Archivos con problemas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Ignore</source>
      <translation>Ignorar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Copy the list</source>
      <translation>Copiar la lista</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Try all again</source>
      <translation>Reintentar todo</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>Select the files to ignore first</source>
      <translation>Seleccione primero los archivos que ignorar</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/panels/problems_panel.py"></location>
      <source>The list of {n} lines is copied.</source>
      <extracomment>of one: The list of {n} line is copied.</extracomment>
      <translation>
        <numerusform>Se ha copiado la lista de {n} línea.</numerusform>
        <numerusform>Se ha copiado la lista de {n} líneas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Places</source>
      <translation>Sitios</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search here</source>
      <translation>Buscar aquí</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Search all folders</source>
      <translation>Buscar en todas las carpetas</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Rescan</source>
      <translation>Explorar de nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Find moved folder…</source>
      <translation>Encontrar la carpeta movida…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>Remove from the library…</source>
      <translation>Quitar de la biblioteca…</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/sidebar.py"></location>
      <source>The next search looks only in “{folder}”.</source>
      <translation>La próxima búsqueda mira solo en “{folder}”.</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Message</source>
      <translation>Mensaje</translation>
    </message>
    <message>
      <location filename="../../app/ui/panels/toast.py"></location>
      <source>Close the message</source>
      <translation>Cerrar el mensaje</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Most similar</source>
      <translation>Más parecidas</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Album order</source>
      <translation>Orden del álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Date added</source>
      <translation>Fecha de adición</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By day</source>
      <translation>Por día</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By month</source>
      <translation>Por mes</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By year</source>
      <translation>Por año</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort</source>
      <comment>a menu's name</comment>
      <translation>Ordenar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Group</source>
      <comment>a menu's name</comment>
      <translation>Agrupar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By date</source>
      <translation>Por fecha</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By name</source>
      <translation>Por nombre</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By folder</source>
      <translation>Por carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By file size</source>
      <translation>Por tamaño de archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>By stars</source>
      <translation>Por estrellas</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Reverse</source>
      <translation>Invertir</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>No headings</source>
      <translation>Sin encabezados</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Oldest first</source>
      <translation>Más antiguas primero</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select all</source>
      <translation>Seleccionar todo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select this group</source>
      <translation>Seleccionar este grupo</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select none</source>
      <translation>No seleccionar nada</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Invert selection</source>
      <translation>Invertir la selección</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/arranging.py"></location>
      <source>Select or deselect this photo</source>
      <translation>Seleccionar o deseleccionar esta foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Photos of the library</source>
      <translation>Fotos de la biblioteca</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>Results, best first</source>
      <translation>Resultados, primero los mejores</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>There is nothing to show.</source>
      <translation>No hay nada que mostrar.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/browser.py"></location>
      <source>{n} selected</source>
      <extracomment>of one: {n} selected</extracomment>
      <translation>
        <numerusform>{n} seleccionada</numerusform>
        <numerusform>{n} seleccionadas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Photos by when they were taken</source>
      <translation>Fotos según cuándo se tomaron</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>There are no photos of {name}, in any year.</source>
      <translation>No hay fotos del {name} en ningún año.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>{name}, in all years</source>
      <translation>{name}, en todos los años</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Give photos four stars or five: they are your favourites.</source>
      <translation>Ponga cuatro o cinco estrellas a sus fotos: esas son sus favoritas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Taken around it</source>
      <translation>Tomadas alrededor</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>Taken around {photo}</source>
      <translation>Antes y después de {photo}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/by_time.py"></location>
      <source>It is not known when this photo was taken.</source>
      <translation>No se sabe cuándo se tomó esta foto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/explore_row.py"></location>
      <source>Open the map</source>
      <translation>Abrir el mapa</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/headings.py"></location>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>{name} · {n} photos</source>
      <extracomment>of one: {name} · {n} photo</extracomment>
      <translation>
        <numerusform>{name} · {n} foto</numerusform>
        <numerusform>{name} · {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>In this album</source>
      <translation>En este álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Good matches</source>
      <translation>Buenas coincidencias</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Closest first</source>
      <translation>Primero las más parecidas</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>The rest</source>
      <translation>El resto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Not in this album</source>
      <translation>Fuera de este álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Check these</source>
      <translation>Por revisar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/headings.py"></location>
      <source>Best matches first</source>
      <translation>Mejores coincidencias primero</translation>
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
      <translation>Más estricto o más amplio</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>The guide ({key}) says what else can be done.</source>
      <translation>La guía ({key}) dice qué más se puede hacer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Show backups…</source>
      <translation>Mostrar las copias de seguridad…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Opening your library…</source>
      <translation>Abriendo su biblioteca…</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>No photos match {sought}.</source>
      <translation>Ninguna foto coincide con {sought}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Clear the filter</source>
      <translation>Borrar el filtro</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>This album is empty. Select photos and choose “Add to album…”, or drop them on it at the side.</source>
      <translation>Este álbum está vacío. Seleccione fotos y elija «Añadir a un álbum…», o suéltelas sobre él en la barra lateral.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Choose photos</source>
      <translation>Elegir fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Add another folder</source>
      <translation>Añadir otra carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading is paused. The first photos appear when it goes on.</source>
      <translation>La lectura está en pausa. Las primeras fotos aparecen cuando continúe.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>Reading your photos. The first ones appear in a moment.</source>
      <translation>Leyendo sus fotos. Las primeras aparecen en un momento.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/library_page.py"></location>
      <source>There are no photos to show in this folder.</source>
      <translation>No hay fotos que mostrar en esta carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Go to the photos at the edge</source>
      <translation>Ir a las fotos del límite</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Sort and group the photos</source>
      <translation>Ordenar y agrupar las fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Order: {order}</source>
      <translation>Orden: {order}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/page_top.py"></location>
      <source>Thumbnail size</source>
      <translation>Tamaño de las miniaturas</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search without the filter</source>
      <translation>Buscar sin el filtro</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/pages.py"></location>
      <source>Search all photos</source>
      <translation>Buscar en todas las fotos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A stack of {n} photos</source>
      <extracomment>of one: A stack of {n} photo</extracomment>
      <translation>
        <numerusform>Una pila de {n} foto</numerusform>
        <numerusform>Una pila de {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>A raw file and its picture as one photo</source>
      <translation>Un archivo RAW y su imagen como una sola foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>liked</source>
      <translation>me gusta</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>disliked</source>
      <translation>no me gusta</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>a copied picture</source>
      <translation>una imagen copiada</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>In this stack {name} fits best</source>
      <translation>En esta pila, la que mejor encaja es {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/photo_model.py"></location>
      <source>Because you liked {name}</source>
      <translation>Porque le gustó {name}</translation>
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
      <translation>Foto anterior</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Next photo</source>
      <translation>Foto siguiente</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Search a part</source>
      <translation>Buscar una parte</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>Draw a rectangle to search with a part of the photo</source>
      <translation>Dibuje un rectángulo para buscar con una parte de la foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <source>In this list</source>
      <translation>En esta lista</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/preview.py"></location>
      <location filename="../../app/ui/style/words.py"></location>
      <source>d MMM yyyy, HH:mm</source>
      <comment>pattern of a date</comment>
      <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} good matches</source>
      <extracomment>of one: {n} good match</extracomment>
      <translation>
        <numerusform>{n} buen resultado</numerusform>
        <numerusform>{n} buenos resultados</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found}. That is all, very likely.</source>
      <translation>{found}. Muy probablemente son todas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{found} of about {exist}</source>
      <translation>{found} de unas {exist}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{count} to check</source>
      <translation>{count} por revisar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like a part of {name}</source>
      <translation>Fotos parecidas a una parte de {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>More like {name}</source>
      <translation>Parecidas a {name}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, hide</source>
      <extracomment>of one: {n} disliked, hide</extracomment>
      <translation>
        <numerusform>{n} no me gusta, ocultar</numerusform>
        <numerusform>{n} no me gusta, ocultar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/result_orders.py"></location>
      <source>{n} disliked, show</source>
      <extracomment>of one: {n} disliked, show</extracomment>
      <translation>
        <numerusform>{n} no me gusta, mostrar</numerusform>
        <numerusform>{n} no me gusta, mostrar</numerusform>
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
        <numerusform>{n} día</numerusform>
        <numerusform>{n} días</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/small_photos.py"></location>
      <source>Click for stars; or press 1 to 5, and 0 for none</source>
      <translation>Haga clic para dar estrellas, o pulse de 1 a 5, y 0 para ninguna</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <comment>a menu's name</comment>
      <translation>Pila</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack</source>
      <translation>Apilar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Select two photos or more to stack them.</source>
      <translation>Seleccione dos fotos o más para apilarlas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stack {photos}</source>
      <translation>Apilar {photos}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Stacked {n} photos. {key} opens the stack.</source>
      <extracomment>of one: Stacked {n} photo. {key} opens the stack.</extracomment>
      <translation>
        <numerusform>{n} foto apilada. {key} abre la pila.</numerusform>
        <numerusform>{n} fotos apiladas. {key} abre la pila.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Open or close the stack</source>
      <translation>Abrir o cerrar la pila</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Put on top of its stack</source>
      <translation>Poner encima de su pila</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Top of the stack</source>
      <translation>Arriba de la pila</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of its stack</source>
      <translation>Quitar de su pila</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take {n} photos out of their stacks</source>
      <extracomment>of one: Take out of its stack</extracomment>
      <translation>
        <numerusform>Quitar {n} foto de su pila</numerusform>
        <numerusform>Quitar {n} fotos de sus pilas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Take out of the stack</source>
      <translation>Sacar de la pila</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/photos/stacking.py"></location>
      <source>Unstack {n} photos</source>
      <extracomment>of one: Unstack</extracomment>
      <translation>
        <numerusform>Desapilar {n} foto</numerusform>
        <numerusform>Desapilar {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Show the stack, or close it</source>
      <translation>Mostrar la pila o cerrarla</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/tile.py"></location>
      <source>Select</source>
      <translation>Seleccionar</translation>
    </message>
    <message>
      <location filename="../../app/ui/photos/time_strip.py"></location>
      <source>When the photos were taken</source>
      <translation>Cuándo se tomaron las fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is set aside in the library's folder, and your photos are not touched.</source>
      <translation>Los pulgares, los álbumes, las estrellas, las palabras clave y los perfiles vuelven a ser como entonces. Lo que hay ahora se aparta en la carpeta de la biblioteca, y sus fotos no se tocan.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>No second place</source>
      <translation>Sin segundo lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups</source>
      <translation>Copias de seguridad</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Back up now</source>
      <translation>Hacer una copia ahora</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in a second place too</source>
      <translation>Guardar las copias de seguridad también en un segundo lugar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore…</source>
      <translation>Restaurar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Keep backups in this folder too</source>
      <translation>Guardar las copias de seguridad también en esta carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Go back to the library as it was on {when}?</source>
      <translation>¿Volver a la biblioteca tal como estaba el {when}?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Restore</source>
      <translation>Restaurar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>{why}, by a clock that was ahead</source>
      <translation>{why}, con un reloj adelantado</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>There are no backups yet. Likewise makes one automatically when something has changed.</source>
      <translation>Aún no hay copias. Likewise hace una automáticamente cuando algo cambia.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library, in {folder}. A second place, on another disk, is safer still.</source>
      <translation>Las copias de seguridad se guardan junto a la biblioteca, en {folder}. Un segundo lugar, en otro disco, es aún más seguro.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>The second place, {place}, is away. Until it is back, backups are only here.</source>
      <translation>El segundo lugar, {place}, no está disponible. Hasta que vuelva, las copias de seguridad están solo aquí.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/backups.py"></location>
      <source>Backups are kept beside the library and in {place}.</source>
      <translation>Las copias de seguridad se guardan junto a la biblioteca y en {place}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Profiles (*.likewise)</source>
      <translation>Perfiles (*.likewise)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>A profile from a file</source>
      <translation>Un perfil de un archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import…</source>
      <translation>Importar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Start every search with</source>
      <translation>Empezar cada búsqueda con</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>New profile</source>
      <translation>Perfil nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Create…</source>
      <translation>Crear…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Give it another name</source>
      <translation>Darle otro nombre</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Make a copy of it</source>
      <translation>Hacer una copia</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate…</source>
      <translation>Duplicar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Save it to a file</source>
      <translation>Guardarlo en un archivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forget what it learned</source>
      <translation>Olvidar lo aprendido</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset…</source>
      <translation>Restablecer…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Remove it with its searches</source>
      <translation>Quitarlo con sus búsquedas</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete…</source>
      <translation>Eliminar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Name of the profile</source>
      <translation>Nombre del perfil</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Duplicate</source>
      <translation>Duplicar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Import</source>
      <translation>Importar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset “{name}”?</source>
      <translation>¿Restablecer “{name}”?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Forgets everything learned. Your searches stay, but it no longer learns from them.</source>
      <translation>Olvida todo lo aprendido. Sus búsquedas se conservan, pero ya no aprende de ellas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Reset</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Delete “{name}”?</source>
      <translation>¿Eliminar “{name}”?</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>Its searches will be deleted too.</source>
      <translation>También se eliminarán sus búsquedas.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} thumbs, {searches}</source>
      <extracomment>of one: {n} thumb, {searches}</extracomment>
      <translation>
        <numerusform>{n} pulgar, {searches}</numerusform>
        <numerusform>{n} pulgares, {searches}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/profiles.py"></location>
      <source>{n} imported thumbs</source>
      <extracomment>of one: {n} imported thumb</extracomment>
      <translation>
        <numerusform>{n} pulgar importado</numerusform>
        <numerusform>{n} pulgares importados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>{n} photos can be searched.</source>
      <extracomment>of one: {n} photo can be searched.</extracomment>
      <translation>
        <numerusform>Ya se puede buscar en {n} foto.</numerusform>
        <numerusform>Ya se puede buscar en {n} fotos.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Your photos are read</source>
      <translation>Sus fotos ya están leídas</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Settings…</source>
      <translation>Ajustes…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Backups…</source>
      <translation>Copias de seguridad…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Help</source>
      <comment>a menu's name</comment>
      <translation>Ayuda</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Keys</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Likewise learns what you mean by “alike” from your thumbs. It all stays on this computer.</source>
      <translation>Likewise aprende de sus pulgares qué entiende usted por «parecido». Todo queda en este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>How new photos are found and read.</source>
      <translation>Cómo se encuentran y leen las fotos nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What looks at your photos.</source>
      <translation>Qué mira sus fotos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Copies of your albums, stars and all that was learned.</source>
      <translation>De álbumes, estrellas y todo lo aprendido.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Library</source>
      <translation>Biblioteca</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Searching</source>
      <translation>Búsqueda</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>What it learned</source>
      <translation>Lo aprendido</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and safety</source>
      <translation>Archivos y seguridad</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Look</source>
      <translation>Aspecto</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>New photos appear by themselves.</source>
      <translation>Las fotos nuevas aparecen solas.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Reading takes longer, other programs stay fast.</source>
      <translation>La lectura tarda más, los otros programas menos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>When reading took more than a minute.</source>
      <translation>Cuando la lectura tardó más de un minuto.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Files and folders that are never read.</source>
      <translation>Archivos y carpetas que nunca se leen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Watch folders</source>
      <translation>Vigilar las carpetas</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use less CPU</source>
      <translation>Usar menos CPU</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Notify me when done</source>
      <translation>Avisarme al terminar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Edit…</source>
      <translation>Editar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Recognise what is in photos</source>
      <translation>Reconocer lo que hay en las fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dogs, boats, flowers: needed to search by words.</source>
      <translation>Perros, barcos, flores: necesario para buscar con palabras.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Image model</source>
      <translation>Modelo de imagen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A model of your own looks at the photos, too.</source>
      <translation>Un modelo tuyo también mira las fotos.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Model for sentences</source>
      <translation>Modelo para frases</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>A folder with both halves of a CLIP or SigLIP model: any sentence searches.</source>
      <translation>Una carpeta con las dos mitades de un modelo CLIP o SigLIP: cualquier frase sirve para buscar.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No image model</source>
      <translation>Ningún modelo de imagen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Use an image model</source>
      <translation>Usar un modelo de imagen</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>ONNX models (*.onnx)</source>
      <translation>Modelos ONNX (*.onnx)</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Protect my files</source>
      <translation>Proteger mis archivos</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>No moving, renaming or deleting.</source>
      <translation>Sin mover, renombrar ni eliminar.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show…</source>
      <translation>Mostrar…</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Keep sidecars up to date</source>
      <translation>Mantener al día los archivos sidecar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Small files beside the photos that other programs read.</source>
      <translation>Pequeños archivos junto a las fotos que otros programas leen.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Name sidecars photo.xmp, as Lightroom does</source>
      <translation>Nombrar los archivos auxiliares foto.xmp, como Lightroom</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Stars and keywords</source>
      <translation>Estrellas y palabras clave</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Follow the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Show RAW and JPEG as one photo</source>
      <translation>Mostrar RAW y JPEG como una sola foto</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>They share their stars, and are binned together.</source>
      <translation>Comparten las estrellas y van juntos a la papelera.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart to change the language.</source>
      <translation>Reinicie para cambiar el idioma.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>Restart</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_commands.py"></location>
      <source>As the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Pages of settings</source>
      <translation>Páginas de ajustes</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Click a field and press the keys that you want.</source>
      <translation>Haga clic en un campo y pulse las teclas que quiera.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>Reset all keys</source>
      <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>“{text}” has its new key.</source>
      <translation>“{text}” tiene su tecla nueva.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>{key} already means “{text}”. Change that one first.</source>
      <translation>{key} ya significa “{text}”. Cambie antes esa.</translation>
    </message>
    <message>
      <location filename="../../app/ui/settings/settings_window.py"></location>
      <source>All keys are back to the defaults.</source>
      <translation>Todas las teclas se han restablecido.</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>How long each photo stays</source>
      <translation>Cuánto tiempo se queda cada foto</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{n} seconds</source>
      <extracomment>of one: {n} second</extracomment>
      <translation>
        <numerusform>{n} segundo</numerusform>
        <numerusform>{n} segundos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>End the slide show (Esc)</source>
      <translation>Terminar la presentación (Esc)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go on</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>{command} (Space)</source>
      <translation>{command} (Espacio)</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Slide show</source>
      <translation>Presentación</translation>
    </message>
    <message>
      <location filename="../../app/ui/slides/slide_show.py"></location>
      <source>Go to the photos first: there are none to show here.</source>
      <translation>Vaya antes a las fotos: aquí no hay ninguna que mostrar.</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/labels.py"></location>
      <source>Clear</source>
      <translation>Borrar</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>subject</source>
      <translation>motivo</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>colour</source>
      <translation>color</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>outlines</source>
      <translation>contornos</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>texture</source>
      <translation>textura</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>layout</source>
      <translation>disposición</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>details</source>
      <translation>detalles</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>patterns</source>
      <translation>patrones</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>red</source>
      <translation>rojo</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>yellow</source>
      <translation>amarillo</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>green</source>
      <translation>verde</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>blue</source>
      <translation>azul</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>purple</source>
      <translation>morado</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Not much alike</source>
      <translation>No se parece mucho</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {first} and {second}</source>
      <translation>Parecido: {first} y {second}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Similar {family}</source>
      <translation>Parecido: {family}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>{family} ({percent}%)</source>
      <translation>{family} ({percent} %)</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>What matters here: {families}</source>
      <translation>Lo que cuenta aquí: {families}</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Shows “{word}”</source>
      <translation>Muestra “{word}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Probably shows “{word}”</source>
      <translation>Probablemente muestra “{word}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>May show “{word}”</source>
      <translation>Quizá muestra “{word}”</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Hardly shows “{word}”</source>
      <translation>Difícilmente muestra “{word}”</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} stars</source>
      <extracomment>of one: {n} star</extracomment>
      <translation>
        <numerusform>{n} estrella</numerusform>
        <numerusform>{n} estrellas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} bytes</source>
      <extracomment>of one: {n} byte</extracomment>
      <translation>
        <numerusform>{n} byte</numerusform>
        <numerusform>{n} bytes</numerusform>
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
      <translation>d MMM yyyy, HH:mm:ss</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} files couldn't be read</source>
      <extracomment>of one: {n} file couldn't be read</extracomment>
      <translation>
        <numerusform>{n} archivo no se pudo leer</numerusform>
        <numerusform>{n} archivos no se pudieron leer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>{n} problems</source>
      <extracomment>of one: {n} problem</extracomment>
      <translation>
        <numerusform>{n} problema</numerusform>
        <numerusform>{n} problemas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>a few seconds</source>
      <translation>unos segundos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} seconds</source>
      <extracomment>of one: about {n} second</extracomment>
      <translation>
        <numerusform>cerca de {n} segundo</numerusform>
        <numerusform>unos {n} segundos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} minutes</source>
      <extracomment>of one: about {n} minute</extracomment>
      <translation>
        <numerusform>cerca de {n} minuto</numerusform>
        <numerusform>unos {n} minutos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>about {n} hours</source>
      <extracomment>of one: about {n} hour</extracomment>
      <translation>
        <numerusform>cerca de {n} hora</numerusform>
        <numerusform>unas {n} horas</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: not reached</source>
      <translation>Clúster: sin conexión</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: no workers</source>
      <translation>Clúster: sin nodos</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Cluster: {ready} of {n} parts answer</source>
      <extracomment>of one: Cluster: {ready} of {n} part answer</extracomment>
      <translation>
        <numerusform>Clúster: {ready} de {n} parte responde</numerusform>
        <numerusform>Clúster: {ready} de {n} partes responden</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos</source>
      <translation>Reconociendo lo que hay en sus fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Recognising what is in your photos: {done} of {total}</source>
      <translation>Reconociendo lo que hay en sus fotos: {done} de {total}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading dates, {done} of {n} photos</source>
      <extracomment>of one: Reading dates, {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Leyendo fechas, {done} de {n} foto</numerusform>
        <numerusform>Leyendo fechas, {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Reading {done} of {n} photos</source>
      <extracomment>of one: Reading {done} of {n} photo</extracomment>
      <translation>
        <numerusform>Leyendo {done} de {n} foto</numerusform>
        <numerusform>Leyendo {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos</source>
      <translation>Buscando fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/style/words.py"></location>
      <source>Looking for photos, {done} found so far</source>
      <translation>Buscando fotos, {done} encontradas hasta ahora</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/style/words.py"></location>
      <source>Paused at {done} of {n} photos</source>
      <extracomment>of one: Paused at {done} of {n} photo</extracomment>
      <translation>
        <numerusform>En pausa en {done} de {n} foto</numerusform>
        <numerusform>En pausa en {done} de {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/system/desktop.py"></location>
      <source>The folder of {name} can't be opened.</source>
      <translation>La carpeta de {name} no se puede abrir.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Another user listens where your Likewise should.</source>
      <translation>Otro usuario escucha donde debería hacerlo su Likewise.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Likewise is open with this library already, but does not answer.</source>
      <translation>Likewise ya está abierto con esta biblioteca, pero no responde.</translation>
    </message>
    <message>
      <location filename="../../app/ui/system/running_instance.py"></location>
      <source>Check whether it is waiting for you, or end it and start it again.</source>
      <translation>Mire si está esperando una respuesta suya, o ciérrelo e inícielo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>A photo, results of which one is liked and one disliked, and better results</source>
      <translation>Una foto, resultados con uno que gusta y otro que no, y mejores resultados</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>You can search as soon as the first ones appear.</source>
      <translation>Puedes buscar en cuanto aparezcan las primeras.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Your photos never leave this computer, and Likewise never changes them unless you ask.</source>
      <translation>Sus fotos nunca salen de este equipo, y Likewise solo las cambia si usted lo pide.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Start here</source>
      <translation>Empezar aquí</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Find photos by showing one</source>
      <translation>Encuentre fotos mostrando una</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Add folder</source>
      <translation>Añadir carpeta</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Try the sample gallery</source>
      <translation>Probar la galería de muestra</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Drop a folder of photos here</source>
      <translation>Suelte aquí una carpeta de fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>Private</source>
      <translation>Privado</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>1 of 3: Point at a photo and click “More like this”.</source>
      <translation>1 de 3: Apunte a una foto y haga clic en «Fotos parecidas».</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>2 of 3: Like two or three photos that fit, and watch the others move.</source>
      <translation>2 de 3: Marque «Me gusta» en dos o tres fotos que encajen y vea cómo se mueven las demás.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>3 of 3: Click “Save as smart album”. Matching photos are added automatically.</source>
      <translation>3 de 3: Haga clic en «Guardar como álbum inteligente». Las fotos que encajan se añaden automáticamente.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/first_page.py"></location>
      <source>That's it: the album is at the side. Correct it with thumbs.</source>
      <translation>Eso es todo: el álbum está en la barra lateral. Corríjalo con los pulgares.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>The sample gallery can't be kept in {folder}: {strerror}. Free some space there, or make it writable.</source>
      <translation>La galería de muestra no se puede guardar en {folder}: {strerror}. Libere espacio allí, o permita la escritura.</translation>
    </message>
    <message>
      <location filename="../../app/ui/welcome/sample_gallery.py"></location>
      <source>Drawing the sample gallery: {done} of {total} pictures.</source>
      <translation>Dibujando la galería de muestra: {done} de {total} imágenes.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>No photo is named “{words}”, so that was left out.</source>
      <translation>Ninguna foto se llama «{words}», así que se ha omitido.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Search in this album</source>
      <translation>Buscar en este álbum</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {n} photos</source>
      <extracomment>of one: like {n} photo</extracomment>
      <translation>
        <numerusform>como {n} foto</numerusform>
        <numerusform>como {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>like {name}</source>
      <translation>como {name}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>An album that was deleted</source>
      <translation>Un álbum eliminado</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>in {place}</source>
      <translation>en {place}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/finder.py"></location>
      <source>Find photos</source>
      <translation>Encontrar fotos</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the sidebar</source>
      <translation>Mostrar la barra lateral</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Show the inspector</source>
      <translation>Mostrar el inspector</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop a folder to add it, or a picture to search with it</source>
      <translation>Suelte una carpeta para añadirla, o una imagen para buscar con ella</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/frame.py"></location>
      <source>Drop the picture to search with it</source>
      <translation>Suelte la imagen para buscar con ella</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Album</source>
      <translation>Álbum</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/main_window.py"></location>
      <source>Search again</source>
      <translation>Buscar de nuevo</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Files are still being worked on. Undo when that is done.</source>
      <translation>Aún se está trabajando con archivos. Deshágalo cuando termine.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to undo.</source>
      <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redone: {what}.</source>
      <translation>Rehecho: {what}.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>There is nothing to redo.</source>
      <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Undo: {what}</source>
      <translation>Deshacer: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Redo: {what}</source>
      <translation>Rehacer: {what}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>View</source>
      <translation>Ver</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom in</source>
      <translation>Acercar</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Zoom out</source>
      <translation>Alejar</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Full screen</source>
      <translation>Pantalla completa</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command…</source>
      <translation>Buscar un comando…</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Find a command</source>
      <translation>Buscar un comando</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Type what you want to do, or where to go</source>
      <translation>Escriba qué quiere hacer o adónde ir</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>No command or place is called that.</source>
      <translation>Ningún comando ni lugar se llama así.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For this search</source>
      <translation>Para esta búsqueda</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>For {n} photos</source>
      <extracomment>of one: For {n} photo</extracomment>
      <translation>
        <numerusform>Para {n} foto</numerusform>
        <numerusform>Para {n} fotos</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Other commands</source>
      <translation>Otros comandos</translation>
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

Encuentra las fotos que se parecen a una de las suyas, y aprende de sus valoraciones lo que usted entiende por parecido.
Sus fotos nunca salen de este equipo y nunca se modifican, salvo que usted lo pida.

Software libre con licencia MIT. Se apoya en Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow y
otros, todos nombrados abajo con sus licencias. NOTICES.md, que lo acompaña, habla de los pesos y los datos.

Python {python}, Qt {qt}, {system}</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Copy a report of what went wrong</source>
      <translation>Copiar un informe de lo que falló</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>A report was copied. It names no file, and you can paste it anywhere.</source>
      <translation>Se ha copiado un informe. No nombra ningún archivo, y puede pegarlo donde quiera.</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Guide</source>
      <translation>Guía</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>Restart safely, without plug-ins</source>
      <translation>Reiniciar de forma segura, sin complementos</translation>
    </message>
    <message>
      <location filename="../../app/ui/window/window_commands.py"></location>
      <source>About Likewise</source>
      <translation>Acerca de Likewise</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/albums.py"></location>
      <source>There is nothing to undo in this album.</source>
      <translation>No hay nada que deshacer en este álbum.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/backup_thread.py"></location>
      <source>by hand</source>
      <translation>manual</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>No library is open yet. Add a folder of photos first.</source>
      <translation>Todavía no hay ninguna biblioteca abierta. Añada antes una carpeta de fotos.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/bus.py"></location>
      <source>The backup is restored. What was there before is in {aside}.</source>
      <translation>La copia de seguridad se ha restaurado. Lo que había antes está en {aside}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{n} pairs of photos could not be compared: copies may be missing here.</source>
      <extracomment>of one: {n} pair of photos could not be compared: copies may be missing here.</extracomment>
      <translation>
        <numerusform>No se ha podido comparar {n} par de fotos: aquí pueden faltar copias.</numerusform>
        <numerusform>No se han podido comparar {n} pares de fotos: aquí pueden faltar copias.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>This group has changed. Look for duplicates again.</source>
      <translation>Este grupo ha cambiado. Busque duplicados de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>Looking for duplicates ended too soon: {reason}</source>
      <translation>La búsqueda de duplicados terminó antes de tiempo: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/duplicates.py"></location>
      <source>{left} stay: {reason}</source>
      <translation>Se quedan {left}: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Photos are read without an image model from now on.</source>
      <translation>A partir de ahora las fotos se leen sin modelo de imagen.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Trying the model {name}…</source>
      <translation>Probando el modelo {name}…</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/folders.py"></location>
      <source>Stopped. What was read is kept; “Rescan” reads the rest.</source>
      <translation>Detenido. Lo leído se conserva; “Explorar de nuevo” lee el resto.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/folders.py"></location>
      <source>{n} new photos.</source>
      <extracomment>of one: {n} new photo.</extracomment>
      <translation>
        <numerusform>{n} foto nueva.</numerusform>
        <numerusform>{n} fotos nuevas.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/marks.py"></location>
      <source>A sidecar can't be read. {first}</source>
      <translation>Un archivo sidecar no se puede leer. {first}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/bus/marks.py"></location>
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>And {n} more.</source>
      <extracomment>of one: And {n} more.</extracomment>
      <translation>
        <numerusform>Y {n} más.</numerusform>
        <numerusform>Y {n} más.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Profile exported to {path}.</source>
      <translation>Perfil exportado a {path}.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>{name} is ready to use.</source>
      <translation>{name} está listo para usarse.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Learning from folders is under way already.</source>
      <translation>Ya se está aprendiendo de las carpetas.</translation>
    </message>
    <message>
      <location filename="../../app/work/bus/profiles.py"></location>
      <source>Stopped. Nothing was learned from the folders.</source>
      <translation>Detenido. No se ha aprendido nada de las carpetas.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/full_loader.py"></location>
      <source>There is not enough memory left to show it in full.</source>
      <translation>No queda memoria suficiente para mostrarla entera.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/seeing.py"></location>
      <source>This can't be searched with. {reason}</source>
      <translation>No se puede buscar con esto. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_files.py"></location>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} can't be read: {strerror}.</source>
      <translation>{name} no se puede leer: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/pictures/thumbnail_loader.py"></location>
      <source>No thumbnail can be made: {strerror}.</source>
      <translation>No se puede crear ninguna miniatura: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>A process that reads photos can't be started: {strerror}.</source>
      <translation>No se puede iniciar un proceso que lee fotos: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Close other programs, then try again.</source>
      <translation>Cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>gave an invalid answer</source>
      <translation>dio una respuesta no válida</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>Starting a process that reads photos {fault}.</source>
      <translation>El inicio de un proceso que lee fotos {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>Start Likewise again; if that doesn't help, reinstall it.</source>
      <translation>Inicie Likewise de nuevo; si sigue igual, vuelva a instalarlo.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Reading it {fault}.</source>
      <translation>Su lectura {fault}.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds</source>
      <translation>ha tardado más de {seconds} segundos</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took longer than {seconds} seconds; its disk or network may not answer</source>
      <translation>ha tardado más de {seconds} segundos; quizá su disco o su red no responden</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>took more than {seconds} seconds of computing</source>
      <translation>ha necesitado más de {seconds} segundos de cálculo</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (signal {signal})</source>
      <translation>se ha interrumpido (señal {signal})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>crashed (exit code {code})</source>
      <translation>se ha interrumpido (código de salida {code})</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool.py"></location>
      <source>It was not waited for.</source>
      <translation>No se ha esperado a que terminara.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it needs more memory than is allowed.</source>
      <translation>Leerlo necesita más memoria de la que puede usar.</translation>
    </message>
    <message>
      <location filename="../../app/work/processes/pool_worker.py"></location>
      <source>Reading it failed: {error}.</source>
      <translation>No se ha podido leer: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/extraction.py"></location>
      <source>Its {name} can't be told: it gave numbers that are not finite.</source>
      <translation>No se puede determinar esta característica: {name}. Dio números que no son finitos.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Photos are read without recognising what is in them. {reason}</source>
      <translation>No se mira lo que hay en las imágenes. {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>{reason} The image model was not changed.</source>
      <translation>{reason} El modelo de imagen no se ha cambiado.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Comparing what is in the pictures failed: {reason}</source>
      <translation>La comparación de lo que hay en las imágenes ha fallado: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/read.py"></location>
      <source>Scan again; until it succeeds, searches go without it.</source>
      <translation>Explore de nuevo; hasta que se logre, las búsquedas prescinden de ello.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>There is no room left to keep what was found in the photos.</source>
      <translation>No queda espacio para guardar lo que se encontró en las fotos.</translation>
    </message>
    <message>
      <location filename="../../app/work/reading/scan.py"></location>
      <source>Make space on the disk of the library, then look for new photos again.</source>
      <translation>Libere espacio en el disco de la biblioteca y busque otra vez fotos nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/comparing.py"></location>
      <source>The processes that compare photos keep crashing.</source>
      <translation>Los procesos que comparan fotos terminan una y otra vez.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../app/work/tasks/exchange_marks.py"></location>
      <source>{n} sidecars written.</source>
      <extracomment>of one: {n} sidecar written.</extracomment>
      <translation>
        <numerusform>{n} archivo sidecar escrito.</numerusform>
        <numerusform>{n} archivos sidecar escritos.</numerusform>
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
      <translation>El mapa no se ha terminado.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>It is made again when the map is opened.</source>
      <translation>Se volverá a hacer cuando se abra el mapa.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>The map can't be kept: {error}.</source>
      <translation>El mapa no se puede guardar: {error}.</translation>
    </message>
    <message>
      <location filename="../../app/work/tasks/map_process.py"></location>
      <source>Make room on the disk.</source>
      <translation>Libere espacio en el disco.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>{name} is damaged, or not the file that it should be.</source>
      <translation>{name} está dañado o no es el archivo que debería ser.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds a tensor without a storage.</source>
      <translation>El archivo de pesos contiene un tensor sin almacenamiento.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a tensor is not inside its storage.</source>
      <translation>El archivo de pesos está dañado: un tensor no está dentro de su almacenamiento.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>This is no little-endian checkpoint of the old format.</source>
      <translation>Este no es un archivo de pesos little-endian del formato antiguo.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: {error}.</source>
      <translation>El archivo de pesos está dañado: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint wants {module}.{name}, which no weights need.</source>
      <translation>El archivo de pesos pide {module}.{name}, que ningún peso necesita.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint holds something else than whole storages.</source>
      <translation>El archivo de pesos contiene algo que no son almacenamientos completos.</translation>
    </message>
    <message>
      <location filename="../../features/checkpoint.py"></location>
      <source>The checkpoint is damaged: a storage has another size.</source>
      <translation>El archivo de pesos está dañado: un almacenamiento tiene otro tamaño.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is empty.</source>
      <translation>El archivo está vacío.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} says it is {width} x {height} pixels; we read at most {value} megapixels of a picture of this kind.</source>
      <translation>{name} indica {width} x {height} píxeles; de una imagen de este tipo se leen como mucho {value} megapíxeles.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} has no pixels.</source>
      <translation>{name} no tiene píxeles.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} does not exist.</source>
      <translation>{name} no existe.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/decode.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is not a file.</source>
      <translation>{name} no es un archivo.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} can't be read: {value}.</source>
      <translation>No se puede leer {name}: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>Not a supported image format.</source>
      <translation>Formato de imagen no compatible.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} needs more memory than there is.</source>
      <translation>{name} necesita más memoria de la que hay.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is damaged: {detail}.</source>
      <translation>El archivo está dañado: {detail}.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>{name} is larger than {value} MB, too large for a picture.</source>
      <translation>{name} ocupa más de {value} MB, demasiado para una imagen.</translation>
    </message>
    <message>
      <location filename="../../features/decode.py"></location>
      <source>The file is incomplete.</source>
      <translation>El archivo está incompleto.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin with 3 x 3 pixels.</source>
      <translation>La red no empieza con 3 x 3 píxeles.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>The network does not begin and end with a convolution.</source>
      <translation>La red no empieza y termina con una convolución.</translation>
    </message>
    <message>
      <location filename="../../features/efficientnet.py"></location>
      <source>These weights are no EfficientNet-Lite's: {error}.</source>
      <translation>Estos pesos no son de un EfficientNet-Lite: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} makes {dimension} numbers of a picture and {value} of a sentence: its halves don't belong together.</source>
      <translation>{name} obtiene {dimension} números de una imagen y {value} de una frase: sus mitades no van juntas.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} can't be read: {strerror}.</source>
      <translation>No se puede leer el modelo {source}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>The model {source} changed while it was looked at.</source>
      <translation>El modelo {source} cambió mientras se examinaba.</translation>
    </message>
    <message>
      <location filename="../../features/model_folder.py"></location>
      <source>{name} is larger than {value} GB.</source>
      <translation>{name} ocupa más de {value} GB.</translation>
    </message>
    <message>
      <location filename="../../features/normalisation.py"></location>
      <source>The sample of {name} holds NaN or infinite entries; extract it again.</source>
      <translation>La muestra de {name} tiene valores NaN o infinitos; extráigala de nuevo.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} has to hold one JSON object.</source>
      <translation>{name} debe contener un objeto JSON.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} doesn't say how large its pictures are. Write {"size": [224, 224]}, or what is right for it, into {value}.</source>
      <translation>{name} no dice el tamaño de sus imágenes. Escriba {"size": [224, 224]}, o lo que corresponda, en {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is no model for pictures: its input has the shape {value}, not [1, 3, height, width] or [1, height, width, 3]. Choose another model.</source>
      <translation>{name} no es un modelo de imágenes: su entrada tiene la forma {value}, no [1, 3, height, width] ni [1, height, width, 3]. Elija otro modelo.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants {value} pictures at a time. Export it for one picture, or any number.</source>
      <translation>{name} pide {value} imágenes a la vez. Expórtelo para una imagen o para cualquier número.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>The size of {name}'s pictures has to be [width, height] in pixels.</source>
      <translation>El tamaño de las imágenes de {name} debe ser [width, height] en píxeles.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} wants pictures of {value} x {value_} pixels; from {value__} to {value___} can be given.</source>
      <translation>{name} pide imágenes de {value} x {value_} píxeles; se pueden dar de {value__} a {value___}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“output” of {name} has to be the name of one of its outputs.</source>
      <translation>“output” de {name} debe ser el nombre de una de sus salidas.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout}.</source>
      <translation>{file} contradice a {name}, cuya entrada es {layout}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{file} contradicts {name}, whose input is {layout} of {height} x {width} pixels.</source>
      <translation>{file} contradice a {name}, cuya entrada es {layout} de {height} x {width} píxeles.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{name} is too large to hold settings.</source>
      <translation>{name} es demasiado grande para contener ajustes.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <location filename="../../features/text_model.py"></location>
      <source>{name} can't be read as JSON: {error}.</source>
      <translation>{name} no se puede leer como JSON: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>{source} says “{key}”, which is none of {value}.</source>
      <translation>{source} dice “{key}”, que no es ninguno de {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be one of {value}.</source>
      <translation>“{key}” de {name} debe ser uno de {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_input.py"></location>
      <source>“{key}” of {name} has to be three numbers of at most {MOST}, “std” of at least {LEAST_STD}.</source>
      <translation>“{key}” de {name} deben ser tres números de {MOST} como mucho, “std” de {LEAST_STD} como poco.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>The image model {name} is not in the library any more. Choose it again, or use none.</source>
      <translation>El modelo de imágenes {name} ya no está en la biblioteca. Elíjalo de nuevo o no use ninguno.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {value} inputs ({names}), not one picture. Export the part of it that sees pictures.</source>
      <translation>{name} pide {value} entradas ({names}), no una imagen. Exporte la parte que ve imágenes.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} wants {type}, which no picture can be given as.</source>
      <translation>{name} pide {type}, que no se puede dar con ninguna imagen.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} has no output “{output}”, but {value}.</source>
      <translation>{name} no tiene la salida “{output}”, sino {value}.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {dtype} of shape {value}, not one vector a picture.</source>
      <translation>{name} da {dtype} de forma {value}, no un vector por imagen.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives {value} numbers a picture; at most {MOST_ENTRIES} can be kept. Name another output, or "pool", in its side file.</source>
      <translation>{name} da {value} números por imagen; se pueden guardar {MOST_ENTRIES} como mucho. Indique otra salida, o "pool", en su archivo sidecar.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers that are not finite.</source>
      <translation>{name} dio números que no son finitos.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gave numbers beyond {LARGEST}. Let "normalise" be "l2" in its side file, or name another output.</source>
      <translation>{name} dio números mayores que {LARGEST}. Ponga "normalise" en "l2" en su archivo sidecar o indique otra salida.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} gives vectors of different lengths.</source>
      <translation>{name} da vectores de distinta longitud.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} is no ONNX model that can be opened: {value}. A model has to be one file, with its weights inside.</source>
      <translation>{name} no es un modelo ONNX que se pueda abrir: {value}. Un modelo debe ser un solo archivo, con sus pesos dentro.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>Image models need onnxruntime, which is not installed. Reinstall Likewise with everything it needs; or use no image model.</source>
      <translation>Los modelos de imágenes necesitan onnxruntime, que no está instalado. Instale Likewise de nuevo con todo lo que pide, o no use ningún modelo de imágenes.</translation>
    </message>
    <message>
      <location filename="../../features/onnx_model.py"></location>
      <source>{name} failed on a picture: {value}.</source>
      <translation>{name} falló con una imagen: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} gave no vector of {dimension} numbers from 0 to 1.</source>
      <translation>La modalidad {name} no dio un vector de {dimension} números de 0 a 1.</translation>
    </message>
    <message>
      <location filename="../../features/plugins.py"></location>
      <source>The modality {name} failed on it: {said}.</source>
      <translation>La modalidad {name} falló: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} says it is {raw_width} x {raw_height} pixels; we read at most {value} megapixels of a raw file without a preview.</source>
      <translation>{name} indica {raw_width} x {raw_height} píxeles; de un archivo raw sin vista previa se leen como mucho {value} megapíxeles.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>{name} is a raw file of a kind that we don't know, or damaged: {value}.</source>
      <translation>{name} es un archivo raw de un tipo desconocido o está dañado: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/raw.py"></location>
      <source>Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it.</source>
      <translation>Los archivos raw necesitan rawpy, que no está instalado. `pip install likewise[raw]` lo instala.</translation>
    </message>
    <message>
      <location filename="../../features/resized_copy.py"></location>
      <source>{name} is larger than a WebP can be; choose a smaller size.</source>
      <translation>{name} es mayor de lo que puede ser un WebP; elija un tamaño menor.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime, which runs the network, is not installed. Reinstall Likewise with everything it needs.</source>
      <translation>onnxruntime, que ejecuta la red, no está instalado. Instale Likewise de nuevo con todo lo que pide.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network's weights are not installed. Reinstall Likewise with everything it needs.</source>
      <translation>Los pesos de la red no están instalados. Instale Likewise de nuevo con todo lo que pide.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime can't be loaded: {said}. Reinstall Likewise with everything it needs.</source>
      <translation>No se puede cargar onnxruntime: {said}. Instale Likewise de nuevo con todo lo que pide.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>onnxruntime {__version__} can't run the network: {value}. Install another version of it.</source>
      <translation>onnxruntime {__version__} no puede ejecutar la red: {value}. Instale otra versión.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>{error} Reinstall Likewise with everything it needs.</source>
      <translation>{error} Instale Likewise de nuevo con todo lo que pide.</translation>
    </message>
    <message>
      <location filename="../../features/subject.py"></location>
      <source>The network can't be kept in {folder}: {strerror}.</source>
      <translation>No se puede guardar la red en {folder}: {strerror}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants {value}, which is more than a sentence.</source>
      <translation>{name} pide {value}, que es más que una frase.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} wants sentences of {length} tokens; from {value} to {value_} can be given.</source>
      <translation>{name} pide frases de {length} tokens; se pueden dar de {value} a {value_}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>To read sentences, models need tokenizers, which is not installed. Install it, or choose the part that sees pictures.</source>
      <translation>Para leer frases, los modelos necesitan tokenizers, que no está instalado. Instálelo, o elija la parte que ve imágenes.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} is no tokenizer that can be read: {said}.</source>
      <translation>{name} no es un tokenizador que se pueda leer: {said}.</translation>
    </message>
    <message>
      <location filename="../../features/text_model.py"></location>
      <source>{name} failed on a sentence: {value}.</source>
      <translation>{name} falló con una frase: {value}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} needs {words} distinct descriptors, the sample has {value}; add photos.</source>
      <translation>{name} necesita {words} descriptores distintos y la muestra tiene {value}; añada fotos.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} is not a readable vocabulary: {error}.</source>
      <translation>{name} no es un vocabulario legible: {error}.</translation>
    </message>
    <message>
      <location filename="../../features/vocabulary.py"></location>
      <source>{name} was written by another version.</source>
      <translation>{name} fue escrito por otra versión.</translation>
    </message>
  </context>
</TS>
