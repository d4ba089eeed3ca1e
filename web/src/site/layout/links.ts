/** Where the site's navigation leads. Plain addresses: public pages are documents of their own, and their anchors work without script. */
export interface SiteLink {
  readonly href: string;
  readonly text: string;
}

export const NAVIGATION: readonly SiteLink[] = [
  { href: '/#free-test', text: 'Try Free' },
  { href: '/#features', text: 'Features' },
  { href: '/#pricing', text: 'Pricing' },
  { href: '/blog', text: 'Blog' },
  { href: '/api', text: 'API' },
  { href: '/#about', text: 'About' },
  { href: '/#contact', text: 'Contact' },
];

export const FREE_TRIAL = '/register?plan=free&billing=monthly';
