/** Where the member is signed in; signing out there: a device was lost, or a browser left open somewhere. */
import { ProofBody } from '#contracts/auth.js';
import type { MemberSession } from '#contracts/sessions.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { rich, t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';
import { Ledger, LedgerRow, LedgerSkeleton } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { toast } from '../../../ui/toast-list.js';
import { useEndSession, useEndSessions, useSessions } from '../api/sessions.js';

export function SessionsSection() {
  const { data: sessions, error, refetch } = useSessions();
  return (
    <section aria-labelledby="sessions" className="mt-10 flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id="sessions" className="text-lg">
          {t('Sessions')}
        </h2>
        <p className="text-ink-soft">{t('Where you are signed in. Use is noted once an hour.')}</p>
      </div>
      {error && !sessions && (
        <ErrorState title={t('Your sessions could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !sessions && <LedgerSkeleton label={t('Loading your sessions')} rows={2} />}
      {sessions && sessions.length > 0 && (
        <Ledger label={t('Sessions')}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Ledger>
      )}
      <EndOthers />
    </section>
  );
}

function SessionRow({ session: { id, device, begunAt, lastUsedAt, current } }: { session: MemberSession }) {
  const ending = useEndSession();
  const end = async () => {
    try {
      await ending.mutateAsync(id);
      toast.success(t('Signed out: {device}', { device }));
    } catch (error) {
      toast.error(messageOf(error, t('The session could not be ended')));
    }
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-col gap-0.5 py-2.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{device}</span>
          {current && <Badge tone="accent">{t('This device')}</Badge>}
        </span>
        <span className="text-sm text-ink-soft">
          {current
            ? rich('Signed in {begun}', { begun: <TimeAgo at={begunAt} /> })
            : rich('Signed in {begun}, last used {used}', {
                begun: <TimeAgo at={begunAt} />,
                used: <TimeAgo at={lastUsedAt} />,
              })}
        </span>
      </span>
      {!current && (
        <Button
          look="quiet"
          size="small"
          aria-label={t('Sign out {device}', { device })}
          busy={ending.isPending}
          onClick={() => void end()}
        >
          {t('Sign Out')}
        </Button>
      )}
    </LedgerRow>
  );
}

const EMPTY: ProofBody = { currentPassword: '' };

function EndOthers() {
  const ending = useEndSessions();
  const { register, handleSubmit, formState, reset } = useForm<ProofBody>({
    resolver: zodResolver(ProofBody),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(({ currentPassword }) =>
    ending.mutateAsync(currentPassword).then(
      () => {
        toast.success(t('You are signed out everywhere else.'));
        reset(EMPTY);
      },
      (error: unknown) => toast.error(messageOf(error, t('The other sessions could not be ended'))),
    ),
  );
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('Sign out everywhere else')}
      className="flex max-w-md flex-col gap-5"
    >
      <p className="text-ink-soft">{t('Lost a device, or left a browser open? Only this one stays signed in.')}</p>
      <Field label={t('Your password')} error={formState.errors.currentPassword?.message}>
        {(ids) => <PasswordInput {...ids} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" busy={formState.isSubmitting} className="mt-1 self-start">
        {t('Sign Out Everywhere Else')}
      </Button>
    </form>
  );
}
