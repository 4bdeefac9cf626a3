import type { FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import { FEEDBACK_SORTS, FEEDBACK_STATES, type FeedbackState } from '@plinth/domain/feedback/office-feedback';
import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { oneOf } from '../../../parts/address-values.ts';
import type { Stamp } from '../../../parts/StampChip.tsx';
import { idOf } from '../list/id-of.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

export const FEEDBACK_STAMPS: Record<FeedbackState, Stamp> = {
  SCHEDULED: { tone: 'info', text: 'Scheduled' },
  OPEN: { tone: 'success', text: 'Being asked' },
  CLOSED: { tone: 'neutral', text: 'Closed' },
};

/** The audiences the school has; the others remain for schools with such roles. */
export const ASKED_AUDIENCES = [
  'LEARNER',
  'INDUSTRY_GUIDE',
  'LEAD_MENTOR',
  'SUPPORT_TEAM',
  'INTERNAL_TEAM',
] as const satisfies readonly FeedbackAudience[];

export const AUDIENCE_TEXTS: Record<FeedbackAudience, string> = {
  LEARNER: 'Learners',
  INDUSTRY_GUIDE: 'Guides',
  LEAD_MENTOR: 'Lead mentors',
  SUPPORT_TEAM: 'Support team',
  INTERNAL_TEAM: 'Everybody who works here',
  SALES_BDR: 'Sales',
  COURSE_COORDINATOR: 'Course coordinators',
  PLACEMENT_TEAM: 'Placement team',
};

export const CATEGORY_TEXTS: Record<FeedbackCategory, string> = {
  CSAT: 'Satisfaction (CSAT)',
  NPS: 'Recommendation (NPS)',
  CES: 'Effort (CES)',
  CSU: 'Usability (CSU)',
  STAKEHOLDER: 'Stakeholders',
  OTHER: 'Something else',
};

export const answersText = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** The forms that an address names. */
export const feedbackFilter = sortedListFilter({
  names: ['state', 'cohort'],
  read: ({ state, cohort }) => ({ state: oneOf(FEEDBACK_STATES, state), cohortId: idOf(cohort) }),
  columns: FEEDBACK_SORTS,
  usual: { column: 'startsAt', direction: 'descending' },
});
