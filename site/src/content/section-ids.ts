/** The sections of a course page in their usual order; a course may reorder them. */
export const SECTION_IDS = [
  'audience',
  'outcomes',
  'curriculum',
  'week',
  'capstone',
  'evaluation',
  'placement',
  'mentors',
  'fees',
  'faqs',
  'enquiry',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];

/** The names of the sections in their title blocks and in the index of the page. */
export const SECTION_SUBJECTS: Record<SectionId, string> = {
  audience: 'Who it is for',
  outcomes: 'Outcomes',
  curriculum: 'Curriculum',
  week: 'A week',
  capstone: 'Capstone',
  evaluation: 'Evaluation day',
  placement: 'Placement',
  mentors: 'Mentors',
  fees: 'Fees',
  faqs: 'Questions',
  enquiry: 'Ask us',
};
