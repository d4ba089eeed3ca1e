/**
 * Who sells and who buys on an invoice in Chinese or Japanese: companies by their forms, their roles by what announces
 * them ("买受人", "御中") or by their order, where a form of the tax office states the buyer first.
 */
import {
  bareEastAsianAddress,
  isEastAsianAddress,
  namesEastAsianTown,
} from '../../fields/vocabulary/east-asian-address.js';
import { isEastAsian } from '../../model/scripts.js';
import { type Line, type Segment } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type InvoicePath } from './schema.js';

type Role = 'vendor' | 'customer';

const COMPANY =
  /(?:公司|会社|會社|商行|企業社|酒店|事务所|事務所|工作室|商店|工場|工厂|組合|法人|\((?:株|有|同)\)|㈱)/u;
const BUYS =
  /(?:买受人|買受人|购买方|購買方|购货单位|购方|購方|客户|客戶|付款方|付款人|受票方|买方|買方|收票人|宛先|お客様)/u;
const SELLS =
  /(?:销售方|銷售方|销货单位|销方|售方|卖方|賣方|供方|收款方|收款单位|开票单位|發行者|発行者|供应商|供應商)/u;
const HONOUR = /\s*(?:御中|様|樣|殿)\s*$/u;
/** "称:", of which the first sign stands over it. */
const NAMED = /^.{0,4}(?:名\s?称|名\s?稱|称|稱|抬头|抬頭|公司名称|单位名称|单位)\s?[:：]\s*/u;
/** What stands on it, but is nobody. */
const NOBODY = /(?:发票|發票|章$|银行|銀行|支行|信用金庫|税务|稅務|账号|帳號|口座)/u;
const TAX_NUMBER = /(?<![\p{L}\d])(?:T\d{13}|[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}|\d{8})(?![\p{L}\d])/gu;
const TAX_LABEL = /登録番号|识别号|識別號|信用代码|統一編號|統編|税号|稅號/u;

/** Characters: a name is no sentence. */
const LONGEST = 40;
/** Heights of its print from a company's name to its address, and its number. */
const REACH = 14;

interface Company {
  readonly name: string;
  readonly cell: Segment;
  readonly role?: Role;
  /** Announced as a name, by a form. */
  readonly listed: boolean;
}

export function eastAsianParties({ layout, place }: Reading): Found<InvoicePath>[] {
  if (!isEastAsian(layout.text)) return [];
  const companies = withRoles(layout.lines.flatMap(companiesOn));
  const cells = layout.lines.flatMap(({ segments }) => segments);
  return (['vendor', 'customer'] as const).flatMap((role) => {
    const company = companies.find((one) => one.role === role);
    if (!company) return [];
    const others = companies.filter((one) => one.role && one.role !== role);
    const address = addressOf(company, others, cells);
    const number = taxNumberOf(company, others, layout.lines);
    const finds: Found<InvoicePath>[] = [
      { path: `${role}_name`, value: company.name, confidence: 0.8, evidence: place(company.cell) },
    ];
    if (address)
      finds.push({ path: `${role}_address`, value: address.text, confidence: 0.5, evidence: place(address) });
    if (number)
      finds.push({ path: `${role}_vat_id`, value: number.text, confidence: 0.75, evidence: place(number.cell) });
    return finds;
  });
}

function companiesOn({ segments }: Line): Company[] {
  return segments.flatMap((cell, index): Company[] => {
    const before = segments[index - 1]?.text ?? '';
    const listed = NAMED.test(cell.text) || NAMED.test(before);
    const honoured = cell.text.replace(NAMED, '').replace(ANNOUNCED, '').trim();
    const name = honoured.replace(HONOUR, '');
    const isCompany = COMPANY.test(name) || (HONOUR.test(honoured) && name.length > 1);
    if (!isCompany || NOBODY.test(name) || /[:：]/.test(name) || !isEastAsian(name) || name.length > LONGEST) return [];
    const announced = `${before} ${cell.text.slice(0, cell.text.indexOf(name))}`;
    if (HONOUR.test(honoured) || BUYS.test(announced)) return [{ name, cell, listed, role: 'customer' }];
    return [{ name, cell, listed, ...(SELLS.test(announced) && { role: 'vendor' as const }) }];
  });
}
const ANNOUNCED = new RegExp(`^(?:${BUYS.source}|${SELLS.source})(?:名称|名稱)?\\s?[:：]\\s*`, 'u');

