import { specify } from '#kernel/testing/given-when-then.js';
import { auditDecider, LogHeadSigned, signedText, type SignedHead } from './log-head.js';

const decider = specify(auditDecider);
const head = (events: number): SignedHead => ({
  events,
  digest: 'a'.repeat(64),
  signedAt: '2026-03-01T09:00:00.000Z',
  publicKey: 'key',
  signature: 'signature',
});

describe('the heads of one day', () => {
  it('are recorded as the log grows, never for the same log twice', () => {
    decider
      .given()
      .when({ type: 'RecordHead', head: head(3) })
      .then(LogHeadSigned(head(3)));
    const signed = [LogHeadSigned(head(3))];
    decider
      .given(...signed)
      .when({ type: 'RecordHead', head: head(5) })
      .then(LogHeadSigned(head(5)));
    decider
      .given(...signed)
      .when({ type: 'RecordHead', head: head(3) })
      .thenNothing();
  });

  it('are signed as four lines', () => {
    expect(signedText(head(3))).toBe(`recto log head\n3\n${'a'.repeat(64)}\n2026-03-01T09:00:00.000Z\n`);
  });
});
