/** Moves the keyboard focus to the content of the page, for example when the element that had it is gone. */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
}
