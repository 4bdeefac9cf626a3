import type { Region } from '@plinth/domain/catalog/region';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { Button } from '@plinth/ui/Button';
import { TextInput } from '@plinth/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

/** Asks for the mail with the link of the last result; the answer is the same for every address (API-235). */
export function AskForLink({ region }: { region: Region }) {
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = normalizeEmail(String(new FormData(event.currentTarget).get('emailId') ?? ''));
    const problem = isEmail(email) ? null : 'Enter a valid email address';
    setError(problem);
    if (problem || state === 'busy') return;
    setState('busy');
    try {
      await api.careerBuilder.mailResult({ query: { email, region } });
      setState('sent');
    } catch (caught) {
      setError(toMessage(caught));
      setState('idle');
    }
  }

  return (
    <form className={css.narrow} noValidate onSubmit={(event) => void send(event)}>
      <p className={css.soft}>
        A report opens by the link in our mail. Tell us the address you answered with, and we send the link of
        your last result there.
      </p>
      <TextInput
        name="emailId"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={error}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={state === 'busy'}>
          Mail me the link
        </Button>
        <a href={careerBuilderPath(region)}>Answer the questions instead</a>
      </div>
      <p role="status" className={css.note}>
        {state === 'sent' ? 'If there is a result for this address, its link is on the way.' : ''}
      </p>
    </form>
  );
}
