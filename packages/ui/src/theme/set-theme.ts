import { themeKey } from './theme-script.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The event dispatched on the window when the theme of the page has changed. */
export const themeChanged = 'plinth:theme';

/** Returns the theme chosen for this page. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Returns the theme the page shows: the chosen one, otherwise the system's. */
function shownTheme(): 'light' | 'dark' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the theme of the page and saves it for the next visit; 'system' removes the choice. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // If the browser refuses storage, the theme still applies to this page.
  }
  window.dispatchEvent(new Event(themeChanged));
}

/** Switches the page to the theme it does not show, so that every press has a visible effect. */
export const switchTheme = (): void => setTheme(shownTheme() === 'dark' ? 'light' : 'dark');
