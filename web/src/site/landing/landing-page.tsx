/** / : what Recto is, a try without an account, what it costs, who to ask. */
import { paths } from '../../entities/paths.js';
import { FREE_TEST_ID, FreeTestPart } from '../layout/forms.js';
import { Section } from '../layout/section.js';
import { SitePage } from '../layout/site-page.js';
import { t } from '../../lib/texts.js';
import { About } from './about.js';
import { CallToAction } from './call-to-action.js';
import { Contact } from './contact.js';
import { DocumentKinds } from './document-kinds.js';
import { Features } from './features.js';
import { Hero } from './hero.js';
import { Measured } from './measured.js';
import { NewsletterBand } from './newsletter-band.js';
import { Pricing } from './pricing.js';

export function LandingPage() {
  return (
    <SitePage path={paths.home}>
      <Hero />
      <Section
        id={FREE_TEST_ID}
        note={t('Try it')}
        tone="sheet"
        title={t('Your own document, right now')}
        lead={t(
          'No account, no e-mail address. You see what was found and where it stands, and this server keeps nothing of it.',
        )}
      >
        <FreeTestPart />
      </Section>
      <Features />
      <DocumentKinds />
      <Measured />
      <CallToAction />
      <NewsletterBand />
      <Pricing />
      <About />
      <Contact />
    </SitePage>
  );
}
