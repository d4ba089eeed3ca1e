/** Who to ask. */
import { ContactForm } from '../../features/contact/contact-form.js';
import { Section } from '../layout/section.js';

export function Contact() {
  return (
    <Section
      id="contact"
      note="Contact"
      title="Ask a person"
      lead="About prices, a document that will not read, or running Recto yourself. We answer within 24 hours."
    >
      <div className="max-w-2xl">
        <ContactForm />
      </div>
    </Section>
  );
}
