/** How the installation stands: health, log, queue, process, sizes. A part that cannot be asked says so. */
import type { OperatorStatus } from '#contracts/operator.js';
import type { ReactNode } from 'react';
import { count } from '../../../lib/format.js';
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
        <Panel title="Health" aside={<State state={health.status} />}>
          <Rows>
            {Object.entries({ ...health.stores, ...health.probes }).map(([name, state]) => (
              <Row key={name} name={name}>
                <State state={state} />
              </Row>
            ))}
            {health.reactors.length > 0 && (
              <Row name="reactors">
                {reactors.length === 0 ? `${health.reactors.length} well` : reactors.map(({ name }) => name).join(', ')}
              </Row>
            )}
          </Rows>
        </Panel>
        <Panel title="Queue">
          {queue ? (
            <Rows>
              <Row name="ready">{count(queue.ready)}</Row>
              <Row name="being read">{count(queue.working)}</Row>
              <Row name="delayed">{count(queue.delayed)}</Row>
              <Row name="given up">{queue.dead === 0 ? '0' : <Badge tone="bad">{count(queue.dead)}</Badge>}</Row>
            </Rows>
          ) : (
            <NoAnswer />
          )}
        </Panel>
        <Panel title="Log">
          {log ? (
            <Rows>
              <Row name="head">{log.head}</Row>
              <Row name="signed">{log.signed ? <TimeAgo at={log.signed.at} /> : 'never'}</Row>
              {log.signed && <Row name="events signed">{count(log.signed.events)}</Row>}
            </Rows>
          ) : (
            <NoAnswer />
          )}
        </Panel>
        <Panel title="This process">
          <Rows>
            <Row name="release">{release}</Row>
            <Row name="Node">{node}</Row>
            <Row name="roles">{self.roles.join(', ')}</Row>
            <Row name="places to read">{self.places === 0 ? 'none: no worker' : count(self.places)}</Row>
            <Row name="up for">{upWords(self.upSeconds)}</Row>
            <Row name="memory">{sizeWords(self.memoryBytes)}</Row>
          </Rows>
        </Panel>
        <Panel title="Sizes">
          {sizes ? (
            <Rows>
              <Row name="documents">{count(sizes.documents)}</Row>
              {sizes.disk && (
                <Row name="free on the disk">
                  {sizeWords(sizes.disk.freeBytes)} of {sizeWords(sizes.disk.totalBytes)}
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
      <Panel title="Read models">{readModels ? <ReadModels readModels={readModels} /> : <NoAnswer />}</Panel>
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
  return <p className="text-sm text-bad">It did not answer.</p>;
}
