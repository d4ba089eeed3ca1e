import { type Found } from '../reading/found.js';
import { type PathOf } from './paths.js';
import { idCard } from '../kinds/id-card/id-card.js';
import { invoice } from '../kinds/invoice/invoice.js';
import { type unknown } from '../kinds/unknown/unknown.js';

type InvoiceFound = Found<PathOf<typeof invoice.schema>>;
type CardFound = Found<PathOf<typeof idCard.schema>>;
type FormFound = Found<PathOf<typeof unknown.schema>>;

const found = <Path extends string>(path: Path) => ({ path, value: 'x', confidence: 1 });

it('a reader cannot emit what its schema does not have', () => {
  const right: InvoiceFound[] = [found('total_amount'), found('tax_rates'), found(`line_items.${0}.unit_price`)];
  const rest: [CardFound, FormFound] = [found('issuing_country'), found('fields.Date of birth')];
  // @ts-expect-error no such field
  const wrong: InvoiceFound = found('total');
  // @ts-expect-error a field of another type
  const other: CardFound = found('total_amount');
  // @ts-expect-error a row has no such value
  const row: InvoiceFound = found(`line_items.${0}.total`);
  // @ts-expect-error a list of rows is not emitted whole
  const whole: InvoiceFound = found('line_items');
  // @ts-expect-error pairs stand under `fields`
  const pair: FormFound = found('Date of birth');
  // What does not compile is told by the type checker; the schemas agree at run time.
  for (const { path } of right) expect(Object.keys(invoice.schema.shape)).toContain(path.split('.')[0]);
  for (const { path } of [wrong, other, row]) expect(invoice.schema.strict().safeParse({ [path]: 'x' }).success).toBe(false);
  expect(Object.keys(idCard.schema.shape)).toContain(rest[0].path);
  expect([whole.path, pair.path]).toEqual(['line_items', 'Date of birth']);
});
