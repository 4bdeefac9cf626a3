import type { Region } from '@plinth/domain/catalog/region';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

/** Sends the link of the last result to its address. The answer never tells whether there is one (D-38). */
export function MailLink({ emailId, region, label }: { emailId: string; region: Region; label: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setState('busy');
    setFailure(null);
    try {
      await api.careerBuilder.mailResult({ query: { email: emailId, region } });
      setState('sent');
    } catch (error) {
      setFailure(toMessage(error));
      setState('idle');
    }
  }

  return (
    <div className={css.actions}>
      <Button size="s" loading={state === 'busy'} disabled={state === 'sent'} onClick={() => void send()}>
        {label}
      </Button>
      <p role="status" className={css.note}>
        {state === 'sent'
          ? 'Asked for. The mail comes in a minute; look among the unwanted ones, too.'
          : failure}
      </p>
    </div>
  );
}
