import { useEffect } from 'react';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the part that the address names, as links of mails and notifications do, and stays there while what stands
 * above it is still loading, until the reader does something.
 */
export function useAskedPart() {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id === '' || !document.getElementById(id)) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    const reading = new AbortController();
    const leave = () => {
      sizes.disconnect();
      reading.abort();
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, leave, { passive: true, signal: reading.signal });
    sizes.observe(document.body);
    return leave;
  }, []);
}
