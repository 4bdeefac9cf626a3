import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { session } from '../stores/session.ts';

const PREFIX = 'plinth:draft:';

// Whoever signs out leaves nothing behind. A session that ended by itself takes no text with it: it waits for its writer.
window.addEventListener('plinth:signed-out', (event) => {
  if ((event as CustomEvent<{ isForced: boolean } | null>).detail?.isForced) return;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/**
 * A draft that is kept for its writer in this tab until it is saved. The key names what it is about; without one nothing is
 * kept, as for a form that changes what another may change meanwhile.
 */
export const useStoredDraft = <D extends object>(key: string | null, saved: D) =>
  useDraft<D>(
    saved,
    key === null
      ? undefined
      : storageSlot('sessionStorage', `${PREFIX}${session.userId}:${key}`, (kept) =>
          typeof kept === 'object' ? (kept as Partial<D>) : null,
        ),
  );
