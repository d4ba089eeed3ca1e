/**
 * The address of an account: `unconfirmed` until who has the password has also opened a mail to it, then `confirmed`;
 * `lost` when before that somebody else proved that they read its mail.
 */
export const ADDRESS_STATES = ['unconfirmed', 'confirmed', 'lost'] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];
