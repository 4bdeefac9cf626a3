import { useLayoutEffect, useRef } from 'react';

/** What opens a row carries this attribute, with the key of the row. */
export const ROW = 'data-row';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** What the keys do where rows can be chosen. */
type RowChoice = {
  turn: (key: string, isRange: boolean) => void;
  add: (keys: readonly string[]) => void;
};

/**
 * Arrows, Home and End move between the rows of a list; Tab and Enter do what they always do. Where rows can be chosen,
 * Space turns the row, and with Shift the arrows choose the rows that they pass.
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
