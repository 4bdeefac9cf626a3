import { switchTheme as turn } from '@plinth/ui/theme/set-theme';

/** Shows the switch and lets it change the page to the other theme; the choice is saved for the next visit. */
export function switchTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', turn);
}
