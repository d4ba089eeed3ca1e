/** Where each read model stands, and at which event one stands still. */
import type { OperatorStatus } from '#contracts/operator.js';
import { t } from '../../../lib/texts.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { lagWords, pauseWords } from '../model/status-words.js';
import { State } from './state.js';

type Rows = NonNullable<OperatorStatus['readModels']>;

const CELL = 'px-2 py-2 align-top';

export function ReadModels({ readModels }: { readModels: Rows }) {
  return (
    <TableFrame label={t('Where each read model stands')}>
      <thead>
        <tr className="border-y text-left text-ink-soft">
          {[t('Name'), t('State'), t('Behind by'), t('Build')].map((title) => (
            <th key={title} scope="col" className="px-2 py-2 font-medium first:pl-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readModels.map((readModel) => (
          <tr key={readModel.name} className="border-b">
            <th scope="row" className="py-2 pr-2 text-left align-top font-medium">
              <span className="whitespace-nowrap">{readModel.name}</span>
              <Pause of={readModel} />
            </th>
            <td className={CELL}>
              <State state={readModel.state} />
            </td>
            <td className={`${CELL} whitespace-nowrap tabular`}>{lagWords(readModel.lag)}</td>
            <td className={`${CELL} whitespace-nowrap text-ink-soft`}>{readModel.collection ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Why it stands still; nothing where it moves. */
function Pause({ of }: { of: Rows[number] }) {
  const words = pauseWords(of);
  return words === undefined ? null : <span className="block font-normal wrap-anywhere text-bad">{words}</span>;
}
