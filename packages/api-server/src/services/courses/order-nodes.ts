import type { NodePublication } from './course-publication.ts';

/**
 * Orders the nodes so that every parent precedes its children.
 * @throws Error for what no course can be: a duplicate key, an unknown parent, a cycle, a parent in another namespace,
 * or two roots in one namespace
 */
export function orderNodes(nodes: readonly NodePublication[]): NodePublication[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  if (byKey.size < nodes.length) throw new Error('A course names a node twice.');
  const roots = nodes.filter((node) => node.parentKey === null);
  if (new Set(roots.map((root) => root.namespace)).size < roots.length)
    throw new Error('A course has two roots in one namespace.');
  const children = new Map<string, NodePublication[]>();
  for (const node of nodes) {
    if (node.parentKey === null) continue;
    const parent = byKey.get(node.parentKey);
    if (!parent) throw new Error(`The node ${node.key} stands under ${node.parentKey}, which is not there.`);
    if (parent.namespace !== node.namespace)
      throw new Error(`The node ${node.key} is not in the namespace of its parent.`);
    const siblings = children.get(parent.key);
    if (siblings) siblings.push(node);
    else children.set(parent.key, [node]);
  }
  const ordered = [...roots];
  for (const node of ordered) ordered.push(...(children.get(node.key) ?? []));
  if (ordered.length < nodes.length) throw new Error('Some nodes of the course stand under themselves.');
  return ordered;
}
