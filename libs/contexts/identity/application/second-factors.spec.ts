import { generateSync } from 'otplib';
import { FREE_TRIES, secondFactorEvents } from '#domain/identity/second-factor.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { byAda, openWriteSide, type WriteSide } from '../../../../tests/embedded-stores.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { SecondFactors } from './second-factors.js';

const userId = countedId(7);
const STEP_MS = 30_000;

describe('second factors over two processes', () => {
  const folder = tempFolder();
  let here: WriteSide;
  let secret: string;
  const of = ({ decisions, clock }: WriteSide) => new SecondFactors(decisions, clock);
  const code = () => generateSync({ secret, epoch: here.clock.now().getTime() / 1_000 });

  beforeEach(async () => {
    here = openWriteSide(folder, secondFactorEvents);
    secret = await of(here).offer(userId, byAda);
    await of(here).turnOn(userId, code(), byAda);
    here.clock.advance(STEP_MS);
  });

  it('take a code once, though both have found it good', async () => {
    const given = code();
    let other: Promise<void> | undefined;
    // The other is through with it between what this one reads and what it appends.
    const interrupted = here.another(
      (log) =>
        new (class extends ForwardingEventStore {
          override async append(...parts: Parameters<ForwardingEventStore['append']>) {
            await (other ??= of(here).use(userId, given, byAda));
            return super.append(...parts);
          }
        })(log),
    );
    await expect(of(interrupted).use(userId, given, byAda)).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(other).resolves.toBeUndefined();
  });

  it('count wrong codes together, and through a restart', async () => {
    const [one, two] = [of(here), of(here.another())];
    for (let n = 0; n < FREE_TRIES; n += 1)
      await expect((n % 2 ? one : two).use(userId, '12345', byAda)).rejects.toMatchObject({ code: 'wrong_code' });
    for (const each of [one, two, of(here.another())])
      await expect(each.use(userId, code(), byAda)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});
