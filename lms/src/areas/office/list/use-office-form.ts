import { type StoredForm, useStoredForm } from '../../../parts/use-stored-form.ts';
import { useLookAgain } from './use-look-again.ts';
import { useOfficeChanged } from './use-office-changed.ts';

type OfficeForm<D extends object, Data, Sent> = Omit<StoredForm<D, Data, Sent>, 'onSent' | 'onFailure'> & {
  /** The message shown once the form was sent. */
  said: (data: Data) => string;
  onDone?: (sent: Sent) => unknown;
};

/**
 * A form of the office. The input is saved as a draft until it is sent, and cleared before the office is redrawn, since
 * a redrawn form would start from the draft. When it is refused because of what others have changed meanwhile, that is
 * loaded, and what was typed stays.
 */
export function useOfficeForm<D extends object, Data, Sent>({
  said,
  onDone,
  ...facts
}: OfficeForm<D, Data, Sent>) {
  const changed = useOfficeChanged();
  const lookAgain = useLookAgain();
  return useStoredForm<D, Data, Sent>({
    ...facts,
    onFailure: lookAgain,
    onSent: async (sent, data) => {
      await changed(said(data));
      await onDone?.(sent);
    },
  });
}
