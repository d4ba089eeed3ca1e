/** What contracts say of themselves in the languages that are read by their wording. */
import { anyOf, type Cue, within } from '../../../kind/cue.js';
import { fold } from '../../../layout/fold.js';

/** Before anything else in a line of the head, or all but first: "Umowa najmu", "Kira Sözleşmesi". */
const TITLES = fold(
  'umowa|porozumienie|smlouva|zmluva|dohoda|[a-zåäö]*avtal|[a-zæøå]*aftale|[a-zæøå]*avtale|[a-zæøå]*kontrakt|[a-zåäö]*sopimus|[a-zöüóőúéáű]*szerződés|megállapodás|contract(?:ul)?|acord|ugovor|sporazum|[a-zčšž]*pogodba|[a-zçşğüöı]+ ?sözleşmesi|sözleşme|kauppakirja|lahjakirja|gjeldsbrev|gældsbrev|skuldebrev|köpebrev|συμβαση|συμφωνητικό|συμφωνία|договор|договір|соглашение|угода|споразумение|hợp đồng|thỏa thuận|(?:surat )?perjanjian|contrato|acordo|عقد|اتفاقية|اتفاقيه|הסכם|חוזה|כתב התחייבות|(?:หนังสือ)?สัญญา',
);

export const wordedCues: readonly Cue[] = [
  {
    pattern: new RegExp(String.raw`(?:^|\n)(?:[\p{L}'’-]+ ){0,2}\p{L}*(?:${TITLES})(?!\p{L}*:)`, 'u'),
    weight: 1.2,
    head: true,
  },
  anyOf(
    'niniejsza umowa | niniejszej umowy | niniejszą umowę | strony ustalają | strony postanawiają | smluvní strany | této smlouvy | tato smlouva | zmluvné strany | tejto zmluvy | táto zmluva | detta avtal | denne aftale | denne avtalen | denne avtale | tämä kauppakirja | tällä kauppakirjalla | tämä lahjakirja | tällä lahjakirjalla | tähän sopimukseen | tällä sopimuksella | tämä sopimus | tämän sopimuksen | jelen szerződés | szerződő felek | prezentul contract | prezentului contract | părțile contractante | ovaj ugovor | ovog ugovora | ovim ugovorom | ugovorne strane | ta pogodba | te pogodbe | s to pogodbo | pogodbeni stranki | işbu sözleşme | bu sözleşme | παρούσα σύμβαση | παρούσας σύμβασης | παρόν συμφωνητικό | παρούσης | συμβαλλόμενα μέρη | настоящий договор | настоящего договора | настоящему договору | цей договір | цього договору | настоящият договор | настоящия договор | този договор | hợp đồng này | thỏa thuận này | perjanjian ini | para pihak | este contrato | presente contrato | هذا العقد | هذه الاتفاقية | بهذا العقد | الطرف الأول',
    2,
  ),
  within('הסכם זה | חוזה זה | סכם זה | สัญญานี้ | สัญญาฉบับนี้ | คู่สัญญา', 2),
  anyOf(
    'zwanym dalej | zwaną dalej | zwany dalej | zwana dalej | dále jen | ďalej len | nedan kallad | nedan kallat | i det följande | i det følgende | herefter | heretter | jäljempänä | a továbbiakban | továbbiakban | denumit in continuare | denumită în continuare | u daljem tekstu | u daljnjem tekstu | v nadaljevanju | bundan böyle | bundan sonra | εφεξής | στο εξής | именуемый в дальнейшем | именуемое в дальнейшем | именуемая в дальнейшем | далее | надалі | наричан по-долу | наричана по-долу | наричано по-долу | sau đây gọi | selanjutnya disebut | doravante | ويشار إليه | يشار إليه | فيما بعد',
    1,
  ),
  within('להלן | ต่อไปนี้เรียกว่า | เรียกว่า', 1),
  anyOf(
    'postanowienia końcowe | wypowiedzenie | závěrečná ustanovení | výpovědní doba | záverečné ustanovenia | výpovedná doba | uppsägning | sekretess | opsigelse | tavshedspligt | oppsigelse | taushetsplikt | irtisanominen | salassapito | felmondás | titoktartás | reziliere | încetarea contractului | forța majoră | otkazni rok | raskid ugovora | otkaz ugovora | odpovedni rok | odpoved pogodbe | fesih | feshi | gizlilik | καταγγελία | εμπιστευτικότητα | расторжение | расторжения | порядок разрешения споров | форс мажор | розірвання | прикінцеві положення | прекратяване | заключителни разпоредби | chấm dứt hợp đồng | chấm dứt | pengakhiran | penyelesaian perselisihan | rescisão | foro | إنهاء العقد | القانون الواجب التطبيق | فسخ العقد | تسوية المنازعات',
    1,
  ),
  anyOf(
    'dansk ret | norsk rett | svensk rätt | svensk lag | suomen lakia | suomen lain | magyar jog | prawo polskie | prawa polskiego | prawu polskiemu | prawem polskim | právním řádem české republiky | právním řádem | právnym poriadkom | legea română | legislația română | hrvatsko pravo | pravo republike srbije | slovensko pravo | türk hukuku | türk hukukuna | ελληνικό δίκαιο | законодательством российской федерации | законодательства российской федерации | законодавства україни | законодавством україни | българското право | българското законодателство | pháp luật việt nam | hukum republik indonesia | lei portuguesa | legislação portuguesa | legislação brasileira',
    1.5,
  ),
  anyOf(
    'parterne | partene | parterna | osapuolet | sopijapuolet | sopimuspuolet | a felek | felek | smluvní strana | zmluvná strana | strony umowy | părțile | stranke | ugovornih strana | stranki | taraflar | taraf | τα μέρη | стороны | сторони | страните | các bên | hai bên | as partes | الطرفين | الطرفان',
    1,
  ),
  within('סיום ההסכם | סודיות | סמכות השיפוט | บอกเลิกสัญญา | ผิดสัญญา | ผู้ให้เช่า', 1),
];
