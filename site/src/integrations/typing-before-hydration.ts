type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a field: its tick, its text, or null if it is not ours to save. */
type Held = boolean | string | null;

const KEPT_BY_NOBODY = /password|file|hidden|submit/;
const CHOICE = /radio|checkbox/;

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>('input,select,textarea')];
const heldIn = (root: Element) =>
  JSON.stringify(
    fieldsIn(root).map((field): Held => {
      if (KEPT_BY_NOBODY.test(field.type)) return null;
      return CHOICE.test(field.type) ? (field as HTMLInputElement).checked : field.value;
    }),
  );
const keyOf = () => `typed:${location.pathname}`;

/**
 * Restores what was typed in this tab into an island that never woke, and saves it from now on, so that a reload on a
 * slow line loses nothing. Fields are identified by their position, since the page is the same.
 * @returns whether anything was restored, and a function that deletes it once the island is awake and saves its own
 * state
 */
export function keepTyping(root: Element): { hadTyping: boolean; forget: () => void } {
  const asBuilt = heldIn(root);
  let hadTyping = false;
  try {
    const fields = fieldsIn(root);
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]') as Held[];
    if (kept.length === fields.length)
      for (const [index, field] of fields.entries()) {
        const held = kept[index];
        hadTyping = true;
        if (typeof held === 'string') field.value = held;
        else if (held !== null) (field as HTMLInputElement).checked = held === true;
        // For what the page says beside a choice.
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
  } catch {
    // Without storage, only the browser's own form restoration remains.
  }
  const keep = () => {
    const held = heldIn(root);
    try {
      if (held !== asBuilt) sessionStorage.setItem(keyOf(), held);
    } catch {
      // As above.
    }
  };
  addEventListener('pagehide', keep);
  return {
    hadTyping,
    forget: () => {
      removeEventListener('pagehide', keep);
      try {
        sessionStorage.removeItem(keyOf());
      } catch {
        // Nothing was stored either.
      }
    },
  };
}
