/**
 * Files that mean harm or were harmed, the same for the same seed: generated documents with bytes flipped, cut,
 * doubled, blanked and numbers blown up, and some made by hand that attack a decoder's weak points (bombs, loops,
 * depth, sizes that lie).
 */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type OutputInfo } from 'sharp';
import { drawReceipt } from './drawn-receipt.js';
import { makeInvoicePdf } from './made-invoice.js';
import { makePdf } from './made-pdf.js';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

type Random = () => number;
type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Mulberry32: small, seeded, good enough to pick bytes. */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const place = (bytes: Buffer, random: Random) => Math.floor(random() * bytes.length);

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'flipped bytes'(bytes, random) {
    const out = Buffer.from(bytes);
    for (let i = 0; i < 1 + random() * 40; i++) out[place(out, random)]! ^= 1 << Math.floor(random() * 8);
    return out;
  },
  'cut off': (bytes, random) => bytes.subarray(0, place(bytes, random)),
  'without its beginning': (bytes, random) =>
    Buffer.concat([bytes.subarray(0, 16), bytes.subarray(16 + place(bytes, random))]),
  'a part doubled'(bytes, random) {
    const [from, length] = [place(bytes, random), Math.floor(random() * 4096)];
    const part = bytes.subarray(from, from + length);
    return Buffer.concat([bytes.subarray(0, from), part, part, part, bytes.subarray(from + length)]);
  },
  'a part blanked'(bytes, random) {
    const out = Buffer.from(bytes);
    const from = place(out, random);
    return out.fill(random() < 0.5 ? 0 : 255, from, Math.min(out.length, from + Math.floor(random() * 2048)));
  },
  'numbers blown up'(bytes, random) {
    const grown = ['99999999999', '-1', '2147483648', '0', '1e308'];
    const text = bytes.toString('latin1');
    return Buffer.from(
      text.replace(/(?<= )\d+(?= |\n|\])/g, (number) =>
        random() < 0.08 ? grown[Math.floor(random() * grown.length)]! : number,
      ),
      'latin1',
    );
  },
  'noise in the middle'(bytes, random) {
    const out = Buffer.from(bytes);
    const from = place(out, random);
    for (let at = from; at < Math.min(out.length, from + 512); at++) out[at] = Math.floor(random() * 256);
    return out;
  },
};

/** `count` mutated files, then those made by hand. */
export async function hostileFiles(seed: number, count: number): Promise<HostileFile[]> {
  const random = seeded(seed);
  const [bases, names] = [Object.entries(await baseFiles()), Object.keys(MUTATIONS)];
  const mutated = Array.from({ length: count }, (_, index): HostileFile => {
    const [base, bytes] = bases[index % bases.length]!;
    const name = names[Math.floor(index / bases.length) % names.length]!;
    return { name: `${base}, ${name} (${index})`, bytes: MUTATIONS[name]!(bytes, random) };
  });
  return [...mutated, ...handMade()];
}

async function baseFiles(): Promise<Record<string, Buffer>> {
  const { jpeg } = await drawReceipt();
  const picture = () => sharp(jpeg).resize(310);
  return {
    'invoice.pdf': makeInvoicePdf().pdf,
    'e-invoice.pdf': makeInvoicePdf({ eInvoice: true }).pdf,
    'receipt.jpg': jpeg,
    'receipt.png': await picture().png().toBuffer(),
    'receipt.tiff': await picture().tiff({ compression: 'lzw' }).toBuffer(),
    'receipt.gif': await picture().gif().toBuffer(),
    'receipt.bmp': bitmap(
      await picture().removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  };
}

function bitmap({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const out = Buffer.alloc(54 + stride * height);
  out.write('BM');
  out.writeUInt32LE(out.length, 2);
  out.writeUInt32LE(54, 10);
  out.writeUInt32LE(40, 14);
  out.writeInt32LE(width, 18);
  out.writeInt32LE(height, 22);
  out.writeUInt16LE(1, 26);
  out.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let colour = 0; colour < 3; colour++) {
        out[54 + (height - 1 - y) * stride + x * 3 + 2 - colour] =
          data[(y * width + x) * channels + Math.min(colour, channels - 1)]!;
      }
    }
  }
  return out;
}

function handMade(): HostileFile[] {
  const pdf = (name: string, ...objects: string[]): HostileFile => ({
    name,
    bytes: Buffer.from(
      `%PDF-1.7\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n%%EOF\n`,
      'latin1',
    ),
  });
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
  const tree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  const packed = (content: Buffer) => {
    const data = deflateSync(content).toString('latin1');
    return `<< /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
  };
  const laughs = Array.from({ length: 12 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    '',
  );
  const xmlBomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><rsm:CrossIndustryInvoice>&l12;</rsm:CrossIndustryInvoice>`;
  return [
    pdf('a tree of pages that is its own child', catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'),
    pdf(
      'a page count that lies',
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
      page,
      packed(Buffer.from('BT ET')),
    ),
    pdf('a content stream of 300 MB of blanks', catalog, tree, page, packed(Buffer.alloc(300e6, 32))),
    pdf('a million saved states', catalog, tree, page, packed(Buffer.from('q '.repeat(1e6)))),
    pdf('a page of pictures without end', catalog, tree, page, packed(Buffer.from('0 0 m 595 842 l S '.repeat(3e5)))),
    pdf('arrays in arrays', catalog, tree, page.replace('4 0 R', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)),
    pdf('a page the size of a town', catalog, tree, page.replace('595 842', '1e9 1e9'), packed(Buffer.from('BT ET'))),
    {
      name: 'an XML bomb as e-invoice',
      bytes: makePdf({ pages: [[]], attachment: { name: 'factur-x.xml', content: xmlBomb } }),
    },
    {
      name: 'deep XML as e-invoice',
      bytes: makePdf({ pages: [[]], attachment: { name: 'factur-x.xml', content: '<a>'.repeat(200_000) } }),
    },
    { name: 'a page of forty thousand words', bytes: makePdf({ pages: [manyWords(40_000)] }) },
    { name: 'a line of ten thousand words', bytes: makePdf({ pages: [oneLine(10_000)] }) },
    { name: 'a page of small squares', bytes: pngOf(900, 1000, deflateSync(smallSquares(900, 1000))) },
    { name: 'a PNG of 30000 by 30000', bytes: pngOf(30_000, 30_000, Buffer.alloc(100)) },
    {
      name: 'a PNG within bounds that unpacks to 49 megapixels',
      bytes: pngOf(7000, 7000, deflateSync(Buffer.alloc(7001 * 7000))),
    },
    {
      name: 'a PNG of one row, a million across',
      bytes: pngOf(1_000_000, 1, deflateSync(Buffer.alloc(1_000_001, 200))),
    },
  ];
}

function manyWords(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    text: `w${index}`,
    x: (index % 100) * 6,
    y: (Math.floor(index / 100) % 400) * 2 + 10,
    size: 5,
  }));
}

function oneLine(count: number) {
  return Array.from({ length: count }, (_, index) => ({ text: `w${index}`, x: index * 0.06, y: 400, size: 5 }));
}

/** Rows of a PNG, each with its filter (none) in front: frames 14 pixels wide, nothing but boxes to tick. */
function smallSquares(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 255);
  const inFrame = (x: number, y: number) => x <= 14 && y <= 14 && (x % 14 === 0 || y % 14 === 0);
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0;
    for (let x = 0; x < width; x++) if (inFrame(x % 24, y % 24)) rows[y * (width + 1) + 1 + x] = 0;
  }
  return rows;
}

/** Grey, 8 bits; the data is taken as it is. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (type: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
