import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { api } from '../../api/client.ts';
import * as css from '../island.css.ts';
import type { Reader } from './use-reader.ts';
import { useReaderCall } from './use-reader-call.ts';

/** Registers the reader for a review of their portfolio. */
export function PortfolioCall({ reader }: { reader: Reader }) {
  const { isBusy, isSent, failure, run } = useReaderCall(reader, (address) =>
    api.careerBuilder.registerForPortfolioUpgrade({ query: { emailId: address } }),
  );
  return (
    <div className={css.tight}>
      <Heading level={3}>A second pair of eyes on your portfolio</Heading>
      <p className={css.soft}>
        Someone from practice writes to you, asks for your work, and says what to change.
      </p>
      {isSent ? (
        <p role="status" className={css.note}>
          Noted. We will write to {reader.emailId}.
        </p>
      ) : (
        <div className={css.actions}>
          <Button size="s" loading={isBusy} onClick={() => void run()}>
            Ask for a look
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className={css.note}>
          {failure}
        </p>
      )}
    </div>
  );
}
