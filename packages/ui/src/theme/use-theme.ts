import { useCallback, useSyncExternalStore } from 'react';
import { themeKey } from './theme-script.ts';

export type Theme = 'system' | 'light' | 'dark';

const changed = 'plinth:theme';

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
  window.dispatchEvent(new Event(changed));
}

function read(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function follow(onChange: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    setTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', otherTab);
  };
}

/** The theme of this page and the way to change it; another tab's choice arrives here too. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(follow, read, () => 'system' as const);
  return [theme, useCallback((next: Theme) => setTheme(next), [])];
}
