const SKIPPED = new Set(['password', 'file', 'hidden', 'submit']);

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: Element) =>
  [...root.querySelectorAll<Field>('input[name], select[name], textarea[name]')].filter(
    ({ type }) => !SKIPPED.has(type),
  );
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
const isChosen = (select: HTMLSelectElement) =>
  [...select.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
const keyOf = () => `typed:${location.pathname}`;

/** Keeps in this tab what was typed into an island that never woke, so that a reload on a slow line costs no letter. */
export function keepTyping(root: Element): void {
  const typed = fieldsIn(root).flatMap((field) => {
    const isTouched = isChoice(field)
      ? field.checked && !field.defaultChecked
      : field instanceof HTMLSelectElement
        ? isChosen(field)
        : field.value !== field.defaultValue;
    return isTouched ? [[field.name, field.value]] : [];
  });
  try {
    if (typed.length > 0) sessionStorage.setItem(keyOf(), JSON.stringify(typed));
  } catch {
    // Without storage the browser's own memory of forms is what is left.
  }
}

/** Forgets what `keepTyping` kept: the island is awake and keeps its own. */
export function forgetTyping(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Nothing was kept either.
  }
}

/** Fills in again what was kept, and says whether there was anything. */
export function restoreTyping(root: Element): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]') as [string, string][];
    for (const [name, value] of kept)
      for (const field of fieldsIn(root)) {
        if (field.name !== name) continue;
        if (!isChoice(field)) field.value = value;
        else if (field.value === value) field.checked = true;
      }
    return kept.length > 0;
  } catch {
    return false;
  }
}
