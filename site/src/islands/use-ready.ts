import { type RefObject, useLayoutEffect } from 'react';
import { READY_EVENT } from '../parts/ready-event.ts';

/**
 * Tells `client:touch` that the island listens, so that a form sent too early is sent again. It is told in the commit
 * that wakes the island, as is what was typed before: a later effect leaves a moment in which the island hears a press
 * and does not know yet what the page holds.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
  }, [root]);
}
