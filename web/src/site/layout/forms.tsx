/**
 * The forms of the site: drawn with the page, brought to life when one comes near to them. One whose code cannot be
 * fetched has the page loaded again once, for there may be a newer release; else it says so in its place, and the page
 * around it stays.
 */
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { ErrorState } from '../../ui/error-state.js';
import { reloadsFor } from '../../lib/missing-code.js';
import { t } from '../../lib/texts.js';
import { WhenReady } from '../../ui/when-ready.js';
import { whenNear } from './when-near.js';

export const FREE_TEST_ID = 'free-test';
export const NEWSLETTER_ID = 'newsletter';
export const FOOTER_ID = 'footer';
export const CONTACT_ID = 'contact';

const FreeTest = form(FREE_TEST_ID, async () => (await import('../../features/free-test/free-test.js')).FreeTest);
const ContactForm = form(CONTACT_ID, async () => (await import('../../features/contact/contact-form.js')).ContactForm);
const newsletterForm = async () => (await import('../../features/newsletter/newsletter-form.js')).NewsletterForm;
const BandForm = form(NEWSLETTER_ID, newsletterForm);
const FooterForm = form(FOOTER_ID, newsletterForm);

/** It knows itself what must wait for its script: a picture can be chosen before. */
export const FreeTestPart = () => (
  <Room>
    <FreeTest />
  </Room>
);

export const ContactPart = () => (
  <Part>
    <ContactForm />
  </Part>
);

export const NewsletterPart = ({ source }: { source: 'homepage' | 'footer' }) => (
  <Part>{source === 'footer' ? <FooterForm source={source} /> : <BandForm source={source} />}</Part>
);

const Room = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div className="min-h-24" />}>{children}</Suspense>
);

const Part = ({ children }: { children: ReactNode }) => (
  <Room>
    <WhenReady>{children}</WhenReady>
  </Room>
);

const NotFetched = () => (
  <ErrorState
    title={t('This form could not be loaded')}
    error={new ApiError(0, 'network_error')}
    onRetry={() => location.reload()}
  />
);

function form<Props extends object>(near: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    whenNear(near, async () => {
      const [Form, { Queries }] = await Promise.all([load(), import('../../entities/account/queries.js')]);
      return {
        default: (props: Props) => (
          <Queries>
            <Form {...props} />
          </Queries>
        ),
      };
    }).catch((error: unknown) => {
      const reloading = reloadsFor(error);
      return { default: () => (reloading ? <></> : <NotFetched />) };
    }),
  );
}
