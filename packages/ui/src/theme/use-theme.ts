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

/** Returns the theme of this page and a function to change it; a choice in another tab is followed too. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(follow, readTheme, () => 'system' as const);
  return [theme, useCallback((next: Theme) => setTheme(next), [])];
}
