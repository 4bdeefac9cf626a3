import { ApiError } from '@plinth/api-client/api-error';
import { useState } from 'react';
import { useDraft } from '../../parts/use-draft.ts';
import { useProfileChanged } from './use-profile-changed.ts';

const isConflict = (error: Error | null) => error instanceof ApiError && error.status === 409;

/**
 * A draft of what another window may save meanwhile. It stands on the version that was there when typing began, also
 * after a reload: a save names that version and is refused when another one is there by then (API-028, API-054).
 */
export function useVersionedDraft<D extends Record<string, string>>(key: string, present: D, version = '') {
  const typed = useDraft(key, present);
  const begun = useDraft(`${key}:version`, { version });
  const [agreed, setAgreed] = useState<string | null>(null);
  const changed = useProfileChanged();
  const seen = agreed ?? begun.draft.version;
  return {
    draft: typed.draft,
    forget: () => {
      typed.forget();
      begun.forget();
    },
    /** The version to name in a save; none for what is new. */
    seen: seen || undefined,
    change: (name: keyof D & string, text: string) => {
      begun.change('version', seen);
      typed.change(name, text);
    },
    /** What is typed stands on this version from now on: it was saved, or its writer has looked at what is there. */
    standOn: (next: string | undefined) => setAgreed(next ?? null),
    /** Whether a save was refused because of another one, which stands in `present` now. */
    isBehind: (error: Error | null) => isConflict(error) && seen !== version,
    /** What to do about a refused save: whoever was late sees what is there before they decide. */
    onError: (error: Error) => (isConflict(error) ? changed() : undefined),
  };
}
