/**
 * Where the site's navigation leads. Plain addresses: public pages are documents of their own, and their anchors work
 * without script.
 */
import { paths } from '../../entities/paths.js';
import { msg } from '../../lib/texts.js';

export interface SiteLink {
  readonly href: string;
  readonly text: string;
}

export const NAVIGATION: readonly SiteLink[] = [
  { href: paths.homePart('free-test'), text: msg('Try Free') },
  { href: paths.homePart('features'), text: msg('Features') },
  { href: paths.homePart('pricing'), text: msg('Pricing') },
  { href: paths.blog, text: msg('Blog') },
  { href: paths.api, text: msg('API') },
  { href: paths.homePart('about'), text: msg('About') },
  { href: paths.homePart('contact'), text: msg('Contact') },
];

export const FREE_TRIAL = paths.registerFor('free', 'monthly');
