/** A reader of RFC 4180 that forgives nothing: CRLF ends every line, quotes stand around a whole field or nowhere. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      const [field, end] = text[at] === '"' ? quoted(text, at) : plain(text, at);
      row.push(field);
      at = end;
      if (text[at] === ',') at += 1;
      else if (text.startsWith('\r\n', at)) {
        at += 2;
        break;
      } else
        throw new Error(`a field ends in the middle of nothing at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    if (rows[0] && row.length !== rows[0].length) throw new Error(`line ${rows.length + 1} has ${row.length} fields`);
    rows.push(row);
  }
  return rows;
}

function quoted(text: string, start: number): [string, number] {
  let field = '';
  for (let at = start + 1; ; at++) {
    if (at >= text.length) throw new Error('a quote is not closed');
    if (text[at] !== '"') field += text[at];
    else if (text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else return [field, at + 1];
  }
}

function plain(text: string, start: number): [string, number] {
  const end = /[,\r\n"]/.exec(text.slice(start));
  if (!end) throw new Error('the last line does not end');
  return [text.slice(start, start + end.index), start + end.index];
}
