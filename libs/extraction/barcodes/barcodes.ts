/**
 * Reads the barcodes of a page picture: linear codes, QR, Data Matrix, PDF417, Aztec, MaxiCode. By ZXing compiled to
 * WebAssembly, loaded from its package once per process; nothing is fetched. Works on at most MOST_PIXELS; a code that
 * cannot be read is absent.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type OcrImage, type Pose } from '#ports/ocr-engine.js';
import { type Box } from '../model/page.js';
import { asItCame } from '../model/pose.js';
import { opened } from '../prepare/grey-image.js';

export interface Barcode {
  /** As the code's standard is called, e.g. `Code128`, `QRCode`. */
  readonly format: string;
  /** Control characters kept; GS1 element strings with their identifiers in brackets. */
  readonly text: string;
  readonly gs1: boolean;
  /** 0-based */
  readonly page: number;
  /** 0..1 of the page as it came */
  readonly box: Box;
}

const MOST_PIXELS = 4_000_000;
const MOST_CODES = 20;
let module: Promise<unknown> | undefined;

async function load(): Promise<unknown> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** @param pose what the picture shows is the page moved so */
export async function barcodesOn(image: OcrImage, page: number, pose?: Pose): Promise<Barcode[]> {
  await (module ??= load());
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (image.width * image.height)));
  const { data, info } = await opened(image)
    .resize({ width: Math.max(1, Math.round(image.width * scale)) })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, colorSpace: 'srgb' },
    { tryHarder: true, maxNumberOfSymbols: MOST_CODES },
  );
  return found.map(({ format, text, contentType, position }) => {
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
    const [xs, ys] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)];
    const box = asItCame([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], pose);
    return { format, text: controls(text), gs1: contentType === 'GS1', page, box };
  });
}

const NAMES =
  'NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US';
const CODES = new Map(NAMES.split(' ').map((name, code) => [name, String.fromCharCode(code)]));

/** ZXing writes control characters, and the space, as names ("<GS>") or as their pictures. */
const controls = (text: string): string =>
  text
    .replace(/<([A-Z]{2,3}[1-4]?)>/g, (whole, name: string) => CODES.get(name) ?? whole)
    .replace(/[\u2400-\u2420]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - 0x2400));
