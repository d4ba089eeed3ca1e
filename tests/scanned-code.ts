/** What a phone's camera makes of a picture with a QR code on it: by ZXing, which is not what drew it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** @param picture PNG. @returns undefined where nothing can be read */
export async function scannedCode(picture: Uint8Array): Promise<string | undefined> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [code] = await readBarcodes(picture, { formats: ['QRCode'] });
  return code?.text;
}
