import { DRAFT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { subscribe } from 'valtio';
import { session } from '../stores/session.ts';

/** Whose drafts wait in this tab, from the end of a session until somebody signs in again. */
const WRITER = 'plinth:drafts-of';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key);
}

// Whoever signs out leaves nothing behind. A session that ended by itself takes no text with it: it waits for its writer.
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
// After a page load somebody may have signed in before this was loaded.
giveBack();

/**
 * A draft that is kept for its writer in this tab until it is saved. The key names whose form it is; without one nothing is
 * kept, as for a form that changes what another may change meanwhile.
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
