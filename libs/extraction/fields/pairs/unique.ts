/**
 * A label that comes again is numbered: "Date", "Date 2". Each label is looked up a fixed number of times on average,
 * however often it comes.
 * @param used how often each label and name was given so far; this one is added
 */
export function unique(label: string, used: Map<string, number>): string {
  let count = used.get(label) ?? 0;
  let name = count === 0 ? label : `${label} ${count + 1}`;
  // "Date 2" may be a label of its own; counting goes on where it stopped.
  while (count > 0 && used.has(name)) name = `${label} ${++count + 1}`;
  used.set(label, count + 1);
  if (name !== label) used.set(name, 1);
  return name;
}
