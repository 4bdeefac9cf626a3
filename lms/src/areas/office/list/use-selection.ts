import { useRef, useState } from 'react';

export type Selection<Row> = {
  /** In the order of choosing, across pages. */
  chosen: readonly Row[];
  max: number;
  has: (row: Row) => boolean;
  /** Toggles a row; with `isRange`, all rows from the last toggled one. */
  turn: (row: Row, isRange: boolean) => void;
  add: (rows: readonly Row[]) => void;
  keep: (rows: readonly Row[]) => void;
};

/**
 * The rows of a list chosen for one action. They stay chosen across pages and filters, at most `max` of them; a visible
 * one is as the list has it now, not as it was when it was chosen.
 * @param page the visible rows, in order
 */
export function useSelection<Row>(
  keyOf: (row: Row) => string,
  page: readonly Row[],
  max: number,
): Selection<Row> {
  const [held, setChosen] = useState<readonly Row[]>([]);
  const last = useRef<string>(undefined);
  const visible = new Map(page.map((row) => [keyOf(row), row]));
  const chosen = held.map((row) => visible.get(keyOf(row)) ?? row);
  const keys = new Set(held.map(keyOf));
  const has = (row: Row) => keys.has(keyOf(row));
  const add = (rows: readonly Row[]) =>
    setChosen((before) => {
      const known = new Set(before.map(keyOf));
      return [...before, ...rows.filter((row) => !known.has(keyOf(row)))].slice(0, max);
    });
  const drop = (rows: readonly Row[]) => {
    const gone = new Set(rows.map(keyOf));
    setChosen((before) => before.filter((row) => !gone.has(keyOf(row))));
  };
  const rangeTo = (row: Row): readonly Row[] => {
    const from = page.findIndex((one) => keyOf(one) === last.current);
    const to = page.findIndex((one) => keyOf(one) === keyOf(row));
    return from === -1 || to === -1 ? [row] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    chosen,
    max,
    has,
    turn: (row, isRange) => {
      const rows = isRange ? rangeTo(row) : [row];
      if (has(row)) drop(rows);
      else add(rows);
      last.current = keyOf(row);
    },
    add,
    keep: (rows) => setChosen(rows),
  };
}
