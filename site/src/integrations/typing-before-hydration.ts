type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds: its tick, its text, or null where it is not ours to keep. */
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
 * Fills in again what was typed in this tab into an island that never woke, and keeps it from now on, so that a reload
 * on a slow line costs no letter. Fields are known by their place: the page is the same one.
 * @returns whether there was anything, and what forgets it once the island is awake and keeps its own
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
      }
  } catch {
    // Without storage the browser's own memory of forms is what is left.
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
        // Nothing was kept either.
      }
    },
  };
}
