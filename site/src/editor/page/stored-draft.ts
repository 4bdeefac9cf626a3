import type { Json } from '../files/tidy.ts';

/** Unsaved input, with the hash of the file it was typed over. */
export type StoredDraft = { value: Json; hash: string };

const nameOf = (form: string) => `plinth-edit:${form}`;

/** Stores unsaved input in this browser, so that a closed tab or a stopped editor loses nothing. */
export function keepDraft(form: string, draft: StoredDraft | null): void {
  try {
    if (draft) localStorage.setItem(nameOf(form), JSON.stringify(draft));
    else localStorage.removeItem(nameOf(form));
  } catch {
    // Editing works even if the browser refuses storage.
  }
}

/** Returns the stored draft of a form, or null. */
export function readDraft(form: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null');
  } catch {
    return null;
  }
}
