import { DRAFT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { storageSlot } from '@plinth/ui/forms/storage-slot';

/** What is typed into a form of a page, kept in this tab until it is sent, so that a reload loses nothing. */
export const typedSlot = (form: HTMLFormElement) =>
  storageSlot(
    'sessionStorage',
    `${DRAFT_KEY_PREFIX}${form.dataset.siteForm}:${location.pathname}`,
    (kept) => kept as Record<string, string>,
  );
