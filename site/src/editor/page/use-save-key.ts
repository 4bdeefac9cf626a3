import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs a callback on Ctrl+S and Cmd+S, which otherwise make a browser save the page of the editor. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    save();
  });
  // Listening by the time the page is visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
