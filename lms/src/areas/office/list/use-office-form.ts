import { type StoredForm, useStoredForm } from '../../../parts/use-stored-form.ts';
import { useOfficeChanged } from './use-office-changed.ts';

type OfficeForm<D extends object, Data, Sent> = Omit<StoredForm<D, Data, Sent>, 'onSent'> & {
  /** What is said once it is done. */
  said: (data: Data) => string;
  onDone?: (sent: Sent) => unknown;
};

/**
 * A form of the office. What is typed is kept until it was sent: it is forgotten before the office is drawn anew, since a
 * form that is drawn anew with it begins with what is kept.
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
