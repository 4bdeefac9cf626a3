import { DRAFT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { subscribe } from 'valtio';
import { session } from '../stores/session.ts';

/** The owner of the drafts waiting in this tab, from the end of a session until the next sign-in. */
const WRITER = 'plinth:drafts-of';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key);
}

// Signing out leaves nothing behind. When a session ends automatically, its texts remain for their writer.
window.addEventListener('plinth:signed-out', (event) => {
  if ((event as CustomEvent<{ isForced: boolean } | null>).detail?.isForced && session.userId)
    sessionStorage.setItem(WRITER, session.userId);
  else forgetDrafts();
});
function giveBack(): void {
  const writer = session.userId && sessionStorage.getItem(WRITER);
  if (!writer) return;
  sessionStorage.removeItem(WRITER);
  if (writer !== session.userId) forgetDrafts();
}
subscribe(session, giveBack, true);
// After a page load, a person may have signed in before this module was loaded.
giveBack();

/**
 * A draft stored for its writer in this tab until it is saved. The key identifies the form; without one nothing is
 * stored, as for a form whose content another person may change meanwhile.
 */
export const useStoredDraft = <D extends object>(key: string | null, saved: D) =>
  useDraft<D>(
    saved,
    key === null
      ? undefined
      : storageSlot('sessionStorage', DRAFT_KEY_PREFIX + key, (kept) =>
          typeof kept === 'object' && !sessionStorage.getItem(WRITER) ? (kept as Partial<D>) : null,
        ),
  );
