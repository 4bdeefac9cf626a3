import { useEffect } from 'react';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the part named in the address, as links in mails and notifications do, and stays there while the content
 * above it loads, until the reader acts.
 */
export function useLinkedSection() {
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
