/** The first screen: one sentence, the two ways in, and the product itself at work. */
import { ArrowDown } from 'lucide-react';
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { ButtonLink } from '../../ui/button.js';
import { Glow } from '../layout/glow.js';
import { FREE_TRIAL } from '../layout/links.js';
import { rich, t } from '../../lib/texts.js';
import { HeroLeaf } from './hero-leaf.js';

const LARGE = 'min-h-12 px-6 text-base!';

export function Hero() {
  const signedIn = useSession() !== null;
  return (
    <section aria-labelledby="hero-title" className="relative isolate">
      <Glow />
      <div className="relative mx-auto grid max-w-7xl items-center gap-x-16 gap-y-16 px-5 pt-14 pb-20 sm:px-10 sm:pt-20 sm:pb-28 xl:grid-cols-[minmax(0,1fr)_41rem]">
        <div className="flex flex-col items-start">
          <h1 id="hero-title" className="text-[2.75rem] leading-[1.08] sm:text-[4.25rem] sm:leading-[1.06]">
            {rich('The page, and <stroke>what it says.</stroke>', {
              stroke: (words) => (
                <>
                  <br />
                  <span className="highlighter stroke whitespace-nowrap">{words}</span>
                </>
              ),
            })}
          </h1>
          <p className="mt-7 max-w-[33rem] text-md text-ink-soft sm:text-lg sm:leading-8">
            {t(
              'Recto reads your invoices, receipts, contracts, ID cards, shipping labels and forms. Every value comes with its place on the page and with how sure we are of it.',
            )}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            {signedIn ? (
              <ButtonLink to={paths.dashboard} look="primary" className={LARGE}>
                {t('Go to your dashboard')}
              </ButtonLink>
            ) : (
              <ButtonLink to={FREE_TRIAL} look="primary" className={LARGE}>
                {t('Start Free Trial')}
              </ButtonLink>
            )}
            <a
              href="#free-test"
              className={`inline-flex items-center justify-center gap-2 rounded-md border border-line-strong bg-raised font-medium hover:bg-sunken ${LARGE}`}
            >
              {t('Try for Free')}
              <ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
            </a>
          </div>
          <p className="mt-6 text-sm text-ink-faint">
            {t('50 documents a month are free. No card, no call, no trial that ends.')}
          </p>
        </div>
        <HeroLeaf />
      </div>
    </section>
  );
}
