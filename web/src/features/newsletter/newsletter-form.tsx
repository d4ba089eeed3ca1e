/** Subscribing to the newsletter, in the band of the landing page and in the footer. What came of it stands below. */
import { NewsletterForm as Form, SUBSCRIBED } from '#contracts/engagement.js';
import { useId, useState, type FormEvent } from 'react';
import { t } from '../../lib/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { Input } from '../../ui/input.js';
import { subscribe, type NewsletterSource } from './api/newsletter.commands.js';
import { emptyAddress, subscribeFailure } from './failure-words.js';

interface NewsletterFormProps {
  /** Where the form stands, as the server is told. */
  readonly source: NewsletterSource;
}

type Outcome = { readonly kind: 'done' | 'failed'; readonly text: string };

export function NewsletterForm({ source }: NewsletterFormProps) {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const id = useId();
  const failed = outcome?.kind === 'failed';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    const parsed = Form.safeParse({ email });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const text = email.trim() === '' || !issue ? emptyAddress(source) : t(issue.message);
      return setOutcome({ kind: 'failed', text });
    }
    setSubmitting(true);
    setOutcome(undefined);
    try {
      const { message } = await subscribe(parsed.data.email, source);
      form.reset();
      setOutcome({ kind: 'done', text: source === 'footer' ? t(SUBSCRIBED) : message });
    } catch (error) {
      setOutcome({ kind: 'failed', text: subscribeFailure(error, source) });
    }
    setSubmitting(false);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      aria-label={source === 'footer' ? t('Newsletter, in the footer') : t('Newsletter')}
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex gap-2">
        <Input
          type="email"
          name="email"
          aria-label={t('Email')}
          aria-describedby={outcome ? id : undefined}
          aria-invalid={failed || undefined}
          placeholder="you@example.com"
          autoComplete="email"
        />
        <Button type="submit" look="primary" busy={submitting}>
          {t('Subscribe')}
        </Button>
      </div>
      <p
        id={id}
        role={failed ? 'alert' : 'status'}
        className={classNames('text-sm', failed ? 'text-bad' : 'text-good')}
      >
        {outcome?.text}
      </p>
    </form>
  );
}
