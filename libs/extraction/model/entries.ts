/** `Object.entries` for a record whose keys are known, in its order; what is undefined is left out. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): [Key, Exclude<Value, undefined>][] {
  return (Object.entries(record) as [Key, Exclude<Value, undefined>][]).filter(([, value]) => value !== undefined);
}
