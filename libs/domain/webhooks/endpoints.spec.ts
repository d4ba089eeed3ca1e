import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  WebhookAdded,
  WebhookChanged,
  WebhookRemoved,
  WebhookSecretRotated,
  WebhookSwitchedOff,
  WebhookSwitchedOn,
} from './endpoint.events.js';
import { endpointsDecider, secretsOf, type EndpointCommand, type Wanted } from './endpoints.js';

const { given } = specify(endpointsDecider);
const [workspaceId, endpointId] = [countedId(1), countedId(11)];
const place = { workspaceId, endpointId };
const wanted: Wanted = {
  url: 'https://hooks.example.test',
  description: '',
  events: ['document.completed'],
  withValues: false,
};
const add = (id = endpointId): EndpointCommand => ({
  type: 'AddWebhook',
  workspaceId,
  endpointId: id,
  ...wanted,
  secret: 'whsec_1',
});
const added = (id = endpointId) => WebhookAdded({ workspaceId, endpointId: id, ...wanted, secret: 'whsec_1' });
const rotate = (overlap = true): EndpointCommand => ({ type: 'RotateSecret', ...place, secret: 'whsec_2', overlap });
const until = '2026-03-02T09:00:00.000Z';
const rotated = (previousUntil: string | null = until) =>
  WebhookSecretRotated({ ...place, secret: 'whsec_2', previousUntil });
const off = WebhookSwitchedOff({ ...place, reason: 'failing' });
const switchOff: EndpointCommand = { type: 'SwitchOffWebhook', ...place, reason: 'failing' };

describe('webhooks of a workspace', () => {
  it('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => added(countedId(100 + n)));
    given(...ten.slice(1))
      .when(add())
      .then(added());
    given(...ten)
      .when(add())
      .thenRefused('too_many_webhooks');
    given(...ten, WebhookRemoved({ workspaceId, endpointId: countedId(100) }))
      .when(add())
      .then(added());
  });

  it('are changed, switched off and on, and removed', () => {
    const changed = { ...wanted, url: 'https://other.example.test' };
    given(added())
      .when({ type: 'ChangeWebhook', ...place, ...changed })
      .then(WebhookChanged({ ...place, ...changed }));
    given(added()).when(switchOff).then(off);
    given(added(), off)
      .when({ type: 'SwitchOnWebhook', ...place })
      .then(WebhookSwitchedOn(place));
    given(added())
      .when({ type: 'RemoveWebhook', ...place })
      .then(WebhookRemoved(place));
    given(added(), added(countedId(12)))
      .when({ type: 'RemoveAllWebhooks', workspaceId })
      .then(WebhookRemoved(place), WebhookRemoved({ workspaceId, endpointId: countedId(12) }));
  });

  it('do nothing twice', () => {
    given(added()).when(add()).thenNothing();
    given(added(), off).when(switchOff).thenNothing();
    given(added())
      .when({ type: 'SwitchOnWebhook', ...place })
      .thenNothing();
    given().when({ type: 'RemoveAllWebhooks', workspaceId }).thenNothing();
  });

  it('are not switched off by what was on its way when they were removed, and not found by anything else', () => {
    const gone = [added(), WebhookRemoved(place)];
    given(...gone)
      .when(switchOff)
      .thenNothing();
    for (const command of [
      rotate(),
      { type: 'RemoveWebhook', ...place },
      { type: 'SwitchOnWebhook', ...place },
    ] as const)
      given(...gone)
        .when(command)
        .thenRefused('webhook_not_found');
  });
});

describe('the secret of a webhook', () => {
  it('is changed once a day, or at once for good', () => {
    given(added()).when(rotate()).then(rotated());
    given(added(), rotated()).when(rotate()).thenRefused('rotation_running');
    given(added(), rotated()).when(rotate(false)).then(rotated(null));
    given(added(), rotated())
      .when(rotate(), { ...anyMember, now: until })
      .then(rotated('2026-03-03T09:00:00.000Z'));
  });

  it('is changed once by one request, however often that is made', () => {
    const again = (rotationId: string, overlap = true): EndpointCommand => ({
      ...{ type: 'RotateSecret', ...place, secret: 'whsec_3' },
      ...{ overlap, rotationId },
    });
    const [one, other] = [countedId(21), countedId(22)];
    const byIt = WebhookSecretRotated({ ...place, secret: 'whsec_3', previousUntil: until, rotationId: one });
    given(added()).when(again(one)).then(byIt);
    given(added(), byIt).when(again(one)).thenNothing();
    given(added(), byIt).when(again(one, false)).thenNothing();
    given(added(), byIt).when(again(other)).thenRefused('rotation_running');
  });

  it('signs beside the one before until their time together is over', () => {
    const state = [added(), rotated()].reduce(endpointsDecider.evolve, endpointsDecider.initial);
    const endpoint = state.get(endpointId)!;
    expect(secretsOf(endpoint, '2026-03-02T08:59:59.999Z')).toEqual(['whsec_2', 'whsec_1']);
    expect(secretsOf(endpoint, until)).toEqual(['whsec_2']);
    const ended = [added(), rotated(), rotated(null)].reduce(endpointsDecider.evolve, endpointsDecider.initial);
    expect(secretsOf(ended.get(endpointId)!, '2026-03-01T09:00:00.000Z')).toEqual(['whsec_2']);
  });
});
