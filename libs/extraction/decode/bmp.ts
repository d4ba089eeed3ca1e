/**
 * Windows bitmaps to RGB, because sharp's prebuilt library has no BMP reader. Reads 1, 4, 8, 16, 24 and 32 bits a
 * pixel, bottom-up and top-down, with palettes, bit fields and RLE8. Not read: RLE4, embedded JPEG or PNG, OS/2 arrays.
 */
import { msg } from '#texts/msg.js';
import { failure } from '../model/failures.js';
import { checkPixels } from './pixels.js';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** RGB, row by row from the top */
  readonly pixels: Buffer;
}

const RGB = 0;
const RLE8 = 1;
const BITFIELDS = 3;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly depth: number;
  readonly compression: number;
  readonly pixelsAt: number;
  readonly palette: readonly (readonly [number, number, number])[];
  readonly masks: readonly [number, number, number];
}

export function decodeBitmap(bytes: Uint8Array): Bitmap {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const header = readHeader(file);
    checkPixels(header.width, header.height);
    return { width: header.width, height: header.height, pixels: readPixels(file, header) };
  } catch (error) {
    if ((error as Error).name === 'RangeError') throw failure('unreadable');
    throw error;
  }
}

function readHeader(file: Buffer): Header {
  const pixelsAt = file.readUInt32LE(10);
  const size = file.readUInt32LE(14);
  const core = size === 12;
  const width = core ? file.readUInt16LE(18) : file.readInt32LE(18);
  const signedHeight = core ? file.readUInt16LE(20) : file.readInt32LE(22);
  const depth = file.readUInt16LE(core ? 24 : 28);
  const compression = core ? RGB : file.readUInt32LE(30);
  if (![1, 4, 8, 16, 24, 32].includes(depth)) throw failure('unreadable');
  if (![RGB, BITFIELDS].includes(compression) && !(compression === RLE8 && depth === 8)) {
    throw failure('unreadable', msg('This kind of compressed bitmap is not supported. Save it as PNG.'));
  }
  const masks: [number, number, number] =
    compression === BITFIELDS
      ? [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)]
      : depth === 16
        ? [0x7c00, 0x03e0, 0x001f]
        : [0xff0000, 0x00ff00, 0x0000ff];
  const palette: [number, number, number][] = [];
  if (depth <= 8) {
    const declared = core ? 0 : file.readUInt32LE(46);
    const entries = Math.min(declared || 2 ** depth, 256);
    const width = core ? 3 : 4;
    for (let i = 0; i < entries; i++) {
      const at = 14 + size + i * width;
      palette.push([file.readUInt8(at + 2), file.readUInt8(at + 1), file.readUInt8(at)]);
    }
  }
  return {
    width,
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    depth,
    compression,
    pixelsAt,
    palette,
    masks,
  };
}

/** Rows missing at the end of a cut-off file stay white. */
function readPixels(file: Buffer, header: Header): Buffer {
  const { width, height, depth, topDown, pixelsAt } = header;
  const out = Buffer.alloc(width * height * 3, 255);
  const indices = header.compression === RLE8 ? expandRle8(file.subarray(pixelsAt), width, height) : undefined;
  const stride = Math.ceil((width * depth) / 32) * 4;
  for (let row = 0; row < height; row++) {
    const start = pixelsAt + row * stride;
    if (!indices && start + stride > file.length) break;
    let to = (topDown ? row : height - 1 - row) * width * 3;
    for (let x = 0; x < width; x++, to += 3) {
      const [r, g, b] = indices
        ? colour(header, indices[row * width + x] ?? 0)
        : depth <= 8
          ? colour(header, packed(file, start, x, depth))
          : direct(file, start, x, header);
      out[to] = r;
      out[to + 1] = g;
      out[to + 2] = b;
    }
  }
  return out;
}

function packed(file: Buffer, start: number, x: number, depth: number): number {
  const bit = x * depth;
  const byte = file[start + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

function colour(header: Header, index: number): readonly [number, number, number] {
  return header.palette[index] ?? [255, 255, 255];
}

function direct(
  file: Buffer,
  start: number,
  x: number,
  { depth, masks, compression }: Header,
): [number, number, number] {
  if (depth === 24) {
    const at = start + x * 3;
    return [file[at + 2] ?? 255, file[at + 1] ?? 255, file[at] ?? 255];
  }
  const value = depth === 16 ? file.readUInt16LE(start + x * 2) : file.readUInt32LE(start + x * 4);
  if (depth === 32 && compression === RGB) return [(value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  return [masked(value, masks[0]), masked(value, masks[1]), masked(value, masks[2])];
}

function masked(value: number, mask: number): number {
  if (mask === 0) return 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return Math.round((((value & mask) >>> shift) / most) * 255);
}

function expandRle8(data: Buffer, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  let x = 0;
  let y = 0;
  const put = (index: number) => {
    if (x < width && y < height) out[y * width + x] = index;
    x++;
  };
  for (let at = 0; at + 1 < data.length && y < height;) {
    const count = data[at++] ?? 0;
    const value = data[at++] ?? 0;
    if (count > 0) for (let i = 0; i < count; i++) put(value);
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) [x, y] = [x + (data[at++] ?? 0), y + (data[at++] ?? 0)];
    else {
      for (let i = 0; i < value; i++) put(data[at++] ?? 0);
      at += value & 1;
    }
  }
  return out;
}
