import type { Issue, Judged } from '@plinth/ui/forms/judged';
import { randomId } from '@plinth/ui/forms/random-id';
import { useForm } from '@plinth/ui/forms/use-form';
import { useStoredDraft } from './use-stored-draft.ts';

export type StoredForm<D extends object, Data, Sent> = {
  /** The key of the draft stored for this tab until it is sent. */
  key: string;
  /** The values of untouched fields. */
  saved: D;
  judge: (draft: D) => Judged<Data>;
  messageOf?: (issue: Issue) => string;
  /**
   * `intent` returns a key, the same for each draft, so that sending again after a lost answer has no second effect.
   */
  send: (data: Data, intent: () => string) => Promise<Sent>;
  /**
   * Whether the answer is about an earlier version of the draft, which had been sent although its answer was lost. The
   * form then keeps the draft and says so.
   */
  isEarlier?: (sent: Sent, data: Data) => boolean;
  /** The form is done when this resolves. */
  onSent?: (sent: Sent, data: Data) => unknown;
  onFailure?: (error: Error) => void;
  /** Resets the fields to their initial values after sending, for the next entry. */
  isEmptied?: boolean;
};

const NO_INTENT = { id: '' };
const EARLIER =
  'An earlier version was already sent, without your last changes. They are still here: send again to send this version as well.';

/** A form whose draft survives a reload and navigation until it is sent. */
export function useStoredForm<D extends object, Data, Sent>(facts: StoredForm<D, Data, Sent>) {
  const { key, saved, judge, messageOf, send, isEarlier, onSent, onFailure, isEmptied = false } = facts;
  const held = useStoredDraft(key, saved);
  const named = useStoredDraft(`${key}:intent`, NO_INTENT);
  const intent = () => {
    if (named.latest().id === '') named.change('id', randomId());
    return named.latest().id;
  };
  const forget = () => {
    held.forget();
    named.clear();
  };
  const form = useForm<D, Data>({
    held,
    judge,
    ...(messageOf ? { messageOf } : {}),
    ...(onFailure ? { onFailure } : {}),
    send: async (data) => {
      const isRepeat = named.latest().id !== '';
      const sent = await send(data, intent);
      if (isRepeat && isEarlier?.(sent, data)) {
        named.clear();
        throw new Error(EARLIER);
      }
      forget();
      if (isEmptied) {
        held.clear();
        // The next entry has not been submitted yet: while `onSent` reloads, the empty fields must show no errors.
        form.rest();
      }
      await onSent?.(sent, data);
    },
  });
  return { ...form, latest: held.latest, forget };
}
