const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** Returns the rows at whose place the focus may continue: the one that has it, those below, those above. */
function rowsFrom(focused: Element): Element[] {
  const row = focused.closest('li');
  if (!row?.parentElement) return [];
  const rows = [...row.parentElement.children];
  const at = rows.indexOf(row);
  return [...rows.slice(at), ...rows.slice(0, at).reverse()];
}

/** Focuses the heading of a section, which keys otherwise skip, or without one the first control, or its text. */
function focusStart(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h1, h2, h3, h4');
  const control = heading ? null : section.querySelector<HTMLElement>(FOCUSABLE);
  if (control) {
    control.focus();
    return;
  }
  const start = heading ?? section;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard's place in a section with a list, as its `ref`. If an action removes the element that has the
 * focus, such as a button with its row, the focus continues in that row, else in the next one, the one before, or at
 * the section's heading, instead of at the top of the page.
 */
export function keepFocus(section: HTMLElement | null): () => void {
  if (!section) return () => {};
  let last: { focused: Element; rows: Element[] } | null = null;
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? { focused: target, rows: rowsFrom(target) } : null;
  };
  // Whoever clicks elsewhere has left the place.
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && section.contains(target))) last = null;
  };
  const removals = new MutationObserver(() => {
    if (!last || last.focused.isConnected) return;
    const { rows } = last;
    last = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const row = rows.find((one) => one.isConnected && one.querySelector(FOCUSABLE));
    if (row) row.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    else focusStart(section);
  });
  removals.observe(section, { childList: true, subtree: true });
  section.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', leave);
  return () => {
    removals.disconnect();
    section.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', leave);
  };
}
