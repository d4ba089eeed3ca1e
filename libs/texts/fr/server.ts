import type { Catalog } from '../translate.js';

export const server: Catalog = {
  'Somebody else changed this at the same moment. Please try again.':
    'Quelqu’un d’autre a modifié cela au même moment. Veuillez réessayer.',
  'This is too large to be kept: {type} would take {bytes, number} bytes, and at most {most, number} are kept.':
    'C’est trop grand pour être conservé : {type} prendrait {bytes, number} octets, et {most, number} au plus sont conservés.',
  'Recto is not available right now. Please try again in a moment.':
    'Recto n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  'The request is not valid.': 'La requête n’est pas valide.',
  'Something went wrong on our side. Please try again.': 'Un problème est survenu de notre côté. Veuillez réessayer.',
  'This address answers {methods} only.': 'Cette adresse ne répond qu’à {methods}.',
  'The request is too large.': 'La requête est trop grande.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'Please sign in.': 'Veuillez vous connecter.',
  'The request could not be read.': 'La requête n’a pas pu être lue.',
  'The request': 'La requête',
  'a text': 'un texte',
  'a number': 'un nombre',
  'a whole number': 'un nombre entier',
  'true or false': 'true ou false',
  'a list': 'une liste',
  'an object': 'un objet',
  '{path} is required.': '{path} est requis.',
  '{path} must be {kind}.': '{path} doit être {kind}.',
  '{path} must be one of {values}.': '{path} doit être l’un de {values}.',
  '{path} must be {value}.': '{path} doit être {value}.',
  '{path} must not have {keys}.': '{path} ne doit pas contenir {keys}.',
  '{path} must be a multiple of {divisor}.': '{path} doit être un multiple de {divisor}.',
  '{path} is not valid.': '{path} n’est pas valide.',
  'more than': 'plus de',
  'at least': 'au moins',
  'less than': 'moins de',
  'at most': 'au plus',
  '{path} must have {how} {bound} {bound, plural, one {character} other {characters}}.':
    '{path} doit avoir {how} {bound} {bound, plural, one {caractère} other {caractères}}.',
  '{path} must have {how} {bound} {bound, plural, one {item} other {items}}.':
    '{path} doit avoir {how} {bound} {bound, plural, one {élément} other {éléments}}.',
  '{path} must be {how} {bound}.': '{path} doit être {how} {bound}.',
  'Ask for a page or go on from a cursor, not both.':
    'Demandez une page ou continuez à partir d’un curseur, pas les deux.',
  'This cursor was not given by a list. Take "next" of an answer as it is, or begin without one.':
    'Ce curseur ne vient d’aucune liste. Prenez « next » d’une réponse tel quel, ou commencez sans.',
  'Live changes are not available right now.': 'Les changements en direct ne sont pas disponibles pour le moment.',
  'Too many live connections. Please try again later.': 'Trop de connexions en direct. Veuillez réessayer plus tard.',
  'You have {own} live connections open. Close one to open another.':
    'Vous avez {own} connexions en direct ouvertes. Fermez-en une pour en ouvrir une autre.',
  'The request ended before it was all there.': 'La requête s’est terminée avant d’être complète.',
  'The request is larger than {size}.': 'La requête dépasse {size}.',
  'Less than {bytes} bytes of the request arrived in {seconds} seconds.':
    'Moins de {bytes} octets de la requête sont arrivés en {seconds} secondes.',
  'The request had not arrived within {seconds} seconds.':
    'La requête n’était pas arrivée au bout de {seconds} secondes.',
  'Please send the request uncompressed.': 'Veuillez envoyer la requête sans compression.',
  'The request body is not valid JSON.': 'Le corps de la requête n’est pas un JSON valide.',
  'Please send one file in the field "file".': 'Veuillez envoyer un fichier dans le champ « file ».',
  'You are sending more than {most} MB at once. Please wait until some of it has arrived.':
    'Vous envoyez plus de {most} Mo à la fois. Veuillez attendre qu’une partie soit arrivée.',
  'More than {most} MB are on their way from where you are. Please try again in 5 seconds.':
    'Plus de {most} Mo sont en route depuis votre réseau. Veuillez réessayer dans 5 secondes.',
  'Recto is receiving as much as it can take at once. Please try again in 5 seconds.':
    'Recto reçoit autant qu’il le peut pour le moment. Veuillez réessayer dans 5 secondes.',
  owner: 'propriétaire',
  member: 'membre',
  reviewer: 'vérificateur',
  auditor: 'auditeur',
  'Only an owner of the workspace can {what}.': 'Seul un propriétaire de l’espace de travail peut {what}.',
  'Auditors see and export everything, and change nothing.':
    'Les auditeurs voient et exportent tout, et ne changent rien.',
  'As {role} you cannot {what}.': 'En tant que {role}, vous ne pouvez pas {what}.',
  'A workspace has always an owner. Make somebody else an owner first.':
    'Un espace de travail a toujours un propriétaire. Nommez d’abord un autre propriétaire.',
  'An owner of a workspace cannot be removed. Give them another role first; the last owner stays.':
    'Un propriétaire ne peut pas être retiré de son espace de travail. Donnez-lui d’abord un autre rôle ; le dernier propriétaire reste.',
  'Member not found': 'Membre introuvable',
  'There is no such workspace.': 'Cet espace de travail n’existe pas.',
  'Delivery not found': 'Envoi introuvable',
  'A workspace has at most {most} webhooks. Remove one that is no longer needed.':
    'Un espace de travail a au plus {most} webhooks. Supprimez-en un qui ne sert plus.',
  'The secret was changed a short while ago: until {until} the one before signs, too. Change it again after that, or end the old ones at once.':
    'Le secret a été changé il y a peu : jusqu’au {until}, le précédent signe aussi. Changez-le à nouveau ensuite, ou mettez fin aux anciens tout de suite.',
  'Webhook not found': 'Webhook introuvable',
  'Originals go with their documents at the latest: give fewer days for originals, or none.':
    'Les originaux partent au plus tard avec leurs documents : indiquez moins de jours pour les originaux, ou aucun.',
  'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.':
    'Les comptes se créent ici sur invitation. Demandez au propriétaire de votre espace de travail de vous inviter.',
  'No new accounts are made here. Please ask whoever runs this server.':
    'Aucun nouveau compte n’est créé ici. Adressez-vous à la personne qui gère ce serveur.',
  'This invitation was used already, taken back or is too old. Please ask for a new one.':
    'Cette invitation a déjà été utilisée, retirée, ou est trop ancienne. Veuillez en demander une nouvelle.',
  'Invitation not found': 'Invitation introuvable',
  'A workspace has at most {most} open invitations. Take one back before you send another.':
    'Un espace de travail a au plus {most} invitations ouvertes. Retirez-en une avant d’en envoyer une autre.',
  'This is the address of your account already.': 'C’est déjà l’adresse de votre compte.',
  'This link is used up, or the change was stopped or asked for again since. Please ask for a new one if you need it.':
    'Ce lien a déjà servi, ou le changement a été arrêté ou redemandé depuis. Demandez-en un nouveau si besoin.',
  'This address belongs to another account now: somebody who reads its mail made one with it.':
    'Cette adresse appartient maintenant à un autre compte : une personne qui lit ses e-mails en a créé un avec elle.',
  'There is no such API key.': 'Cette clé API n’existe pas.',
  'The key would never be good: choose a time that is still to come.':
    'La clé ne serait jamais valable : choisissez un moment à venir.',
  'Another API key has this name. Names tell in histories which key it was, so each has its own.':
    'Une autre clé API porte ce nom. Les noms indiquent dans l’historique quelle clé c’était ; chacune a donc le sien.',
  'A workspace has at most {most} API keys. Revoke one that is not used any more.':
    'Un espace de travail a au plus {most} clés API. Révoquez-en une qui ne sert plus.',
  'This passkey opens no account here. If it was removed, please sign in with your password.':
    'Cette clé d’accès n’ouvre aucun compte ici. Si elle a été supprimée, connectez-vous avec votre mot de passe.',
  'The passkey could not be checked, or it took longer than five minutes. Please try again.':
    'La clé d’accès n’a pas pu être vérifiée, ou cela a pris plus de cinq minutes. Veuillez réessayer.',
  'This passkey was refused: there seems to be a copy of it. Please sign in another way, remove it and add a new one.':
    'Cette clé d’accès a été refusée : il semble en exister une copie. Connectez-vous autrement, supprimez-la et ajoutez-en une nouvelle.',
  'This passkey is one of yours already.': 'Cette clé d’accès est déjà l’une des vôtres.',
  'An account has {most} passkeys at most. Please remove one first.':
    'Un compte a au plus {most} clés d’accès. Veuillez d’abord en supprimer une.',
  'There is no passkey to ask for. Please add one first.':
    'Il n’y a pas de clé d’accès à demander. Veuillez d’abord en ajouter une.',
  'This passkey was removed already.': 'Cette clé d’accès a déjà été supprimée.',
  'Password must be at least {least} characters': 'Le mot de passe doit avoir au moins {least} caractères',
  'This password is too easy to guess. Please choose another one.':
    'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  'Signing in by a company account is not set up on this server.':
    'La connexion avec un compte d’entreprise n’est pas configurée sur ce serveur.',
  '{provider} does not answer right now. Please try again in a moment; owners can sign in with their password.':
    '{provider} ne répond pas pour le moment. Réessayez dans un instant ; les propriétaires peuvent se connecter avec leur mot de passe.',
  '{provider} did not let you in, or you canceled there. Nothing was changed; you can try again.':
    '{provider} ne vous a pas laissé entrer, ou vous avez annulé là-bas. Rien n’a changé ; vous pouvez réessayer.',
  'This sign-in was begun in another browser, was used before, or took too long. Please continue with {provider} again.':
    'Cette connexion a été commencée dans un autre navigateur, a déjà servi ou a pris trop de temps. Veuillez continuer à nouveau avec {provider}.',
  'What {provider} answered does not belong to this sign-in, so nobody was signed in. Please try again.':
    'La réponse de {provider} ne correspond pas à cette connexion ; personne n’a été connecté. Veuillez réessayer.',
  'The clocks of {provider} and of this server are too far apart. Please tell whoever runs this server.':
    'Les horloges de {provider} et de ce serveur sont trop décalées. Veuillez prévenir la personne qui gère ce serveur.',
  'Signing in with {provider} is not set up right. Please tell whoever runs this server.':
    'La connexion avec {provider} n’est pas bien configurée. Veuillez prévenir la personne qui gère ce serveur.',
  '{provider} does not tell your e-mail address, and accounts are found by it. Please tell whoever runs {provider}.':
    '{provider} n’indique pas votre adresse e-mail, par laquelle les comptes sont trouvés. Veuillez prévenir la personne qui gère {provider}.',
  '{provider} has not verified your e-mail address. Please have it verified there, then sign in again.':
    '{provider} n’a pas vérifié votre adresse e-mail. Faites-la vérifier là-bas, puis reconnectez-vous.',
  '{provider} has given you no role here. Please ask whoever decides there who may use this.':
    '{provider} ne vous a donné aucun rôle ici. Adressez-vous à la personne qui y décide des accès.',
  'Your workspace signs in with {provider}. Passwords are for its owners only.':
    'Votre espace de travail se connecte avec {provider}. Les mots de passe sont réservés à ses propriétaires.',
  'There is no account for your address at {provider}. Accounts are made by invitation here: open the link of yours and continue from there, or ask the owner of your workspace to invite you.':
    'Il n’y a pas de compte pour votre adresse chez {provider}. Les comptes se créent ici sur invitation : ouvrez le lien de la vôtre et continuez de là, ou demandez au propriétaire de votre espace de travail de vous inviter.',
  'This invitation came to another address than the one {provider} has of you. Please ask to be invited under that.':
    'Cette invitation a été envoyée à une autre adresse que celle que {provider} a de vous. Demandez à être invité sous celle-ci.',
  'There is an account with your address, and nobody has confirmed yet that the address is theirs. If it is yours, sign in with its password, confirm the address, and then continue this way.':
    'Il existe un compte avec votre adresse, et personne n’a encore confirmé qu’elle est la sienne. Si c’est le vôtre, connectez-vous avec son mot de passe, confirmez l’adresse, puis continuez ainsi.',
  'The account with your address belongs to somebody else at the same provider. Please ask the owner of your workspace.':
    'Le compte avec votre adresse appartient à quelqu’un d’autre chez le même fournisseur. Adressez-vous au propriétaire de votre espace de travail.',
  'This code is not correct, or was used before. Please enter the one that your app shows now.':
    'Ce code n’est pas correct ou a déjà servi. Veuillez saisir celui que votre application affiche maintenant.',
  'Two-factor authentication is on already.': 'Le second facteur est déjà activé.',
  'Two-factor authentication is off.': 'Le second facteur est désactivé.',
  'Please begin again, with a new secret.': 'Veuillez recommencer avec un nouveau secret.',
  'This session has ended already.': 'Cette session est déjà terminée.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Trop de tentatives. Veuillez réessayer dans {minutes} minutes.',
  'Too many attempts. Please try again in {seconds} {seconds, plural, one {second} other {seconds}}.':
    'Trop de tentatives. Veuillez réessayer dans {seconds} {seconds, plural, one {seconde} other {secondes}}.',
  'The current password is not correct.': 'Le mot de passe actuel n’est pas correct.',
  'This link is used up, or the password was changed after it was sent. Please ask for a new one if you need it.':
    'Ce lien a déjà servi, ou le mot de passe a été changé depuis. Demandez-en un nouveau si besoin.',
  'Email already exists. Please use a different email or try logging in.':
    'Cette adresse e-mail existe déjà. Utilisez-en une autre ou essayez de vous connecter.',
  'Daily free test limit reached. Please sign up for unlimited access.':
    'La limite quotidienne d’essais gratuits est atteinte. Inscrivez-vous pour un accès illimité.',
  'Too many people are trying Recto right now. Please try again in a moment.':
    'Trop de personnes essaient Recto en ce moment. Veuillez réessayer dans un instant.',
  'Reading this picture took too long. Please try a smaller or clearer one.':
    'La lecture de cette image a pris trop de temps. Essayez-en une plus petite ou plus nette.',
  'Please select at least one document to preview': 'Veuillez choisir au moins un document pour l’aperçu',
  'Please select at least one field to preview': 'Veuillez choisir au moins un champ pour l’aperçu',
  'Please select at least one document to export': 'Veuillez choisir au moins un document à exporter',
  'Please select at least one field to export': 'Veuillez choisir au moins un champ à exporter',
  'At most 1,000 documents can be exported as PDF at once. Please choose fewer, or another format.':
    'Au plus 1 000 documents peuvent être exportés en PDF à la fois. Choisissez-en moins, ou un autre format.',
  'Only completed documents can be exported.': 'Seuls les documents terminés peuvent être exportés.',
  'Document not found': 'Document introuvable',
  'These documents would need more than 16,384 columns. Please choose fewer fields, or leave nested data as it is.':
    'Ces documents demanderaient plus de 16 384 colonnes. Choisissez moins de champs, ou laissez les données imbriquées telles quelles.',
  'Template not found': 'Modèle introuvable',
  'This link was used already or is too old. Please subscribe again.':
    'Ce lien a déjà servi ou est trop ancien. Veuillez vous inscrire à nouveau.',
  'This server has no public pages, and so no contact form.':
    'Ce serveur n’a pas de pages publiques, donc pas de formulaire de contact.',
  'This server has no public pages, and so no newsletter.':
    'Ce serveur n’a pas de pages publiques, donc pas de newsletter.',
  'Only a document that could not be read can be tried again.':
    'Seul un document qui n’a pas pu être lu peut être réessayé.',
  'The file of this document is not there any more. Please upload it again.':
    'Le fichier de ce document n’est plus là. Veuillez l’importer à nouveau.',
  'This value stands there already.': 'Cette valeur y figure déjà.',
  'The value was changed since this was proposed.': 'La valeur a changé depuis cette proposition.',
  'Only completed documents can be edited.': 'Seuls les documents terminés peuvent être modifiés.',
  'Somebody else edited this document in the meantime.': 'Quelqu’un d’autre a modifié ce document entre-temps.',
  'This document is on hold, so it is not deleted. An owner of the workspace can release the hold.':
    'Ce document est bloqué, il n’est donc pas supprimé. Un propriétaire de l’espace de travail peut lever le blocage.',
  'The data of this document is nested more than {levels} levels deep.':
    'Les données de ce document sont imbriquées sur plus de {levels} niveaux.',
  'The data of this document has more than {values, number} values.':
    'Les données de ce document ont plus de {values, number} valeurs.',
  'The data of this document is larger than {size}.': 'Les données de ce document dépassent {size}.',
  'What "changes" says of an edit must not be larger than {size}.':
    'Ce que « changes » dit d’une modification ne doit pas dépasser {size}.',
  'The paths of the confirmed values of a document must not be larger than {size} together.':
    'Les chemins des valeurs confirmées d’un document ne doivent pas dépasser {size} en tout.',
  'A document can be edited {most} times an hour. Please try again in {minutes} {minutes, plural, one {minute} other {minutes}}.':
    'Un document peut être modifié {most} fois par heure. Veuillez réessayer dans {minutes} {minutes, plural, one {minute} other {minutes}}.',
  'The data of this document has a key of more than {most} characters.':
    'Les données de ce document ont une clé de plus de {most} caractères.',
  'The data of this document has a value larger than {size}.':
    'Les données de ce document ont une valeur de plus de {size}.',
  'There is no such proposal, or somebody accepted or rejected it already.':
    'Cette proposition n’existe pas, ou quelqu’un l’a déjà acceptée ou rejetée.',
  'At most {most} proposals, and {size} KB of them, may wait for a person on one document.':
    'Au plus {most} propositions, et {size} Ko en tout, peuvent attendre une personne sur un document.',
  'There is no such job.': 'Cette tâche n’existe pas.',
  'All {granted} credits of this month are used. Upgrade your plan or wait for the next month to upload more documents.':
    'Les {granted} crédits de ce mois sont tous utilisés. Changez de formule ou attendez le mois prochain pour importer d’autres documents.',
  'The subscription changed at the same moment. Please try again.':
    'L’abonnement a changé au même moment. Veuillez réessayer.',
  'This workspace has a subscription already.': 'Cet espace de travail a déjà un abonnement.',
  'the webhook to {host} was switched off. It answered 410, which says that it wants no more messages.':
    'Le webhook vers {host} a été désactivé. Il a répondu 410, ce qui signifie qu’il ne veut plus de messages.',
  'the webhook to {host} was switched off. It took nothing for three days: a message was tried ten times.':
    'Le webhook vers {host} a été désactivé. Il n’a rien accepté pendant trois jours : un message a été tenté dix fois.',
  'A webhook was switched off': 'Un webhook a été désactivé',
  'Nothing more is sent there. In the settings you see what was answered; once you have switched it on again, what was not taken can be sent again.':
    'Plus rien n’y est envoyé. Les paramètres montrent ce qui a été répondu ; une fois réactivé, ce qui n’a pas été accepté peut être renvoyé.',
  'Open the settings': 'Ouvrir les paramètres',
  'The webhook of this Idempotency-Key was removed since.': 'Le webhook de cet Idempotency-Key a été supprimé depuis.',
  'This Idempotency-Key was used for another webhook.': 'Cet Idempotency-Key a servi pour un autre webhook.',
  'This Idempotency-Key was used for another change of the secret.':
    'Cet Idempotency-Key a servi pour un autre changement du secret.',
  'The secret of this Idempotency-Key was changed again since.':
    'Le secret de cet Idempotency-Key a encore changé depuis.',
  'This webhook is switched off. Switch it on first.': 'Ce webhook est désactivé. Activez-le d’abord.',
  'This is not the token of the operator.': 'Ce n’est pas le jeton de l’opérateur.',
  'This link is used up: there is an account already. Please sign in.':
    'Ce lien ne sert plus : il y a déjà un compte. Veuillez vous connecter.',
  'a workspace': 'un espace de travail',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a member you upload documents, correct what was read from them, and export it.':
    'Un propriétaire de {workspace} vous y invite sur {product}, où les documents deviennent des données. En tant que membre, vous importez des documents, corrigez ce qui y a été lu et l’exportez.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a reviewer you correct and confirm what was read from documents, and export it.':
    'Un propriétaire de {workspace} vous y invite sur {product}, où les documents deviennent des données. En tant que vérificateur, vous corrigez et confirmez ce qui a été lu dans les documents, et l’exportez.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As an auditor you see every document with its history and export it, and change nothing.':
    'Un propriétaire de {workspace} vous y invite sur {product}, où les documents deviennent des données. En tant qu’auditeur, vous voyez chaque document avec son historique et l’exportez, et ne changez rien.',
  'You are invited to a workspace on {product}': 'Vous êtes invité dans un espace de travail sur {product}',
  'Hello,': 'Bonjour,',
  'Open the link and choose a password, or sign in when you have an account; it works once, within seven days. If you did not expect this, do nothing: no account is made, and your address is forgotten when the seven days are over.':
    'Ouvrez le lien et choisissez un mot de passe, ou connectez-vous si vous avez un compte ; il fonctionne une fois, dans les sept jours. Si vous ne vous y attendiez pas, ne faites rien : aucun compte n’est créé, et votre adresse est oubliée après les sept jours.',
  'Accept the invitation': 'Accepter l’invitation',
  'This address belongs to somebody who is in this workspace.':
    'Cette adresse appartient à quelqu’un qui est déjà dans cet espace de travail.',
  'This invitation came to another address than the one you are signed in with. Sign in with that, or ask to be invited under this.':
    'Cette invitation a été envoyée à une autre adresse que celle de votre connexion. Connectez-vous avec celle-là, ou demandez à être invité sous celle-ci.',
  'You are in this workspace already.': 'Vous êtes déjà dans cet espace de travail.',
  'This is your only workspace. To leave it, delete your account in the settings.':
    'C’est votre seul espace de travail. Pour le quitter, supprimez votre compte dans les paramètres.',
  'This address already has an account. Sign in with it, and you can join the workspace.':
    'Cette adresse a déjà un compte. Connectez-vous avec lui, et vous pourrez rejoindre l’espace de travail.',
  'Invalid email or password': 'E-mail ou mot de passe incorrect',
  'Please confirm your password first.': 'Veuillez d’abord confirmer votre mot de passe.',
  'Agents and programs sign in here, with an API key, and no people.':
    'Ici se connectent des agents et des programmes, avec une clé API, et non des personnes.',
  'Sign in one way: with one token or one API key, in one Authorization header.':
    'Connectez-vous d’une seule façon : avec un jeton ou une clé API, dans un seul en-tête Authorization.',
  'This is for people who sign in, not for API keys.': 'C’est réservé aux personnes connectées, pas aux clés API.',
  'This API key lacks the scope {one} and {other}.': 'Il manque à cette clé API les droits {one} et {other}.',
  'This API key lacks the scope {one}.': 'Il manque à cette clé API le droit {one}.',
  'An API key may ask {perMinute} times a minute. Please wait {retryAfter} seconds.':
    'Une clé API peut faire {perMinute} requêtes par minute. Veuillez attendre {retryAfter} secondes.',
  'This link is older than thirty minutes.': 'Ce lien a plus de trente minutes.',
  'This link is older than seven days.': 'Ce lien a plus de sept jours.',
  'Use this address for your account': 'Utiliser cette adresse pour votre compte',
  'somebody, perhaps you, wants to use this address for their {product} account. Open the link within thirty minutes, where you are signed in, and your account has this address.':
    'Quelqu’un, peut-être vous, veut utiliser cette adresse pour son compte {product}. Ouvrez le lien dans les trente minutes, là où vous êtes connecté, et votre compte aura cette adresse.',
  'If it was not you, you can ignore this mail: nothing changes.':
    'Si ce n’était pas vous, ignorez cet e-mail : rien ne change.',
  'Use this address': 'Utiliser cette adresse',
  'This address has an account': 'Cette adresse a déjà un compte',
  'somebody, perhaps you, wants to use this address for another {product} account. An account of yours has it already, and an address belongs to one.':
    'Quelqu’un, peut-être vous, veut utiliser cette adresse pour un autre compte {product}. Un de vos comptes l’a déjà, et une adresse appartient à un seul.',
  'If you want to use it for the other, delete this one or give it another address first. If it was not you, you can ignore this mail: nothing changes.':
    'Si vous voulez l’utiliser pour l’autre, supprimez d’abord celui-ci ou donnez-lui une autre adresse. Si ce n’était pas vous, ignorez cet e-mail : rien ne change.',
  'Your account is to have another address': 'Votre compte doit changer d’adresse',
  'who is signed in to your {product} account asked to use another address for it. Until the mail there is answered, your account keeps this one.':
    'La personne connectée à votre compte {product} a demandé une autre adresse pour lui. Tant que l’e-mail envoyé là-bas n’a pas de réponse, votre compte garde celle-ci.',
  'If it was not you, open the link: it stops the change. Then change your password: somebody else may know it.':
    'Si ce n’était pas vous, ouvrez le lien : il arrête le changement. Puis changez votre mot de passe : quelqu’un d’autre le connaît peut-être.',
  'Keep this address': 'Garder cette adresse',
  'Your account has another address': 'Votre compte a une autre adresse',
  'your {product} account has another address from now on, which you sign in with. No more mails about it come here.':
    'Votre compte {product} a désormais une autre adresse, avec laquelle vous vous connectez. Plus aucun e-mail à son sujet n’arrive ici.',
  'If it was not you, open the link within seven days: your account has this address again, and every session ends. Then choose a new password.':
    'Si ce n’était pas vous, ouvrez le lien dans les sept jours : votre compte retrouve cette adresse, et toutes les sessions se terminent. Choisissez ensuite un nouveau mot de passe.',
  'Use this address again': 'Utiliser à nouveau cette adresse',
  'Your account has this address again': 'Votre compte a retrouvé cette adresse',
  'your {product} account has this address again, by the link in our mail. Every session has ended.':
    'Votre compte {product} a retrouvé cette adresse, par le lien de notre e-mail. Toutes les sessions sont terminées.',
  'Choose a new password now, and look at your passkeys: somebody else may have had both.':
    'Choisissez maintenant un nouveau mot de passe et vérifiez vos clés d’accès : quelqu’un d’autre avait peut-être les deux.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'This link was sent to another address.': 'Ce lien a été envoyé à une autre adresse.',
  'This link is too old. The settings send a new one, and so does registering with the address once more.':
    'Ce lien est trop ancien. Les paramètres en envoient un nouveau, tout comme une nouvelle inscription avec l’adresse.',
  'There is no such API key. Was all of it sent?': 'Cette clé API n’existe pas. A-t-elle été envoyée en entier ?',
  'This API key was revoked. Please use another one.': 'Cette clé API a été révoquée. Veuillez en utiliser une autre.',
  'The time of this API key is over. Please use another one.':
    'Cette clé API a expiré. Veuillez en utiliser une autre.',
  'This link is for another account. Please sign in to the one whose address is to change.':
    'Ce lien est pour un autre compte. Connectez-vous à celui dont l’adresse doit changer.',
  'The new password must be another one than the current password.':
    'Le nouveau mot de passe doit être différent de l’actuel.',
  'This link is not complete. Please open it again from the mail.':
    'Ce lien n’est pas complet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
  'Hello {name},': 'Bonjour {name},',
  'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.':
    'Votre compte est prêt. Importez une facture, un ticket de caisse ou tout autre document, et lisez ses données un instant plus tard.',
  'Welcome to {product}': 'Bienvenue sur {product}',
  'Open {product}': 'Ouvrir {product}',
  'Please confirm that this address is yours: open the link within seven days and sign in. Your account works before, but until then the address can be taken by somebody else who reads its mail.':
    'Veuillez confirmer que cette adresse est la vôtre : ouvrez le lien dans les sept jours et connectez-vous. Votre compte fonctionne avant, mais d’ici là une autre personne qui lit ses e-mails peut prendre l’adresse.',
  'If it was not you who registered, you can ignore this mail: nobody confirms the address without it. The same link makes an account of your own with the address.':
    'Si ce n’est pas vous qui vous êtes inscrit, ignorez cet e-mail : personne ne confirme l’adresse sans lui. Le même lien crée un compte à vous avec l’adresse.',
  'Confirm your address': 'Confirmer votre adresse',
  'Please confirm your address': 'Veuillez confirmer votre adresse',
  'here is a new link to confirm the address of your {product} account. Open it within seven days and sign in.':
    'Voici un nouveau lien pour confirmer l’adresse de votre compte {product}. Ouvrez-le dans les sept jours et connectez-vous.',
  'If you have no account, you can ignore this mail. The same link makes one of your own with this address.':
    'Si vous n’avez pas de compte, ignorez cet e-mail. Le même lien en crée un à vous avec cette adresse.',
  'Registering with your address': 'Inscription avec votre adresse',
  'somebody, perhaps you, wanted to register with this address. An account uses it already and has never confirmed it.':
    'Quelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse. Un compte l’utilise déjà et ne l’a jamais confirmée.',
  'If that account is yours, open the link and sign in: your address is confirmed. If it is not yours, or you do not know its password, the same link makes a new account with your address. The other one keeps its documents and its password; it only loses the address.':
    'Si ce compte est le vôtre, ouvrez le lien et connectez-vous : votre adresse est confirmée. S’il n’est pas à vous, ou si vous ne connaissez pas son mot de passe, le même lien crée un nouveau compte avec votre adresse. L’autre garde ses documents et son mot de passe ; il ne perd que l’adresse.',
  'The link is good for seven days. If you did not want to register, you can ignore this mail.':
    'Le lien est valable sept jours. Si vous ne vouliez pas vous inscrire, ignorez cet e-mail.',
  'Use your address': 'Utiliser votre adresse',
  'A new account has your address': 'Un nouveau compte a votre adresse',
  'somebody who reads the mail of this address made a new account with it. An older account that had never confirmed the address lost it, and gets no more mails here.':
    'Une personne qui lit les e-mails de cette adresse a créé un nouveau compte avec elle. Un compte plus ancien, qui n’avait jamais confirmé l’adresse, l’a perdue et ne reçoit plus d’e-mails ici.',
  'Nothing in the older account was deleted. Who knows its password signs in to it as before, with this address and that password.':
    'Rien n’a été supprimé dans l’ancien compte. Qui connaît son mot de passe s’y connecte comme avant, avec cette adresse et ce mot de passe.',
  'Sign in': 'Se connecter',
  'Your {product} password was changed': 'Votre mot de passe {product} a été changé',
  'the password of your account was changed on {at, date, day} at {at, time, minute} UTC. Every session but the one it was changed in has ended.':
    'Le mot de passe de votre compte a été changé le {at, date, day} à {at, time, minute} UTC. Toutes les sessions sont terminées, sauf celle où il a été changé.',
  'If it was not you, answer to whoever runs this server right away: somebody else knows your password.':
    'Si ce n’était pas vous, répondez tout de suite à la personne qui gère ce serveur : quelqu’un d’autre connaît votre mot de passe.',
  'somebody, perhaps you, said that the password of your {product} account is forgotten. The link lets you choose a new one. It is good for thirty minutes, and once.':
    'Quelqu’un, peut-être vous, a indiqué que le mot de passe de votre compte {product} est oublié. Le lien vous permet d’en choisir un nouveau. Il est valable trente minutes, et une fois.',
  'If it was not you, you can ignore this mail: your password stays as it is.':
    'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'About the password of your account': 'À propos du mot de passe de votre compte',
  'somebody, perhaps you, said that the password of the {product} account with this address is forgotten. The account has never confirmed the address, so we cannot know that it is yours, and its password stays as it is.':
    'Quelqu’un, peut-être vous, a indiqué que le mot de passe du compte {product} avec cette adresse est oublié. Le compte n’a jamais confirmé l’adresse ; nous ne pouvons donc pas savoir qu’il est à vous, et son mot de passe reste inchangé.',
  'The link makes a new account with your address. The other one keeps its documents and its password; it only loses the address. If you still know the password after all, sign in by the same link: it confirms your address.':
    'Le lien crée un nouveau compte avec votre adresse. L’autre garde ses documents et son mot de passe ; il ne perd que l’adresse. Si vous connaissez finalement le mot de passe, connectez-vous par le même lien : il confirme votre adresse.',
  'The link is good for seven days. If you did not ask for it, you can ignore this mail.':
    'Le lien est valable sept jours. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  'a new password was chosen for your account on {at, date, day} at {at, time, minute} UTC, by the link in our mail. Every session has ended.':
    'Un nouveau mot de passe a été choisi pour votre compte le {at, date, day} à {at, time, minute} UTC, par le lien de notre e-mail. Toutes les sessions sont terminées.',
  'If it was not you, answer to whoever runs this server right away: somebody else reads your mail.':
    'Si ce n’était pas vous, répondez tout de suite à la personne qui gère ce serveur : quelqu’un d’autre lit vos e-mails.',
  'two-factor authentication was turned on for your account. From now on signing in asks for a code of your authenticator app, too.':
    'Le second facteur a été activé pour votre compte. Désormais, la connexion demande aussi un code de votre application d’authentification.',
  'two-factor authentication was turned off for your account. From now on the password alone signs in.':
    'Le second facteur a été désactivé pour votre compte. Désormais, le mot de passe suffit pour se connecter.',
  'a recovery code of your account was used in place of your authenticator app. It is good for nothing any more.':
    'Un code de récupération de votre compte a été utilisé à la place de votre application d’authentification. Il ne sert plus à rien.',
  'a passkey was added to your account. It signs in without your password.':
    'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
  'a passkey was removed from your account. It signs nobody in any more.':
    'Une clé d’accès a été supprimée de votre compte. Elle ne connecte plus personne.',
  'from now on signing in to your account with the password asks for one of your passkeys, too.':
    'Désormais, la connexion à votre compte avec le mot de passe demande aussi l’une de vos clés d’accès.',
  'from now on signing in to your account with the password asks for no passkey any more.':
    'Désormais, la connexion à votre compte avec le mot de passe ne demande plus de clé d’accès.',
  'Two-factor authentication is on': 'Le second facteur est activé',
  'Two-factor authentication is off': 'Le second facteur est désactivé',
  'A recovery code was used': 'Un code de récupération a été utilisé',
  'A passkey was added to your account': 'Une clé d’accès a été ajoutée à votre compte',
  'A passkey was removed from your account': 'Une clé d’accès a été supprimée de votre compte',
  'Signing in asks for a passkey': 'La connexion demande une clé d’accès',
  'Signing in asks for no passkey any more': 'La connexion ne demande plus de clé d’accès',
  'If it was not you, change your password, look at your passkeys and answer to whoever runs this server right away.':
    'Si ce n’était pas vous, changez votre mot de passe, vérifiez vos clés d’accès et répondez tout de suite à la personne qui gère ce serveur.',
  'Your {product} account was deleted': 'Votre compte {product} a été supprimé',
  'your account was deleted, and what belonged to it can no longer be read by anybody.':
    'Votre compte a été supprimé, et ce qui lui appartenait ne peut plus être lu par personne.',
  'This is the last mail you get from us. Thank you for having been here.':
    'C’est le dernier e-mail que vous recevez de nous. Merci d’avoir été là.',
  'reCAPTCHA verification failed': 'La vérification reCAPTCHA a échoué',
  'Passkeys need a server with a name, and this one is reached by a number. Please ask whoever runs it.':
    'Les clés d’accès ont besoin d’un serveur avec un nom, et celui-ci s’atteint par un numéro. Adressez-vous à la personne qui le gère.',
  'This link is older than thirty minutes. Please ask for a new one.':
    'Ce lien a plus de trente minutes. Veuillez en demander un nouveau.',
  'Please use one of your passkeys, too.': 'Veuillez aussi utiliser l’une de vos clés d’accès.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes, or use a passkey.':
    'Saisissez le code affiché par votre application d’authentification ou l’un de vos codes de récupération, ou utilisez une clé d’accès.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes.':
    'Saisissez le code affiché par votre application d’authentification ou l’un de vos codes de récupération.',
  'That took too long. Please sign in again.': 'Cela a pris trop de temps. Veuillez vous reconnecter.',
  'Recto was started a moment ago and is still reading its log. Please try again in a moment.':
    'Recto vient de démarrer et lit encore son journal. Veuillez réessayer dans un instant.',
  'Please select a valid image file (PNG, JPG, GIF, JPEG)': 'Veuillez choisir une image valide (PNG, JPG, GIF, JPEG)',
  'File size must be less than 2MB': 'Le fichier doit faire moins de 2 Mo',
  'Failed to process document': 'Le document n’a pas pu être traité',
  '{field} (confidence)': '{field} (fiabilité)',
  'The newest version of {count} of these documents is too large to be exported (8 MB at most). Restore an earlier version first, or leave them out.':
    'La version la plus récente de {count} de ces documents est trop grande pour l’export (8 Mo au plus). Restaurez d’abord une version antérieure, ou laissez-les de côté.',
  'Several exports of yours are still being made. Please wait until one of them is done.':
    'Plusieurs de vos exports sont encore en cours. Veuillez attendre que l’un d’eux soit terminé.',
  'Too many exports are being made right now. Please try again in a moment.':
    'Trop d’exports sont en cours. Veuillez réessayer dans un instant.',
  'This export takes longer than one may take. Please choose fewer documents or fields, or another format.':
    'Cet export prend plus de temps que permis. Choisissez moins de documents ou de champs, ou un autre format.',
  'This export could not be made. Please try again, or choose fewer documents or another format.':
    'Cet export n’a pas pu être créé. Réessayez, ou choisissez moins de documents ou un autre format.',
  'A workspace keeps at most {most} templates.': 'Un espace de travail conserve au plus {most} modèles.',
  Documents: 'Documents',
  Document: 'Document',
  Item: 'Élément',
  '{pages} {pages, plural, one {page} other {pages}}': '{pages} {pages, plural, one {page} other {pages}}',
  'under 0.01 MB': 'moins de 0,01 Mo',
  '{size, number, ::.00 group-off} MB': '{size, number, ::.00 group-off} Mo',
  'None of the chosen fields was found on this document.': 'Aucun des champs choisis n’a été trouvé sur ce document.',
  'Text as read': 'Texte lu',
  'Raw data': 'Données brutes',
  'Page {number}': 'Page {number}',
  Yes: 'Oui',
  No: 'Non',
  '{count} {count, plural, one {document} other {documents}}':
    '{count} {count, plural, one {document} other {documents}}',
  'Exported documents': 'Documents exportés',
  'Documents of this workspace are on hold and would be deleted with it. Release their holds, or make somebody else an owner, first.':
    'Des documents de cet espace de travail sont bloqués et seraient supprimés avec lui. Levez d’abord les blocages, ou nommez un autre propriétaire.',
  'If-Match must carry the version you saw, such as "3".':
    'If-Match doit porter la version que vous avez vue, par exemple "3".',
  'Send either "url" or "content".': 'Envoyez soit "url", soit "content".',
  'The file at the address broke off, or took too long.':
    'Le fichier à cette adresse s’est interrompu ou a pris trop de temps.',
  '"content" must be base64, without "data:" before it.': '"content" doit être en base64, sans "data:" devant.',
  'This document has no fact {revision}.': 'Ce document n’a pas de fait {revision}.',
  'This document was not there at that time.': 'Ce document n’existait pas encore à ce moment.',
  '{name} must be a date such as 2026-03-01T00:00:00.000Z.':
    '{name} doit être une date comme 2026-03-01T00:00:00.000Z.',
  'deleteAfterProcessing must be "true" or "false".': 'deleteAfterProcessing doit être "true" ou "false".',
  'The file is empty.': 'Le fichier est vide.',
  'This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.':
    'Ce fichier ne peut pas être lu. Veuillez importer un JPEG, PNG, GIF, BMP, TIFF ou PDF.',
  'The file is larger than 10 MB.': 'Le fichier dépasse 10 Mo.',
  'The original file was deleted.': 'Le fichier original a été supprimé.',
  'This document has no version {version}.': 'Ce document n’a pas de version {version}.',
  'This was changed a moment ago and cannot be shown just yet. Please try again.':
    'Cela vient d’être modifié et ne peut pas encore être affiché. Veuillez réessayer.',
  'This document has no page {page}.': 'Ce document n’a pas de page {page}.',
  'Too many pages are being drawn right now. Please try again in a moment.':
    'Trop de pages sont en cours d’affichage. Veuillez réessayer dans un instant.',
  'This page cannot be shown. The original can still be downloaded.':
    'Cette page ne peut pas être affichée. L’original peut toujours être téléchargé.',
  'The original file was deleted, so its pages can no longer be shown.':
    'Le fichier original a été supprimé ; ses pages ne peuvent plus être affichées.',
  'This Idempotency-Key was used for another proposal.': 'Cet Idempotency-Key a servi pour une autre proposition.',
  'The document of this Idempotency-Key was deleted since.':
    'Le document de cet Idempotency-Key a été supprimé depuis.',
  'This Idempotency-Key was used for another file.': 'Cet Idempotency-Key a servi pour un autre fichier.',
  'A sandbox key reads only the six sample documents of Recto, as they are at /samples: {names}.':
    'Une clé de bac à sable ne lit que les six exemples de documents de Recto, tels qu’ils sont sous /samples : {names}.',
  'This file of {file} has no room: the workspace keeps {used} of files and may keep {quota}. Delete documents that are needed no longer, or have an owner shorten how long files are kept.':
    'Il n’y a pas de place pour ce fichier de {file} : l’espace de travail conserve {used} de fichiers et peut en conserver {quota}. Supprimez des documents inutiles, ou demandez à un propriétaire de raccourcir la conservation.',
  'This export is still being made. Please wait until it is finished.':
    'Cet export est encore en cours. Veuillez attendre qu’il soit terminé.',
  'There is no file of this export.': 'Il n’y a pas de fichier de cet export.',
  'Files of exports are kept for a day. Please export the documents again.':
    'Les fichiers d’export sont conservés un jour. Veuillez exporter à nouveau les documents.',
  'The files of the newest {most} exports of a workspace are kept. Please export the documents again.':
    'Les fichiers des {most} derniers exports d’un espace de travail sont conservés. Veuillez exporter à nouveau les documents.',
  'The file of this export was removed, because a document in it was deleted. Please export the others again.':
    'Le fichier de cet export a été retiré, car un document qu’il contenait a été supprimé. Veuillez exporter à nouveau les autres.',
  'At most {most} jobs can wait in a workspace. Please wait until one of them is done.':
    'Au plus {most} tâches peuvent attendre dans un espace de travail. Veuillez attendre que l’une d’elles soit terminée.',
  'This Idempotency-Key was used for other documents.': 'Cet Idempotency-Key a servi pour d’autres documents.',
  'This Idempotency-Key was used for another export.': 'Cet Idempotency-Key a servi pour un autre export.',
  'Reactivate the subscription before you change its plan.': 'Réactivez l’abonnement avant de changer sa formule.',
  'This change would cut the period short that is paid for. Cancel the subscription, and choose again when it has ended.':
    'Ce changement raccourcirait la période déjà payée. Résiliez l’abonnement, et choisissez à nouveau quand il sera terminé.',
  'The last payment failed. Please update your payment method first.':
    'Le dernier paiement a échoué. Veuillez d’abord mettre à jour votre moyen de paiement.',
  'The payment was declined. Your plan stays as it is.': 'Le paiement a été refusé. Votre formule reste inchangée.',
  'This workspace was deleted.': 'Cet espace de travail a été supprimé.',
  'This workspace is on an unlimited plan.': 'Cet espace de travail a une formule illimitée.',
  'The signature of this message is not valid.': 'La signature de ce message n’est pas valide.',
  'your workspace has the plan {plan} now, billed annually. It renews on {day, date, day} and goes on until it is canceled.':
    'Votre espace de travail a maintenant la formule {plan}, facturée à l’année. Elle se renouvelle le {day, date, day} et continue jusqu’à sa résiliation.',
  'your workspace has the plan {plan} now, billed monthly. It renews on {day, date, day} and goes on until it is canceled.':
    'Votre espace de travail a maintenant la formule {plan}, facturée au mois. Elle se renouvelle le {day, date, day} et continue jusqu’à sa résiliation.',
  'Your {product} subscription': 'Votre abonnement {product}',
  'Nothing was paid: this server has a test checkout only.':
    'Rien n’a été payé : ce serveur n’a qu’un paiement de test.',
  'In the settings you can change the plan or cancel it; it then ends with the period that is paid for.':
    'Dans les paramètres, vous pouvez changer la formule ou la résilier ; elle se termine alors avec la période payée.',
  'Your {product} subscription was canceled': 'Votre abonnement {product} a été résilié',
  'your subscription is canceled and ends on {day, date, day}. Until then nothing changes; after that your workspace returns to the free plan, and your documents stay.':
    'Votre abonnement est résilié et se termine le {day, date, day}. D’ici là, rien ne change ; ensuite, votre espace de travail revient à la formule gratuite, et vos documents restent.',
  'You can take it back in the settings until then. If no owner of the workspace canceled it, please change your password.':
    'D’ici là, vous pouvez l’annuler dans les paramètres. Si aucun propriétaire de l’espace de travail ne l’a résilié, changez votre mot de passe.',
  'Your {product} payment failed': 'Votre paiement {product} a échoué',
  'the payment for your {product} subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.':
    'Le paiement de votre abonnement {product} n’est pas passé. Rien n’est perdu : il sera retenté, et votre formule reste inchangée pendant sept jours.',
  'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.':
    'Veuillez vérifier votre moyen de paiement. S’il ne peut pas être débité, votre espace de travail revient à la formule gratuite ; vos documents restent.',
  'Update your payment method': 'Mettre à jour le moyen de paiement',
  'This subscription was made with a payment provider that is not in use any more.':
    'Cet abonnement a été conclu chez un prestataire de paiement qui n’est plus utilisé.',
  'This workspace has no active subscription.': 'Cet espace de travail n’a pas d’abonnement actif.',
  'The subscription is changing right now. Please try again.':
    'L’abonnement est en cours de changement. Veuillez réessayer.',
  'The free plan needs no payment.': 'La formule gratuite ne demande aucun paiement.',
  'The test card was declined. Nothing was booked.': 'La carte de test a été refusée. Rien n’a été réservé.',
  'This checkout is not open any more.': 'Ce paiement n’est plus ouvert.',
  'Pages of other sites may not ask here.': 'Les pages d’autres sites ne peuvent pas faire de requête ici.',
  'The address is not a URL.': 'L’adresse n’est pas une URL.',
  'The address must not have a user name or password in it.':
    'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.',
  'The address leads to another one; give that one.': 'L’adresse mène à une autre ; indiquez celle-là.',
  'The file comes compressed, though it was asked for as it is.':
    'Le fichier arrive compressé, alors qu’il a été demandé tel quel.',
  'The address answers {status}.': 'L’adresse répond {status}.',
  'The address did not answer within {seconds} seconds.': 'L’adresse n’a pas répondu en {seconds} secondes.',
  'There is no connection to the address: {code}.': 'Il n’y a pas de connexion à l’adresse : {code}.',
  'Addresses of private networks and of this machine are refused.':
    'Les adresses de réseaux privés et de cette machine sont refusées.',
  'The address must begin with https://.': 'L’adresse doit commencer par https://.',
  'Payments are not set up on this Recto.': 'Les paiements ne sont pas configurés sur ce Recto.',
  'Webhook removed': 'Webhook supprimé',
  'Member removed': 'Membre retiré',
  'Invitation taken back': 'Invitation annulée',
  'You left the workspace': 'Vous avez quitté l’espace de travail',
  'Signed out': 'Déconnecté',
  'Your address is confirmed.': 'Votre adresse est confirmée.',
  'A new link is on its way to your address.': 'Un nouveau lien est en route vers votre adresse.',
  'A mail with a link is on its way to the new address. Until you open it, the old one stays.':
    'Un e-mail avec un lien est en route vers la nouvelle adresse. Tant que vous ne l’ouvrez pas, l’ancienne reste.',
  'API key revoked': 'Clé API révoquée',
  'Passkey removed': 'Clé d’accès supprimée',
  'If there is an account with this address, a mail with a link is on its way to it.':
    'S’il existe un compte avec cette adresse, un e-mail avec un lien est en route.',
  'Your password was changed. Please sign in with the new one.':
    'Votre mot de passe a été modifié. Veuillez vous connecter avec le nouveau.',
  'Session ended': 'Session terminée',
  'Template deleted': 'Modèle supprimé',
  'Account deleted successfully': 'Compte supprimé',
  'Message Sent Successfully!': 'Message envoyé !',
  'Your subscription is confirmed.': 'Votre abonnement est confirmé.',
  'You are unsubscribed.': 'Vous êtes désabonné.',
  'Document deleted': 'Document supprimé',
  'Workspace data cleaned up successfully. Plan and credits remain unchanged.{held, plural, =0 {} one { # document on hold stayed.} other { # documents on hold stayed.}}':
    'Les données de l’espace de travail sont effacées. La formule et les crédits restent inchangés.{held, plural, =0 {} one { # document bloqué est resté.} other { # documents bloqués sont restés.}}',
};
