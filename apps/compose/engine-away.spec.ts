import { connect } from 'node:net';
import { once } from 'node:events';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { NotPermitted } from '#ports/not-permitted.js';
import { certificate } from '../../tests/certificate.js';
import { freePort } from '../../tests/free-port.js';
import { EngineAway } from './engine-away.js';

const engine = { name: 'the event store', variable: 'EVENT_STORE_URL', url: 'esdb://ada:s3cret@db:2113?tls=true' };
const told = (cause: unknown) => new EngineAway(engine, cause).message;
const failure = async (socket: NodeJS.EventEmitter) => (await once(socket, 'error'))[0] as unknown;

describe('what an operator is told of an engine', () => {
  it('names it, where it is and its variable, without credentials', () => {
    expect(told(new Error('s3cret'))).toBe(
      'the event store at esdb://db:2113: it does not answer; is it well, may this machine reach it, and is ' +
        'EVENT_STORE_URL right?',
    );
    const several = new EngineAway({ ...engine, url: 'esdb://ada:p/a@b@a:1,b:2/x?y' }, undefined);
    expect(several.message).not.toMatch(/ada|p\/a/);
  });

  it('that nobody listens there, however deep it is said', async () => {
    const refused = await failure(connect(await freePort(), '127.0.0.1'));
    expect(told(new Error('no', { cause: refused }))).toContain('nobody listens there; is it running');
    expect(told(new AggregateError([refused]))).toContain('nobody listens there');
  });

  it('that nobody knows its name', async () => {
    expect(told(await failure(connect(1, 'recto-nowhere.invalid')))).toContain('nobody knows its name');
  });

  it('that its certificate is not trusted', async () => {
    const server = createTlsServer(certificate()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    expect(told(await failure(connectTls(port, '127.0.0.1')))).toContain('its certificate is not trusted');
    server.close();
  });

  it.each([
    ['the bucket is in region eu-west-3', 'another region; put region=eu-west-3 into EVENT_STORE_URL'],
    ['the bucket is at address b.s3.eu-west-3.amazonaws.com', "another address; put the host of the bucket's region"],
  ])('that its bucket is elsewhere: %s', (message, sentence) => {
    const cause = Object.assign(new Error('no'), { code: 'AuthorizationHeaderMalformed' });
    expect(told(new Error(message, { cause }))).toContain(sentence);
  });

  it.each([
    ['no answer', new Error('no'), true],
    ['nobody listens', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), true],
    ['an unknown name', Object.assign(new Error('no'), { code: 'ENOTFOUND' }), true],
    ['a refusal', new NotPermitted('NATS', 'rights'), false],
    ['a certificate', Object.assign(new Error('no'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), false],
    ['a bucket elsewhere', new Error('the bucket is in region eu-west-3'), false],
    ['a server that is too old', new EngineUnfit('too old'), false],
  ])('whether it may come back by itself: %s', (_what, cause, mayPass) => {
    expect(new EngineAway(engine, cause).mayPass).toBe(mayPass);
  });

  it('that it does not let this user in', () => {
    expect(told(new NotPermitted('NATS', 'rights'))).toContain('does not let this user in');
  });
});
