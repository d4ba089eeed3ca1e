import { mustBeSupported } from './nats-link.js';

describe('the oldest nats-server that is supported', () => {
  it.each(['2.9.10', '2.9.25', '2.10.0', '2.12.0-beta.1', '2.15.2', '3.0.0'])('%s is', (version) => {
    expect(() => mustBeSupported(version)).not.toThrow();
  });

  it.each(['2.9.9', '2.8.4', '1.4.1'])('%s is not, and a sentence says so', (version) => {
    expect(() => mustBeSupported(version)).toThrow(`NATS ${version} is too old: the queue needs nats-server 2.9.10`);
  });
});
