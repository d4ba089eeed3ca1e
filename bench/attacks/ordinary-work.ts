/** What members do who mean no harm: they upload, look, correct and export. */
import { invoicePdf } from '../../tests/invoice-pdf.js';
import type { Client } from '../../tests/e2e/client.js';
import type { Attacked } from './attacked.js';
import { read } from './bodies.js';

const AT_ONCE = 2;
/** A document takes a credit, and a member has fifty. */
const DOCUMENTS_OF_ONE = 40;
const FORMATS = ['json', 'csv', 'xml', 'excel', 'pdf'];

/** Two members at a time, document after document. @returns how many documents */
export async function ordinaryWork(attacked: Attacked, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let documents = 0;
  const works = async () => {
    let member = await attacked.member();
    for (let n = 0; performance.now() < until; n++) {
      if (n % DOCUMENTS_OF_ONE === 0) member = await attacked.member();
      await oneDocument(member, n);
      documents += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, works));
  return documents;
}

async function oneDocument(member: Client, n: number): Promise<void> {
  const id = await read(member, invoicePdf({ number: `I-${n}`, date: '2026-03-14', total: '120.00' }));
  await member.call('GET', '/documents?limit=100');
  const { document } = await member.call('GET', `/documents/${id}`);
  const extraction = { ...document.extraction, total_amount: 121 + n };
  await member.call('PUT', `/documents/${id}`, { extraction, changes: ['Updated total_amount'] });
  const format = FORMATS[n % FORMATS.length];
  const body = JSON.stringify({ selectedDocuments: [id], selectedFields: ['total_amount'], format });
  const headers = { 'content-type': 'application/json' };
  const exported = await member.fetch('/api/export/advanced', { method: 'POST', headers, body });
  if (!exported.ok) throw new Error(`export: ${exported.status} ${await exported.text()}`);
  await exported.arrayBuffer();
}
