/** Asks what a new API key is called, may do and how long, and then shows it, once. */
import { ApiKeyBody, type KeyScope, type NewApiKey } from '#contracts/api-keys.js';
import { useId, useState } from 'react';
import { CALL_LANGUAGES, firstCall, type CallLanguage } from '../../../entities/first-call.js';
import { messageOf } from '../../../lib/api-error.js';
import { rich, t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { Dialog } from '../../../ui/dialog.js';
import { DialogForm } from '../../../ui/dialog-form.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { Select } from '../../../ui/select.js';
import { Tabs } from '../../../ui/tabs.js';
import { toast } from '../../../ui/toast-list.js';
import { useCreateApiKey } from '../api/api-keys.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { expiryAfter, LIVES, SCOPE_WORDS, scopesNote } from '../model/key-words.js';

const FORM = 'new-key';

interface NewKeyDialogProps {
  /** Its fifteen minutes ran out while this was open. */
  onWantsPassword: () => void;
  onClose: () => void;
}

export function NewKeyDialog({ onWantsPassword, onClose }: NewKeyDialogProps) {
  const [made, setMade] = useState<NewApiKey>();
  if (made) return <MadeKey made={made} onClose={onClose} />;
  return <KeyForm onMade={setMade} onWantsPassword={onWantsPassword} onClose={onClose} />;
}

function KeyForm({ onMade, onWantsPassword, onClose }: NewKeyDialogProps & { onMade: (made: NewApiKey) => void }) {
  const creation = useCreateApiKey();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['documents:read', 'documents:write']);
  const [days, setDays] = useState<number>(90);
  const [sandbox, setSandbox] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<'name' | 'scopes', string>>>({});
  const submit = async () => {
    const asked = ApiKeyBody.safeParse({ name, scopes, expiresAt: expiryAfter(days, Date.now()), sandbox });
    setWrong(Object.fromEntries((asked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])));
    if (!asked.success) return;
    const note = scopesNote(scopes);
    if (note !== undefined) return setWrong({ scopes: note });
    try {
      onMade(await creation.mutateAsync(asked.data));
    } catch (error) {
      if (saysToConfirm(error)) onWantsPassword();
      else toast.error(messageOf(error, t('Failed to make the key')));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('New API key')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={creation.isPending}>
            {t('Make Key')}
          </Button>
        </>
      }
    >
      <DialogForm id={FORM} onSubmit={() => void submit()}>
        <Field label={t('Name')} hint={t('Histories will say: API key and this name.')} error={wrong.name}>
          {(ids) => (
            <Input
              {...ids}
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
        <label className="flex items-start gap-2">
          <Checkbox checked={sandbox} onChange={({ target }) => setSandbox(target.checked)} />
          <span className="flex flex-col py-1 text-sm">
            {t('For the sandbox')}
            <span className="text-ink-soft">
              {t('It reads the six sample documents alone, costs no credits, and sees nothing of your workspace.')}
            </span>
          </span>
        </label>
        <Scopes chosen={scopes} onChoose={setScopes} error={wrong.scopes} />
        <Field label={t('Good for')}>
          {(ids) => (
            <Select {...ids} value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {LIVES.map(([value, words]) => (
                <option key={value} value={value}>
                  {t(words)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </DialogForm>
    </Dialog>
  );
}

function Scopes({
  chosen,
  onChoose,
  error,
}: {
  chosen: readonly KeyScope[];
  onChoose: (scopes: readonly KeyScope[]) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-medium text-ink">{t('It may')}</legend>
      {SCOPE_WORDS.map(([scope, means]) => (
        <label key={scope} className="flex items-start gap-2">
          <Checkbox
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
          <span className="flex flex-col py-1 text-sm">
            {t(means)}
            <code className="font-mono text-xs text-ink-soft">{scope}</code>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function MadeKey({ made: { apiKey, secret }, onClose }: { made: NewApiKey; onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      stays
      onClose={onClose}
      title={t('{name} is made', { name: apiKey.name })}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('I Have Kept It')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {rich('Keep it where your program keeps its secrets. <b>It is not shown again.</b>', {
          b: (inside) => <strong className="text-ink">{inside}</strong>,
        })}
      </p>
      <CodeBlock code={secret} label={t('The key')} />
      <h3 className="mt-2 font-sans text-base font-medium tracking-normal">{t('A first call')}</h3>
      <FirstCall apiKey={apiKey} secret={secret} />
    </Dialog>
  );
}

const LANGUAGES = CALL_LANGUAGES.map((name) => ({ name, title: name }));

function FirstCall({ apiKey: { scopes, sandbox }, secret: key }: NewApiKey) {
  const [language, setLanguage] = useState<CallLanguage>('curl');
  return (
    <div className="min-w-0">
      <Tabs label={t('Language')} tabs={LANGUAGES} chosen={language} onChoose={setLanguage}>
        <CodeBlock
          code={firstCall(language, { origin: window.location.origin, key, scopes, sandbox })}
          label={t('A first call with {language}', { language })}
        />
      </Tabs>
    </div>
  );
}
