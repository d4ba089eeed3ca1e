/** Our own sample documents, one of each kind, drawn when the client is built (web/build/samples). */
import { SAMPLE_NAMES, type SampleName } from '#contracts/samples.js';
import { msg } from '../../lib/texts.js';

export type { SampleName };

const LABELS: Readonly<Record<SampleName, string>> = {
  receipt: msg('Receipt'),
  invoice: msg('Invoice'),
  contract: msg('Contract'),
  'id-card': msg('ID Card'),
  'shipping-label': msg('Shipping Label'),
  form: msg('Form'),
};
export const SAMPLES = SAMPLE_NAMES.map((name) => ({ name, label: LABELS[name] }));

export const thumbnailOf = (name: SampleName): string => `/samples/${name}.webp`;

/** As a file picker would hand it over. */
export async function sampleFile(name: SampleName): Promise<File> {
  const response = await fetch(`/samples/${name}.png`);
  if (!response.ok) throw new Error(`no sample ${name}`);
  return new File([await response.blob()], `sample-${name}.png`, { type: 'image/png' });
}
