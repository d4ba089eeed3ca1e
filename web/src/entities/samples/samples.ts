/** Our own sample documents, one of each kind, drawn when the client is built (web/build/samples). */
import { SAMPLE_NAMES, type SampleName } from '#contracts/samples.js';

export type { SampleName };

const LABELS: Readonly<Record<SampleName, string>> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  contract: 'Contract',
  'id-card': 'ID Card',
  'shipping-label': 'Shipping Label',
  form: 'Form',
};
export const SAMPLES = SAMPLE_NAMES.map((name) => ({ name, label: LABELS[name] }));

export const thumbnailOf = (name: SampleName): string => `/samples/${name}.webp`;

/** As a file picker would hand it over. */
export async function sampleFile(name: SampleName): Promise<File> {
  const response = await fetch(`/samples/${name}.png`);
  if (!response.ok) throw new Error(`no sample ${name}`);
  return new File([await response.blob()], `sample-${name}.png`, { type: 'image/png' });
}
