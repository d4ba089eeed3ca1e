import type { Catalog } from '../translate.js';

export const server: Catalog = {
  'Somebody else changed this at the same moment. Please try again.':
    'Otra persona lo cambió en el mismo momento. Inténtelo de nuevo.',
  'This is too large to be kept: {type} would take {bytes, number} bytes, and at most {most, number} are kept.':
    'Es demasiado grande para guardarse: {type} ocuparía {bytes, number} bytes y se guardan como máximo {most, number}.',
  'Recto is not available right now. Please try again in a moment.':
    'Recto no está disponible en este momento. Inténtelo de nuevo en un momento.',
  'The request is not valid.': 'La solicitud no es válida.',
  'Something went wrong on our side. Please try again.': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'This address answers {methods} only.': 'Esta dirección solo responde a {methods}.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'Please sign in.': 'Inicie sesión.',
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'The request': 'La solicitud',
  'a text': 'un texto',
  'a number': 'un número',
  'a whole number': 'un número entero',
  'true or false': 'true o false',
  'a list': 'una lista',
  'an object': 'un objeto',
  '{path} is required.': '{path} es obligatorio.',
  '{path} must be {kind}.': '{path} debe ser {kind}.',
  '{path} must be one of {values}.': '{path} debe ser uno de {values}.',
  '{path} must be {value}.': '{path} debe ser {value}.',
  '{path} must not have {keys}.': '{path} no debe contener {keys}.',
  '{path} must be a multiple of {divisor}.': '{path} debe ser un múltiplo de {divisor}.',
  '{path} is not valid.': '{path} no es válido.',
  'more than': 'más de',
  'at least': 'al menos',
  'less than': 'menos de',
  'at most': 'como máximo',
  '{path} must have {how} {bound} {bound, plural, one {character} other {characters}}.':
    '{path} debe tener {how} {bound} {bound, plural, one {carácter} other {caracteres}}.',
  '{path} must have {how} {bound} {bound, plural, one {item} other {items}}.':
    '{path} debe tener {how} {bound} {bound, plural, one {elemento} other {elementos}}.',
  '{path} must be {how} {bound}.': '{path} debe ser {how} {bound}.',
  'Ask for a page or go on from a cursor, not both.': 'Pida una página o continúe desde un cursor, no ambas cosas.',
  'This cursor was not given by a list. Take "next" of an answer as it is, or begin without one.':
    'Este cursor no procede de ninguna lista. Tome «next» de una respuesta tal cual, o empiece sin él.',
  'Live changes are not available right now.': 'Los cambios en directo no están disponibles en este momento.',
  'Too many live connections. Please try again later.': 'Demasiadas conexiones en directo. Inténtelo más tarde.',
  'You have {own} live connections open. Close one to open another.':
    'Tiene {own} conexiones en directo abiertas. Cierre una para abrir otra.',
  'The request ended before it was all there.': 'La solicitud terminó antes de estar completa.',
  'The request is larger than {size}.': 'La solicitud supera {size}.',
  'Less than {bytes} bytes of the request arrived in {seconds} seconds.':
    'En {seconds} segundos llegaron menos de {bytes} bytes de la solicitud.',
  'The request had not arrived within {seconds} seconds.': 'La solicitud no había llegado en {seconds} segundos.',
  'Please send the request uncompressed.': 'Envíe la solicitud sin comprimir.',
  'The request body is not valid JSON.': 'El cuerpo de la solicitud no es un JSON válido.',
  'Please send one file in the field "file".': 'Envíe un archivo en el campo «file».',
  'You are sending more than {most} MB at once. Please wait until some of it has arrived.':
    'Está enviando más de {most} MB a la vez. Espere a que llegue una parte.',
  'More than {most} MB are on their way from where you are. Please try again in 5 seconds.':
    'Hay más de {most} MB en camino desde su red. Inténtelo de nuevo en 5 segundos.',
  'Recto is receiving as much as it can take at once. Please try again in 5 seconds.':
    'Recto está recibiendo todo lo que puede a la vez. Inténtelo de nuevo en 5 segundos.',
  owner: 'propietario',
  member: 'miembro',
  reviewer: 'revisor',
  auditor: 'auditor',
  'Only an owner of the workspace can {what}.': 'Solo un propietario del espacio de trabajo puede {what}.',
  'Auditors see and export everything, and change nothing.': 'Los auditores ven y exportan todo, y no cambian nada.',
  'As {role} you cannot {what}.': 'Como {role} no puede {what}.',
  'A workspace has always an owner. Make somebody else an owner first.':
    'Un espacio de trabajo siempre tiene un propietario. Nombre antes a otro propietario.',
  'An owner of a workspace cannot be removed. Give them another role first; the last owner stays.':
    'No se puede quitar a un propietario de un espacio de trabajo. Déle antes otro rol; el último propietario permanece.',
  'Member not found': 'Miembro no encontrado',
  'There is no such workspace.': 'Este espacio de trabajo no existe.',
  'Delivery not found': 'Entrega no encontrada',
  'A workspace has at most {most} webhooks. Remove one that is no longer needed.':
    'Un espacio de trabajo tiene como máximo {most} webhooks. Quite uno que ya no se necesite.',
  'The secret was changed a short while ago: until {until} the one before signs, too. Change it again after that, or end the old ones at once.':
    'El secreto se cambió hace poco: hasta {until} también firma el anterior. Cámbielo después de nuevo, o termine los antiguos ahora mismo.',
  'Webhook not found': 'Webhook no encontrado',
  'Originals go with their documents at the latest: give fewer days for originals, or none.':
    'Los originales se van a más tardar con sus documentos: indique menos días para los originales, o ninguno.',
  'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.':
    'Aquí las cuentas se crean por invitación. Pida al propietario de su espacio de trabajo que le invite.',
  'No new accounts are made here. Please ask whoever runs this server.':
    'Aquí no se crean cuentas nuevas. Consulte a quien administra este servidor.',
  'This invitation was used already, taken back or is too old. Please ask for a new one.':
    'Esta invitación ya se usó, se retiró o es demasiado antigua. Pida una nueva.',
  'Invitation not found': 'Invitación no encontrada',
  'A workspace has at most {most} open invitations. Take one back before you send another.':
    'Un espacio de trabajo tiene como máximo {most} invitaciones abiertas. Retire una antes de enviar otra.',
  'This is the address of your account already.': 'Esa ya es la dirección de su cuenta.',
  'This link is used up, or the change was stopped or asked for again since. Please ask for a new one if you need it.':
    'Este enlace ya se usó, o el cambio se detuvo o se volvió a pedir después. Pida uno nuevo si lo necesita.',
  'This address belongs to another account now: somebody who reads its mail made one with it.':
    'Esta dirección pertenece ahora a otra cuenta: alguien que lee su correo creó una con ella.',
  'There is no such API key.': 'Esta clave API no existe.',
  'The key would never be good: choose a time that is still to come.':
    'La clave nunca sería válida: elija un momento futuro.',
  'Another API key has this name. Names tell in histories which key it was, so each has its own.':
    'Otra clave API tiene este nombre. Los nombres indican en el historial qué clave fue, así que cada una tiene el suyo.',
  'A workspace has at most {most} API keys. Revoke one that is not used any more.':
    'Un espacio de trabajo tiene como máximo {most} claves API. Revoque una que ya no se use.',
  'This passkey opens no account here. If it was removed, please sign in with your password.':
    'Esta llave de acceso no abre ninguna cuenta aquí. Si se eliminó, inicie sesión con su contraseña.',
  'The passkey could not be checked, or it took longer than five minutes. Please try again.':
    'No se pudo comprobar la llave de acceso, o tardó más de cinco minutos. Inténtelo de nuevo.',
  'This passkey was refused: there seems to be a copy of it. Please sign in another way, remove it and add a new one.':
    'Esta llave de acceso se rechazó: parece que hay una copia. Inicie sesión de otra forma, elimínela y añada una nueva.',
  'This passkey is one of yours already.': 'Esta llave de acceso ya es una de las suyas.',
  'An account has {most} passkeys at most. Please remove one first.':
    'Una cuenta tiene como máximo {most} llaves de acceso. Elimine antes una.',
  'There is no passkey to ask for. Please add one first.': 'No hay ninguna llave de acceso que pedir. Añada antes una.',
  'This passkey was removed already.': 'Esta llave de acceso ya se eliminó.',
  'Password must be at least {least} characters': 'La contraseña debe tener al menos {least} caracteres',
  'This password is too easy to guess. Please choose another one.':
    'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
  'Signing in by a company account is not set up on this server.':
    'El inicio de sesión con una cuenta de empresa no está configurado en este servidor.',
  '{provider} does not answer right now. Please try again in a moment; owners can sign in with their password.':
    '{provider} no responde en este momento. Inténtelo de nuevo en un momento; los propietarios pueden entrar con su contraseña.',
  '{provider} did not let you in, or you canceled there. Nothing was changed; you can try again.':
    '{provider} no le dejó entrar, o usted canceló allí. No cambió nada; puede intentarlo de nuevo.',
  'This sign-in was begun in another browser, was used before, or took too long. Please continue with {provider} again.':
    'Este inicio de sesión se empezó en otro navegador, ya se usó o tardó demasiado. Continúe de nuevo con {provider}.',
  'What {provider} answered does not belong to this sign-in, so nobody was signed in. Please try again.':
    'Lo que respondió {provider} no corresponde a este inicio de sesión, así que no se inició ninguna. Inténtelo de nuevo.',
  'The clocks of {provider} and of this server are too far apart. Please tell whoever runs this server.':
    'Los relojes de {provider} y de este servidor difieren demasiado. Avise a quien administra este servidor.',
  'Signing in with {provider} is not set up right. Please tell whoever runs this server.':
    'El inicio de sesión con {provider} no está bien configurado. Avise a quien administra este servidor.',
  '{provider} does not tell your e-mail address, and accounts are found by it. Please tell whoever runs {provider}.':
    '{provider} no indica su correo electrónico, por el que se encuentran las cuentas. Avise a quien administra {provider}.',
  '{provider} has not verified your e-mail address. Please have it verified there, then sign in again.':
    '{provider} no ha verificado su correo electrónico. Haga que lo verifiquen allí y vuelva a iniciar sesión.',
  '{provider} has given you no role here. Please ask whoever decides there who may use this.':
    '{provider} no le ha dado ningún rol aquí. Consulte a quien decide allí quién puede usarlo.',
  'Your workspace signs in with {provider}. Passwords are for its owners only.':
    'Su espacio de trabajo inicia sesión con {provider}. Las contraseñas son solo para sus propietarios.',
  'There is no account for your address at {provider}. Accounts are made by invitation here: open the link of yours and continue from there, or ask the owner of your workspace to invite you.':
    'No hay ninguna cuenta para su dirección en {provider}. Aquí las cuentas se crean por invitación: abra el enlace de la suya y continúe desde allí, o pida al propietario de su espacio de trabajo que le invite.',
  'This invitation came to another address than the one {provider} has of you. Please ask to be invited under that.':
    'Esta invitación llegó a otra dirección que la que {provider} tiene de usted. Pida que le inviten con esa.',
  'There is an account with your address, and nobody has confirmed yet that the address is theirs. If it is yours, sign in with its password, confirm the address, and then continue this way.':
    'Hay una cuenta con su dirección, y nadie ha confirmado aún que la dirección sea suya. Si es la suya, inicie sesión con su contraseña, confirme la dirección y continúe después así.',
  'The account with your address belongs to somebody else at the same provider. Please ask the owner of your workspace.':
    'La cuenta con su dirección pertenece a otra persona del mismo proveedor. Consulte al propietario de su espacio de trabajo.',
  'This code is not correct, or was used before. Please enter the one that your app shows now.':
    'Este código no es correcto o ya se usó. Introduzca el que muestra ahora su aplicación.',
  'Two-factor authentication is on already.': 'El segundo factor ya está activado.',
  'Two-factor authentication is off.': 'El segundo factor está desactivado.',
  'Please begin again, with a new secret.': 'Empiece de nuevo, con un secreto nuevo.',
  'This session has ended already.': 'Esta sesión ya ha terminado.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Demasiados intentos. Inténtelo de nuevo en {minutes} minutos.',
  'Too many attempts. Please try again in {seconds} {seconds, plural, one {second} other {seconds}}.':
    'Demasiados intentos. Inténtelo de nuevo en {seconds} {seconds, plural, one {segundo} other {segundos}}.',
  'The current password is not correct.': 'La contraseña actual no es correcta.',
  'This link is used up, or the password was changed after it was sent. Please ask for a new one if you need it.':
    'Este enlace ya se usó, o la contraseña se cambió después. Pida uno nuevo si lo necesita.',
  'Email already exists. Please use a different email or try logging in.':
    'Este correo ya existe. Use otro o intente iniciar sesión.',
  'Daily free test limit reached. Please sign up for unlimited access.':
    'Se alcanzó el límite diario de pruebas gratuitas. Regístrese para un acceso ilimitado.',
  'Too many people are trying Recto right now. Please try again in a moment.':
    'Demasiadas personas están probando Recto. Inténtelo de nuevo en un momento.',
  'Reading this picture took too long. Please try a smaller or clearer one.':
    'Leer esta imagen tardó demasiado. Pruebe con una más pequeña o más nítida.',
  'Please select at least one document to preview': 'Seleccione al menos un documento para la vista previa',
  'Please select at least one field to preview': 'Seleccione al menos un campo para la vista previa',
  'Please select at least one document to export': 'Seleccione al menos un documento para exportar',
  'Please select at least one field to export': 'Seleccione al menos un campo para exportar',
  'At most 1,000 documents can be exported as PDF at once. Please choose fewer, or another format.':
    'Se pueden exportar como máximo 1000 documentos en PDF a la vez. Elija menos, u otro formato.',
  'Only completed documents can be exported.': 'Solo se pueden exportar documentos completados.',
  'Document not found': 'Documento no encontrado',
  'These documents would need more than 16,384 columns. Please choose fewer fields, or leave nested data as it is.':
    'Estos documentos necesitarían más de 16 384 columnas. Elija menos campos, o deje los datos anidados como están.',
  'Template not found': 'Plantilla no encontrada',
  'This link was used already or is too old. Please subscribe again.':
    'Este enlace ya se usó o es demasiado antiguo. Suscríbase de nuevo.',
  'This server has no public pages, and so no contact form.':
    'Este servidor no tiene páginas públicas y, por tanto, tampoco formulario de contacto.',
  'This server has no public pages, and so no newsletter.':
    'Este servidor no tiene páginas públicas y, por tanto, tampoco boletín.',
  'Only a document that could not be read can be tried again.':
    'Solo se puede reintentar un documento que no se pudo leer.',
  'The file of this document is not there any more. Please upload it again.':
    'El archivo de este documento ya no está. Súbalo de nuevo.',
  'This value stands there already.': 'Ese valor ya está ahí.',
  'The value was changed since this was proposed.': 'El valor cambió desde que se propuso.',
  'Only completed documents can be edited.': 'Solo se pueden editar documentos completados.',
  'Somebody else edited this document in the meantime.': 'Otra persona editó este documento entretanto.',
  'This document is on hold, so it is not deleted. An owner of the workspace can release the hold.':
    'Este documento está retenido, así que no se elimina. Un propietario del espacio de trabajo puede levantar la retención.',
  'The data of this document is nested more than {levels} levels deep.':
    'Los datos de este documento están anidados en más de {levels} niveles.',
  'The data of this document has more than {values, number} values.':
    'Los datos de este documento tienen más de {values, number} valores.',
  'The data of this document is larger than {size}.': 'Los datos de este documento superan {size}.',
  'What "changes" says of an edit must not be larger than {size}.':
    'Lo que «changes» dice de una edición no debe superar {size}.',
  'The paths of the confirmed values of a document must not be larger than {size} together.':
    'Las rutas de los valores confirmados de un documento no deben superar {size} en total.',
  'A document can be edited {most} times an hour. Please try again in {minutes} {minutes, plural, one {minute} other {minutes}}.':
    'Un documento se puede editar {most} veces por hora. Inténtelo de nuevo en {minutes} {minutes, plural, one {minuto} other {minutos}}.',
  'The data of this document has a key of more than {most} characters.':
    'Los datos de este documento tienen una clave de más de {most} caracteres.',
  'The data of this document has a value larger than {size}.':
    'Los datos de este documento tienen un valor de más de {size}.',
  'There is no such proposal, or somebody accepted or rejected it already.':
    'Esta propuesta no existe, o alguien ya la aceptó o rechazó.',
  'At most {most} proposals, and {size} KB of them, may wait for a person on one document.':
    'Como máximo {most} propuestas, y {size} KB en total, pueden esperar a una persona en un documento.',
  'There is no such job.': 'Este trabajo no existe.',
  'All {granted} credits of this month are used. Upgrade your plan or wait for the next month to upload more documents.':
    'Se han usado los {granted} créditos de este mes. Mejore su plan o espere al próximo mes para subir más documentos.',
  'The subscription changed at the same moment. Please try again.':
    'La suscripción cambió en el mismo momento. Inténtelo de nuevo.',
  'This workspace has a subscription already.': 'Este espacio de trabajo ya tiene una suscripción.',
  'the webhook to {host} was switched off. It answered 410, which says that it wants no more messages.':
    'El webhook a {host} se desactivó. Respondió 410, lo que significa que no quiere más mensajes.',
  'the webhook to {host} was switched off. It took nothing for three days: a message was tried ten times.':
    'El webhook a {host} se desactivó. No aceptó nada durante tres días: un mensaje se intentó diez veces.',
  'A webhook was switched off': 'Se desactivó un webhook',
  'Nothing more is sent there. In the settings you see what was answered; once you have switched it on again, what was not taken can be sent again.':
    'Allí no se envía nada más. En la configuración verá lo que respondió; cuando lo haya activado de nuevo, se puede reenviar lo que no se aceptó.',
  'Open the settings': 'Abrir la configuración',
  'The webhook of this Idempotency-Key was removed since.': 'El webhook de este Idempotency-Key se eliminó después.',
  'This Idempotency-Key was used for another webhook.': 'Este Idempotency-Key se usó para otro webhook.',
  'This Idempotency-Key was used for another change of the secret.':
    'Este Idempotency-Key se usó para otro cambio del secreto.',
  'The secret of this Idempotency-Key was changed again since.':
    'El secreto de este Idempotency-Key se cambió de nuevo después.',
  'This webhook is switched off. Switch it on first.': 'Este webhook está desactivado. Actívelo antes.',
  'This is not the token of the operator.': 'Este no es el token del operador.',
  'This link is used up: there is an account already. Please sign in.':
    'Este enlace ya no sirve: ya hay una cuenta. Inicie sesión.',
  'a workspace': 'un espacio de trabajo',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a member you upload documents, correct what was read from them, and export it.':
    'Un propietario de {workspace} le invita a él en {product}, donde los documentos se convierten en datos. Como miembro, sube documentos, corrige lo que se leyó de ellos y lo exporta.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a reviewer you correct and confirm what was read from documents, and export it.':
    'Un propietario de {workspace} le invita a él en {product}, donde los documentos se convierten en datos. Como revisor, corrige y confirma lo que se leyó de los documentos, y lo exporta.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As an auditor you see every document with its history and export it, and change nothing.':
    'Un propietario de {workspace} le invita a él en {product}, donde los documentos se convierten en datos. Como auditor, ve cada documento con su historial y lo exporta, y no cambia nada.',
  'You are invited to a workspace on {product}': 'Le han invitado a un espacio de trabajo en {product}',
  'Hello,': 'Hola:',
  'Open the link and choose a password, or sign in when you have an account; it works once, within seven days. If you did not expect this, do nothing: no account is made, and your address is forgotten when the seven days are over.':
    'Abra el enlace y elija una contraseña, o inicie sesión si tiene una cuenta; funciona una vez, en los próximos siete días. Si no lo esperaba, no haga nada: no se crea ninguna cuenta y su dirección se olvida pasados los siete días.',
  'Accept the invitation': 'Aceptar la invitación',
  'This address belongs to somebody who is in this workspace.':
    'Esta dirección pertenece a alguien que ya está en este espacio de trabajo.',
  'This invitation came to another address than the one you are signed in with. Sign in with that, or ask to be invited under this.':
    'Esta invitación llegó a otra dirección que la de su sesión. Inicie sesión con aquella, o pida que le inviten con esta.',
  'You are in this workspace already.': 'Ya está en este espacio de trabajo.',
  'This is your only workspace. To leave it, delete your account in the settings.':
    'Este es su único espacio de trabajo. Para dejarlo, elimine su cuenta en la configuración.',
  'This address already has an account. Sign in with it, and you can join the workspace.':
    'Esta dirección ya tiene una cuenta. Inicie sesión con ella y podrá unirse al espacio de trabajo.',
  'Invalid email or password': 'Correo o contraseña incorrectos',
  'Please confirm your password first.': 'Confirme antes su contraseña.',
  'Agents and programs sign in here, with an API key, and no people.':
    'Aquí inician sesión agentes y programas, con una clave API, y no personas.',
  'Sign in one way: with one token or one API key, in one Authorization header.':
    'Inicie sesión de una sola forma: con un token o una clave API, en una sola cabecera Authorization.',
  'This is for people who sign in, not for API keys.': 'Esto es para personas que inician sesión, no para claves API.',
  'This API key lacks the scope {one} and {other}.': 'A esta clave API le faltan los permisos {one} y {other}.',
  'This API key lacks the scope {one}.': 'A esta clave API le falta el permiso {one}.',
  'An API key may ask {perMinute} times a minute. Please wait {retryAfter} seconds.':
    'Una clave API puede hacer {perMinute} solicitudes por minuto. Espere {retryAfter} segundos.',
  'This link is older than thirty minutes.': 'Este enlace tiene más de treinta minutos.',
  'This link is older than seven days.': 'Este enlace tiene más de siete días.',
  'Use this address for your account': 'Usar esta dirección para su cuenta',
  'somebody, perhaps you, wants to use this address for their {product} account. Open the link within thirty minutes, where you are signed in, and your account has this address.':
    'Alguien, quizá usted, quiere usar esta dirección para su cuenta de {product}. Abra el enlace en los próximos treinta minutos, donde tenga la sesión iniciada, y su cuenta tendrá esta dirección.',
  'If it was not you, you can ignore this mail: nothing changes.':
    'Si no fue usted, puede ignorar este correo: no cambia nada.',
  'Use this address': 'Usar esta dirección',
  'This address has an account': 'Esta dirección ya tiene una cuenta',
  'somebody, perhaps you, wants to use this address for another {product} account. An account of yours has it already, and an address belongs to one.':
    'Alguien, quizá usted, quiere usar esta dirección para otra cuenta de {product}. Una cuenta suya ya la tiene, y una dirección pertenece a una sola.',
  'If you want to use it for the other, delete this one or give it another address first. If it was not you, you can ignore this mail: nothing changes.':
    'Si quiere usarla para la otra, elimine antes esta o déle otra dirección. Si no fue usted, puede ignorar este correo: no cambia nada.',
  'Your account is to have another address': 'Su cuenta va a cambiar de dirección',
  'who is signed in to your {product} account asked to use another address for it. Until the mail there is answered, your account keeps this one.':
    'Quien tiene la sesión iniciada en su cuenta de {product} pidió usar otra dirección. Hasta que se responda al correo enviado allí, su cuenta conserva esta.',
  'If it was not you, open the link: it stops the change. Then change your password: somebody else may know it.':
    'Si no fue usted, abra el enlace: detiene el cambio. Después cambie su contraseña: otra persona puede conocerla.',
  'Keep this address': 'Conservar esta dirección',
  'Your account has another address': 'Su cuenta tiene otra dirección',
  'your {product} account has another address from now on, which you sign in with. No more mails about it come here.':
    'Su cuenta de {product} tiene a partir de ahora otra dirección, con la que inicia sesión. Aquí no llegarán más correos sobre ella.',
  'If it was not you, open the link within seven days: your account has this address again, and every session ends. Then choose a new password.':
    'Si no fue usted, abra el enlace en los próximos siete días: su cuenta recupera esta dirección y terminan todas las sesiones. Después elija una contraseña nueva.',
  'Use this address again': 'Volver a usar esta dirección',
  'Your account has this address again': 'Su cuenta vuelve a tener esta dirección',
  'your {product} account has this address again, by the link in our mail. Every session has ended.':
    'Su cuenta de {product} vuelve a tener esta dirección, por el enlace de nuestro correo. Todas las sesiones han terminado.',
  'Choose a new password now, and look at your passkeys: somebody else may have had both.':
    'Elija ahora una contraseña nueva y revise sus llaves de acceso: otra persona pudo tener ambas.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'This link was sent to another address.': 'Este enlace se envió a otra dirección.',
  'This link is too old. The settings send a new one, and so does registering with the address once more.':
    'Este enlace es demasiado antiguo. La configuración envía uno nuevo, y también registrarse de nuevo con la dirección.',
  'There is no such API key. Was all of it sent?': 'Esta clave API no existe. ¿Se envió completa?',
  'This API key was revoked. Please use another one.': 'Esta clave API se revocó. Use otra.',
  'The time of this API key is over. Please use another one.': 'Esta clave API ha caducado. Use otra.',
  'This link is for another account. Please sign in to the one whose address is to change.':
    'Este enlace es para otra cuenta. Inicie sesión en la que debe cambiar de dirección.',
  'The new password must be another one than the current password.':
    'La contraseña nueva debe ser distinta de la actual.',
  'This link is not complete. Please open it again from the mail.':
    'Este enlace no está completo. Ábralo de nuevo desde el correo.',
  'Hello {name},': 'Hola, {name}:',
  'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.':
    'Su cuenta está lista. Suba una factura, un recibo o cualquier otro documento y lea sus datos un momento después.',
  'Welcome to {product}': 'Le damos la bienvenida a {product}',
  'Open {product}': 'Abrir {product}',
  'Please confirm that this address is yours: open the link within seven days and sign in. Your account works before, but until then the address can be taken by somebody else who reads its mail.':
    'Confirme que esta dirección es suya: abra el enlace en los próximos siete días e inicie sesión. Su cuenta funciona antes, pero hasta entonces otra persona que lea su correo puede quedarse con la dirección.',
  'If it was not you who registered, you can ignore this mail: nobody confirms the address without it. The same link makes an account of your own with the address.':
    'Si no fue usted quien se registró, puede ignorar este correo: nadie confirma la dirección sin él. El mismo enlace crea una cuenta propia con la dirección.',
  'Confirm your address': 'Confirmar su dirección',
  'Please confirm your address': 'Confirme su dirección',
  'here is a new link to confirm the address of your {product} account. Open it within seven days and sign in.':
    'Aquí tiene un nuevo enlace para confirmar la dirección de su cuenta de {product}. Ábralo en los próximos siete días e inicie sesión.',
  'If you have no account, you can ignore this mail. The same link makes one of your own with this address.':
    'Si no tiene cuenta, puede ignorar este correo. El mismo enlace crea una propia con esta dirección.',
  'Registering with your address': 'Registro con su dirección',
  'somebody, perhaps you, wanted to register with this address. An account uses it already and has never confirmed it.':
    'Alguien, quizá usted, quiso registrarse con esta dirección. Una cuenta ya la usa y nunca la ha confirmado.',
  'If that account is yours, open the link and sign in: your address is confirmed. If it is not yours, or you do not know its password, the same link makes a new account with your address. The other one keeps its documents and its password; it only loses the address.':
    'Si esa cuenta es suya, abra el enlace e inicie sesión: su dirección queda confirmada. Si no es suya, o no conoce su contraseña, el mismo enlace crea una cuenta nueva con su dirección. La otra conserva sus documentos y su contraseña; solo pierde la dirección.',
  'The link is good for seven days. If you did not want to register, you can ignore this mail.':
    'El enlace es válido siete días. Si no quería registrarse, puede ignorar este correo.',
  'Use your address': 'Usar su dirección',
  'A new account has your address': 'Una cuenta nueva tiene su dirección',
  'somebody who reads the mail of this address made a new account with it. An older account that had never confirmed the address lost it, and gets no more mails here.':
    'Alguien que lee el correo de esta dirección creó una cuenta nueva con ella. Una cuenta anterior, que nunca había confirmado la dirección, la perdió y ya no recibe correos aquí.',
  'Nothing in the older account was deleted. Who knows its password signs in to it as before, with this address and that password.':
    'En la cuenta anterior no se eliminó nada. Quien conoce su contraseña entra en ella como antes, con esta dirección y esa contraseña.',
  'Sign in': 'Iniciar sesión',
  'Your {product} password was changed': 'Se cambió su contraseña de {product}',
  'the password of your account was changed on {at, date, day} at {at, time, minute} UTC. Every session but the one it was changed in has ended.':
    'La contraseña de su cuenta se cambió el {at, date, day} a las {at, time, minute} UTC. Han terminado todas las sesiones salvo aquella en la que se cambió.',
  'If it was not you, answer to whoever runs this server right away: somebody else knows your password.':
    'Si no fue usted, escriba enseguida a quien administra este servidor: otra persona conoce su contraseña.',
  'somebody, perhaps you, said that the password of your {product} account is forgotten. The link lets you choose a new one. It is good for thirty minutes, and once.':
    'Alguien, quizá usted, indicó que olvidó la contraseña de su cuenta de {product}. El enlace le permite elegir una nueva. Es válido treinta minutos, y una vez.',
  'If it was not you, you can ignore this mail: your password stays as it is.':
    'Si no fue usted, puede ignorar este correo: su contraseña sigue como está.',
  'About the password of your account': 'Sobre la contraseña de su cuenta',
  'somebody, perhaps you, said that the password of the {product} account with this address is forgotten. The account has never confirmed the address, so we cannot know that it is yours, and its password stays as it is.':
    'Alguien, quizá usted, indicó que olvidó la contraseña de la cuenta de {product} con esta dirección. La cuenta nunca ha confirmado la dirección, así que no podemos saber que es suya, y su contraseña sigue como está.',
  'The link makes a new account with your address. The other one keeps its documents and its password; it only loses the address. If you still know the password after all, sign in by the same link: it confirms your address.':
    'El enlace crea una cuenta nueva con su dirección. La otra conserva sus documentos y su contraseña; solo pierde la dirección. Si después de todo conoce la contraseña, inicie sesión con el mismo enlace: confirma su dirección.',
  'The link is good for seven days. If you did not ask for it, you can ignore this mail.':
    'El enlace es válido siete días. Si no lo pidió, puede ignorar este correo.',
  'a new password was chosen for your account on {at, date, day} at {at, time, minute} UTC, by the link in our mail. Every session has ended.':
    'Se eligió una contraseña nueva para su cuenta el {at, date, day} a las {at, time, minute} UTC, por el enlace de nuestro correo. Todas las sesiones han terminado.',
  'If it was not you, answer to whoever runs this server right away: somebody else reads your mail.':
    'Si no fue usted, escriba enseguida a quien administra este servidor: otra persona lee su correo.',
  'two-factor authentication was turned on for your account. From now on signing in asks for a code of your authenticator app, too.':
    'El segundo factor se activó para su cuenta. A partir de ahora, iniciar sesión pide también un código de su aplicación de autenticación.',
  'two-factor authentication was turned off for your account. From now on the password alone signs in.':
    'El segundo factor se desactivó para su cuenta. A partir de ahora basta la contraseña para iniciar sesión.',
  'a recovery code of your account was used in place of your authenticator app. It is good for nothing any more.':
    'Se usó un código de recuperación de su cuenta en lugar de su aplicación de autenticación. Ya no sirve.',
  'a passkey was added to your account. It signs in without your password.':
    'Se añadió una llave de acceso a su cuenta. Inicia sesión sin su contraseña.',
  'a passkey was removed from your account. It signs nobody in any more.':
    'Se quitó una llave de acceso de su cuenta. Ya no inicia sesión para nadie.',
  'from now on signing in to your account with the password asks for one of your passkeys, too.':
    'A partir de ahora, entrar en su cuenta con la contraseña pide también una de sus llaves de acceso.',
  'from now on signing in to your account with the password asks for no passkey any more.':
    'A partir de ahora, entrar en su cuenta con la contraseña ya no pide ninguna llave de acceso.',
  'Two-factor authentication is on': 'El segundo factor está activado',
  'Two-factor authentication is off': 'El segundo factor está desactivado',
  'A recovery code was used': 'Se usó un código de recuperación',
  'A passkey was added to your account': 'Se añadió una llave de acceso a su cuenta',
  'A passkey was removed from your account': 'Se quitó una llave de acceso de su cuenta',
  'Signing in asks for a passkey': 'Iniciar sesión pide una llave de acceso',
  'Signing in asks for no passkey any more': 'Iniciar sesión ya no pide llave de acceso',
  'If it was not you, change your password, look at your passkeys and answer to whoever runs this server right away.':
    'Si no fue usted, cambie su contraseña, revise sus llaves de acceso y escriba enseguida a quien administra este servidor.',
  'Your {product} account was deleted': 'Se eliminó su cuenta de {product}',
  'your account was deleted, and what belonged to it can no longer be read by anybody.':
    'Su cuenta se eliminó, y nadie puede leer ya lo que le pertenecía.',
  'This is the last mail you get from us. Thank you for having been here.':
    'Este es el último correo que recibe de nosotros. Gracias por haber estado aquí.',
  'reCAPTCHA verification failed': 'La verificación reCAPTCHA ha fallado',
  'Passkeys need a server with a name, and this one is reached by a number. Please ask whoever runs it.':
    'Las llaves de acceso necesitan un servidor con nombre, y a este se llega por un número. Consulte a quien lo administra.',
  'This link is older than thirty minutes. Please ask for a new one.':
    'Este enlace tiene más de treinta minutos. Pida uno nuevo.',
  'Please use one of your passkeys, too.': 'Use también una de sus llaves de acceso.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes, or use a passkey.':
    'Introduzca el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación, o use una llave de acceso.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes.':
    'Introduzca el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación.',
  'That took too long. Please sign in again.': 'Tardó demasiado. Inicie sesión de nuevo.',
  'Recto was started a moment ago and is still reading its log. Please try again in a moment.':
    'Recto acaba de arrancar y todavía está leyendo su registro. Inténtelo de nuevo en un momento.',
  'Please select a valid image file (PNG, JPG, GIF, JPEG)': 'Elija una imagen válida (PNG, JPG, GIF, JPEG)',
  'File size must be less than 2MB': 'El archivo debe ocupar menos de 2 MB',
  'Failed to process document': 'No se pudo procesar el documento',
  '{field} (confidence)': '{field} (seguridad)',
  'The newest version of {count} of these documents is too large to be exported (8 MB at most). Restore an earlier version first, or leave them out.':
    'La versión más reciente de {count} de estos documentos es demasiado grande para exportarse (8 MB como máximo). Restaure antes una versión anterior, o déjelos fuera.',
  'Several exports of yours are still being made. Please wait until one of them is done.':
    'Varias de sus exportaciones aún se están creando. Espere a que termine una.',
  'Too many exports are being made right now. Please try again in a moment.':
    'Se están creando demasiadas exportaciones. Inténtelo de nuevo en un momento.',
  'This export takes longer than one may take. Please choose fewer documents or fields, or another format.':
    'Esta exportación tarda más de lo permitido. Elija menos documentos o campos, u otro formato.',
  'This export could not be made. Please try again, or choose fewer documents or another format.':
    'No se pudo crear esta exportación. Inténtelo de nuevo, o elija menos documentos u otro formato.',
  'A workspace keeps at most {most} templates.': 'Un espacio de trabajo guarda como máximo {most} plantillas.',
  Documents: 'Documentos',
  Document: 'Documento',
  Item: 'Elemento',
  '{pages} {pages, plural, one {page} other {pages}}': '{pages} {pages, plural, one {página} other {páginas}}',
  'under 0.01 MB': 'menos de 0,01 MB',
  '{size, number, ::.00 group-off} MB': '{size, number, ::.00 group-off} MB',
  'None of the chosen fields was found on this document.':
    'Ninguno de los campos elegidos se encontró en este documento.',
  'Text as read': 'Texto leído',
  'Raw data': 'Datos sin procesar',
  'Page {number}': 'Página {number}',
  Yes: 'Sí',
  No: 'No',
  '{count} {count, plural, one {document} other {documents}}':
    '{count} {count, plural, one {documento} other {documentos}}',
  'Exported documents': 'Documentos exportados',
  'Documents of this workspace are on hold and would be deleted with it. Release their holds, or make somebody else an owner, first.':
    'Hay documentos retenidos en este espacio de trabajo que se eliminarían con él. Levante antes las retenciones, o nombre a otro propietario.',
  'If-Match must carry the version you saw, such as "3".': 'If-Match debe llevar la versión que vio, por ejemplo "3".',
  'Send either "url" or "content".': 'Envíe "url" o "content", no ambos.',
  'The file at the address broke off, or took too long.':
    'El archivo de la dirección se interrumpió o tardó demasiado.',
  '"content" must be base64, without "data:" before it.': '"content" debe estar en base64, sin "data:" delante.',
  'This document has no fact {revision}.': 'Este documento no tiene ningún hecho {revision}.',
  'This document was not there at that time.': 'Este documento no existía en ese momento.',
  '{name} must be a date such as 2026-03-01T00:00:00.000Z.': '{name} debe ser una fecha como 2026-03-01T00:00:00.000Z.',
  'deleteAfterProcessing must be "true" or "false".': 'deleteAfterProcessing debe ser "true" o "false".',
  'The file is empty.': 'El archivo está vacío.',
  'This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.':
    'Este archivo no se puede leer. Suba un JPEG, PNG, GIF, BMP, TIFF o PDF.',
  'The file is larger than 10 MB.': 'El archivo supera los 10 MB.',
  'The original file was deleted.': 'El archivo original se eliminó.',
  'This document has no version {version}.': 'Este documento no tiene la versión {version}.',
  'This was changed a moment ago and cannot be shown just yet. Please try again.':
    'Esto se acaba de cambiar y aún no se puede mostrar. Inténtelo de nuevo.',
  'This document has no page {page}.': 'Este documento no tiene la página {page}.',
  'Too many pages are being drawn right now. Please try again in a moment.':
    'Se están dibujando demasiadas páginas. Inténtelo de nuevo en un momento.',
  'This page cannot be shown. The original can still be downloaded.':
    'Esta página no se puede mostrar. El original todavía se puede descargar.',
  'The original file was deleted, so its pages can no longer be shown.':
    'El archivo original se eliminó, así que sus páginas ya no se pueden mostrar.',
  'This Idempotency-Key was used for another proposal.': 'Este Idempotency-Key se usó para otra propuesta.',
  'The document of this Idempotency-Key was deleted since.': 'El documento de este Idempotency-Key se eliminó después.',
  'This Idempotency-Key was used for another file.': 'Este Idempotency-Key se usó para otro archivo.',
  'A sandbox key reads only the six sample documents of Recto, as they are at /samples: {names}.':
    'Una clave de pruebas solo lee los seis documentos de ejemplo de Recto, tal como están en /samples: {names}.',
  'This file of {file} has no room: the workspace keeps {used} of files and may keep {quota}. Delete documents that are needed no longer, or have an owner shorten how long files are kept.':
    'No hay espacio para este archivo de {file}: el espacio de trabajo guarda {used} de archivos y puede guardar {quota}. Elimine documentos que ya no se necesiten, o pida a un propietario que acorte la conservación.',
  'This export is still being made. Please wait until it is finished.':
    'Esta exportación aún se está creando. Espere a que termine.',
  'There is no file of this export.': 'No hay ningún archivo de esta exportación.',
  'Files of exports are kept for a day. Please export the documents again.':
    'Los archivos de exportación se guardan un día. Exporte de nuevo los documentos.',
  'The files of the newest {most} exports of a workspace are kept. Please export the documents again.':
    'Se guardan los archivos de las {most} últimas exportaciones de un espacio de trabajo. Exporte de nuevo los documentos.',
  'The file of this export was removed, because a document in it was deleted. Please export the others again.':
    'El archivo de esta exportación se retiró porque se eliminó un documento incluido en él. Exporte de nuevo los demás.',
  'At most {most} jobs can wait in a workspace. Please wait until one of them is done.':
    'Como máximo {most} trabajos pueden esperar en un espacio de trabajo. Espere a que termine uno.',
  'This Idempotency-Key was used for other documents.': 'Este Idempotency-Key se usó para otros documentos.',
  'This Idempotency-Key was used for another export.': 'Este Idempotency-Key se usó para otra exportación.',
  'Reactivate the subscription before you change its plan.': 'Reactive la suscripción antes de cambiar su plan.',
  'This change would cut the period short that is paid for. Cancel the subscription, and choose again when it has ended.':
    'Este cambio acortaría el período ya pagado. Cancele la suscripción y elija de nuevo cuando haya terminado.',
  'The last payment failed. Please update your payment method first.':
    'El último pago falló. Actualice antes su método de pago.',
  'The payment was declined. Your plan stays as it is.': 'El pago se rechazó. Su plan sigue como está.',
  'This workspace was deleted.': 'Este espacio de trabajo se eliminó.',
  'This workspace is on an unlimited plan.': 'Este espacio de trabajo tiene un plan ilimitado.',
  'The signature of this message is not valid.': 'La firma de este mensaje no es válida.',
  'your workspace has the plan {plan} now, billed annually. It renews on {day, date, day} and goes on until it is canceled.':
    'Su espacio de trabajo tiene ahora el plan {plan}, con facturación anual. Se renueva el {day, date, day} y continúa hasta que se cancele.',
  'your workspace has the plan {plan} now, billed monthly. It renews on {day, date, day} and goes on until it is canceled.':
    'Su espacio de trabajo tiene ahora el plan {plan}, con facturación mensual. Se renueva el {day, date, day} y continúa hasta que se cancele.',
  'Your {product} subscription': 'Su suscripción a {product}',
  'Nothing was paid: this server has a test checkout only.':
    'No se pagó nada: este servidor solo tiene un pago de prueba.',
  'In the settings you can change the plan or cancel it; it then ends with the period that is paid for.':
    'En la configuración puede cambiar el plan o cancelarlo; termina entonces con el período pagado.',
  'Your {product} subscription was canceled': 'Su suscripción a {product} se canceló',
  'your subscription is canceled and ends on {day, date, day}. Until then nothing changes; after that your workspace returns to the free plan, and your documents stay.':
    'Su suscripción está cancelada y termina el {day, date, day}. Hasta entonces no cambia nada; después su espacio de trabajo vuelve al plan gratuito y sus documentos se conservan.',
  'You can take it back in the settings until then. If no owner of the workspace canceled it, please change your password.':
    'Hasta entonces puede deshacerlo en la configuración. Si ningún propietario del espacio de trabajo la canceló, cambie su contraseña.',
  'Your {product} payment failed': 'Su pago a {product} falló',
  'the payment for your {product} subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.':
    'El pago de su suscripción a {product} no se completó. No se pierde nada: se intentará de nuevo, y su plan sigue igual durante siete días.',
  'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.':
    'Revise su método de pago. Si no se puede cobrar, su espacio de trabajo vuelve al plan gratuito; sus documentos se conservan.',
  'Update your payment method': 'Actualizar el método de pago',
  'This subscription was made with a payment provider that is not in use any more.':
    'Esta suscripción se hizo con un proveedor de pagos que ya no se usa.',
  'This workspace has no active subscription.': 'Este espacio de trabajo no tiene ninguna suscripción activa.',
  'The subscription is changing right now. Please try again.':
    'La suscripción está cambiando en este momento. Inténtelo de nuevo.',
  'The free plan needs no payment.': 'El plan gratuito no requiere pago.',
  'The test card was declined. Nothing was booked.': 'La tarjeta de prueba se rechazó. No se contrató nada.',
  'This checkout is not open any more.': 'Este pago ya no está abierto.',
  'Pages of other sites may not ask here.': 'Las páginas de otros sitios no pueden hacer solicitudes aquí.',
  'The address is not a URL.': 'La dirección no es una URL.',
  'The address must not have a user name or password in it.': 'La dirección no debe contener usuario ni contraseña.',
  'The address leads to another one; give that one.': 'La dirección lleva a otra; indique esa.',
  'The file comes compressed, though it was asked for as it is.':
    'El archivo llega comprimido, aunque se pidió tal cual.',
  'The address answers {status}.': 'La dirección responde {status}.',
  'The address did not answer within {seconds} seconds.': 'La dirección no respondió en {seconds} segundos.',
  'There is no connection to the address: {code}.': 'No hay conexión con la dirección: {code}.',
  'Addresses of private networks and of this machine are refused.':
    'Se rechazan las direcciones de redes privadas y de este equipo.',
  'The address must begin with https://.': 'La dirección debe empezar por https://.',
  'Payments are not set up on this Recto.': 'Los pagos no están configurados en este Recto.',
  'Webhook removed': 'Webhook eliminado',
  'Member removed': 'Miembro quitado',
  'Invitation taken back': 'Invitación retirada',
  'You left the workspace': 'Ha dejado el espacio de trabajo',
  'Signed out': 'Sesión cerrada',
  'Your address is confirmed.': 'Su dirección está confirmada.',
  'A new link is on its way to your address.': 'Un enlace nuevo va de camino a su dirección.',
  'A mail with a link is on its way to the new address. Until you open it, the old one stays.':
    'Un correo con un enlace va de camino a la dirección nueva. Hasta que lo abra, se queda la antigua.',
  'API key revoked': 'Clave API revocada',
  'Passkey removed': 'Llave de acceso eliminada',
  'If there is an account with this address, a mail with a link is on its way to it.':
    'Si hay una cuenta con esta dirección, va de camino un correo con un enlace.',
  'Your password was changed. Please sign in with the new one.':
    'Su contraseña se ha cambiado. Inicie sesión con la nueva.',
  'Session ended': 'Sesión finalizada',
  'Template deleted': 'Plantilla eliminada',
  'Account deleted successfully': 'Cuenta eliminada',
  'Message Sent Successfully!': '¡Mensaje enviado!',
  'Your subscription is confirmed.': 'Su suscripción está confirmada.',
  'You are unsubscribed.': 'Ha cancelado la suscripción.',
  'Document deleted': 'Documento eliminado',
  'Workspace data cleaned up successfully. Plan and credits remain unchanged.{held, plural, =0 {} one { # document on hold stayed.} other { # documents on hold stayed.}}':
    'Los datos del espacio de trabajo se han borrado. El plan y los créditos no cambian.{held, plural, =0 {} one { Se quedó # documento retenido.} other { Se quedaron # documentos retenidos.}}',
};
