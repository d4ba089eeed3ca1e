/**
 * Draws the pictures that must be PNG from what is here already: icons from icon.svg, the preview of shared links from
 * our faces.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';

const ICONS = [
  { file: 'icon-192.png', size: 192, margin: 0 },
  { file: 'icon-512.png', size: 512, margin: 0 },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.18 },
  { file: 'apple-touch-icon.png', size: 180, margin: 0.12 },
] as const;
const GROUND = '#f5f2ea';
const INK = '#1c1b18';
const SOFT = '#4a4740';
const MARK = '#ffe566';

const require = createRequire(import.meta.url);

export async function drawPictures(folder: string): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'));
  for (const { file, size, margin } of ICONS) {
    const inner = Math.round(size * (1 - 2 * margin));
    const border = Math.round((size - inner) / 2);
    const picture = sharp(icon, { density: 72 * (inner / 32) }).resize(inner, inner);
    const framed =
      margin > 0
        ? picture
            .extend({ top: border, bottom: border, left: border, right: border, background: GROUND })
            .flatten({ background: GROUND })
        : picture;
    await framed.png({ compressionLevel: 9 }).toFile(join(folder, file));
  }
  const small = await sharp(icon, { density: 72 }).resize(32, 32).png().toBuffer();
  await writeFile(join(folder, 'favicon.ico'), icoOf(small));
  await writeFile(join(folder, 'og.png'), await linkPreview());
}

/** An ICO file that holds one PNG of 32 × 32. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function linkPreview(): Promise<Buffer> {
  face('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff', 'Serif');
  face('@fontsource/inter/files/inter-latin-400-normal.woff', 'Sans');
  const canvas = createCanvas(1200, 630);
  const pen = canvas.getContext('2d');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, 1200, 630);

  pen.fillStyle = MARK;
  pen.fillRect(70, 296, 470, 84);
  pen.fillStyle = INK;
  pen.font = '76px Serif';
  pen.fillText('The page, and', 80, 270);
  pen.fillText('what it says.', 80, 362);
  pen.font = '28px Sans';
  pen.fillStyle = SOFT;
  pen.fillText('Documents in, structured data out.', 80, 450);
  pen.font = '34px Serif';
  pen.fillStyle = INK;
  pen.fillText('Recto', 80, 120);

  leaf(pen);
  return canvas.encodeSync('png');
}

function leaf(pen: ReturnType<ReturnType<typeof createCanvas>['getContext']>): void {
  pen.save();
  pen.translate(880, 330);
  pen.rotate(-0.045);
  pen.fillStyle = '#ffffff';
  pen.shadowColor = 'rgba(42, 37, 26, 0.22)';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 22;
  pen.fillRect(-190, -250, 380, 500);
  pen.shadowColor = 'transparent';
  const rows = [
    [-200, 190, true],
    [-160, 130, false],
    [-96, 110, true],
    [-30, 280, false],
    [6, 250, false],
    [42, 270, false],
    [110, 300, true],
    [160, 160, false],
    [198, 210, false],
  ] as const;
  for (const [y, width, read] of rows) {
    if (read) {
      pen.fillStyle = MARK;
      pen.fillRect(-164, y - 12, width + 28, 36);
    }
    pen.fillStyle = read ? INK : '#c9c3b4';
    pen.fillRect(-150, y, width, 10);
  }
  pen.restore();
}

function face(file: string, name: string): void {
  GlobalFonts.registerFromPath(require.resolve(file), name);
}
