import { useCallback, useSyncExternalStore } from 'react';
import { readTheme, setTheme, type Theme, themeChanged } from './set-theme.ts';
import { themeKey } from './theme-script.ts';

function follow(onChange: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    setTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  };
  window.addEventListener(themeChanged, onChange);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(themeChanged, onChange);
    window.removeEventListener('storage', otherTab);
  };
}

/** The theme of this page and the way to change it; another tab's choice arrives here too. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(follow, readTheme, () => 'system' as const);
  return [theme, useCallback((next: Theme) => setTheme(next), [])];
}
