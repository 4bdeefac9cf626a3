import { type PathOf, type PathTo, readPath, type ValueAt } from './paths.ts';
import { randomId } from './random-id.ts';

type Source<D extends object> = {
  draft: D;
  latest: () => D;
  change: <P extends PathOf<D>>(path: P, value: ValueAt<D, P>) => void;
  problemOf: (path: PathOf<D>) => string | null;
};

export type Row<T> = { readonly id: string; readonly value: T };
type RowOf<V> = V extends readonly Row<infer T>[] ? T : never;

/** Returns the rows with one more at the end. */
export const withRow = <T>(rows: readonly Row<T>[], value: T): Row<T>[] => [
  ...rows,
  { id: randomId(), value },
];

/**
 * Returns the properties of a form's controls by the path of their value; the names are those that a plain post sends.
 */
export function fieldBindings<D extends object>({ draft, latest, change, problemOf }: Source<D>) {
  const set = (path: PathOf<D>, value: unknown) => change(path, value as ValueAt<D, PathOf<D>>);
  return {
    /** For text inputs, text areas and selects. */
    text: (path: PathTo<D, string> & PathOf<D>) => ({
      name: path,
      value: String(readPath(draft, path) ?? ''),
      error: problemOf(path),
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
    }),
    /** For check boxes. */
    check: (path: PathTo<D, boolean> & PathOf<D>) => ({
      name: path,
      checked: readPath(draft, path) === true,
      error: problemOf(path),
      onChange: ({ target }: { target: { checked: boolean } }) => set(path, target.checked),
    }),
    /** For radio groups. */
    choice: (path: PathTo<D, string> & PathOf<D>) => ({
      name: path,
      value: String(readPath(draft, path) ?? ''),
      error: problemOf(path),
      onChange: (value: string) => set(path, value),
    }),
    /** For several values, each with an id that outlives the removal of its neighbours. */
    rows: <P extends PathOf<D>>(path: P) => {
      type Value = RowOf<ValueAt<D, P>>;
      const rows = (of: D) => readPath(of, path) as readonly Row<Value>[];
      return {
        rows: rows(draft),
        error: problemOf(path),
        add: (value: Value) => set(path, withRow(rows(latest()), value)),
        remove: (id: string) =>
          set(
            path,
            rows(latest()).filter((row) => row.id !== id),
          ),
      };
    },
  };
}
