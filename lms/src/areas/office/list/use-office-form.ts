import { type StoredForm, useStoredForm } from '../../../parts/use-stored-form.ts';
import { useOfficeChanged } from './use-office-changed.ts';

type OfficeForm<D extends object, Data, Sent> = Omit<StoredForm<D, Data, Sent>, 'onSent'> & {
  /** The message shown once the form was sent. */
  said: (data: Data) => string;
  onDone?: (sent: Sent) => unknown;
};

/**
 * A form of the office. The input is saved as a draft until it is sent, and cleared before the office is redrawn, since
 * a redrawn form would start from the draft.
 */
export function useOfficeForm<D extends object, Data, Sent>({
  said,
  onDone,
  ...facts
}: OfficeForm<D, Data, Sent>) {
  const changed = useOfficeChanged();
  return useStoredForm<D, Data, Sent>({
    ...facts,
    onSent: async (sent, data) => {
      await changed(said(data));
      await onDone?.(sent);
    },
  });
}
