import { NatsError } from 'nats';
import { connectionLost, isPassing, isTooFewServers, isWrongLastSequence } from './nats-errors.js';

const answered = (err_code: number, code = 400) =>
  Object.assign(new NatsError('refused', String(code)), { api_error: { code, err_code, description: 'refused' } });

describe('what an answer of JetStream means', () => {
  it.each([10071, 10164])('%s: somebody wrote before', (code) => {
    expect(isWrongLastSequence(answered(code))).toBe(true);
    expect(isPassing(answered(code))).toBe(false);
  });

  it.each([
    ['the same message is under way', answered(10158, 409)],
    ['JetStream is not there for the moment', answered(10008, 503)],
    ['the server asked does not lead', answered(10009, 500)],
    ['a stream is gone', answered(10059, 404)],
    ['nobody listens, as there is no leader', new NatsError('503', '503')],
    ['no answer in time', new NatsError('TIMEOUT', 'TIMEOUT')],
    ['the connection broke', connectionLost()],
  ])('asked again: %s', (_, error) => {
    expect(isPassing(error)).toBe(true);
  });

  it.each([10005, 10023, 10074])('not asked again, as there are too few servers: %s', (code) => {
    expect(isTooFewServers(answered(code, 503))).toBe(true);
    expect(isPassing(answered(code, 503))).toBe(false);
  });

  it('not asked again: what the user may not, or what is no answer at all', () => {
    expect(isPassing(new NatsError('PERMISSIONS_VIOLATION', 'PERMISSIONS_VIOLATION'))).toBe(false);
    expect(isPassing(new TypeError('x'))).toBe(false);
  });
});
