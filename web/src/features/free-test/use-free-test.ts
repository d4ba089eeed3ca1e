/**
 * The free test as it goes: nothing chosen, a picture chosen, being read, read. One at a time; leaving the page ends
 * it.
 */
import type { FreeTestUsage } from '#contracts/free-test.js';
import type { FreeTestResult } from './model/wire.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sampleFile, type SampleName } from '../../entities/samples/samples.js';
import { reloadsFor } from '../../lib/missing-code.js';
import { t } from '../../lib/texts.js';
import { reasonAgainst } from './model/acceptance.js';
import { readUsage, tryPicture } from './api/free-test.js';
import { freeTestFailure } from './model/failure-words.js';

export type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'chosen'; readonly file: File }
  | { readonly kind: 'processing'; readonly file: File; readonly sent: number }
  | { readonly kind: 'result'; readonly file: File; readonly result: FreeTestResult };

/** What shows a result comes before one is asked for: without it a test would be spent for nothing. */
export const resultCode = () => import('./components/free-test-result.js');

export function useFreeTest() {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const [fault, setFault] = useState<string>();
  const [usage, setUsage] = useState<FreeTestUsage>();
  const leaving = useRef<AbortController>(null);

  const refreshUsage = useCallback(async () => {
    try {
      setUsage(await readUsage(leaving.current?.signal));
    } catch {
      // It says less then; the server counts all the same.
    }
  }, []);
  useEffect(() => {
    leaving.current = new AbortController();
    void refreshUsage();
    return () => leaving.current?.abort();
  }, [refreshUsage]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const reason = reasonAgainst(file);
    setFault(reason);
    setStage(reason ? { kind: 'idle' } : { kind: 'chosen', file });
  };

  const chooseSample = (name: SampleName) =>
    sampleFile(name).then(choose, () => setFault(t('Network error. Please try again.')));

  const start = async (file: File) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    setFault(undefined);
    setStage({ kind: 'processing', file, sent: 0 });
    try {
      await resultCode();
    } catch (error) {
      if (reloadsFor(error)) return;
      setFault(t('Network error. Please try again.'));
      return setStage({ kind: 'chosen', file });
    }
    try {
      const result = await tryPicture(file, {
        signal,
        onProgress: (sent) => setStage({ kind: 'processing', file, sent }),
      });
      setStage({ kind: 'result', file, result });
    } catch (error) {
      if (signal.aborted) return;
      setFault(freeTestFailure(error));
      setStage({ kind: 'chosen', file });
    }
    await refreshUsage();
  };

  const reset = () => {
    setFault(undefined);
    setStage({ kind: 'idle' });
  };

  return { stage, fault, usage, usedUp: usage?.remaining === 0, choose, chooseSample, start, reset };
}
