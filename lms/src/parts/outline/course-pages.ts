import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';

/** A step with its own page, the module it belongs to, and the steps between the two. */
export type CoursePage = { node: CurriculumNode; module: CurriculumNode; above: CurriculumNode[] };

/** Whether a step is part of the learner's course: an elective is once chosen. */
const isTaken = ({ isElective = false, isChosen = false }: CurriculumNode) => !isElective || isChosen;

const known = new WeakMap<readonly CurriculumNode[], CoursePage[]>();

/**
 * The pages of an outline in reading order: every step below a module, and modules without any; breaks are not pages.
 * Electives that were not chosen are left out. Children are ordered by rank. An outline is traversed once, however many
 * parts of the screen ask: a course may have thousands of steps.
 */
export function coursePages(nodes: readonly CurriculumNode[]): CoursePage[] {
  const pages = known.get(nodes) ?? walk(nodes);
  known.set(nodes, pages);
  return pages;
}

function walk(nodes: readonly CurriculumNode[]): CoursePage[] {
  const below = (node: CurriculumNode, module: CurriculumNode, above: CurriculumNode[]): CoursePage[] =>
    orderByRank(node.children.filter(isTaken)).flatMap((child) => [
      { node: child, module, above },
      ...below(child, module, [...above, child]),
    ]);
  return orderByRank(nodes).flatMap((module) =>
    module.type === 'BREAK'
      ? []
      : module.children.length === 0
        ? [{ node: module, module, above: [] }]
        : below(module, module, []),
  );
}
