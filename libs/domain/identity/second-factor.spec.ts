import { fold } from '#kernel/decider.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  FREE_TRIES,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  secondFactorDecider,
  SecondFactorCodeRefused,
  SecondFactorCodeUsed,
  SecondFactorOffered,
  SecondFactorTurnedOff,
  SecondFactorTurnedOn,
  type GivenCode,
  type SecondFactorCommand,
} from './second-factor.js';

const { given } = specify(secondFactorDecider);
const userId = countedId(1);
const secret = 'JBSWY3DPEHPK3PXP';
const recoveryHashes = ['aa', 'bb', 'cc'];
const offered = SecondFactorOffered({ userId, secret });
const turnedOn = SecondFactorTurnedOn({ userId, step: 100, recoveryHashes });
const on = [offered, turnedOn];
const used = (step: number) => SecondFactorCodeUsed({ userId, step });
const recovered = (index: number) => RecoveryCodeUsed({ userId, index });
const NINE = Date.parse('2026-03-01T09:00:00.000Z');
const at = (ms: number) => new Date(NINE + ms).toISOString();
const refused = (ms = 0) => ({
  ...SecondFactorCodeRefused({ userId }),
  metadata: { occurredAt: at(ms), actor: anyMember.actor },
});
const wrong = SecondFactorCodeRefused({ userId });
const times = (count: number) => Array.from({ length: count }, () => refused());
const step = (value: number | undefined): GivenCode => ({ step: value, secret });
const use = (code: GivenCode): SecondFactorCommand => ({ type: 'UseCode', userId, given: code });

describe('turning the second factor on', () => {
  const turnOn = (code: { step: number | undefined; secret: string }): SecondFactorCommand => ({
    type: 'TurnOnSecondFactor',
    userId,
    given: code,
    recoveryHashes,
  });
  const offer: SecondFactorCommand = { type: 'OfferSecondFactor', userId, secret };

  it('wants a code of the secret that was offered last', () => {
    given().when(offer).then(offered);
    given(offered)
      .when(turnOn({ step: 100, secret }))
      .then(turnedOn);
    given(offered)
      .when(turnOn({ step: undefined, secret }))
      .thenRefused('wrong_code');
    given(offered)
      .when(turnOn({ step: 100, secret: 'ANOTHER' }))
      .thenRefused('second_factor_not_offered');
    given()
      .when(turnOn({ step: 100, secret }))
      .thenRefused('second_factor_not_offered');
  });

  it('happens once, until it is off again', () => {
    given(...on)
      .when(offer)
      .thenRefused('second_factor_on');
    given(...on)
      .when(turnOn({ step: 101, secret }))
      .thenRefused('second_factor_on');
    const off = [...on, SecondFactorTurnedOff({ userId })];
    given(...off)
      .when(offer)
      .then(offered);
    given(...off)
      .when(turnOn({ step: 101, secret }))
      .thenRefused('second_factor_not_offered');
  });
});

describe('a code', () => {
  it('is taken once, and none from before it', () => {
    given(...on)
      .when(use(step(101)))
      .then(used(101));
    given(...on)
      .when(use(step(100)))
      .then(wrong);
    given(...on, used(102))
      .when(use(step(102)))
      .then(wrong);
    given(...on, used(102))
      .when(use(step(101)))
      .then(wrong);
    given(...on)
      .when(use(step(undefined)))
      .then(wrong);
  });

  it('of another secret is none, though it was right when it was looked at', () => {
    given(...on)
      .when(use({ step: 101, secret: 'ANOTHER' }))
      .then(wrong);
    given(...on, SecondFactorTurnedOff({ userId }))
      .when(use(step(101)))
      .thenRefused('second_factor_off');
  });

  it('of the ten is taken once', () => {
    given(...on)
      .when(use({ recoveryHash: 'bb' }))
      .then(recovered(1));
    given(...on, recovered(1))
      .when(use({ recoveryHash: 'bb' }))
      .then(wrong);
    given(...on, recovered(1))
      .when(use({ recoveryHash: 'cc' }))
      .then(recovered(2));
    given(...on)
      .when(use({ recoveryHash: 'dd' }))
      .then(wrong);
  });
});

describe('wrong codes', () => {
  const when = (ms: number) => ({ ...anyMember, now: at(ms) });

  it('make everybody wait from the tenth on, twice as long each time, and no wait is counted', () => {
    given(...on, ...times(FREE_TRIES - 1))
      .when(use(step(101)), when(1))
      .then(used(101));
    given(...on, ...times(FREE_TRIES))
      .when(use(step(101)), when(29_999))
      .thenRefused('too_many_attempts');
    given(...on, ...times(FREE_TRIES))
      .when(use(step(101)), when(30_000))
      .then(used(101));
    given(...on, ...times(FREE_TRIES + 1))
      .when(use(step(101)), when(59_999))
      .thenRefused('too_many_attempts');
    given(...on, ...times(FREE_TRIES + 1))
      .when(use({ recoveryHash: 'aa' }), when(60_000))
      .then(recovered(0));
    given(...on, ...times(50))
      .when(use(step(101)), when(15 * 60_000))
      .then(used(101));
  });

  it('are forgotten with the next right one', () => {
    given(...on, ...times(FREE_TRIES), used(101))
      .when(use(step(102)), when(1))
      .then(used(102));
    given(...on, ...times(FREE_TRIES), recovered(0))
      .when(use(step(102)), when(1))
      .then(used(102));
  });

  it('count also where the second factor is turned off or its recovery codes are renewed', () => {
    for (const command of [
      { type: 'TurnOffSecondFactor', userId, given: step(undefined) },
      { type: 'RenewRecoveryCodes', userId, given: step(undefined), recoveryHashes: ['dd'] },
    ] as const) {
      given(...on)
        .when(command)
        .then(wrong);
      given(...on, ...times(FREE_TRIES))
        .when(command, when(1))
        .thenRefused('too_many_attempts');
    }
  });
});

describe('with a code', () => {
  it('the second factor is turned off, by an operator without one', () => {
    const off = SecondFactorTurnedOff({ userId });
    const turnOff = (code?: GivenCode): SecondFactorCommand => ({
      type: 'TurnOffSecondFactor',
      userId,
      ...(code && { given: code }),
    });
    given(...on)
      .when(turnOff(step(101)))
      .then(used(101), off);
    given(...on)
      .when(turnOff({ recoveryHash: 'aa' }))
      .then(recovered(0), off);
    given(...on)
      .when(turnOff())
      .then(off);
    given(offered).when(turnOff()).thenRefused('second_factor_off');
  });

  it('recovery codes are renewed, and the old ones worthless', () => {
    const renewed = RecoveryCodesRenewed({ userId, recoveryHashes: ['dd'] });
    given(...on)
      .when({ type: 'RenewRecoveryCodes', userId, given: step(101), recoveryHashes: ['dd'] })
      .then(used(101), renewed);
    given(...on, renewed)
      .when(use({ recoveryHash: 'aa' }))
      .then(wrong);
    given(...on, renewed)
      .when(use({ recoveryHash: 'dd' }))
      .then(recovered(0));
    expect(fold(secondFactorDecider, [...on, renewed]).on?.recoveryHashes).toEqual(['dd']);
  });
});
