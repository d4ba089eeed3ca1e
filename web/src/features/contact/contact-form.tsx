/**
 * The contact form of the landing page: its fields, what is wrong with them, and for three seconds that the message was
 * sent.
 */
import { CONTACT_SUBJECTS, ContactForm as Form } from '#contracts/engagement.js';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { msg, t } from '../../lib/texts.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input, TextArea } from '../../ui/input.js';
import { Select } from '../../ui/select.js';
import { sendMessage } from './api/send-message.command.js';
import { contactFailure } from './failure-words.js';

const SENT_FOR_MS = 3000;
const SUBJECT_WORDS: Record<(typeof CONTACT_SUBJECTS)[number], string> = {
  sales: msg('Sales'),
  support: msg('Support'),
  partnership: msg('Partnership'),
  security: msg('Security'),
  other: msg('Other'),
};

type Errors = Partial<Record<keyof Form, string>>;

export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [phase, setPhase] = useState<'editing' | 'submitting' | 'sent'>('editing');

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('editing'), SENT_FOR_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const parsed = Form.safeParse(Object.fromEntries(new FormData(element)));
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? []) found[path[0] as keyof Form] ??= t(message);
    setErrors(found);
    setFailure(undefined);
    if (!parsed.success) {
      const first = Object.keys(found)[0];
      if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPhase('submitting');
    try {
      await sendMessage(parsed.data);
      element.reset();
      setPhase('sent');
    } catch (error) {
      setFailure(contactFailure(error));
      setPhase('editing');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5" aria-label={t('Contact')}>
      {failure && (
        <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 text-sm text-bad">
          {failure}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('Name')} error={errors.name}>
          {(ids) => <Input {...ids} name="name" autoComplete="name" required />}
        </Field>
        <Field label={t('Email')} error={errors.email}>
          {(ids) => <Input {...ids} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field label={t('Company (optional)')} error={errors.company}>
          {(ids) => <Input {...ids} name="company" autoComplete="organization" />}
        </Field>
        <Field label={t('Subject')} error={errors.subject}>
          {(ids) => (
            <Select {...ids} name="subject" defaultValue="" required>
              <option value="" disabled>
                {t('Choose one')}
              </option>
              {CONTACT_SUBJECTS.map((subject) => (
                <option key={subject} value={subject}>
                  {t(SUBJECT_WORDS[subject])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={t('Message')} error={errors.message}>
        {(ids) => <TextArea {...ids} name="message" rows={5} required />}
      </Field>
      <Button type="submit" look="primary" busy={phase === 'submitting'} className="self-start">
        {phase === 'submitting' ? t('Sending…') : t('Send Message')}
      </Button>
      <div role="status">
        {phase === 'sent' && (
          <div className="rise flex items-start gap-3 rounded-md bg-good-wash px-4 py-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
            <div className="text-sm">
              <p className="font-medium text-good">{t('Message Sent Successfully!')}</p>
              <p className="text-ink-soft">{t('You will have our reply within 24 hours.')}</p>
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
