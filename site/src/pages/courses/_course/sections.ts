import { SECTION_SUBJECTS, type SectionId } from '../../../content/section-ids.ts';
import type { Course } from './read-course.ts';

/** Returns the title block of a section. Number and ground follow from its position, which each course decides. */
export function sheetOf({ product, sections }: Pick<Course, 'product' | 'sections'>, id: SectionId) {
  const index = sections.indexOf(id);
  return {
    id,
    labelledBy: `${id}-title`,
    number: `A-${101 + index}`,
    subject: SECTION_SUBJECTS[id],
    revision: product.code,
    ground: index % 2 === 0 ? ('plain' as const) : ('sheet' as const),
  };
}
