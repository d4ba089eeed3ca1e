/** The paid plans as they are offered: dollars a month, billed monthly or for a year. */
import type { BillingCycle, Plan } from '#contracts/auth.js';
import { PRICES } from '#contracts/plans.js';
import { PLAN_CREDITS, PLAN_TITLES } from '../../entities/billing/plan-words.js';
import { language, msg, t } from '../../lib/texts.js';

export interface Offer {
  readonly plan: Exclude<Plan, 'free'>;
  readonly name: string;
  readonly for: string;
  readonly price: Readonly<Record<BillingCycle, number>>;
  /** The one thing in which plans differ. */
  readonly documents: string;
  readonly popular: boolean;
}

export const OFFERS: readonly Offer[] = [
  {
    plan: 'starter',
    name: PLAN_TITLES.starter,
    for: msg('For one desk and its paper'),
    price: PRICES.starter,
    documents: PLAN_CREDITS.starter,
    popular: false,
  },
  {
    plan: 'professional',
    name: PLAN_TITLES.professional,
    for: msg('For a team that closes the month'),
    price: PRICES.professional,
    documents: PLAN_CREDITS.professional,
    popular: true,
  },
  {
    plan: 'enterprise',
    name: PLAN_TITLES.enterprise,
    for: msg('For documents by the truckload'),
    price: PRICES.enterprise,
    documents: PLAN_CREDITS.enterprise,
    popular: false,
  },
];

/** What no plan has more of than another, the free one included. */
export const EVERY_PLAN: readonly string[] = [
  msg('OCR and AI extraction that learns from your corrections'),
  msg('All export formats (JSON, CSV, Excel, XML)'),
  msg('Members, reviewers and auditors, as many as you invite'),
  msg('API keys, webhooks and access for agents'),
  msg('Charts of what you upload and use'),
  msg('A key of its own for each document'),
  msg('An audit history that shows silent changes'),
];

/** Whole dollars as the language writes them, not the region: pages are drawn before it is known. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

/** Dollars a month that paying for a year saves. */
export const savingOf = ({ price }: Offer): number => price.monthly - price.annual;

/** The same in full percent. */
export const savingInPercent = (offer: Offer): number => Math.floor((savingOf(offer) / offer.price.monthly) * 100);

/** What a member's button says of a plan that is not the one the workspace has. */
export function changeTo({ plan, name }: Offer, current: Plan): string {
  const rank = (of: Plan) => OFFERS.findIndex((offer) => offer.plan === of);
  return rank(plan) < rank(current) ? t('Change to {plan}', { plan: name }) : t('Upgrade to {plan}', { plan: name });
}
