import { themeKey } from '@plinth/ui/theme/theme-script';

/** Shows the switch and lets it turn the page to the other theme; the choice is kept for the next visit. */
export function switchTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const { documentElement } = document;
    const { dataset } = documentElement;
    // Both the kept theme and the system's set it.
    dataset.theme = getComputedStyle(documentElement).colorScheme === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(themeKey, dataset.theme);
    } catch {
      // Without storage the choice holds for this page.
    }
  });
}
