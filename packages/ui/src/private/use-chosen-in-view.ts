import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the chosen item of a horizontally scrolling row in the middle of the visible part, as far as the row extends.
 * Only the row scrolls: `scrollIntoView` would scroll the page too.
 * @param chosen changes with the choice
 * @param selector finds the chosen item in the row
 */
export function useChosenInView<Row extends HTMLElement>(
  chosen: unknown,
  selector: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is looked at anew when another one is chosen
  useLayoutEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !item) return;
    const [{ left, width }, { left: itemLeft, width: itemWidth }] = [
      row.current.getBoundingClientRect(),
      item.getBoundingClientRect(),
    ];
    row.current.scrollLeft += itemLeft + itemWidth / 2 - (left + width / 2);
  }, [chosen, selector]);
  return row;
}
