import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { useId, useState } from 'react';

/** The reader of the report, and the field for the address. */
export type Reader = {
  emailId: string;
  fieldId: string;
  /** What is wrong with the address, once something that needs it was requested. */
  error: string | null;
  /** Moves to the field, because without an address no answer could reach the reader. */
  askAddress: () => void;
};

/** The reader's address, as one place of the report asks for it. */
export function useReader(emailId: string): Reader {
  const fieldId = useId();
  const [isAsked, setAsked] = useState(false);
  return {
    emailId,
    fieldId,
    error: isAsked && !isEmail(normalizeEmail(emailId)) ? 'Enter a valid email address' : null,
    askAddress: () => {
      setAsked(true);
      document.getElementById(fieldId)?.focus();
    },
  };
}
