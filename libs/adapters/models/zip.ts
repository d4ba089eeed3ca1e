/**
 * The files inside a zip (a Python wheel is one), by its central directory: stored and deflated entries, sizes below 4
 * GB. What an entry unpacks to is bounded by the size that its directory tells, so that a small zip cannot become a
 * large one.
 */
import { inflateRawSync } from 'node:zlib';

interface ZipEntry {
  /** Path inside the zip, with slashes. */
  readonly name: string;
  /** Unpacked. */
  readonly bytes: number;
  /** @throws Error when the entry is damaged or of a kind that is not known */
  read(): Buffer;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];

/** @throws Error when it is no zip */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = endOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  for (let at = zip.readUInt32LE(end + 16); entries.length < count;) {
    if (at + ENTRY_BYTES > end || zip.readUInt32LE(at) !== ENTRY) throw new Error('The zip is damaged.');
    const [method, packed, bytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    entries.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name),
      bytes,
      read: () => unpacked(zip, { local, method, packed, bytes }),
    });
    at += ENTRY_BYTES + name + extra + comment;
  }
  return entries;
}

function endOfDirectory(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= earliest; at--) if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new Error('This is no zip.');
}

interface Packed {
  readonly local: number;
  readonly method: number;
  readonly packed: number;
  readonly bytes: number;
}

function unpacked(zip: Buffer, { local, method, packed, bytes }: Packed): Buffer {
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const data = zip.subarray(from, from + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new Error('The zip is packed in a way that is not known here.');
  return inflateRawSync(data, { maxOutputLength: Math.max(1, bytes) });
}
