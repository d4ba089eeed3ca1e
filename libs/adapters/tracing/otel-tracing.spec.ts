import { createServer } from 'node:http';
import { once } from 'node:events';
import { positionOf } from '#kernel/position.js';
import type { RecordedEvent } from '#kernel/event.js';
import { within, type Tracing } from '#ports/tracing.js';
import { traceProjected } from '#read-side/trace-projected.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { OtlpReceiver } from '../../../tests/otlp-receiver.js';
import { OtelTracing } from './otel-tracing.js';

const FOREIGN = { trace: 'c'.repeat(32), span: 'd'.repeat(16) };
const foreign = `00-${FOREIGN.trace}-${FOREIGN.span}-01`;

describe('tracing by OpenTelemetry', () => {
  let receiver: OtlpReceiver;
  let tracing: Tracing;
  beforeEach(async () => {
    receiver = await OtlpReceiver.start();
    tracing = new OtelTracing({ endpoint: `${receiver.url}/`, resource: { 'service.name': 'spec' } });
  });
  afterEach(async () => {
    await tracing.close();
    await receiver.close();
  });
  const sent = async () => {
    await tracing.close();
    return receiver.spans;
  };

  it('begins nothing where there is nothing to belong to', async () => {
    expect(await within(tracing, 'lonely', {}, async (span) => span)).toBeUndefined();
    expect(tracing.start('wrong', { parent: 'not a traceparent' })).toBeUndefined();
    expect(tracing.current()).toBeUndefined();
    expect(await sent()).toEqual([]);
  });

  it('nests what runs within, also after waiting, and goes on with what came from elsewhere', async () => {
    await within(tracing, 'outer', { parent: foreign, attributes: { n: 1 } }, async (outer) => {
      await new Promise(setImmediate);
      expect(tracing.current()).toBe(outer!.traceparent);
      await within(tracing, 'inner', {}, async () => undefined);
    });
    const [inner, outer] = await sent();
    expect(outer).toMatchObject({ traceId: FOREIGN.trace, parentSpanId: FOREIGN.span, attributes: { n: 1 } });
    expect(inner).toMatchObject({
      traceId: FOREIGN.trace,
      parentSpanId: outer!.spanId,
      resource: { 'service.name': 'spec' },
    });
  });

  it('leaves out what its parent was not sampled for', async () => {
    const span = tracing.start('quiet', { parent: foreign.replace(/01$/, '00') })!;
    span.end();
    expect(span.traceparent).toMatch(/-00$/);
    expect(await sent()).toEqual([]);
  });

  it('says of an error its code or its name, never its message', async () => {
    const failing = (error: Error) =>
      within(tracing, 'failing', { root: true }, () => Promise.reject(error)).catch(() => undefined);
    await failing(Object.assign(new Error('planted'), { code: 'no_credits' }));
    await failing(new TypeError('planted'));
    expect((await sent()).map(({ status }) => status)).toEqual([
      { code: 2, message: 'no_credits' },
      { code: 2, message: 'TypeError' },
    ]);
    expect(receiver.text).not.toContain('planted');
  });

  it('tells of fresh events in a read model, once per trace, and not of those of a log that is read again', async () => {
    const clock = new FixedClock();
    const event = (traceparent: string | undefined, occurredAt = clock.iso()) =>
      ({
        type: 'CreditUsed',
        position: positionOf(1),
        metadata: { traceparent, occurredAt },
      }) as unknown as RecordedEvent;
    const old = new Date(clock.now().getTime() - 16 * 60_000).toISOString();
    const other = foreign.replace(FOREIGN.trace, 'e'.repeat(32));
    const events = [
      event(foreign),
      event(undefined),
      event(foreign),
      event(other),
      event(other.replaceAll('e', 'f'), old),
    ];
    traceProjected({ tracing, clock }, 'usage', events, clock.now().getTime());
    expect((await sent()).map(({ name, traceId }) => [name, traceId[0]])).toEqual([
      ['project usage', 'c'],
      ['project usage', 'e'],
    ]);
  });

  it('stops within seconds although the collector never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const unheard = new OtelTracing({ endpoint: `http://127.0.0.1:${port}`, resource: {} });
    unheard.start('unheard', { root: true })!.end();
    await unheard.close();
    silent.closeAllConnections();
    silent.close();
  });
});
