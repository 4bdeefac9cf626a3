import { useState } from 'react';

const PREFIX = 'plinth:draft:';

/** What is typed into a form, by the names of its fields. */
type Draft = Record<string, string>;

const forget = (key: string) => sessionStorage.removeItem(PREFIX + key);

// What one person typed is nothing for the next one at the same screen.
window.addEventListener('plinth:signed-out', () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

function recall(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * The fields of a form, kept for this tab until they are saved: a reload or a step aside loses nothing. Fields that
 * nobody has typed into follow `saved`. The key names whose form it is.
 */
export function useDraft<D extends Draft>(key: string, saved: D) {
  const [typed, setTyped] = useState(() => recall(key));
  const change = (name: keyof D & string, text: string) =>
    setTyped((before) => {
      const next = { ...before, [name]: text };
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
      } catch {
        // A full or closed store only means that the draft is not kept.
      }
      return next;
    });
  const known = Object.entries(typed).filter(([name]) => name in saved);
  const draft: D = { ...saved, ...Object.fromEntries(known) };
  return { draft, change, forget: () => forget(key) };
}
