/** Our own sample documents, one of each kind, drawn when the client is built (web/build/samples). */
export const SAMPLES = [
  { name: 'receipt', label: 'Receipt' },
  { name: 'invoice', label: 'Invoice' },
  { name: 'contract', label: 'Contract' },
  { name: 'id-card', label: 'ID Card' },
  { name: 'shipping-label', label: 'Shipping Label' },
  { name: 'form', label: 'Form' },
] as const;
export type SampleName = (typeof SAMPLES)[number]['name'];

export const thumbnailOf = (name: SampleName): string => `/samples/${name}.webp`;

/** As a file picker would hand it over. */
export async function sampleFile(name: SampleName): Promise<File> {
  const response = await fetch(`/samples/${name}.png`);
  if (!response.ok) throw new Error(`no sample ${name}`);
  return new File([await response.blob()], `sample-${name}.png`, { type: 'image/png' });
}
