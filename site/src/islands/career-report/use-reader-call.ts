import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { useState } from 'react';
import { toMessage } from '../../api/to-message.ts';
import { rememberReader } from './remembered-reader.ts';
import type { Reader } from './use-reader.ts';

/** A call that needs the reader's address: asks for it where it is missing, and keeps it where it is not. */
export function useReaderCall({ emailId, askAddress }: Reader, call: (emailId: string) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function run() {
    const address = normalizeEmail(emailId);
    if (state === 'busy') return;
    setFailure(null);
    if (!isEmail(address)) {
      askAddress();
      return;
    }
    setState('busy');
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
