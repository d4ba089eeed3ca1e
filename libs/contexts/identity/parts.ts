import { APP_GUARD } from '@nestjs/core';
import { PasswordRules } from '#domain/identity/password-rules.js';
import type { ContextParts } from '#platform/context.js';
import { AttemptStore } from '#ports/attempt-store.js';
import { Clock } from '#ports/clock.js';
import { IdentityProvider } from '#ports/identity-provider.js';
import { Ids } from '#ports/ids.js';
import { Mailer } from '#ports/mailer.js';
import { RequestCounter } from '#ports/request-counter.js';
import { Decisions } from '#write-side/decisions.js';
import { AddressClaims } from './application/address-claims.js';
import { AddressChangeLinks } from './application/address-change-links.js';
import { AddressLinks } from './application/address-links.js';
import { accessAnnouncers } from './application/announcements.js';
import { ApiKeyAdmission } from './application/api-key-admission.js';
import { CreateApiKeyHandler } from './application/api-keys.js';
import { Attempts } from './application/attempts.js';
import { ChangeAddressHandler, KeepAddressHandler, RequestAddressChangeHandler } from './application/change-address.js';
import { ChangePasswordHandler } from './application/change-password.js';
import { ConfirmAddressHandler, SendAddressLinkHandler } from './application/confirm-address.js';
import { Confirmation } from './application/confirmation.js';
import { EmailKeys } from './application/email-keys.js';
import { EndProviderSessionsHandler } from './application/end-provider-sessions.js';
import { EndSessionsHandler } from './application/end-sessions.js';
import { MemberSessions } from './application/member-sessions.js';
import { PasskeyChallenges } from './application/passkey-challenges.js';
import { Passkeys } from './application/passkeys.js';
import { ProviderAccounts } from './application/provider-accounts.js';
import { ProviderSignIns } from './application/provider-sign-ins.js';
import { PasswordResetLinks } from './application/password-reset-links.js';
import { PasswordProof } from './application/password-proof.js';
import { RequestPasswordResetHandler, ResetPasswordHandler } from './application/reset-password.js';
import { SecondFactors } from './application/second-factors.js';
import { SecondProofs } from './application/second-proofs.js';
import { AccountMails, sendMails } from './application/send-mails.js';
import { Sessions } from './application/sessions.js';
import { SignInChallenges } from './application/sign-in-challenges.js';
import { TotpAddresses } from './application/totp.js';
import { Uses } from './application/uses.js';
import { AccountController } from './http/account.controller.js';
import { AddressController } from './http/address.controller.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { BearerGuard, BearerStrategy } from './http/bearer.js';
import { BotCheckController } from './http/bot-check.controller.js';
import { KeyLimits } from './http/key-limits.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SessionsController } from './http/sessions.controller.js';

export const parts: ContextParts = {
  providers: ({ config, secret, log }) => [
    { provide: EmailKeys, useValue: new EmailKeys(secret('email-keys')) },
    {
      provide: AddressLinks,
      useFactory: (emailKeys: EmailKeys, clock: Clock) =>
        new AddressLinks(secret('address-links'), config.publicUrl, emailKeys, clock),
      inject: [EmailKeys, Clock],
    },
    {
      provide: AddressChangeLinks,
      useFactory: (clock: Clock) => new AddressChangeLinks(secret('address-change-links'), config.publicUrl, clock),
      inject: [Clock],
    },
    {
      provide: PasswordResetLinks,
      useFactory: (clock: Clock) => new PasswordResetLinks(secret('password-reset-links'), config.publicUrl, clock),
      inject: [Clock],
    },
    { provide: PasswordRules, useValue: new PasswordRules(config.passwordMinLength, config.switches.brand.name) },
    { provide: Sessions, useValue: new Sessions(config.jwtSecret, config.sessionSeconds) },
    {
      provide: Attempts,
      useFactory: (store: AttemptStore, clock: Clock) =>
        new Attempts(store, secret('attempts'), clock, config.registrationsPerHour),
      inject: [AttemptStore, Clock],
    },
    {
      provide: AccountMails,
      useFactory: (mailer: Mailer, clock: Clock) => new AccountMails(mailer, clock, log),
      inject: [Mailer, Clock],
    },
    {
      provide: Uses,
      useFactory: (decisions: Decisions, clock: Clock) => new Uses(decisions, clock, log),
      inject: [Decisions, Clock],
    },
    {
      provide: KeyLimits,
      useFactory: (counter: RequestCounter) => new KeyLimits(counter, config.apiKeyRequestsPerMinute),
      inject: [RequestCounter],
    },
    {
      provide: SecondFactors,
      useFactory: (decisions: Decisions, clock: Clock) => new SecondFactors(decisions, clock),
      inject: [Decisions, Clock],
    },
    {
      provide: Passkeys,
      useFactory: (decisions: Decisions, clock: Clock, ids: Ids) => {
        const site = { name: config.switches.brand.name, publicUrl: config.publicUrl };
        return new Passkeys(site, decisions, new PasskeyChallenges(secret('passkey-challenges'), clock), ids);
      },
      inject: [Decisions, Clock, Ids],
    },
    {
      provide: ProviderAccounts,
      useFactory: (decisions: Decisions) => new ProviderAccounts(secret('provider-accounts'), decisions),
      inject: [Decisions],
    },
    {
      provide: ProviderSignIns,
      useFactory: (provider: IdentityProvider, clock: Clock) =>
        new ProviderSignIns(secret('provider-sign-ins'), config.publicUrl.startsWith('https:'), provider, clock, log),
      inject: [IdentityProvider, Clock],
    },
    { provide: SignInChallenges, useValue: new SignInChallenges(secret('sign-in-challenges')) },
    { provide: TotpAddresses, useValue: new TotpAddresses(config.switches.brand.name) },
    { provide: APP_GUARD, useClass: BearerGuard },
    AddressClaims,
    ApiKeyAdmission,
    BearerStrategy,
    ChangeAddressHandler,
    ChangePasswordHandler,
    ConfirmAddressHandler,
    Confirmation,
    CreateApiKeyHandler,
    EndProviderSessionsHandler,
    EndSessionsHandler,
    KeepAddressHandler,
    MemberSessions,
    PasswordProof,
    RequestAddressChangeHandler,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    SecondProofs,
    SendAddressLinkHandler,
  ],
  controllers: [
    AccountController,
    AddressController,
    ApiKeysController,
    BotCheckController,
    PasskeysController,
    PasswordResetController,
    SecondFactorController,
    SessionsController,
  ],
  announcers: accessAnnouncers,
  reactors: ({ get, config: { publicUrl } }) => [
    sendMails({
      mails: get(AccountMails),
      decisions: get(Decisions),
      links: get(AddressLinks),
      resetLinks: get(PasswordResetLinks),
      changeLinks: get(AddressChangeLinks),
      claims: get(AddressClaims),
      publicUrl,
    }),
  ],
};
