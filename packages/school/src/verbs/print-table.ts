import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

/** What each column shows of a row, by its title. */
type Columns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/** Prints rows in aligned columns under their titles. */
export function printTable<Row>(
  print: VerbContext['print'],
  rows: readonly Row[],
  columns: Columns<Row>,
): void {
  const cells = Object.values(columns);
  const texts = rows.map((row) => cells.map((cell) => String(cell(row) ?? '')));
  for (const line of table(Object.keys(columns), texts)) print(line);
}
