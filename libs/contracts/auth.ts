/** /auth: bodies, answers and the sentences their forms show. */
import * as z from 'zod/mini';
import { ADDRESS_STATES } from '#kernel/address-states.js';
import { BILLING_CYCLES, PLANS } from '#kernel/plans.js';
import { ROLES } from '#kernel/roles.js';
import { LANGUAGES } from '#texts/languages.js';
import { msg } from '#texts/msg.js';
import { PasskeyAnswer } from './passkeys.js';

export const email = z
  .string()
  .check(z.trim(), z.maxLength(254, msg('Invalid email address')), z.email(msg('Invalid email address')));
export const password = z
  .string()
  .check(
    z.minLength(6, msg('Password must be at least 6 characters')),
    z.maxLength(256, msg('Password must be at most 256 characters')),
  );

export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

export const BillingCycle = z.enum(BILLING_CYCLES);
export type BillingCycle = z.infer<typeof BillingCycle>;

export const LoginForm = z.object({ email, password });
export type LoginForm = z.infer<typeof LoginForm>;
export const LoginBody = z.extend(LoginForm, { recaptchaToken: z.optional(z.string()) });
export type LoginBody = z.infer<typeof LoginBody>;

export const memberName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, msg('Name must be at least 2 characters')),
    z.maxLength(120, msg('Name must be at most 120 characters')),
  );

export const RegisterForm = z.object({
  name: memberName,
  email,
  workspaceName: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, msg('Workspace name must be at least 2 characters')),
      z.maxLength(120, msg('Workspace name must be at most 120 characters')),
    ),
  password,
});
export type RegisterForm = z.infer<typeof RegisterForm>;
export const RegisterBody = z.extend(RegisterForm, {
  selectedPlan: z.optional(Plan),
  billingCycle: z.optional(BillingCycle),
  /**
   * What stands behind the # of a link in a mail to the address: it is confirmed, and nobody unconfirmed in the way.
   */
  addressToken: z.optional(z.string().check(z.maxLength(300))),
  /** What stands behind the # of the link in the log of a server without any account: its first owner registers. */
  firstOwnerToken: z.optional(z.string().check(z.maxLength(100))),
  recaptchaToken: z.optional(z.string()),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const User = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role });
export type User = z.infer<typeof User>;

export const Workspace = z.object({
  id: z.string(),
  name: z.string(),
  plan: Plan,
  monthlyCredits: z.number(),
  usedCredits: z.number(),
});
export type Workspace = z.infer<typeof Workspace>;

const language = z.enum(LANGUAGES, msg('Unknown language'));
export const Account = z.extend(User, {
  address: z.enum(ADDRESS_STATES),
  /** Its member's; null while unknown: then the browser's. */
  language: z.nullable(language),
});
/** GET /auth/account */
export const AccountAnswer = z.object({
  account: Account,
  /** Whether what cannot be undone is done without POST /auth/confirm first. */
  confirmed: z.boolean(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** PUT /auth/language, and what it answers */
export const LanguageBody = z.object({ language });
export type LanguageBody = z.infer<typeof LanguageBody>;

/** DELETE /auth/account. Refused to the last owner (`last_owner`), when the workspace is to be kept. */
export const DeleteAccountQuery = z.object({ keepWorkspace: z.optional(z.enum(['true', 'false'])) });

/** Six digits that the app shows, or a recovery code. */
export const secondFactorCode = z
  .string(msg('Please enter the code'))
  .check(
    z.trim(),
    z.minLength(1, msg('Please enter the code')),
    z.maxLength(40, msg('A code has at most 40 characters')),
  );

/** What login and registration answer, and what the browser keeps under `token`, `user`, `workspace`. */
export const Session = z.object({ user: User, workspace: Workspace, token: z.string() });
export type Session = z.infer<typeof Session>;

const currentPassword = z
  .string(msg('Current password is required'))
  .check(
    z.minLength(1, msg('Current password is required')),
    z.maxLength(256, msg('Current password must be at most 256 characters')),
  );
const newPassword = z
  .string(msg('New password must be at least 6 characters'))
  .check(
    z.minLength(6, msg('New password must be at least 6 characters')),
    z.maxLength(256, msg('New password must be at most 256 characters')),
  );

/** POST /auth/change-address */
export const ChangeAddressBody = z.object({ email });
export type ChangeAddressBody = z.infer<typeof ChangeAddressBody>;
/** POST /auth/new-address: the token this session goes on with, and the address the account has from now on. */
export const AddressChangedAnswer = z.object({ email: z.string(), token: z.string() });
export type AddressChangedAnswer = z.infer<typeof AddressChangedAnswer>;

/** POST /auth/change-password */
export const ChangePasswordBody = z.object({ currentPassword, newPassword });
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

const confirmPassword = z.string().check(z.minLength(1, msg('Please confirm your password')));
interface TypedTwice {
  readonly newPassword: string;
  readonly confirmPassword: string;
}
const typedTwice = z.refine<TypedTwice>((form) => form.newPassword === form.confirmPassword, {
  path: ['confirmPassword'],
  error: msg("Passwords don't match"),
  when: ({ value }) => (value as Partial<TypedTwice>).confirmPassword !== '',
});

export const ChangePasswordForm = z.extend(ChangePasswordBody, { confirmPassword }).check(typedTwice);
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;

/** POST /auth/forgot-password */
export const ForgotPasswordForm = z.object({ email });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;
export const ForgotPasswordBody = z.extend(ForgotPasswordForm, { recaptchaToken: z.optional(z.string()) });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** The passwords of the form behind the link in the mail. */
export const ResetPasswordForm = z.object({ newPassword, confirmPassword }).check(typedTwice);
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

/** POST /auth/reset-password: what the link in the mail carries behind its #, and the password to be. */
export const ResetPasswordBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)), newPassword });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** The token this session goes on with. */
export const FreshToken = z.object({ token: z.string() });
export type FreshToken = z.infer<typeof FreshToken>;

/** POST /auth/end-sessions: what proves that it is the member who asks. */
export const ProofBody = z.object({ currentPassword });
export type ProofBody = z.infer<typeof ProofBody>;

/** POST /auth/confirm: a passkey, or the password and, where signing in wants one, a code. */
export const ConfirmationBody = z
  .object({
    currentPassword: z.optional(currentPassword),
    code: z.optional(secondFactorCode),
    passkey: z.optional(PasskeyAnswer),
  })
  .check(
    z.refine(({ currentPassword: password, passkey }) => password !== undefined || passkey !== undefined, {
      path: ['currentPassword'],
      error: msg('Current password is required'),
    }),
  );
export type ConfirmationBody = z.infer<typeof ConfirmationBody>;

/** GET /bot-check?action=… : how the browser gets its recaptchaToken. */
export const BotCheckInfo = z.object({
  kind: z.enum(['altcha', 'recaptcha', 'off']),
  siteKey: z.optional(z.string()),
  /** The puzzle for `altcha`, handed to its library as it is. */
  challenge: z.optional(z.record(z.string(), z.unknown())),
});
export type BotCheckInfo = z.infer<typeof BotCheckInfo>;
