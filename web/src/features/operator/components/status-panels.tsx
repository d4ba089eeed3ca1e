/** How the installation stands: health, log, queue, process, sizes. A part that cannot be asked says so. */
import type { OperatorStatus } from '#contracts/operator.js';
import type { ReactNode } from 'react';
import { count } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Panel } from '../../../ui/panel.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { sizeWords, toneOf, upWords } from '../model/status-words.js';
import { ReadModels } from './read-models.js';
import { State } from './state.js';

export function StatusPanels({ status }: { status: OperatorStatus }) {
  const { health, log, queue, process: self, sizes, readModels, release, node } = status;
  const reactors = health.reactors.filter(({ state }) => toneOf(state) === 'bad');
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        <Panel title={t('Health')} aside={<State state={health.status} />}>
          <Rows>
            {Object.entries({ ...health.stores, ...health.probes }).map(([name, state]) => (
              <Row key={name} name={name}>
                <State state={state} />
              </Row>
            ))}
            {health.reactors.length > 0 && (
              <Row name={t('reactors')}>
                {reactors.length === 0
                  ? t('{count} well', { count: health.reactors.length })
                  : reactors.map(({ name }) => name).join(', ')}
              </Row>
            )}
          </Rows>
        </Panel>
        <Panel title={t('Queue')}>
          {queue ? (
            <Rows>
              <Row name={t('ready')}>{count(queue.ready)}</Row>
              <Row name={t('being read')}>{count(queue.working)}</Row>
              <Row name={t('delayed')}>{count(queue.delayed)}</Row>
              <Row name={t('given up')}>{queue.dead === 0 ? '0' : <Badge tone="bad">{count(queue.dead)}</Badge>}</Row>
            </Rows>
          ) : (
            <NoAnswer />
          )}
        </Panel>
        <Panel title={t('Log')}>
          {log ? (
            <Rows>
              <Row name={t('head')}>{log.head}</Row>
              <Row name={t('signed')}>{log.signed ? <TimeAgo at={log.signed.at} /> : t('never')}</Row>
              {log.signed && <Row name={t('events signed')}>{count(log.signed.events)}</Row>}
            </Rows>
          ) : (
            <NoAnswer />
          )}
        </Panel>
        <Panel title={t('This process')}>
          <Rows>
            <Row name={t('release')}>{release}</Row>
            <Row name={t('Node')}>{node}</Row>
            <Row name={t('roles')}>{self.roles.join(', ')}</Row>
            <Row name={t('places to read')}>{self.places === 0 ? t('none: no worker') : count(self.places)}</Row>
            <Row name={t('up for')}>{upWords(self.upSeconds)}</Row>
            <Row name={t('memory')}>{sizeWords(self.memoryBytes)}</Row>
          </Rows>
        </Panel>
        <Panel title={t('Sizes')}>
          {sizes ? (
            <Rows>
              <Row name={t('documents')}>{count(sizes.documents)}</Row>
              {sizes.disk && (
                <Row name={t('free on the disk')}>
                  {t('{used} of {all}', {
                    used: sizeWords(sizes.disk.freeBytes),
                    all: sizeWords(sizes.disk.totalBytes),
                  })}
                </Row>
              )}
              {sizes.files.map(({ name, bytes }) => (
                <Row key={name} name={name}>
                  {sizeWords(bytes)}
                </Row>
              ))}
            </Rows>
          ) : (
            <NoAnswer />
          )}
        </Panel>
      </div>
      <Panel title={t('Read models')}>{readModels ? <ReadModels readModels={readModels} /> : <NoAnswer />}</Panel>
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <dl className="border-y text-sm *:not-first:border-t">{children}</dl>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere tabular">{children}</dd>
    </div>
  );
}

function NoAnswer() {
  return <p className="text-sm text-bad">{t('It did not answer.')}</p>;
}
