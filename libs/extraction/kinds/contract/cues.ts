/** What a contract says of itself, in several languages; none names a company. */
import { type Cue, within } from '../../kind/cue.js';
import { LAW_ABROAD } from './law-abroad.js';
import { OPPOSITES } from './opposites.js';
import { wordedCues } from './worded/cues.js';

export const cues: readonly Cue[] = [
  {
    pattern: /\b(agreement|contract|vertrag|contrat|contratto|contrato|overeenkomst|umowa)\b/,
    weight: 1,
    head: true,
  },
  {
    pattern: /\b(this agreement|hereinafter|hereto|whereas|in witness whereof|witnesseth|hereunder)\b/,
    weight: 2.5,
  },
  // A form certifies and a licence is issued in these words, too.
  { pattern: /\b(hereby|herein|thereof)\b/, weight: 1 },
  {
    pattern:
      /\b(governing law|governed by( and construed)?|jurisdiction|severability|entire agreement|indemnif\w+|laws? (?:shall |will )?(?:governs?|appl(?:y|ies))|under the laws? of)\b/,
    weight: 1.5,
  },
  { pattern: /\b(confidential information|non-?disclosure|parties|effective date|terminat\w+)\b/, weight: 1 },
  { pattern: /\b(im folgenden|vertragsparteien|ci-apres|il a ete convenu|les parties|partijen)\b/, weight: 2 },
  {
    pattern:
      /\b(\w*vereinbarung|\w+vertrag|accord|convention|acuerdo|convenio|accordo|scrittura privata|\w+overeenkomst)\b/,
    weight: 1,
    head: true,
  },
  {
    pattern:
      /\b(diese[rs]? vereinbarung|diese[rs]? vertrage?s?|schlussbestimmungen|schriftform|les soussignee?s|(?:le|du|au) present (?:accord|contrat)|(?:el|del|al) presente (?:acuerdo|contrato)|(?:il|del|al) presente (?:accordo|contratto)|si conviene|premesso che|de ondergetekenden|hierna te noemen|komen overeen|deze overeenkomst)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(gerichtsstand|nachfolgend|droit applicable|d'une part|ley aplicable|en adelante|de una parte|legge applicabile|di seguito|foro competente|nederlands recht|belgisch recht)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b((?:agrees?|promises?|undertakes?)(?: \w+){0,4} as follows|in consideration (?:of|for)|legally bound|(?:be|are) binding|binding (?:up)?on|heirs|successors and assigns|this (?:letter|undertaking|deed|lease|licen[cs]e)|shall not (?:use or )?disclose|the undersigned)\b/,
    weight: 1,
  },
  /** 'Larkspur, Inc. (the "Company")' */
  {
    pattern: /\((?:the|hereinafter|hereafter|together|collectively)\b[^()]{0,40}["“”][^()]{2,40}["“”]\)/,
    weight: 1,
  },
  {
    pattern:
      /\b(vertragspartner|vertragsgegenstand|vertragsdauer|vertragsstrafe|verpflichte[tn]? (?:sich|mich)|convenu ce qui suit|prealablement expose|[sm]'engage(?:nt)? a|le present contrat|ambas partes|exponen|manifiestan|estipulaciones|en lo sucesivo|[sm]e (?:obligan?|obligo|compromete|comprometo)|le parti|convengono|[sm]i (?:obblig|impegn)(?:a(?:no)?|o)|in appresso|overwegende|in aanmerking nemende|(?:verplicht|verbindt?) (?:zich|mij)|as partes|doravante)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(geheimhaltung\w*|vertraulich\w*|kundigung|kundigen|confidentialite|confidentielles?|resiliation|confidencial(?:es|idad)?|resolucion del contrato|clausulas?|riservat\w+|risoluzione|clausol[ae]|geheimhouding\w*|vertrouwelijk\w*|opzegging)\b/,
    weight: 1,
  },
  { pattern: OPPOSITES, weight: 1.5 },
  {
    pattern:
      /\b(?:force majeure|(?:limitation of|aggregate) liability|intellectual property|injunctive relief|non-?exclusive|in perpetuity|hold harmless|hohere[rn]? gewalt|schadlos|fuerza mayor|forza maggiore|overmacht)\b/,
    weight: 1,
  },
  { pattern: /\b(?:neither|either|each|both) part(?:y|ies)\b/, weight: 1 },
  {
    pattern:
      /\b(?:(?:sub)?lease|tenancy|memorandum of understanding|heads of terms|letter of (?:intent|engagement)|engagement letter|promissory note|guarant(?:ee|y)|bail|compromis de vente|oferta vinculante)\b/,
    weight: 1,
    head: true,
  },
  /** Clauses by number: "§ 1 …" and "§ 2 …", "Article 1" and "Article 2", "PRIMERA." and "SEGUNDA." */
  {
    pattern:
      /(?:^|\n)(?:(?<clause>§|article|artikel|articolo|art\.?|clause|clausula) ?(?:1|premier|i|primera)\b[^]*\n\k<clause> ?(?:2|ii|segunda)\b|primera\b[^]*\nsegunda\b)/,
    weight: 1,
  },
  /** "diritto italiano", "deutsches Recht" */
  { pattern: LAW_ABROAD, weight: 1 },
  {
    pattern:
      /\b(undertaking|covenant|deed of|verpflichtungserklarung|engagement de|compromiso de|impegno di|geheimhoudingsverklaring)\b/,
    weight: 1,
    head: true,
  },
  // In Chinese, Japanese and Korean.
  {
    pattern:
      /^[^。:：\n]{0,24}(?:合 *同 *书?|合 *[约約] *[书書]?|[协協] *[议議] *[书書]?|契 *[约約] *[书書]|覚 *書|合 *意 *書|誓 *約 *書|承 *[诺諾] *[书書]|切 *結 *書|서 *약 *서|(?:계 *약|협 *약|약 *정|합 *의) *서|각 *서)\s*$/mu,
    weight: 4,
    head: true,
  },
  within(
    '甲方 | 乙方 | 「甲」 | 「乙」 | “甲” | "갑" | “갑” | ‘갑’ | 「갑」 | 갑과 을 | 임대인 | 임차인 | 貸主 | 賃貸人 | 出租人',
    1.5,
  ),
  {
    pattern: /(?:^|\n)[^\n]{0,4}(?:第 *(?:1|一) *[条條]|제 *1 *조)[^]*\n[^\n]{0,4}(?:第 *(?:2|二) *[条條]|제 *2 *조)/u,
    weight: 2,
  },
  within(
    '準拠法 | 合意管轄 | 专属管辖 | 争议解决 | 爭議 | 管辖 | 管轄 | 관할법원 | 준거법 | 违约责任 | 違約 | 손해배상 | 損害賠償',
    1,
  ),
  within('本合同 | 本协议 | 本協議 | 本契約 | 本合約 | 본 계약 | 본계약 | 이 계약', 1.5),
  ...wordedCues,
];
