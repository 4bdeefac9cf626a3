import { ApiError } from '@plinth/api-client/api-error';
import type { Issue, Judged } from '@plinth/ui/forms/judged';
import { useForm } from '@plinth/ui/forms/use-form';
import { useRef } from 'react';
import { useStoredDraft } from '../../parts/use-stored-draft.ts';
import { useProfileChanged } from './use-profile-changed.ts';

const isConflict = (error: Error | null) => error instanceof ApiError && error.status === 409;

type VersionedForm<D extends Record<string, string>, Data, Saved> = {
  key: string;
  /** The present content and its version; none for new content. */
  present: D;
  version: string | undefined;
  judge: (draft: D) => Judged<Data>;
  messageOf?: (issue: Issue) => string;
  save: (data: Data, version: string | undefined) => Promise<Saved>;
  /** Returns the version valid from now on, if the form stays open. */
  onSaved: (saved: Saved) => Promise<string | undefined>;
};

/**
 * A form for content that another window may save meanwhile. Its draft is based on the version present when typing
 * started, even after a reload: a save names that version and is refused if it has changed.
 */
export function useVersionedForm<D extends Record<string, string>, Data, Saved>(
  facts: VersionedForm<D, Data, Saved>,
) {
  const { key, present, version = '', judge, messageOf, save, onSaved } = facts;
  const held = useStoredDraft(key, present);
  const begun = useStoredDraft(`${key}:version`, { version });
  const agreed = useRef<string | null>(null);
  const changed = useProfileChanged();
  const seen = () => agreed.current ?? begun.latest().version;
  const forget = () => {
    held.forget();
    begun.forget();
  };
  const form = useForm<D, Data>({
    held: {
      ...held,
      change: (path, value) => {
        begun.change('version', seen());
        held.change(path, value);
      },
    },
    judge,
    ...(messageOf ? { messageOf } : {}),
    send: async (data) => {
      try {
        const saved = await save(data, seen() || undefined);
        forget();
        agreed.current = (await onSaved(saved)) ?? agreed.current;
      } catch (error) {
        // A user whose save was refused sees the present content before deciding.
        if (error instanceof Error && isConflict(error)) await changed();
        throw error;
      }
    },
  });
  return {
    ...form,
    forget,
    /** A save refused because of another one, and the choices; null without one. */
    conflict:
      isConflict(form.failure) && seen() !== version
        ? {
            mine: held.draft,
            theirs: present,
            onKeep: () => {
              agreed.current = version;
              void form.submit();
            },
            onTake: () => {
              agreed.current = version;
              held.merge(present);
              form.rest();
            },
          }
        : null,
  };
}
