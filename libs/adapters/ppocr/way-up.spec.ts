import { type Look } from './best-look.js';
import { type TiltedBox } from './tilted-box.js';
import { isUpsideDown, liesOnItsSide } from './way-up.js';

const line = (length: number, height: number): TiltedBox => ({ middle: { x: 0, y: 0 }, length, height, angle: 0 });

describe('a page on its side', () => {
  it.each([
    ['lines that run up it', [line(20, 300), line(20, 200)], true],
    ['six times as much of them as across', [line(20, 300), line(20, 300), line(100, 20)], true],
    ['four times as much, as beside the data of a passport that lies open', [line(20, 400), line(100, 20)], false],
    ['figures and marks across it', [line(20, 300), line(70, 20), line(70, 20), line(70, 20)], true],
    ['a mark that is higher than wide', [line(20, 70)], false],
    ['nothing', [], false],
  ])('is told by its lines: %s', (_, boxes, expected) => {
    expect(liesOnItsSide(boxes)).toBe(expected);
  });
});

describe('a page upside down', () => {
  /** @param sure as it stands, and turned by a half */
  const asked = async (boxes: readonly TiltedBox[], sure: readonly [number, number], texts = ['Larkspur']) => {
    const tried: TiltedBox[] = [];
    const look = async (box: TiltedBox): Promise<Look> => {
      const text = texts[tried.length % texts.length]!;
      tried.push(box);
      const confidence = box.angle === 0 ? sure[0] : sure[1];
      const characters = [...text].map((letter, at) => ({ text: letter, confidence, at }));
      return { crop: { data: new Uint8Array(), width: 1, box }, characters };
    };
    return { upsideDown: await isUpsideDown(boxes, look), tried };
  };
  const boxes = [line(100, 20), line(300, 20)];

  it('is told where its lines are read more surely turned by a half', async () => {
    expect(await asked(boxes, [0.6, 0.95])).toMatchObject({ upsideDown: true });
    expect(await asked(boxes, [0.6, 0.65])).toMatchObject({ upsideDown: false });
  });

  it('is not asked for where they are read surely as they stand', async () => {
    const { upsideDown, tried } = await asked(boxes, [0.95, 1.1]);
    expect(upsideDown).toBe(false);
    expect(tried).toHaveLength(2);
  });

  it('is asked of its longest lines, and of no short ones', async () => {
    const many = Array.from({ length: 20 }, (_, at) => line(100 + at, 20));
    const { tried } = await asked([...many, line(70, 20)], [1, 1]);
    expect(tried.map(({ length }) => length)).toEqual([119, 118, 117, 116, 115, 114]);
    expect((await asked([line(70, 20)], [0.6, 0.95])).upsideDown).toBe(false);
  });

  it('is not told by rows of stars, which look alike on their head', async () => {
    expect(await asked(boxes, [0.6, 0.95], ['****************'])).toMatchObject({ upsideDown: false });
    const { tried } = await asked(
      Array.from({ length: 20 }, () => line(100, 20)),
      [1, 1],
      ['*****', 'Ada Example'],
    );
    expect(tried).toHaveLength(12);
  });
});
