/** What the keys do while a document is reviewed, and the switch for those that work without Ctrl. */
import { switchSingleKeys, useSingleKeysOn } from '../../../lib/single-keys.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Dialog } from '../../../ui/dialog.js';
import { msg, t } from '../../../lib/texts.js';

const KEYS = [
  [
    msg('Values'),
    [
      [[msg('Enter')], msg('Confirm, and go to the next value to look at')],
      [['U'], msg('Next value to look at')],
      [['N', '↓'], msg('Next value')],
      [['P', '↑'], msg('Previous value')],
      [['C'], msg('Next proposed correction')],
      [['A', 'R'], msg('Accept or reject the correction')],
      [['E'], msg('Edit the fields')],
      [[msg('Esc')], msg('Let go of the value')],
    ],
  ],
  [
    msg('Page'),
    [
      [['+', '−'], msg('Zoom in and out')],
      [['0'], msg('Fit the width')],
      [['[', ']'], msg('Previous and next page')],
      [['B'], msg('Mark the values on the page, or not')],
    ],
  ],
  [
    msg('While editing'),
    [
      [[msg('Enter')], msg('Go to the next value to look at')],
      [[msg('Ctrl'), msg('Enter')], msg('Save')],
    ],
  ],
] as const;

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useSingleKeysOn();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Keyboard shortcuts')}
      footer={
        <Button autoFocus onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {KEYS.map(([title, rows]) => (
        <section key={title} className="flex flex-col gap-1.5 not-first-of-type:pt-3">
          <h3 className="font-sans text-xs font-medium tracking-normal text-ink-faint">{t(title)}</h3>
          <dl className="flex flex-col">
            {rows.map(([keys, what]) => (
              <div key={what} className="flex items-baseline justify-between gap-4 border-t py-1.5">
                <dt className="text-sm">{t(what)}</dt>
                <dd className="flex shrink-0 gap-1">
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex items-start gap-3 border-t pt-4 text-sm">
        <Checkbox checked={on} onChange={(event) => switchSingleKeys(event.target.checked)} />
        <span>
          {t('Use keys that work without Ctrl')}
          <span className="block text-ink-faint">
            {t('Switch them off if you dictate. They never act while you type.')}
          </span>
        </span>
      </label>
    </Dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-5 rounded-sm border border-line-strong bg-sheet px-1.5 text-center font-mono text-2xs leading-5 text-ink-soft">
      {t(children)}
    </kbd>
  );
}
