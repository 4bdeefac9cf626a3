import { themeKey } from './theme-script.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Said on the window when the theme of the page has changed. */
export const themeChanged = 'plinth:theme';

/** What was chosen for this page. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** What the page shows: what was chosen, else what the system asks for. */
function shownTheme(): 'light' | 'dark' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the theme of the page and keeps it for the next visit; 'system' forgets the choice. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that refuses storage still gets the theme for this page.
  }
  window.dispatchEvent(new Event(themeChanged));
}

/** Turns the page to the theme that it does not show, so that every press changes what one sees. */
export const switchTheme = (): void => setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
