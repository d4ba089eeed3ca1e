/** The six kinds of document, each as a leaf in small, with what is read from it. */
import { Section } from '../layout/section.js';
import { ContractLeaf, FormLeaf, IdCardLeaf, InvoiceLeaf, LabelLeaf, ReceiptLeaf } from '../drawings/leaves.js';
import { msg, t } from '../../lib/texts.js';

const KINDS = [
  {
    Leaf: InvoiceLeaf,
    name: msg('Invoices'),
    reads: msg('Seller and buyer, number, dates, every line, tax by rate, totals that add up, IBAN'),
  },
  {
    Leaf: ReceiptLeaf,
    name: msg('Receipts'),
    reads: msg('Shop, date and time, rows, tax, tip, total, how it was paid'),
  },
  { Leaf: ContractLeaf, name: msg('Contracts'), reads: msg('Parties, first and last day, term, value, governing law') },
  {
    Leaf: IdCardLeaf,
    name: msg('ID Cards'),
    reads: msg('Names, birth date, number, expiry: checked against the machine-readable zone'),
  },
  {
    Leaf: LabelLeaf,
    name: msg('Shipping Labels'),
    reads: msg('Carrier, tracking number, sender, recipient, weight: barcodes first'),
  },
  { Leaf: FormLeaf, name: msg('Forms'), reads: msg('Labels with what was filled in, whatever the form') },
] as const;

export function DocumentKinds() {
  return (
    <Section
      id="documents"
      note={t('Documents')}
      tone="sheet"
      title={t('Six kinds of paper, a reader for each')}
      lead={t('PDF, JPEG, PNG, GIF, BMP or TIFF, up to 10 MB. Drop a mixed pile: Recto tells them apart.')}
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 xl:grid-cols-6">
        {KINDS.map(({ Leaf, name, reads }) => (
          <li key={name} data-reveal="">
            <div className="paper max-w-40 text-ink *:h-auto *:w-full *:drop-shadow-[0_8px_12px_rgb(42_37_26/0.14)]">
              <Leaf />
            </div>
            <h3 className="mt-5 text-md">{t(name)}</h3>
            <p className="mt-1.5 text-sm text-ink-soft">{t(reads)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
