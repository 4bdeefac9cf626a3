import type { Issue, Judged } from '@plinth/ui/forms/judged';
import { randomId } from '@plinth/ui/forms/random-id';
import { useForm } from '@plinth/ui/forms/use-form';
import { useStoredDraft } from './use-stored-draft.ts';

export type StoredForm<D extends object, Data, Sent> = {
  /** Names the draft that is kept for this tab until it is sent. */
  key: string;
  /** What stands in the fields that nobody has typed into. */
  saved: D;
  judge: (draft: D) => Judged<Data>;
  messageOf?: (issue: Issue) => string;
  /** `intent` names what is sent, once for each draft, so that sending it again after a lost answer sends it once. */
  send: (data: Data, intent: () => string) => Promise<Sent>;
  /** The form is done when this is. */
  onSent?: (sent: Sent, data: Data) => unknown;
  onFailure?: (error: Error) => void;
  /** Its fields are as they were at first once it is sent, for the next one. */
  isEmptied?: boolean;
};

const NO_INTENT = { id: '' };

/** A form whose draft outlives a reload and a step aside, until it is sent. */
export function useStoredForm<D extends object, Data, Sent>(facts: StoredForm<D, Data, Sent>) {
  const { key, saved, judge, messageOf, send, onSent, onFailure, isEmptied = false } = facts;
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
      const sent = await send(data, intent);
      forget();
      if (isEmptied) {
        held.clear();
        // The next one has not been tried yet: while `onSent` draws anew, nothing about the empty fields is wrong.
        form.rest();
      }
      await onSent?.(sent, data);
    },
  });
  return { ...form, latest: held.latest, forget };
}
