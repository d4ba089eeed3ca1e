import { type IdCardPath } from '../kinds/id-card/schema.js';
import { type InvoicePath, schema } from '../kinds/invoice/schema.js';
import { type UnknownPath } from '../kinds/unknown/schema.js';
import { type Found } from '../reading/found.js';

type InvoiceFound = Found<InvoicePath>;
type CardFound = Found<IdCardPath>;
type FormFound = Found<UnknownPath>;

const found = <Path extends string>(path: Path) => ({ path, value: 'x', confidence: 1 });

// What must not compile is told by the type checker, which refuses an unused `@ts-expect-error`.
it('a reader cannot emit what its schema does not have', () => {
  const right: InvoiceFound[] = [found('total_amount'), found('tax_rates'), found('line_items.0.unit_price')];
  const others: [CardFound, FormFound] = [found('issuing_country'), found('fields.Date of birth')];
  const wrong: InvoiceFound[] = [
    // @ts-expect-error no such field
    found('total'),
    // @ts-expect-error a row has no such value
    found('line_items.0.total'),
    // @ts-expect-error rows are emitted value by value
    found('line_items'),
  ];
  // @ts-expect-error a field of another type
  const foreign: CardFound = found('total_amount');
  // @ts-expect-error pairs stand under `fields`
  const loose: FormFound = found('Date of birth');
  for (const { path } of right) expect(Object.keys(schema.shape)).toContain(path.split('.')[0]);
  expect([...wrong, ...others, foreign, loose]).toHaveLength(7);
});
