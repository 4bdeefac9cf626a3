import { type RefObject, useEffect } from 'react';
import { READY_EVENT } from '../parts/ready-event.ts';

/** Tells `client:touch` that the island listens, so that a form sent too early is sent again. */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
  }, [root]);
}
