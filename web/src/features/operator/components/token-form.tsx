/** Asks for the operator's token. */
import { useState } from 'react';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';

export function TokenForm({ fault, onGiven }: { fault: string | undefined; onGiven: (token: string) => void }) {
  const [token, setToken] = useState('');
  return (
    <form
      className="flex max-w-md flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim() !== '') onGiven(token.trim());
      }}
    >
      <div className="w-full">
        <Field
          label={t('Operator token')}
          hint={t('As OPERATOR_TOKEN of the server says it. Kept in this tab.')}
          error={fault}
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              autoFocus
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
        </Field>
      </div>
      <Button look="primary" type="submit" disabled={token.trim() === ''}>
        {t('Show Status')}
      </Button>
    </form>
  );
}
