import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { useState } from 'react';
import { toMessage } from '../../api/to-message.ts';
import { rememberReader } from './remembered-reader.ts';

/** Where the address is asked for. */
export const READER_FIELD_ID = 'career-reader';

/** A call that needs the reader's address: asks for it where it is missing, and keeps it where it is not. */
export function useReaderCall(emailId: string, call: (emailId: string) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function run() {
    const address = normalizeEmail(emailId);
    if (state === 'busy') return;
    if (!isEmail(address)) {
      setFailure('Tell us your email address first, below under "Before you go"');
      document.getElementById(READER_FIELD_ID)?.focus();
      return;
    }
    setState('busy');
    setFailure(null);
    try {
      await call(address);
      rememberReader(address);
      setState('done');
    } catch (error) {
      setFailure(toMessage(error));
      setState('idle');
    }
  }

  return { state, failure, run };
}
