/** Solves an ALTCHA puzzle away from the main thread and answers with the payload its server library verifies. */
import type { Solution } from 'altcha-lib/types';
import { t } from '../../lib/texts.js';

export type Solved = { readonly solution: Solution | null } | { readonly error: string };

export function solve(challenge: Record<string, unknown>): Promise<string> {
  const { parameters, signature } = challenge;
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solved>) => {
      if ('solution' in data && data.solution) {
        resolve(btoa(JSON.stringify({ challenge: { parameters, signature }, solution: data.solution })));
      } else
        reject(new Error('error' in data ? data.error : t('this browser did not solve its puzzle within a minute.')));
    };
    worker.onerror = () => reject(new Error(t('this browser could not load the script that solves its puzzle.')));
    worker.postMessage({ parameters, signature });
  }).finally(() => worker.terminate());
}
