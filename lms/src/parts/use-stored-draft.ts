import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { useDraft } from '@plinth/ui/forms/use-draft';

const PREFIX = 'plinth:draft:';

// What one person typed is nothing for the next one at the same screen.
window.addEventListener('plinth:signed-out', () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/**
 * A draft that is kept for this tab until it is saved. The key names whose form it is; without one nothing is kept, as
 * for a form that changes what another may change meanwhile.
 */
export const useStoredDraft = <D extends object>(key: string | null, saved: D) =>
  useDraft<D>(
    saved,
    key === null
      ? undefined
      : storageSlot('sessionStorage', PREFIX + key, (kept) =>
          typeof kept === 'object' ? (kept as Partial<D>) : null,
        ),
  );
