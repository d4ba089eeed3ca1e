/** One operation, to be filled in and sent. What the API says of itself is English in every language. */
import { useEffect, useRef, useState } from 'react';
import { msg, rich, t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { Field } from '../../../ui/field.js';
import { Input, TextArea } from '../../../ui/input.js';
import { Panel } from '../../../ui/panel.js';
import { Select } from '../../../ui/select.js';
import { Tabs } from '../../../ui/tabs.js';
import { sendCall, type Answer } from '../api/send-call.js';
import { callOf, wrongWith, type Call, type Given } from '../model/call.js';
import type { Input as ApiInput, Operation } from '../model/operations.js';
import { SNIPPET_LANGUAGES, snippetOf, type SnippetLanguage } from '../model/snippets.js';
import { AnswerView } from './answer-view.js';

const NO_ANSWER = msg('No answer came. Please check your connection.');
const ANY = '';

export function OperationForm({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { method, path, summary, description, scopes, inputs, json } = operation;
  const [given, setGiven] = useState<Given>({ values: {}, files: {}, json: json ?? '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { answer, fault, busy, send, stop } = useSending();
  const base = `${window.location.origin}/api`;
  const call = callOf(operation, given, { base, key: apiKey || 'recto_live_…' });
  const submit = () => {
    const found = wrongWith(operation, given);
    setWrong(found);
    if (Object.keys(found).length === 0) void send(() => callOf(operation, given, { base, key: apiKey }));
  };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <form
        noValidate
        aria-label={summary}
        className="flex min-w-0 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="font-mono text-sm wrap-anywhere">
          <span className="font-semibold">{method}</span> {path}
        </p>
        {description && (
          <p lang="en" className="text-sm text-ink-soft">
            {description}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {rich('The key must be allowed <code>{scopes}</code>.', {
            scopes: scopes.join(' '),
            code: (inside) => <code className="font-mono">{inside}</code>,
          })}
        </p>
        {inputs.map((input) => (
          <InputField
            key={`${input.place} ${input.name}`}
            input={input}
            value={given.values[input.name] ?? ''}
            error={wrong[input.name]}
            onValue={(value) => setGiven({ ...given, values: { ...given.values, [input.name]: value } })}
            onFile={(file) => setGiven({ ...given, files: { ...given.files, [input.name]: file } })}
          />
        ))}
        {json !== undefined && (
          <Field label={t('Body')} hint={t('JSON')} error={wrong['json']}>
            {(ids) => (
              <TextArea
                {...ids}
                rows={12}
                spellCheck={false}
                className="font-mono text-sm"
                value={given.json}
                onChange={(event) => setGiven({ ...given, json: event.target.value })}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" busy={busy} disabled={apiKey === ''}>
            {t('Send')}
          </Button>
          {busy && <Button onClick={stop}>{t('Stop')}</Button>}
        </div>
        {apiKey === '' && <p className="text-sm text-ink-soft">{t('Enter an API key first.')}</p>}
      </form>
      <div className="flex min-w-0 flex-col gap-10">
        <Panel title={t('The Same in a Program')}>
          <Snippets call={call} />
        </Panel>
        <Panel title={t('Answer')}>
          {fault && (
            <p role="alert" className="text-bad">
              {fault}
            </p>
          )}
          {answer && <AnswerView answer={answer} />}
          {!answer && !fault && <p className="text-ink-soft">{t('Nothing was sent yet.')}</p>}
        </Panel>
      </div>
    </div>
  );
}

const LANGUAGES = SNIPPET_LANGUAGES.map((name) => ({ name, title: name }));

function Snippets({ call }: { call: Call }) {
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  return (
    <div className="min-w-0">
      <Tabs label={t('Language')} tabs={LANGUAGES} chosen={language} onChoose={setLanguage}>
        <CodeBlock code={snippetOf(language, call)} label={t('The call with {language}', { language })} />
      </Tabs>
    </div>
  );
}

function useSending() {
  const [answer, setAnswer] = useState<Answer>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  const stop = () => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (callNow: () => Parameters<typeof sendCall>[0]) => {
    const { signal } = (sending.current = new AbortController());
    setBusy(true);
    setAnswer(undefined);
    setFault(undefined);
    try {
      setAnswer(await sendCall(callNow(), signal));
    } catch {
      setFault(signal.aborted ? t('Stopped. What it asked for may have been done.') : t(NO_ANSWER));
    } finally {
      setBusy(false);
    }
  };
  return { answer, fault, busy, send, stop };
}

interface InputFieldProps {
  input: ApiInput;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onFile: (file: File | undefined) => void;
}

function InputField({ input, value, error, onValue, onFile }: InputFieldProps) {
  const { name, required, note, choices, isFile } = input;
  const label = (
    <>
      <code className="font-mono">{name}</code>
      {!required && <span className="font-normal text-ink-faint"> {t('optional')}</span>}
    </>
  );
  return (
    <Field label={label} hint={note && <span lang="en">{note}</span>} error={error}>
      {(ids) => {
        if (isFile)
          return <Input {...ids} type="file" className="py-1.5" onChange={({ target }) => onFile(target.files?.[0])} />;
        if (choices.length > 0)
          return (
            <Select {...ids} value={value} onChange={(event) => onValue(event.target.value)}>
              <option value={ANY}>{t('Not sent')}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          );
        return (
          <Input
            {...ids}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onValue(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
