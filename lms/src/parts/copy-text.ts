import { showToast } from './show-toast.ts';

/** Copies a text to the clipboard and says so; `refused` is said where the browser does not allow it. */
export async function copyText(text: string, said: string, refused: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast('success', said);
  } catch {
    await showToast('error', refused);
  }
}
