// Calls with the TypeScript client, one a line, and what came of each as a line of JSON.
import { createInterface } from 'node:readline';
import * as client from 'recto-client';

const file = new Blob(['%PDF-1.7']);

async function outcomeOf({ url, name, maxRetries, timeoutMs, waitMs, ...given }) {
  const settings = { ...(maxRetries !== undefined && { maxRetries }), ...(timeoutMs && { timeoutMs }) };
  const recto = new client.Recto({ apiKey: 'recto_live_1', baseUrl: `${url}/`, ...settings });
  const { documents } = recto;
  const calls = {
    usage: async () => (await recto.usage()).plan,
    upload: async () => (await documents.upload(file)).document._id,
    uploadUrl: async () => (await documents.upload({ url: given.at }, { filename: given.filename })).document._id,
    retry: async () => (await documents.retry('d'))._id,
    edit: async () => (await documents.edit('d', {}, { ifVersion: given.ifVersion }))._id,
    extract: async () => (await documents.extract(file, waitMs === undefined ? {} : { timeoutMs: waitMs })).fields,
    uploadAndGet: async () => documents.get((await documents.upload(file)).document._id),
    list: async () => (await Array.fromAsync(documents.list({ status: given.status }))).map(({ _id }) => _id),
    verify: async () => {
      const { text, headers, secret, tolerance } = given;
      const options = tolerance === undefined ? {} : { toleranceSeconds: tolerance };
      return (await client.verifyWebhook(text, headers, secret, options)).type;
    },
  };
  try {
    return await calls[name]();
  } catch (error) {
    if (!(error instanceof client.RectoError) || !(error instanceof client[error.name])) throw error;
    return { ...error, error: error.name, message: error.message };
  }
}

for await (const line of createInterface(process.stdin))
  console.log(JSON.stringify({ outcome: await outcomeOf(JSON.parse(line)) }));
