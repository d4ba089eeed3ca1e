/**
 * What an identity document says of itself, in several languages, and what only forms that ask for the same particulars
 * say; none names a company.
 */
import { anyOf, type Cue, within } from '../../kind/cue.js';

/** Readers run the words of wide or tight print together: "DRIVERLICENCE", "DATEOFBIRTH". */
const unspaced = ({ source, flags }: RegExp): RegExp => new RegExp(source.replaceAll(' ', ' ?'), flags);

export const cues: readonly Cue[] = [
  { pattern: /^[a-z0-9<]{28,46}$/m, weight: 1 },
  { pattern: /[a-z0-9]<<+[a-z0-9<]{5,}|<{4,}/, weight: 4 },
  { pattern: /\b(passport|passeport|reisepass|pasaporte|passaporto|paspoort|paszport|pasaport)\b/, weight: 2.5 },
  {
    pattern: unspaced(
      /\b(identity card|personalausweis|carte (nationale )?d'?identite|documento nacional de identidad|carta d'?identita|identiteitskaart|identification card|cartao de cidadao|citizen card|dowod osobisty|identity document|residence permit|residente (?:temporal|permanente)|residence card|aufenthaltstitel|titre de sejour|permesso di soggiorno|permiso de residencia|karta pobytu|obcansky prukaz|obciansky preukaz|osobna iskaznica|cedula de (ciudadania|identidad|extranjeria)|carteira de identidade|documento de identida(d|de)|tarjeta de identidad|kimlik karti|henkilokortti|identitetskort|legitimationskort|national id(entity|entification)?|isikutunnistus|asmens tapatybes kortele|personas apliecib[au]|szemelyazonosito igazolvany|szemelyi igazolvany|osebna izkaznica|carte de identitate|licna karta|carte de (sejour|resident)|permanent resident|biometric residence|credencial para votar|kartu tanda penduduk|kad pengenalan|verblijfstitel|uppehallstillstand|oppholdstillatelse|opholdstilladelse)\b/,
    ),
    weight: 3,
  },
  {
    pattern: unspaced(
      /\b(driver'?s? licen[cs]e|driving licen[cs]e|fuhrerschein|permis de conduire|operator licen[cs]e|rijbewijs|permiso de conduccion|patente di guida|prawo jazdy|carta de conducao|korkort|forerkort|korekort|ajokortti|ridicsky prukaz|licencia (de|para) (conducir|manejar)|permiso de conducir|carteira (nacional )?de habilitacao|surucu belgesi|vodicsky preukaz|vezetoi engedely|permis de conducere|vozacka dozvola|voznisko dovoljenje|juhiluba|vairuotojo pazymejimas|vaditaja apliecib[au]|ceadunas tiomana|trwydded yrru|surat izin mengemudi|lesen memandu|rybewys|bestuurslisensie|okuskirteini)\b/,
    ),
    weight: 3,
  },
  { pattern: /^(?=[\s\S]*\bdob\b)(?=[\s\S]*\b(?:iss|exp)\b)/, weight: 2.5 },
  {
    pattern: /\b(endorsements?|hgt|wgt|organ donor|veh(icle)? class\w*|categories|permis|licen[cs]e class)\b/,
    weight: 1,
  },
  { pattern: /(?<![\s\S])(?=[\s\S]*^\W{0,3}4a[.\s])(?=[\s\S]*^\W{0,3}(?:4b|5)[.\s])/m, weight: 2 },
  {
    pattern: unspaced(
      /\b(nationality|nationalite|staatsangehorigkeit|nacionalidade?|nationaliteit|cittadinanza|obywatelstwo|kansalaisuus|allampolgarsag|drzavljanstvo|uyrugu|date of birth|date de naissance|geburtsdatum|geburtstag|place of birth|lieu de naissance|dob|geboortedatum|data di nascita|fecha (de )?nacimiento|data (de )?nascimento|data urodzenia|fodelsedatum|fodselsdato|syntymaaika|datum naroden?i[ae]?|szuletesi (ido|datum)|data nasterii|datum rodenja|datum rojstva|dogum tarihi|sunniaeg|gimimo data|dzimsanas datums)\b/,
    ),
    weight: 1.5,
  },
  {
    pattern: unspaced(
      /\b(surname|given names?|prenoms?|vornamen?|apellidos?|nombres?|date of expiry|date d'?expiration|sexe?|achternaam|cognome|nazwisko|efternamn|etternavn|sukunimi|prijmeni|priezvisko|prezime|priimek|soyadi|apelidos?|filiacao)\b/,
    ),
    weight: 1,
  },
  // In Vietnamese, Korean, Cyrillic letters and Indonesian.
  anyOf(
    `căn cước công dân | thẻ căn cước | căn cước | chứng minh nhân dân | giấy phép lái xe | 주민등록증 | 운전면허증 | 외국인등록증
     자동차운전면허증 | лична карта | личная карта | удостоверение личности | паспорт | водительское удостоверение | возачка дозвола
     посвідчення водія | вид на жительство`,
    3,
  ),
  anyOf('tempat tgl lahir | jenis kelamin | kewarganegaraan', 1.5),
  anyOf('nik | gol darah | status perkawinan | berlaku hingga', 2),
  anyOf(
    'họ và tên | ngày sinh | giới tính | quốc tịch | nơi thường trú | фамилия | дата рождения | презиме | датум рођења | 성명 | 생년월일 | 주소',
    1,
  ),
  // In Chinese and Japanese.
  within(
    '公民身份号码 | 居民身份证 | 身份證 | 運転免許証 | 免許証 | 在留カード | 個人番号カード | 驾驶证 | 駕駛執照 | 护照 | 護照',
    3,
  ),
  within('姓名 | 氏名', 1),
  within('出生 | 生年月日 | 日生 | まで有効 | 住址 | 民族', 1),
  // What asks is no card.
  {
    pattern:
      /\b(appli(?:cation|cant)s?|registration form|enrol?ment|questionnaire|\w*antrag(?:steller\w*)?|\w*formular\w*|anmeldung|fragebogen|formulaire|demandeur|inscription|solicitud|solicitante|formulario|inscripcion|richiedente|domanda|modulo|formulier|aanvra(?:ag|ger)|wnios\w+|formularz|requerimento|requerente|blankett|ansokan|blanket|ansogning|soknad|skjema|lomake|hakemus|zadost\w*|ziadost\w*|urlap|kerelem|cerere)\b/,
    weight: -3,
  },
  {
    pattern:
      /\b(please (?:complete|fill|print|tick|use|write|attach)|block (?:capitals|letters)|for office use|office use only|tick (?:one|as|the|where)|bitte ausfullen|in (?:druck|block)\w*|zutreffendes|ankreuzen|a remplir|cocher|veuillez|en (?:majuscules|mayusculas|maiusculas)|marque con|in stampatello|barrare|compilare|invullen|aankruisen|blokletters|wypelni\w*|drukowanymi|preencher|assinale|texta|kryssa|vyplnte|vyplnit|zaskrtn\w+)\b/,
    weight: -3,
  },
  {
    pattern:
      /\b(e-?mail|(?:tele)?phone|mobile|tel|telefon\w*|handynummer|courriel|telefono|correo electronico|telefoon\w*|telefone|telemovel|puhelin|sahkoposti|cell)\b/,
    weight: -1.5,
  },
];
