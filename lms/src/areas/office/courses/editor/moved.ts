/** Returns a list with one entry moved a position up or down. */
export function moved<T>(entries: readonly T[], at: number, step: -1 | 1): T[] {
  const next = [...entries];
  const [entry] = next.splice(at, 1);
  if (entry !== undefined) next.splice(Math.max(0, at + step), 0, entry);
  return next;
}
