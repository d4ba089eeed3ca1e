/** Codes by time (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
import { generateSecret, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;
/** Clocks of phones are not exact, and typing takes a while. */
const STEPS_AROUND = [0, -1, 1] as const;
const CODE = /^\d{6}$/;

/** 160 random bits, Base32 */
export const freshSecret = (): string => generateSecret({ length: 20 });

/** Whether it is written as such a code is; else it is meant to be something else. */
export const looksLikeCode = (text: string): boolean => CODE.test(text);

/**
 * @param now epoch milliseconds. @returns the step whose code it is, of this one and its neighbours; undefined: of none
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!looksLikeCode(code)) return undefined;
  const current = Math.floor(now / 1_000 / PERIOD_SECONDS);
  return STEPS_AROUND.map((away) => current + away).find(
    (step) => verifySync({ secret, token: code, epoch: step * PERIOD_SECONDS, period: PERIOD_SECONDS }).valid,
  );
}

/** What the QR code of a secret holds. Its account is named after the installation. */
export class TotpAddresses {
  constructor(private readonly installation: string) {}

  of(email: string, secret: string): string {
    return generateURI({ issuer: this.installation, label: email, secret });
  }
}
