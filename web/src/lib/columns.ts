/** The columns of a list of rows: every key that a row has, in the order of first sight; numbers stand to the right. */
interface Column {
  readonly key: string;
  readonly numeric: boolean;
}

export function columnsOf(rows: readonly Record<string, unknown>[]): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return keys.map((key) => {
    const values = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null && value !== '');
    return { key, numeric: values.length > 0 && values.every((value) => typeof value === 'number') };
  });
}
