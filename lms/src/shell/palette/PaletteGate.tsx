import { Suspense, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart } from '../../parts/lazy-part.ts';
import { palette, setPalette } from '../../stores/palette.ts';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);

/** Whether a key opens the palette: K with either Control or Command, and nothing else. */
const opens = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the palette over any page on Control or Command K. Its code is loaded when it is opened. */
export function PaletteGate() {
  const { isOpen } = useSnapshot(palette);
  // Listens by the time the page is visible, so that no key press is lost.
  useLayoutEffect(() => {
    const look = (event: KeyboardEvent) => {
      // A text editor may use the same key for a link.
      if (event.defaultPrevented || !opens(event)) return;
      event.preventDefault();
      setPalette(!palette.isOpen);
    };
    window.addEventListener('keydown', look);
    return () => {
      window.removeEventListener('keydown', look);
      setPalette(false);
    };
  }, []);
  return <Suspense>{isOpen && <Palette />}</Suspense>;
}
