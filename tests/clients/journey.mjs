// What a program does with the TypeScript client; prints what it saw as JSON. Runs beside the files of stand.ts.
import { openAsBlob } from 'node:fs';
import * as client from 'recto-client';

const [command, given] = process.argv.slice(2);
console.log(JSON.stringify(await { journey, verify }[command](JSON.parse(given))));

async function verify({ text, headers, secret }) {
  const { type, data } = await client.verifyWebhook(text, headers, secret);
  const changed = await fault(client.verifyWebhook(text.replace(type, 'x'), headers, secret));
  return { type, documentId: data.documentId, changed };
}

async function fault(work) {
  try {
    await work;
    return 'none';
  } catch (error) {
    const isOurs = error instanceof client.RectoError && error instanceof client[error.name];
    return isOurs ? `${error.name} ${error.code}${error.status ? ` ${error.status}` : ''}` : String(error.stack);
  }
}

async function journey({ url, key, hook }) {
  const recto = new client.Recto({ apiKey: key, baseUrl: url });
  const { documents } = recto;
  const invoice = await openAsBlob('invoice.pdf');
  const idempotencyKey = crypto.randomUUID();
  const read = await documents.extract(invoice, { filename: 'whole-way.pdf', idempotencyKey });
  const { _id: id, version, originalFilename } = read.document;
  const total = read.fields.find(({ path }) => path === 'total_amount');

  const again = await documents.upload(invoice, { filename: 'invoice.pdf', idempotencyKey });
  const other = await fault(documents.upload(new Blob(['%PDF-1.7 other']), { idempotencyKey }));

  const changed = { ...read.values, total_amount: 125 };
  const edited = await documents.edit(id, changed, { changes: ['Updated total_amount'], ifVersion: version });
  const stale = await fault(documents.edit(id, read.values, { ifVersion: version }));
  const confirmed = await documents.confirm(id, ['invoice_number'], { ifVersion: edited.version });
  const proposal = { path: 'invoice_number', value: 'INV-1', reason: 'It says so.' };
  const proposed = await documents.propose(id, proposal, { idempotencyKey: 'journey' });
  const same = await documents.propose(id, proposal, { idempotencyKey: 'journey' });
  const versions = await Array.fromAsync(documents.versions(id));
  const first = await documents.version(id, 1);
  const wanted = { selectedDocuments: [id], selectedFields: ['extraction.total_amount'], format: 'csv' };
  const exported = await recto.export(wanted);
  const records = await recto.previewExport({ ...wanted, format: 'json' });
  const listed = await Array.fromAsync(documents.list({ status: ['completed'], search: 'whole-way' }));
  const usage = await recto.usage();
  const original = await documents.original(id);
  const page = await documents.page(id, 1, { width: 320 });
  const history = await documents.history(id);
  const restored = await documents.restore(id, 1);

  const endpoint = { url: hook, events: ['credits.low'] };
  const added = await recto.webhooks.add(endpoint, { idempotencyKey });
  const addedAgain = await recto.webhooks.add(endpoint, { idempotencyKey });
  const { id: webhook } = added.webhook;
  const has = async () => (await recto.webhooks.list()).filter(({ id }) => id === webhook).length;
  const [before] = [await has(), await recto.webhooks.remove(webhook)];

  const damaged = await documents.upload(await openAsBlob('damaged.pdf'), { filename: 'damaged.pdf' });
  const failed = await documents.wait(damaged.document._id);
  const retried = await documents.retry(damaged.document._id);
  const faults = {
    wrongKey: await fault(new client.Recto({ apiKey: `recto_live_${'0'.repeat(64)}`, baseUrl: url }).usage()),
    unreadable: await fault(documents.extract(await openAsBlob('damaged.pdf'))),
    tooLarge: await fault(documents.extract(await openAsBlob('large.pdf'))),
    noDocument: await fault(documents.extract(await openAsBlob('notes.txt'))),
    notThere: await fault(documents.get('0190a1b2-7c3d-7e4f-8a5b-0000000000d1')),
    invalid: await fault(documents.confirm(id, [])),
    nobody: await fault(new client.Recto({ apiKey: key, baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).usage()),
    other,
    stale,
  };
  const exporting = [];
  const form = { selectedFields: ['extraction.invoice_number'], format: 'csv', customFileName: 'all' };
  const told = ({ total, status }) => exporting.push([total, status]);
  const all = await documents.exportAll([id, damaged.document._id], form, { onProgress: told, idempotencyKey });
  const nothing = await documents.exportAll([damaged.document._id], form);
  const exportedAll = [
    ...[all.file.filename, all.file.contentType, new TextDecoder().decode(all.file.bytes)],
    ...[all.job.done, all.job.failed.map(({ code }) => code), exporting.at(-1), nothing.file === undefined],
  ];
  await documents.delete(id);
  const progress = [];
  const onProgress = ({ total, status }) => progress.push([total, status]);
  const many = [damaged.document._id, '0190a1b2-7c3d-7e4f-8a5b-0000000000d1'];
  const deletedAll = await documents.deleteAll(many, { onProgress, idempotencyKey });
  const { id: sameJob } = await documents.deleteAll(many, { idempotencyKey });
  faults.deleted = await fault(documents.get(id));
  return {
    id,
    read: { type: read.type, number: read.values.invoice_number, total, originalFilename },
    again: again.document._id === id,
    edited: [edited.extraction.total_amount, edited.edited],
    confirmed: confirmed.confirmed,
    proposed: [proposed.value, proposed.proposedBy, same.id === proposed.id],
    versions: versions.map(({ version, editedBy }) => [version, editedBy]),
    first: first.extraction.total_amount,
    exported: [exported.filename, exported.contentType, new TextDecoder().decode(exported.bytes)],
    records: records.length,
    listed: listed.map(({ _id }) => _id === id),
    used: usage.usedCredits,
    original: [original.length, invoice.size],
    page: new TextDecoder('latin1').decode(page.subarray(8, 12)),
    facts: history.facts.length > 4,
    restored: restored.extraction.total_amount,
    webhooks: [added.secret === addedAgain.secret, before, await has()],
    failed: [failed.status, failed.failure.code],
    retried: retried.status !== 'completed',
    exportedAll,
    deletedAll: [deletedAll.done, deletedAll.failed, progress.at(-1), sameJob === deletedAll.id],
    faults,
  };
}