/** Of names that a form lists the first buys and the second sells; else the first without a role sells. */
function withRoles(companies: readonly Company[]): Company[] {
  const [first, second] = companies.filter(({ listed }) => listed);
  if (first && second && !first.role && !second.role)
    return companies.map((one) =>
      one === first ? { ...one, role: 'customer' } : one === second ? { ...one, role: 'vendor' } : one,
    );
  if (companies.some(({ role }) => role === 'vendor')) return [...companies];
  const buyer = companies.find(({ role }) => role === 'customer');
  const seller = companies.find(({ role, name }) => !role && name !== buyer?.name);
  return companies.map((one) => (one === seller ? { ...one, role: 'vendor' } : one));
}

/** As announced ("购买方地址"), else the nearest to the name that is nearer to no other company. */
function addressOf(company: Company, others: readonly Company[], cells: readonly Segment[]) {
  const said = new RegExp(
    `(?:${company.role === 'customer' ? BUYS.source : SELLS.source})地址\\s?[:：]\\s*([^;；]+)`,
    'u',
  );
  for (const cell of cells) {
    const [, text] = said.exec(cell.text) ?? [];
    if (text) return { text: bareEastAsianAddress(text), page: cell.page, words: cell.words };
  }
  const addresses = cells.filter(
    (cell) =>
      cell !== company.cell &&
      isEastAsianAddress(bareEastAsianAddress(cell.text)) &&
      ![COMPANY, TAX_LABEL, NOBODY].some((other) => other.test(cell.text)),
  );
  const near = nearTo(company, others, addresses);
  const [first] = near;
  if (!first) return undefined;
  const height = heightOf(first.box);
  const goesOn = near.filter(
    ({ box }) => Math.abs(box[0] - first.box[0]) < height * 2 && Math.abs(box[1] - first.box[1]) < height * FAR,
  );
  const own = goesOn.toSorted((a, b) => a.box[1] - b.box[1]);
  const text = own.map((cell) => bareEastAsianAddress(cell.text)).join(' ');
  return namesEastAsianTown(text) ? { text, page: first.page, words: own.flatMap(({ words }) => words) } : undefined;
}
/** Heights of print between the lines of one address. */
const FAR = 4;

/** Japan's is the seller's; a form lists two, the buyer's first; else the nearest. */
function taxNumberOf(company: Company, others: readonly Company[], lines: readonly Line[]) {
  const numbers = lines
    .filter(({ text }) => TAX_LABEL.test(text))
    .flatMap(({ segments }) => segments)
    .flatMap((cell) => [...cell.text.matchAll(TAX_NUMBER)].map(([text]) => ({ text, cell })));
  const japanese = numbers.find(({ text }) => text.startsWith('T'));
  if (japanese) return company.role === 'vendor' ? japanese : undefined;
  if (numbers.length === 2 && company.listed) return numbers[company.role === 'customer' ? 0 : 1];
  const [nearest] = nearTo(
    company,
    others,
    numbers.map(({ cell }) => cell),
  );
  return numbers.find(({ cell }) => cell === nearest);
}

/** The nearest first, of those that are nearer to no other company. */
function nearTo(company: Company, others: readonly Company[], cells: readonly Segment[]): Segment[] {
  return cells
    .filter(
      (cell) =>
        distance(company, cell) < REACH && others.every((other) => distance(company, cell) <= distance(other, cell)),
    )
    .sort((a, b) => distance(company, a) - distance(company, b));
}

/** In heights of the name's print; what stands over it counts twice. */
function distance({ cell: { box } }: Company, { box: other }: Segment): number {
  const down = (other[1] - box[1]) / heightOf(box);
  const aside = Math.max(0, box[0] - other[2], other[0] - box[2]) / heightOf(box);
  return (down < 0 ? -down * 2 : down) + aside;
}
