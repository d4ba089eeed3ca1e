/** Who sells, where no heading says so: by what a letterhead has and a window's address has not. */
import { fold } from '../../layout/fold.js';
import { type Line, type Segment } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { inOneCell, type Labelled } from '../../layout/near.js';
import { type Reading } from '../../reading/reading.js';
import { type PartyBlock, type Placed } from './address-block.js';
import { type Role } from './roles.js';

export interface Candidate extends PartyBlock {
  readonly name: Placed;
  readonly role?: Role;
  /** What gives it the role. */
  readonly label?: Labelled<Role>;
  /** How sure the role is, 0..1. */
  readonly sure: number;
  readonly top: number;
}

/** Of a page's height; below it is its foot. */
const FOOT = 0.75;
/** And so near each other two stand side by side. */
const LEVEL = 0.02;
/** How sure the role is of one whose name stands beside a label elsewhere. */
const NAMED_ELSEWHERE = 0.5;

const SELLER_MARKS =
  /(?<!\p{L})(?:iban|bic|siret|rcs|hrb|geschaftsfuhr\S*|managing director|capital|www|web|http\S*|tel|tlf|telefon|τηλ|тел|ph|phone|fax|amtsgericht|handelsregister|kvk|regd|registered|هاتف|تلفون|السجل التجاري|س\.ت|טל|טלפון|โทร|โทรศัพท์)(?!\p{L})/u;
/** Buyers may state these as well: they count only between two that nothing else tells apart. */
const OWN_MARKS =
  /(?<!\p{L})(?:ust-?id\S*|uid|tva|vat|btw|abn|gst\S*|nif|cif|p\.? ?iva|mva|moms\S*|nip|dic|الرقم الضريبي|رقم التسجيل الضريبي|עוסק מורשה|ח\.פ)(?!\p{L})|เลขประจำตัวผู้เสียภาษี|@/u;

/** How a letter addresses somebody; who sells has no such title. */
const ADDRESSED =
  /^(?:mme|mlle|madame|monsieur|m\. et mme|herrn|frau|familie|mrs|sra?\.|sig\.(?:ra)?|dhr\.|mevr\.|mevrouw) /u;

/** Of those without a role the one that marks of a seller stand by, else the sender in the foot, else the first. */
export function sellerAmong(all: readonly Candidate[], reading: Reading, hasCustomer: boolean): Candidate | undefined {
  const free = all.filter(({ name }) => !ADDRESSED.test(fold(name.text)));
  const marked = free.find((one) => one.oneLine || marks(one, reading, SELLER_MARKS) > 0);
  if (marked) return marked;
  const [first, second] = free;
  if (free.length > 1) return free.find(isInFoot) ?? ofTwo(first!, second!, reading);
  return hasCustomer || opens(first, reading.layout.lines) ? first : undefined;
}

/** Side by side the one with more of a tax number and a mail address, else the upper one. */
function ofTwo(upper: Candidate, lower: Candidate, reading: Reading): Candidate {
  if (lower.top - upper.top > LEVEL) return upper;
  return marks(lower, reading, OWN_MARKS) > marks(upper, reading, OWN_MARKS) ? lower : upper;
}

/** Whose name a label states elsewhere, on a slip for the payment or in a sentence, has the role of that label. */
export function namedElsewhere(candidate: Candidate, labels: readonly Labelled<Role>[]): Candidate {
  const label = labels.find(
    ({ line, right }) => right && fold(inOneCell(line, right).text).replace(/^\W+/, '') === fold(candidate.name.text),
  );
  return candidate.role || !label ? candidate : { ...candidate, role: label.name, label, sure: NAMED_ELSEWHERE };
}

/** A letter's foot says who sends it. */
const isInFoot = ({ address, top }: Candidate): boolean => top - address.page > FOOT;

/** Nothing stands above it: a letterhead, as a window's address has its sender above it. */
const opens = (one: Candidate | undefined, [first]: readonly Line[]): boolean =>
  one !== undefined && first !== undefined && one.name.words.some((word) => first.words.includes(word));

/** Marks of a letterhead near the address: bank, registers, web site. */
function marks({ spans, address }: PartyBlock, reading: Reading, pattern: RegExp): number {
  const [x0, y0, x1, y1] = around(spans);
  const near = reading.layout.lines.filter(
    ({ page, box }) => page === address.page && box[1] > y0 - 10 && box[1] < y1 + heightOf(box) * 6,
  );
  const column = (segment: Segment) => segment.box[0] < x1 && segment.box[2] > x0;
  return near.flatMap((line) => line.segments).filter((segment) => column(segment) && pattern.test(fold(segment.text)))
    .length;
}
