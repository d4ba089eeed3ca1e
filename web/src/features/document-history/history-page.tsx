/**
 * /documents/{id}/history: every fact of a document, and how it stood after the one the slider is at; also of a deleted
 * document.
 */
import type { DocumentHistory, HistoryFact } from './model/wire.js';
import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { messageOf, statusOf } from '../../lib/api-error.js';
import { exactTime } from '../../lib/format.js';
import { saveFile } from '../../lib/object-url.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { PageHeader } from '../../ui/page-header.js';
import { Skeleton } from '../../ui/skeleton.js';
import { toast } from '../../ui/toast-list.js';
import { loadPackage, useHistory } from './api/history.query.js';
import { ChangeList } from '../../entities/values/change-list.js';
import { Panel } from '../../ui/panel.js';
import { StateAt } from './components/state-at.js';
import { factWord, proposalIn, sourceWord } from './model/history-words.js';
import { rich, t } from '../../lib/texts.js';

export function HistoryPage() {
  const { id = '' } = useParams();
  const { data: history, error, refetch } = useHistory(id);
  if (history) return <History key={history.facts.length} history={history} />;
  if (statusOf(error) === 404) {
    return (
      <EmptyState
        heading="h1"
        title={t('Document not found')}
        hint={t('There never was a document at this address, or it is not yours.')}
        action={<ButtonLink to={paths.documents}>{t('Back to Documents')}</ButtonLink>}
      />
    );
  }
  if (error)
    return <ErrorState title={t('The history could not be loaded')} error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 w-full" />;
}

function History({ history }: { history: DocumentHistory }) {
  const { documentId, deleted, facts } = history;
  const [at, setAt] = useState(facts.length - 1);
  const [saving, setSaving] = useState(false);
  const fact = facts[at];
  const [word, moment] = fact ? [factWord(fact), exactTime(fact.at)] : ['', ''];
  const save = async () => {
    setSaving(true);
    try {
      saveFile(await loadPackage(documentId), `history-${documentId}.tar.gz`);
    } catch (error) {
      toast.error(messageOf(error, t('The audit package could not be downloaded. Please try again.')));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t('History')}
        lead={
          deleted
            ? t('This document was deleted. What it said is erased; what happened stays.')
            : t('{count} facts, none of them ever changed.', { count: facts.length })
        }
        actions={
          <Button
            busy={saving}
            icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => void save()}
          >
            {t('Audit package')}
          </Button>
        }
      >
        {!deleted && (
          <Link
            to={paths.document(documentId)}
            className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-accent"
          >
            <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('Back to the document')}
          </Link>
        )}
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t('What happened')}>
          <ol className="flex flex-col">
            {facts.map((fact) => (
              <Fact key={fact.id} fact={fact} chosen={fact.revision === at} onChoose={() => setAt(fact.revision)} />
            ))}
          </ol>
        </Panel>
        <Panel title={t('How it stood')}>
          <label className="flex flex-col gap-2 pb-4 text-sm">
            <span>
              {rich('After <b>{word}</b>, {moment}', {
                word,
                moment,
                b: (inside) => <strong className="font-medium">{inside}</strong>,
              })}
            </span>
            <input
              type="range"
              aria-label={t('Moment')}
              aria-valuetext={`${word}, ${moment}`}
              className="w-full accent-accent"
              min={0}
              max={facts.length - 1}
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
            />
          </label>
          <StateAt id={documentId} revision={at} facts={facts.length} />
        </Panel>
      </div>
    </>
  );
}

function Fact({ fact, chosen, onChoose }: { fact: HistoryFact; chosen: boolean; onChoose: () => void }) {
  const proposal = proposalIn(fact);
  return (
    <li className="border-b border-line last:border-transparent">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={classNames(
          'flex w-full flex-col gap-0.5 rounded-sm px-2 py-2.5 text-left text-sm hover:bg-sunken',
          chosen && 'bg-accent-wash',
        )}
      >
        <span className="font-medium">{factWord(fact)}</span>
        <span className="text-xs wrap-anywhere text-ink-soft">
          {fact.actor.name}, {sourceWord(fact.source)} · {exactTime(fact.at)}
          {fact.erased && ` · ${t('erased')}`}
        </span>
      </button>
      {proposal && (
        <div className="flex flex-col gap-1 px-2 pb-2.5">
          <ChangeList changes={[proposal.change]} currency={undefined} />
          <p className="text-xs wrap-anywhere text-ink-soft">{proposal.reason}</p>
        </div>
      )}
    </li>
  );
}
