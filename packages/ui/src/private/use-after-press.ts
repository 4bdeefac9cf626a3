import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something at once, or while the mouse is down after the click that it makes: what moves between press and release
 * is never clicked. A finger counts as a mouse, as browsers make it one.
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
      // The click comes after this event and before the next task.
      if (waiting) setTimeout(waiting);
    };
    // In the capture phase: nothing on the page can keep a press to itself.
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
