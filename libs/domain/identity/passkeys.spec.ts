import { fold } from '#kernel/decider.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  MOST_PASSKEYS,
  PasskeyAdded,
  PasskeyNotRequired,
  PasskeyRemoved,
  PasskeyRequired,
  passkeysDecider,
  PasskeyUsed,
  type PasskeyCommand,
} from './passkeys.js';

const { given } = specify(passkeysDecider);
const userId = countedId(1);
const idOf = (n: number) => countedId(100 + n);
const NINE = '2026-03-01T09:00:00.000Z';
const laterBy = (minutes: number) => new Date(Date.parse(NINE) + minutes * 60_000).toISOString();
const happened = <E extends object>(occurredAt: string, event: E) => ({
  ...event,
  metadata: { occurredAt, actor: anyMember.actor },
});

const data = (n: number, counter = 0) => ({
  userId,
  passkeyId: idOf(n),
  credentialId: `credential-${n}`,
  publicKey: 'cGs',
  transports: ['internal'],
  name: `Passkey ${n}`,
  counter,
  synced: false,
  challenge: `added-${n}`,
});
const added = (n: number, counter = 0) => happened(NINE, PasskeyAdded(data(n, counter)));
const use = (n: number, challenge: string, counter = 0) => ({
  userId,
  passkeyId: idOf(n),
  counter,
  synced: false,
  challenge,
});
const used = (n: number, challenge: string, counter = 0, at = NINE) =>
  happened(at, PasskeyUsed(use(n, challenge, counter)));
const removed = (n: number) => PasskeyRemoved({ userId, passkeyId: idOf(n) });
const required = PasskeyRequired({ userId });
const notRequired = PasskeyNotRequired({ userId });

const toAdd = (n: number, challenge = `added-${n}`): PasskeyCommand => ({ type: 'AddPasskey', ...data(n), challenge });
const toUse = (...answer: Parameters<typeof use>): PasskeyCommand => ({ type: 'UsePasskey', ...use(...answer) });
const toRemove = (n: number): PasskeyCommand => ({ type: 'RemovePasskey', userId, passkeyId: idOf(n) });
const toRequire: PasskeyCommand = { type: 'RequirePasskey', userId };
const toWaive: PasskeyCommand = { type: 'WaivePasskey', userId };

describe('the passkeys of a member', () => {
  it('are added, several, each once, up to a number', () => {
    given()
      .when(toAdd(1))
      .then(PasskeyAdded(data(1)));
    given(added(1))
      .when(toAdd(2))
      .then(PasskeyAdded(data(2)));
    given(added(1)).when(toAdd(1, 'another')).thenRefused('passkey_known');
    const all = Array.from({ length: MOST_PASSKEYS }, (_, n) => added(n));
    given(...all)
      .when(toAdd(30))
      .thenRefused('too_many_passkeys');
    given(...all, removed(3))
      .when(toAdd(30))
      .then(PasskeyAdded(data(30)));
  });

  it('answer each question once, whatever the answer was for and whoever of them gave it', () => {
    const before = [added(1), added(2), used(1, 'first')];
    given(...before)
      .when(toUse(1, 'second'))
      .then(PasskeyUsed(use(1, 'second')));
    for (const again of [toUse(1, 'first'), toUse(2, 'first'), toUse(1, 'added-1'), toAdd(3, 'first')])
      given(...before)
        .when(again)
        .thenRefused('passkey_refused');
    given(...before, removed(2))
      .when(toAdd(2))
      .thenRefused('passkey_refused');
  });

  it('remember answered questions for an hour, far longer than one is good', () => {
    const answered = (minutes: number) =>
      fold(passkeysDecider, [added(1), used(1, 'later', 0, laterBy(minutes))]).answered;
    expect(answered(60).map(({ challenge }) => challenge)).toEqual(['added-1', 'later']);
    expect(answered(61).map(({ challenge }) => challenge)).toEqual(['later']);
  });

  it('count upwards where they count, or were copied', () => {
    given(added(1, 5))
      .when(toUse(1, 'a', 6))
      .then(PasskeyUsed(use(1, 'a', 6)));
    for (const counter of [0, 4, 5])
      given(added(1, 5))
        .when(toUse(1, 'a', counter))
        .thenRefused('passkey_copied');
    given(added(1, 5), used(1, 'a', 9))
      .when(toUse(1, 'b', 9))
      .thenRefused('passkey_copied');
    given(added(1), used(1, 'a'))
      .when(toUse(1, 'b'))
      .then(PasskeyUsed(use(1, 'b')));
  });

  it('say when they were last used', () => {
    const [first, second] = fold(passkeysDecider, [added(1), added(2), used(2, 'a', 3, laterBy(5))]).passkeys;
    expect(first).toMatchObject({ name: 'Passkey 1', addedAt: NINE });
    expect(first).not.toHaveProperty('usedAt');
    expect(second).toMatchObject({ counter: 3, addedAt: NINE, usedAt: laterBy(5) });
  });

  it('open nothing once they were removed', () => {
    given(added(1), removed(1)).when(toUse(1, 'a')).thenRefused('passkey_unknown');
    given(added(1), removed(1)).when(toRemove(1)).thenRefused('passkey_not_found');
  });

  it('are asked for besides the password for as long as there is one', () => {
    given().when(toRequire).thenRefused('no_passkey');
    given(added(1)).when(toRequire).then(required);
    const both = [added(1), added(2), required];
    given(...both)
      .when(toRequire)
      .thenNothing();
    given(...both)
      .when(toWaive)
      .then(notRequired);
    given(...both)
      .when(toRemove(1))
      .then(removed(1));
    given(...both, removed(1))
      .when(toRemove(2))
      .then(removed(2), notRequired);
    given(added(1)).when(toWaive).thenNothing();
  });
});
