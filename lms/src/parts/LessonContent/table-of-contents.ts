import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';

export type ContentsEntry = { id: string; title: string; level: 2 | 3 };

/** The anchor of a section. */
export const sectionId = (node: CurriculumNode): string => `s-${node.nodeId}`;

const SECTIONS = [
  'CONTENT_CONTAINER',
  'COMPONENT_CONTENT',
  'COMPONENT_TASK',
  'ZONE',
  'PROJECT',
  'PREPARATORY_CONTENT',
];

/** Returns the headings of a lesson down to the second level, without those of blocks set off from the text. */
export function tableOfContents(nodes: readonly CurriculumNode[], level: 2 | 3 = 2): ContentsEntry[] {
  return orderByRank(nodes).flatMap((node) => {
    if (node.type === 'LESSON_READING') return tableOfContents(node.children, level);
    const title = node.meta.heading ?? node.meta.zoneTitle;
    if (!SECTIONS.includes(node.type) || node.meta.readType !== undefined) return [];
    // A part without a heading is not a section; the sections inside it take its place.
    if (title === undefined) return tableOfContents(node.children, level);
    const own: ContentsEntry = { id: sectionId(node), title, level };
    return level === 2 ? [own, ...tableOfContents(node.children, 3)] : [own];
  });
}
