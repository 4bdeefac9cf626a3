import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { toMessage } from '../../api/to-message.ts';
import { rememberReader } from './remembered-reader.ts';
import type { Reader } from './use-reader.ts';

/** A call that needs the reader's address: requests it if it is missing, and saves it otherwise. */
export function useReaderCall({ emailId, askAddress }: Reader, call: (emailId: string) => Promise<unknown>) {
  const { run, failure, isBusy, isSent } = useSubmission();
  return {
    isBusy,
    isSent,
    failure: failure && toMessage(failure),
    run: () =>
      run(async () => {
        const address = normalizeEmail(emailId);
        if (!isEmail(address)) {
          askAddress();
          return false;
        }
        await call(address);
        return rememberReader(address);
      }),
  };
}
