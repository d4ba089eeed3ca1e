/** Each mail to members, in each language: of its own words, and none of the English ones. */
import { bookedMail, canceledMail, paymentFailedMail } from '#contexts/billing/application/mails.js';
import * as addressMails from '#contexts/identity/application/address-change-mails.js';
import * as mails from '#contexts/identity/application/mails.js';
import { invitationMail } from '#contexts/membership/application/invitation-mails.js';
import { switchedOffMail } from '#contexts/webhooks/application/mails.js';
import { INVITED_ROLES } from '#kernel/roles.js';
import { LANGUAGES } from '#texts/languages.js';

const publicUrl = 'https://recto.example.test';
const url = `${publicUrl}/there#token`;
const at = '2026-03-01T09:05:00.000Z';
const to = { name: 'Ada', url, publicUrl, at };
const FACTOR_NEWS = [
  'on',
  'off',
  'recovered',
  'passkey added',
  'passkey removed',
  'passkey required',
  'passkey not required',
] as const satisfies readonly mails.FactorNews[];

const ALL = [
  mails.welcomeMail(to),
  mails.welcomeAndConfirmMail(url),
  mails.confirmAgainMail(url),
  mails.addressWantedMail(url),
  mails.addressLostMail(publicUrl),
  mails.passwordChangedMail(to),
  mails.passwordResetMail(to),
  mails.noPasswordResetMail(url),
  mails.passwordWasResetMail(to),
  ...FACTOR_NEWS.map((news) => mails.secondFactorMail(news, to)),
  mails.accountDeletedMail(),
  addressMails.changeAddressMail(url),
  addressMails.addressInUseMail(publicUrl),
  addressMails.addressChangeAskedMail(to),
  addressMails.addressChangedMail(to),
  addressMails.addressPutBackMail(to),
  ...INVITED_ROLES.map((role) => invitationMail({ workspace: 'Quay Ltd', role, url })),
  ...(['annual', 'monthly'] as const).map((billingCycle) =>
    bookedMail(to, { plan: 'starter', billingCycle, periodEnd: at, paid: false }),
  ),
  canceledMail(to, at),
  paymentFailedMail(to),
  ...(['gone', 'failing'] as const).map((reason) => switchedOffMail(to, 'hooks.example.test', reason)),
];

/** Without the addresses, and without who sends it. */
const sentencesOf = ({ subject, text }: { readonly subject: string; readonly text: string }) =>
  [subject, ...text.split('\n\n').slice(0, -1)].map((part) => part.replace(/: https:\S+/, '').replace(/\s+/g, ' '));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('mails in %s', (language) => {
  it.each(ALL.map((mail) => [mail.subject, mail] as const))('%s', (_subject, mail) => {
    const [english, other] = [sentencesOf(mail), sentencesOf(mail.in(language))];
    expect(other).toHaveLength(english.length);
    expect(other.filter((part) => english.includes(part))).toEqual([]);
    expect(mail.in(language).html).toContain(`<html lang="${language}">`);
  });

  it('say days and times its way', () =>
    expect(mails.passwordChangedMail(to).in(language).text.replace(/\s+/g, ' ')).toContain(
      {
        de: 'am 1. März 2026 um 09:05 UTC',
        fr: 'le 1 mars 2026 à 09:05 UTC',
        es: 'el 1 de marzo de 2026 a las 09:05 UTC',
      }[language],
    ));
});

it('are in English as ever without a language', () => {
  const mail = mails.passwordChangedMail(to);
  expect(mail.in('en')).toEqual({ subject: mail.subject, text: mail.text, html: mail.html });
  expect(mail.text.replace(/\s+/g, ' ')).toContain('was changed on 1 March 2026 at 09:05 UTC. Every session');
});
