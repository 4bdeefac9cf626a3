import { useState } from 'react';

/**
 * The text of a field that writes each change to the address. A text that comes from elsewhere, such as Back or another
 * link to the page, replaces what was typed; the field's own texts, which may arrive after more was typed, do not.
 * @returns the text to show, and the function for a change: `typed` as in the field, `sent` as the address will have it
 */
export function useAddressText(inAddress: string): [string, (typed: string, sent: string) => void] {
  const [field, setField] = useState({ typed: inAddress, seen: inAddress, underWay: [] as string[] });
  if (inAddress !== field.seen) {
    const at = field.underWay.lastIndexOf(inAddress);
    setField({
      typed: at === -1 ? inAddress : field.typed,
      seen: inAddress,
      underWay: at === -1 ? [] : field.underWay.slice(at + 1),
    });
  }
  const change = (typed: string, sent: string) =>
    setField(({ seen, underWay }) => ({
      typed,
      seen,
      underWay: sent === (underWay.at(-1) ?? seen) ? underWay : [...underWay, sent],
    }));
  return [field.typed, change];
}
