/** The attacks, each as one function that says what was answered. */
import { makePdf } from '#extraction/testing/made-pdf.js';
import { nested } from '../../tests/edge-bodies.js';
import type { Attacked } from './attacked.js';
import { randomBodies, read, statusOf, type Answered } from './bodies.js';
import { FORM, partOf, stall } from './sockets.js';

const KB = 1024;
const MB = 1024 * KB;
const HOLD_MS = 5_000;

export type Scenario = (attacked: Attacked, options: { readonly bodies: number }) => Promise<string>;

export const scenarios: Record<string, Scenario> = {
  /** Long paths over many values, as large as a body may be: four members at the same time, five times each. */
  async edit(attacked) {
    const bombs = [
      { ['k'.repeat(500_000)]: Array.from({ length: 200_000 }, () => 0) },
      { ['k'.repeat(20_000)]: Array.from({ length: 10_000 }, () => 0) },
      nested(
        60,
        'k'.repeat(200),
        Array.from({ length: 9_900 }, () => 0),
      ) as object,
      Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`${n}`.padEnd(200, 'k'), n])),
      { list: Array.from({ length: 9_900 }, (_, n) => n) },
    ];
    const answers = new Map<number, number>();
    const attack = async () => {
      const member = await attacked.member();
      const id = await read(member);
      for (const extraction of bombs) {
        const body = JSON.stringify({ extraction, changes: [] });
        const headers = { 'content-type': 'application/json' };
        count(answers, await statusOf(member.fetch(`/api/documents/${id}`, { method: 'PUT', headers, body })));
      }
    };
    await Promise.all(Array.from({ length: 4 }, attack));
    return told(answers);
  },

  /** A page of one letter, a correction of 200 fields of as much of it as is learned, and the same page again. */
  async learner(attacked) {
    const member = await attacked.member();
    const lines = Array.from({ length: 40 }, (_, n) => ({ text: 'a '.repeat(35), x: 40, y: 40 + n * 18, size: 9 }));
    const page = makePdf({ pages: [[{ text: 'Delivery note', x: 40, y: 20, size: 14 }, ...lines]] });
    const id = await read(member, page);
    const fields = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`Field ${n}`, 'a '.repeat(490) + n]));
    await member.call('PUT', `/documents/${id}`, { extraction: { fields }, changes: [] });
    const again = await read(member, page);
    return `read again: ${(await member.call('GET', `/documents/${again}`)).document.status}`;
  },

  /** 200 uploads of one member and 24 of six others, as large as they may be, that stop before their end. */
  async stalled(attacked) {
    const upload = { path: '/api/documents/upload', type: FORM };
    const { token } = await attacked.member();
    const small = { ...upload, token, length: 200 * KB, begin: partOf(199 * KB) };
    const bodies = Array.from({ length: 200 }, () => small);
    for (let n = 0; n < 6; n++) {
      const other = (await attacked.member()).token;
      const large = { ...upload, token: other, length: 10 * MB, begin: partOf(9.9 * MB) };
      bodies.push(...Array.from({ length: 4 }, () => large));
    }
    return `answered at once: ${told(await stall(attacked.url, bodies, HOLD_MS))}`;
  },

  /** 500 bodies of 2 MB to the door of those who have no account. */
  async anonymous(attacked) {
    const begin = Buffer.alloc(2 * MB, 32);
    const login = { path: '/api/auth/login', type: 'application/json', length: 2 * MB, begin };
    return told(
      await stall(
        attacked.url,
        Array.from({ length: 500 }, () => login),
        HOLD_MS,
      ),
    );
  },

  /** Random bodies at the edges of every bound, of four members. */
  async bodies(attacked, { bodies }) {
    const answered: Answered = { statuses: new Map(), slowest: 0, faults: [] };
    const each = async (seed: number) => {
      // A document takes a credit, and a member has fifty.
      for (let left = Math.ceil(bodies / 4); left > 0; left -= 2_500)
        await randomBodies(await attacked.member(), Math.min(left, 2_500), seed, answered);
    };
    await Promise.all([1, 2, 3, 4].map(each));
    for (const fault of answered.faults.slice(0, 5)) console.error(fault);
    return `${told(answered.statuses)}; slowest ${Math.round(answered.slowest)} ms; ${answered.faults.length} faults`;
  },
};

function count(answers: Map<number, number>, status: number): void {
  answers.set(status, (answers.get(status) ?? 0) + 1);
}

function told(answers: ReadonlyMap<number, number>): string {
  const sorted = [...answers].sort(([a], [b]) => a - b);
  return sorted.map(([status, times]) => `${times} × ${status || 'cut off'}`).join(', ') || 'none';
}
