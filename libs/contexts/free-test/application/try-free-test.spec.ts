/**
 * Two processes that share nothing but the stores: one visitor asks both at once, and neither takes a test too many.
 */
import { EmbeddedWorkQueue } from '#adapters/embedded/embedded-work-queue.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import { RECENT_MS } from '#contracts/live.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Job } from '#ports/work-queue.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { tinyPng } from '../../../../tests/api/app.js';
import { eventually } from '../../../../tests/eventually.js';
import { openReadModels, openWriteSide, type WriteSide } from '../../../../tests/embedded-stores.js';
import { engineOver, runUntilStopped } from '../../../../tests/read-side.js';
import { ScriptedExtractor } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { freeTestEvents } from '#domain/free-test/free-test.js';
import { answerAnnouncer, Answers } from './answers.js';
import { CountedTests } from './counted-tests.js';
import { FreeTestTerms } from './free-test-terms.js';
import { FreeTestWorker } from './free-test-worker.js';
import { GetFreeTestUsage, GetFreeTestUsageHandler } from './get-free-test-usage.js';
import { PassingObjects } from './passing-objects.js';
import { TryFreeTest, TryFreeTestHandler } from './try-free-test.js';
import { VisitorKeys } from './visitor-keys.js';
import { WaitsInVain } from './waits-in-vain.js';

describe('the free test asked of two processes', () => {
  const folder = tempFolder();

  /** @param asWorkersHaveIt what a worker is given for a job */
  async function twoProcesses(terms: FreeTestTerms, asWorkersHaveIt: (job: Job) => Job = (job) => job) {
    const one = openWriteSide(folder, freeTestEvents);
    const queue = folder.closeAfterTest(new EmbeddedWorkQueue(folder.file('queue.db'), one.clock));
    const objects = folder.closeAfterTest(new FolderObjectStore(folder.file('objects')));
    const listed: string[] = [];
    objects.list = async function* (prefix) {
      listed.push(prefix);
    };
    const models = openReadModels(folder);
    const process = async (side: WriteSide) => {
      const { keys, decisions, ids } = side;
      // As in the app: on a busy machine the worker may be faster than who waits for it.
      const feed = new ChangeFeed(engineOver(side, models), [answerAnnouncer], { recentMs: RECENT_MS });
      runUntilStopped(folder, feed);
      await eventually('live changes followed', () => feed.position() !== undefined);
      const visitors = new VisitorKeys(keys);
      const passing = new PassingObjects(objects, visitors);
      const tests = new CountedTests(decisions, visitors, one.clock, ids, terms);
      const handler = new TryFreeTestHandler(
        tests,
        passing,
        new Answers(passing, feed, terms),
        queue,
        terms,
        new WaitsInVain(one.clock, terms),
      );
      return { handler, passing, usage: new GetFreeTestUsageHandler(decisions, visitors, one.clock, terms) };
    };
    const [first, second] = [await process(one), await process(one.another())];
    const worker = new FreeTestWorker(
      second.passing,
      new ScriptedExtractor(),
      one.another().decisions,
      one.clock,
      () => undefined,
    );
    const stop = new AbortController();
    const working = queue.work('extraction', { concurrency: 2, signal: stop.signal }, (job) =>
      worker.handle(asWorkersHaveIt(job)),
    );
    folder.closeAfterTest({
      close: () => {
        stop.abort();
        return working;
      },
    });
    const ask = ({ handler }: typeof first) =>
      handler
        .execute(
          new TryFreeTest({ withBytes: (work) => work(tinyPng) }, '203.0.113.7', 'c', new AbortController().signal),
        )
        .then(
          ({ docType }) => docType,
          (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
        );
    return { first, second, ask, listed };
  }

  it('takes exactly as many as there are, and hears of the answers without listing them', async () => {
    // What is not told of is not found.
    const { first, second, ask, listed } = await twoProcesses(new FreeTestTerms(5, 100_000, 1_000_000));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n % 2 ? first : second)));
    const counts = ['invoice', 'daily_limit'].map((wanted) => answers.filter((answer) => answer === wanted).length);
    expect(counts).toEqual([5, 35]);
    expect(listed).toEqual([]);
    for (const { usage } of [first, second]) {
      expect((await usage.execute(new GetFreeTestUsage('203.0.113.7'))).remaining).toBe(0);
      expect((await usage.execute(new GetFreeTestUsage('203.0.113.8'))).remaining).toBe(5);
    }
  });

  it('finds an answer that nobody told of, each visitor their own, without listing them', async () => {
    // As jobs of an earlier version are.
    const untold = (job: Job): Job => {
      const { visitor: _visitor, ...earlier } = job.payload;
      return { ...job, payload: earlier };
    };
    const { first, second, ask, listed } = await twoProcesses(new FreeTestTerms(5, 1_000_000, 5), untold);
    expect(await Promise.all([ask(first), ask(second), ask(first)])).toEqual(['invoice', 'invoice', 'invoice']);
    expect(listed).toEqual([]);
  });
});
