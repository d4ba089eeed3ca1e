/** Subscribing to the newsletter, in the band of the landing page and in the footer. Not wired to the server yet. */
import { Button } from '../../ui/button.js';
import { Input } from '../../ui/input.js';

export interface NewsletterFormProps {
  /** Where the form stands, as the server is told. */
  readonly source: 'homepage' | 'footer';
}

export function NewsletterForm({ source }: NewsletterFormProps) {
  return (
    <form
      className="flex gap-2"
      aria-label={source === 'footer' ? 'Newsletter, in the footer' : 'Newsletter'}
      onSubmit={(event) => event.preventDefault()}
    >
      <Input type="email" name="email" aria-label="Email" placeholder="you@example.com" autoComplete="email" />
      <Button type="submit" look="primary">
        Subscribe
      </Button>
    </form>
  );
}
