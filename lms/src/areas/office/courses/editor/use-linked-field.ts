import { useEffect, useRef } from 'react';

/** Whoever does something else meanwhile is not taken away from it. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

const named = (scope: ParentNode, selector: string, name: string) =>
  [...scope.querySelectorAll<HTMLElement>(selector)].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );

function controlOf(scope: ParentNode, name: string): HTMLElement | null {
  const label = named(scope, 'label', name);
  if (label instanceof HTMLLabelElement) return label.control;
  return named(scope, '[role=textbox]', name) ?? named(scope, 'button', name) ?? null;
}

/**
 * The field that is called so, from the outside in, such as `Question 1, Explanation`. Of a group that is there and does
 * not show the field it is the first one. Null while nothing of it is there.
 */
function fieldOf(root: ParentNode, words: string): HTMLElement | null {
  let scope = root;
  let field: HTMLElement | null = null;
  for (const word of words.split(', ')) {
    const group = [...scope.querySelectorAll('fieldset')].find((one) =>
      one.querySelector('legend')?.textContent.toLowerCase().endsWith(word.toLowerCase()),
    );
    if (group) scope = group;
    else field = controlOf(scope, word) ?? field;
  }
  return field ?? (scope === root ? null : scope.querySelector('input, select, textarea'));
}

/**
 * Focuses the field that the address asks for, as soon as what it stands in has come.
 * @param words as `faultPath` writes them; empty where no field is asked for
 * @param open the path of what is open; fields of the same name stand in all of it
 * @returns the box to look in
 */
export function useLinkedField(words: string, open: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is looked for anew in whatever is opened
  useEffect(() => {
    const root = box.current;
    if (!root || words === '') return;
    const asking = new AbortController();
    const look = () => {
      const field = fieldOf(root, words);
      if (!field) return;
      field.focus();
      asking.abort();
    };
    const changes = new MutationObserver(look);
    asking.signal.addEventListener('abort', () => changes.disconnect());
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => asking.abort(), { signal: asking.signal });
    changes.observe(root, { childList: true, subtree: true });
    // After the sheet, which gives the focus back as it closes.
    const first = setTimeout(look);
    asking.signal.addEventListener('abort', () => clearTimeout(first));
    return () => asking.abort();
  }, [words, open]);
  return box;
}
