import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';

/** A step that has a page of its own, with the module it stands in and the steps between the two. */
export type CoursePage = { node: CurriculumNode; module: CurriculumNode; above: CurriculumNode[] };

/**
 * The pages of an outline in reading order: every step below a module, and a module that has none. Children stand by
 * rank (CURR-02).
 */
export function coursePages(nodes: readonly CurriculumNode[]): CoursePage[] {
  const below = (node: CurriculumNode, module: CurriculumNode, above: CurriculumNode[]): CoursePage[] =>
    orderByRank(node.children).flatMap((child) => [
      { node: child, module, above },
      ...below(child, module, [...above, child]),
    ]);
  return orderByRank(nodes).flatMap((module) =>
    module.children.length === 0 ? [{ node: module, module, above: [] }] : below(module, module, []),
  );
}
