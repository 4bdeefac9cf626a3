import type { Region } from '@plinth/domain/catalog/region';
import { Button } from '@plinth/ui/Button';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

/** Sends the link of the last result to its address. The answer never reveals whether there is one. */
export function MailLink({ emailId, region, label }: { emailId: string; region: Region; label: string }) {
  const { run, isBusy, isSent, failure } = useSubmission();
  const send = () => run(() => api.careerBuilder.mailResult({ query: { email: emailId, region } }));
  return (
    <div className={css.actions}>
      <Button size="s" loading={isBusy} disabled={isSent} onClick={() => void send()}>
        {label}
      </Button>
      <p role="status" className={css.note}>
        {isSent ? 'On its way. The email comes in a minute; check spam, too.' : failure && toMessage(failure)}
      </p>
    </div>
  );
}
