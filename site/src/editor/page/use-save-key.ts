import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back for Ctrl+S and Cmd+S, with which a browser would store the page of the editor. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    save();
  });
  // Listens by the time that the page is seen.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
