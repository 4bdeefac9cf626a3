import type { CourseTree } from '../curriculum/course-tree.ts';

/** The place of a page, taught or formerly taught: its title and the module below the root that contains it. */
export function placeOf({ nodes, retired }: CourseTree, nodeId: string) {
  const node = nodes.get(nodeId) ?? retired.get(nodeId);
  if (!node) return null;
  let module = node;
  while (module.parent?.parent) module = module.parent;
  return {
    nodeId,
    namespace: node.namespace,
    title: node.meta.title ?? 'Page',
    moduleId: module.nodeId,
    moduleTitle: module.meta.title ?? '',
    isRetired: node.isRetired,
  };
}
