/**
 * Returns a text stored on this device under a name. If the browser refuses storage, or its storage is full, nothing is
 * stored and nothing fails: what is typed is sent to the school all the same.
 */
export function keptText(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Stores a text under that name; null removes it. */
export function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // As above.
  }
}
