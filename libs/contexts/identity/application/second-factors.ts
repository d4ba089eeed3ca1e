/** SecondFactors: turning codes of an app on and off for a member, and judging the ones that are given. */
import { notOffered, secondFactorDecider, wrongCode, type GivenCode } from '#domain/identity/second-factor.js';
import type { SecondFactor, SecondFactorCommand } from '#domain/identity/second-factor.js';
import type { Clock } from '#ports/clock.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import { freshRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { freshSecret, looksLikeCode, stepOf } from './totp.js';

export class SecondFactors {
  constructor(
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  state(userId: string): Promise<SecondFactor> {
    return this.decisions.state(secondFactorDecider, userId);
  }

  /** @returns a secret, Base32. @throws second_factor_on */
  async offer(userId: string, cause: Cause): Promise<string> {
    const secret = freshSecret();
    await this.#run({ type: 'OfferSecondFactor', userId, secret }, cause);
    return secret;
  }

  /** @returns the recovery codes. @throws second_factor_on · second_factor_not_offered · wrong_code */
  async turnOn(userId: string, code: string, cause: Cause): Promise<readonly string[]> {
    const { offered } = await this.state(userId);
    if (offered === undefined) throw notOffered();
    const given = { step: this.#step(offered, code), secret: offered };
    const codes = freshRecoveryCodes();
    await this.#run({ type: 'TurnOnSecondFactor', userId, given, recoveryHashes: codes.map(recoveryHash) }, cause);
    return codes;
  }

  /** @throws wrong_code · too_many_attempts · second_factor_off */
  async use(userId: string, code: string, cause: Cause): Promise<void> {
    await this.#run({ type: 'UseCode', userId, given: await this.#given(userId, code) }, cause);
  }

  /** @returns new recovery codes; the old ones are worthless. @throws as `use` */
  async renewRecoveryCodes(userId: string, code: string, cause: Cause): Promise<readonly string[]> {
    const codes = freshRecoveryCodes();
    const recoveryHashes = codes.map(recoveryHash);
    const given = await this.#given(userId, code);
    await this.#run({ type: 'RenewRecoveryCodes', userId, given, recoveryHashes }, cause);
    return codes;
  }

  /** @throws as `use` */
  async turnOff(userId: string, code: string, cause: Cause): Promise<void> {
    await this.#run({ type: 'TurnOffSecondFactor', userId, given: await this.#given(userId, code) }, cause);
  }

  async #run(command: SecondFactorCommand, cause: Cause): Promise<void> {
    const { events } = await this.decisions.run(secondFactorDecider, command.userId, command, cause);
    if (events.some(({ type }) => type === 'SecondFactorCodeRefused')) throw wrongCode();
  }

  async #given(userId: string, code: string): Promise<GivenCode> {
    if (!looksLikeCode(plain(code))) return { recoveryHash: recoveryHash(code) };
    const { on } = await this.state(userId);
    const secret = on?.secret ?? '';
    return { step: this.#step(secret, code), secret };
  }

  #step(secret: string, code: string): number | undefined {
    return secret === '' ? undefined : stepOf(secret, plain(code), this.clock.now().getTime());
  }
}

/** Apps show it in two groups. */
const plain = (code: string): string => code.replace(/\s/g, '');
