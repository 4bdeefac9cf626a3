import { useRef, useState } from 'react';

export type Selection<Row> = {
  /** In the order in which they were chosen, on whichever page they stand. */
  chosen: readonly Row[];
  max: number;
  has: (row: Row) => boolean;
  /** Chooses a row or leaves it out; with `isRange` all rows from the one that was turned last. */
  turn: (row: Row, isRange: boolean) => void;
  add: (rows: readonly Row[]) => void;
  keep: (rows: readonly Row[]) => void;
};

/**
 * The rows of a list that are chosen for one action. They stay chosen on other pages and under other filters, at most
 * `max` of them.
 * @param page the rows that are shown, in their order
 */
export function useSelection<Row>(
  keyOf: (row: Row) => string,
  page: readonly Row[],
  max: number,
): Selection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const last = useRef<string>(undefined);
  const keys = new Set(chosen.map(keyOf));
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
