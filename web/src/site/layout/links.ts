/**
 * Where the site's navigation leads. Plain addresses: public pages are documents of their own, and their anchors work
 * without script.
 */
import { paths } from '../../entities/paths.js';

export interface SiteLink {
  readonly href: string;
  readonly text: string;
}

export const NAVIGATION: readonly SiteLink[] = [
  { href: paths.homePart('free-test'), text: 'Try Free' },
  { href: paths.homePart('features'), text: 'Features' },
  { href: paths.homePart('pricing'), text: 'Pricing' },
  { href: paths.blog, text: 'Blog' },
  { href: paths.api, text: 'API' },
  { href: paths.homePart('about'), text: 'About' },
  { href: paths.homePart('contact'), text: 'Contact' },
];

export const FREE_TRIAL = paths.registerFor('free', 'monthly');
