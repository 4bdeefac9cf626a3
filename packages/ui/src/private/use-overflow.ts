import { type RefCallback, useCallback, useState } from 'react';

/** Whether what a box holds is wider than the box, so that it scrolls sideways. Looked at again when either changes its size. */
export function useOverflow(): [box: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const look = () => setOverflows(box.scrollWidth > box.clientWidth);
    look();
    if (!('ResizeObserver' in window)) return;
    const sizes = new ResizeObserver(look);
    for (const one of [box, ...box.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return [watch, overflows];
}
