import type { Course } from './read-course.ts';

/** The sections of a course page in order; their number on the sheet is their place here. */
export const SECTIONS = [
  { id: 'audience', subject: 'Who it is for' },
  { id: 'outcomes', subject: 'Outcomes' },
  { id: 'curriculum', subject: 'Curriculum' },
  { id: 'week', subject: 'A week' },
  { id: 'capstone', subject: 'Capstone' },
  { id: 'mentors', subject: 'Mentors' },
  { id: 'fees', subject: 'Fees' },
  { id: 'faqs', subject: 'Questions' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The title block of a section. */
export function sheetOf({ product }: Pick<Course, 'product'>, id: SectionId) {
  const index = SECTIONS.findIndex((section) => section.id === id);
  return {
    id,
    labelledBy: `${id}-title`,
    number: `A-${101 + index}`,
    subject: SECTIONS[index]?.subject ?? '',
    revision: product.code,
  };
}
