type Ranked = { nodeId: string; meta: { rank?: number | undefined } };

/**
 * Sorts nodes by rank; a node without one is last, and equal ranks are ordered by id so that the order is stable
 * between loads.
 */
export function orderByRank<Node extends Ranked>(nodes: readonly Node[]): Node[] {
  return [...nodes].sort((a, b) => {
    const byRank = (a.meta.rank ?? Number.POSITIVE_INFINITY) - (b.meta.rank ?? Number.POSITIVE_INFINITY);
    if (byRank !== 0 && !Number.isNaN(byRank)) return byRank;
    return a.nodeId < b.nodeId ? -1 : 1;
  });
}
