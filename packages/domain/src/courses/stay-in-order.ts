/**
 * Returns the largest set of keys in the same relative order in both lists: a longest increasing subsequence. Any other
 * key has moved. Keys are unique in each list.
 */
export function stayInOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((key, place) => [key, place]));
  const kept = after.filter((key) => placeBefore.has(key));
  const places = kept.map((key) => placeBefore.get(key) ?? 0);
  /** tails[n] is where the best run of n + 1 keys ends; previous links each key to its predecessor in the run. */
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [index, place] of places.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[tails[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  }
  const run = new Set<string>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) run.add(kept[index] ?? '');
  return run;
}
