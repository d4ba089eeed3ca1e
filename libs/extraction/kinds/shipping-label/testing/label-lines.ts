/** The lines of a made label, as `pageOf` takes them: sender, recipient and the parcel's number. */
export const labelLines = (number: string, recipient: string, ...more: readonly string[]): string[] => [
  'FROM:',
  'Larkspur Tools Ltd',
  '12 Mill Lane',
  'Leeds LS1 4AB',
  'TO:',
  recipient,
  '4 Quay Street',
  'Bristol BS1 2CD',
  `Tracking no: ${number}`,
  ...more,
];
