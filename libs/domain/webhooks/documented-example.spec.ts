import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WEBHOOK_EXAMPLE, WEBHOOK_EXAMPLE_SHELL } from '#contracts/webhook-example.js';
import { bodyOf } from './message.js';
import { signatureHeaders } from './signature.js';

const { secret, id, timestamp, body, signature } = WEBHOOK_EXAMPLE;

describe('the documented webhook', () => {
  it('is signed as real ones are', () => {
    expect(signatureHeaders({ id, timestamp, body }, [secret])['webhook-signature']).toBe(signature);
  });

  it('has the body of a real one', () => {
    const { type, timestamp: happenedAt, data } = JSON.parse(body);
    const { workspaceId, documentId, link: _link, ...about } = data;
    const place = { deliveryId: id, endpointId: id, workspaceId, documentId };
    const planned = { ...place, message: type, eventId: id, happenedAt, about };
    expect(bodyOf(planned, 'https://recto.example')).toBe(body);
  });

  it('can be recomputed in a shell', () => {
    const { stdout, stderr } = spawnSync('bash', ['-c', WEBHOOK_EXAMPLE_SHELL], { encoding: 'utf8' });
    expect([`v1,${stdout.trim()}`, stderr]).toEqual([signature, '']);
  });

  it('stands in the documentation as it is', () => {
    const page = readFileSync('docs/webhooks.md', 'utf8');
    expect(page).toContain(WEBHOOK_EXAMPLE_SHELL);
    expect(page).toContain(signature);
  });
});
