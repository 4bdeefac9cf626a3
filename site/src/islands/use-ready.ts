import { type RefObject, useLayoutEffect } from 'react';
import { READY_EVENT } from '../parts/ready-event.ts';

/**
 * Informs `client:touch` that the island listens, so that a form submitted too early is submitted again. This happens
 * in the commit that wakes the island, as does taking over earlier input: a later effect would leave a moment in which
 * the island receives a press without knowing the content of the page.
 */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
  }, [root]);
}
