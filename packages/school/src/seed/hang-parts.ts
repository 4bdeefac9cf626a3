import type { NodePublication } from '@plinth/api-server/services/courses/course-publication';

/** A node before it has a place: key and rank come when it is hung under its parent. */
export type SeededPart = Omit<NodePublication, 'key' | 'parentKey' | 'namespace' | 'rank'> & {
  parts?: SeededPart[];
};

type Parent = Pick<NodePublication, 'key' | 'namespace'>;

/** Parts as nodes under a parent, in their order, from a rank on. */
export function hangParts(parent: Parent, parts: readonly SeededPart[], firstRank = 1): NodePublication[] {
  return parts.flatMap(({ parts: below = [], ...part }, index) => {
    const rank = firstRank + index;
    const key = `${parent.key}/${part.type.toLowerCase().replaceAll('_', '-')}-${rank}`;
    const node = { ...part, key, parentKey: parent.key, namespace: parent.namespace, rank };
    return [node, ...hangParts(node, below)];
  });
}
