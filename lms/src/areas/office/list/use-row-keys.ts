import { useLayoutEffect, useRef } from 'react';

/** The attribute on whatever opens a row; its value is the row's key. */
export const ROW = 'data-row';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The effect of the keys where rows can be chosen. */
type RowChoice = {
  turn: (key: string, isRange: boolean) => void;
  add: (keys: readonly string[]) => void;
};

/**
 * Arrows, Home and End move between the rows of a list; Tab and Enter keep their usual meaning. Where rows can be
 * chosen, Space toggles the row, and Shift with the arrows chooses the rows passed.
 */
export function useRowKeys<Element extends HTMLElement>(choice?: RowChoice) {
  const ref = useRef<Element>(null);
  const latest = useRef(choice);
  latest.current = choice;
  useLayoutEffect(() => {
    const list = ref.current;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!list || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
      const rows = [...list.querySelectorAll<HTMLElement>(`[${ROW}]`)];
      const at = rows.indexOf(target);
      if (at === -1) return;
      if (event.key === ' ' && latest.current) {
        event.preventDefault();
        latest.current.turn(target.getAttribute(ROW) ?? '', event.shiftKey);
        return;
      }
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const to = step(at, rows.length - 1);
      if (event.shiftKey)
        latest.current?.add(
          rows.slice(Math.min(at, to), Math.max(at, to) + 1).map((row) => row.getAttribute(ROW) ?? ''),
        );
      rows[to]?.focus();
    };
    list?.addEventListener('keydown', onKey);
    return () => list?.removeEventListener('keydown', onKey);
  }, []);
  return ref;
}
