/**
 * Texts that this device keeps, each in its place. A browser that refuses its storage, or whose storage is full, keeps
 * nothing, and nothing fails: what is typed goes to the school all the same.
 */
export function keptText(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a text there; null forgets it. */
export function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // As above.
  }
}
