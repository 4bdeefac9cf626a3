import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { officeChanges } from '../../../stores/office-changes.ts';

/**
 * The row of a list that the address opens. If the list no longer has it, because of a colleague or of the clock, it
 * stays open as it was last read, so that nothing typed in its sheet is lost. If the user's own change took it out of
 * the list, it is closed: its sheet would show what was before.
 * @param key of the row, from the address
 * @param rows as the query returned them, the same objects until it returns others
 */
export function useOpenedRow<Row>(
  key: string | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row | undefined {
  const { count } = useSnapshot(officeChanges);
  const [held, hold] = useState<{ row: Row; count: number }>();
  const found = rows.find((row) => keyOf(row) === key);
  const isHeld = held !== undefined && keyOf(held.row) === key && held.count === count;
  if (found !== undefined) {
    if (held?.row !== found || held.count !== count) hold({ row: found, count });
  } else if (held && !isHeld) hold(undefined);
  return found ?? (isHeld ? held.row : undefined);
}
