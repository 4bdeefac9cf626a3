import { NAMESPACES, type Namespace } from '@plinth/domain/curriculum/namespace';
import { isStep } from '@plinth/domain/progress/complete-node';
import { type CohortView, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

/** Returns the page a text is on: the text itself, or the step it is part of. */
function pageOf(text: TreeNode): TreeNode | null {
  let page: TreeNode | null = text;
  while (page && !isStep(page)) page = page.parent;
  return page?.type === 'ROOT' ? null : page;
}

/**
 * Returns the nodes of a course open to its reader now, each with its page; locked content is never searched.
 * `namespaces` are those that the reader's place in the cohort opens.
 */
export function openPages(
  view: CohortView,
  namespaces: readonly Namespace[] = NAMESPACES,
): Map<string, { text: TreeNode; page: TreeNode }> {
  const locks = new Map(namespaces.map((namespace) => [namespace, locksOf(view, namespace)]));
  const open = new Map<string, { text: TreeNode; page: TreeNode }>();
  for (const text of view.tree.nodes.values()) {
    const page = pageOf(text);
    if (page && locks.get(text.namespace)?.(text).isLocked === false) open.set(text.nodeId, { text, page });
  }
  return open;
}
