import { DRAFT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import { useDraft } from '@plinth/ui/forms/use-draft';

/**
 * A draft kept in this tab until it is sent, so that a reload loses nothing. It is deleted with the tab, or when
 * somebody signs out in it, since these are personal data.
 * @param key names the form, never its person: no token, no address
 */
export const useTabDraft = <D extends object>(key: string, saved: D) =>
  useDraft<D>(
    saved,
    storageSlot('sessionStorage', DRAFT_KEY_PREFIX + key, (kept) =>
      typeof kept === 'object' ? (kept as Partial<D>) : null,
    ),
  );
