type Ranked = { nodeId: string; meta: { rank?: number | undefined } };

/**
 * Nodes in the order of their rank; a node without one comes last, and equal ranks fall to the id so that the
 * order never changes between two loads.
 */
export function orderByRank<Node extends Ranked>(nodes: readonly Node[]): Node[] {
  return [...nodes].sort((a, b) => {
    const byRank = (a.meta.rank ?? Number.POSITIVE_INFINITY) - (b.meta.rank ?? Number.POSITIVE_INFINITY);
    if (byRank !== 0 && !Number.isNaN(byRank)) return byRank;
    return a.nodeId < b.nodeId ? -1 : 1;
  });
}
