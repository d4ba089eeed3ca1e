/**
 * /newsletter/confirm and /newsletter/unsubscribe: where the links in our mails lead. Opening the page does nothing,
 * because programs that look through mails open pages, too; the button does it.
 */
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { messageOf } from '../../lib/api-error.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Wordmark } from '../../ui/mark.js';
import { ThemeToggle } from '../../ui/theme-toggle.js';
import { followLink, type LinkPurpose } from './api/newsletter.commands.js';
import { installation, titled } from '../../lib/installation.js';
import { msg, t } from '../../lib/texts.js';

const WORDS = {
  confirm: {
    title: msg('Confirm your subscription'),
    lead: msg('One press, and the address this link was sent to is on the list of the Recto newsletter.'),
    action: msg('Confirm Subscription'),
    failure: msg('The subscription could not be confirmed. Please try again.'),
  },
  unsubscribe: {
    title: msg('Unsubscribe'),
    lead: msg('The newsletter ends, and the address is erased.'),
    action: msg('Unsubscribe'),
    failure: msg('You could not be unsubscribed. Please try again.'),
  },
} as const;

type State = { readonly kind: 'asked' | 'working' } | { readonly kind: 'done' | 'failed'; readonly text: string };

function LinkPage({ purpose }: { purpose: LinkPurpose }) {
  const [state, setState] = useState<State>({ kind: 'asked' });
  const { title, lead, action, failure } = WORDS[purpose];

  const follow = async () => {
    setState({ kind: 'working' });
    try {
      const { message } = await followLink(purpose, location.hash.slice(1));
      setState({ kind: 'done', text: message });
    } catch (error) {
      setState({ kind: 'failed', text: messageOf(error, t(failure)) });
    }
  };

  return (
    <div className="flex min-h-dvh flex-col px-5 sm:px-10">
      <title>{titled(t(title))}</title>
      <meta name="robots" content="noindex" />
      <header className="flex h-18 items-center justify-between">
        <Link
          to={paths.home}
          aria-label={t('{name}, to the front page', { name: installation.brand.name })}
          className="flex rounded-md"
        >
          <Wordmark />
        </Link>
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-6 pb-24">
        <h1 className="text-2xl">{t(title)}</h1>
        <div role="status" className="flex flex-col items-start gap-6">
          {state.kind === 'done' ? (
            <>
              <p className="flex items-center gap-2">
                <CircleCheck aria-hidden="true" className="size-5 text-good" strokeWidth={1.75} />
                {state.text}
              </p>
              <ButtonLink to={paths.home}>{t('To the front page')}</ButtonLink>
            </>
          ) : (
            <p className="text-ink-soft">{t(lead)}</p>
          )}
        </div>
        {state.kind === 'failed' && (
          <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 text-sm text-bad">
            {state.text}
          </p>
        )}
        {state.kind !== 'done' && (
          <Button look="primary" busy={state.kind === 'working'} onClick={() => void follow()} className="self-start">
            {t(action)}
          </Button>
        )}
      </main>
    </div>
  );
}

export const ConfirmPage = () => <LinkPage purpose="confirm" />;
export const UnsubscribePage = () => <LinkPage purpose="unsubscribe" />;
