/** The paid plans as they are offered: dollars a month, billed monthly or for a year. */
import type { BillingCycle, Plan } from '#contracts/auth.js';
import { PLAN_CREDITS, PLAN_TITLES } from '../../entities/billing/plan-words.js';

export interface Offer {
  readonly plan: Exclude<Plan, 'free'>;
  readonly name: string;
  readonly for: string;
  readonly price: Readonly<Record<BillingCycle, number>>;
  readonly features: readonly string[];
  readonly popular: boolean;
}

export const OFFERS: readonly Offer[] = [
  {
    plan: 'starter',
    name: PLAN_TITLES.starter,
    for: 'For one desk and its paper',
    price: { monthly: 39, annual: 29 },
    features: [
      PLAN_CREDITS.starter,
      'Basic OCR and AI extraction',
      'All export formats (JSON, CSV, Excel, XML)',
      'Email support',
    ],
    popular: false,
  },
  {
    plan: 'professional',
    name: PLAN_TITLES.professional,
    for: 'For a team that closes the month',
    price: { monthly: 129, annual: 99 },
    features: [
      PLAN_CREDITS.professional,
      'Advanced AI extraction',
      'Priority support',
      'Advanced analytics',
      'Team collaboration',
    ],
    popular: true,
  },
  {
    plan: 'enterprise',
    name: PLAN_TITLES.enterprise,
    for: 'For documents by the truckload',
    price: { monthly: 399, annual: 299 },
    features: [
      PLAN_CREDITS.enterprise,
      'Custom AI models',
      'API access',
      '24/7 phone support',
      'Advanced security',
      'Custom integrations',
    ],
    popular: false,
  },
];

/** Dollars a month that paying for a year saves. */
export const savingOf = ({ price }: Offer): number => price.monthly - price.annual;

/** What a member's button says of a plan that is not the one the workspace has. */
export function changeTo({ plan, name }: Offer, current: Plan): string {
  const rank = (of: Plan) => OFFERS.findIndex((offer) => offer.plan === of);
  return rank(plan) < rank(current) ? `Change to ${name}` : `Upgrade to ${name}`;
}
