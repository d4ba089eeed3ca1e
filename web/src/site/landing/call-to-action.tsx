/** For visitors only: the two next steps. */
import { useSession } from '../../entities/account/session.js';
import { ButtonLink } from '../../ui/button.js';
import { FREE_TRIAL } from '../layout/links.js';
import { t } from '../../lib/texts.js';

export function CallToAction() {
  if (useSession() !== null) return null;
  return (
    <section aria-labelledby="cta-title" className="visitors-only border-t bg-mark text-on-mark">
      <div className="mx-auto flex max-w-7xl flex-col gap-10 px-5 py-16 sm:px-10 sm:py-20 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h2 id="cta-title" className="max-w-[34rem] text-3xl leading-[1.1] sm:text-[3.25rem]">
            {t('Stop typing what is already written.')}
          </h2>
          <p className="mt-5 max-w-[34rem] text-md">
            {t('Set up a workspace, drop the pile on it, and look at the values instead of making them.')}
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <ButtonLink
            to={FREE_TRIAL}
            className="min-h-12 border-on-mark! bg-on-mark! px-6 text-base! text-mark! hover:opacity-90"
          >
            {t('Start Free Trial')}
          </ButtonLink>
          <a
            href="#contact"
            className="inline-flex min-h-12 items-center rounded-md border border-on-mark px-6 text-base font-medium whitespace-nowrap outline-offset-4 outline-on-mark! hover:bg-on-mark hover:text-mark"
          >
            {t('Contact Sales')}
          </a>
        </div>
      </div>
    </section>
  );
}
