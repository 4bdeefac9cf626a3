import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work immediately or, while the mouse button is down, after the resulting click: an element that moves between
 * press and release is never clicked. A finger counts as a mouse, since browsers emulate one.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void) | null }>({ isDown: false, waiting: null });
  useEffect(() => {
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      const { waiting } = press.current;
      press.current = { isDown: false, waiting: null };
      // The click is dispatched after this event and before the next task.
      if (waiting) setTimeout(waiting);
    };
    // In the capture phase, so that nothing on the page can stop the event from arriving.
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);
  return useCallback((work) => {
    if (press.current.isDown) press.current.waiting = work;
    else work();
  }, []);
}
