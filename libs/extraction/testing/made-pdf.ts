/** Minimal PDFs written by hand for tests: text in Helvetica at given places, embedded files, nothing else. */
import { deflateSync } from 'node:zlib';

export interface PdfText {
  readonly text: string;
  /** Points from the left and from the TOP of the page. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Nobody sees it, as scanners lay what they recognised over the picture. */
  readonly hidden?: true;
  /** It runs up the page. */
  readonly up?: true;
}

/** A picture on a page, grey (of faxes and JBIG2: black and white), as scanners pack it. */
interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
  /** JPEG when absent. */
  readonly packing?: 'fax' | 'jbig2' | 'jpeg2000';
}

export interface PdfSpec {
  readonly pages: readonly (readonly PdfText[])[];
  readonly attachment?: { readonly name: string; readonly content: string };
  /** Width and height in points; A4 when absent. */
  readonly size?: readonly [number, number];
  /** Pages more, each with a picture that fills it. */
  readonly scans?: readonly PagePicture[];
  /** A picture on each page of text, and where: points from the left and from the TOP. */
  readonly beside?: PagePicture & { readonly box: readonly [x0: number, y0: number, x1: number, y1: number] };
  /** Its font says of each character that it is the third after it. */
  readonly misnamed?: true;
  /** Adds an /Encrypt dictionary that no password opens. */
  readonly encrypted?: boolean;
}

/** The one character of ours that WinAnsi has elsewhere than Latin 1. */
const WIN_ANSI_EURO = '\x80';
const A4: readonly [number, number] = [595, 842];
const THIRD_AFTER =
  '/CMapName /Odd def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <21> <7A> <0024> endbfrange';

export function makePdf({ pages, attachment, size = A4, encrypted, misnamed, scans = [], beside }: PdfSpec): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const catalog = add('');
  const tree = add('');
  const names = misnamed ? `/ToUnicode ${add(stream(`begincmap ${THIRD_AFTER} endcmap`))} 0 R` : '';
  const font = add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${names} >>`);
  const addPicture = (picture: PagePicture): number => {
    const { width, height, data } = picture;
    const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ${packingOf(picture)} /Length ${data.length}`;
    return add(Buffer.concat([Buffer.from(`<< ${entries} >>\nstream\n`), data, Buffer.from('\nendstream')]));
  };
  const placed = beside && { image: addPicture(beside), box: beside.box };
  const kids = pages.map((texts) => {
    const [x0, y0, x1, y1] = placed?.box ?? [0, 0, 0, 0];
    const drawn = placed ? [`q ${x1 - x0} 0 0 ${y1 - y0} ${x0} ${size[1] - y1} cm /Im Do Q`] : [];
    const content = add(stream([...drawn, ...texts.map((text) => show(text, size[1]))].join('\n')));
    const pictures = placed ? `/XObject << /Im ${placed.image} 0 R >>` : '';
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${size[0]} ${size[1]}] /Contents ${content} 0 R /Resources << /Font << /F1 ${font} 0 R >> ${pictures} >> >>`,
    );
  });
  for (const scan of scans) {
    const image = addPicture(scan);
    const content = add(stream(`q ${size[0]} 0 0 ${size[1]} 0 0 cm /Im Do Q`));
    kids.push(
      add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${size[0]} ${size[1]}] /Contents ${content} 0 R /Resources << /XObject << /Im ${image} 0 R >> >> >>`,
      ),
    );
  }
  let attached = '';
  if (attachment) {
    const file = add(stream(Buffer.from(attachment.content, 'utf8'), '/Type /EmbeddedFile /Subtype /text#2Fxml'));
    const spec = add(`<< /Type /Filespec /F (${attachment.name}) /UF (${attachment.name}) /EF << /F ${file} 0 R >> >>`);
    attached = `/Names << /EmbeddedFiles << /Names [(${attachment.name}) ${spec} 0 R] >> >>`;
  }
  objects[catalog - 1] = Buffer.from(`<< /Type /Catalog /Pages ${tree} 0 R ${attached} >>`);
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  const secret = 'A'.repeat(64);
  const lock = encrypted
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${secret}> /U <${secret}> >> /ID [<00> <00>]`
    : '';
  return assemble(objects, `/Root ${catalog} 0 R ${lock}`);
}

function packingOf({ width, height, packing }: PagePicture): string {
  switch (packing) {
    case 'fax':
      return `/BitsPerComponent 1 /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >> /Filter /CCITTFaxDecode`;
    case 'jbig2':
      return '/BitsPerComponent 1 /Filter /JBIG2Decode';
    case 'jpeg2000':
      return '/BitsPerComponent 8 /Filter /JPXDecode';
    case undefined:
      return '/BitsPerComponent 8 /Filter /DCTDecode';
  }
}

function show({ text, x, y, size = 10, hidden, up }: PdfText, height: number): string {
  const escaped = text.replace(/[\\()]/g, '\\$&').replace(/€/g, WIN_ANSI_EURO);
  const shown = `BT /F1 ${size} Tf ${up ? '0 1 -1 0' : '1 0 0 1'} ${x} ${height - y} Tm (${escaped}) Tj ET`;
  return hidden ? `q 3 Tr ${shown} Q` : shown;
}

function stream(content: string | Buffer, entries = ''): Buffer {
  const packed = deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((body, index) => {
    offsets.push(at);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
