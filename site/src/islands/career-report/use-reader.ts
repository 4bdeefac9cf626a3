import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { useId, useState } from 'react';

/** Who reads the report, and the field that asks for it. */
export type Reader = {
  emailId: string;
  fieldId: string;
  /** What is wrong with the address, once something was asked for that needs it. */
  error: string | null;
  /** Leads to the field, because an answer could not reach anybody. */
  askAddress: () => void;
};

/** The address of the reader as one place of the report asks for it. */
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
