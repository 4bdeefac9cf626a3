import { EMPLOYER_SORTS } from '@plinth/domain/jobs/employer';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_SORTS } from '@plinth/domain/jobs/job-feedback';
import { JOB_APPLICATION_SORTS, JOB_APPLICATION_STANDS } from '@plinth/domain/jobs/office-job-application';
import { OPENING_SORTS, OPENING_STATES } from '@plinth/domain/jobs/office-opening';
import { oneOf } from '../../../parts/address-values.ts';
import { idOf } from '../list/id-of.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

const EMPLOYER_STATES = ['ACTIVE', 'ENDED'] as const;

export const employerFilter = sortedListFilter({
  names: ['state'],
  read: ({ state }) => ({ state: oneOf(EMPLOYER_STATES, state) }),
  columns: EMPLOYER_SORTS,
  usual: { column: 'name', direction: 'ascending' },
});

export const openingFilter = sortedListFilter({
  names: ['state', 'employer'],
  read: ({ state, employer }) => ({ state: oneOf(OPENING_STATES, state), employerId: idOf(employer) }),
  columns: OPENING_SORTS,
  usual: { column: 'closingDate', direction: 'descending' },
});

export const jobApplicationFilter = sortedListFilter({
  names: ['stand', 'opening'],
  read: ({ stand, opening }) => ({
    stand: oneOf(JOB_APPLICATION_STANDS, stand),
    jobOpeningId: idOf(opening),
  }),
  columns: JOB_APPLICATION_SORTS,
  usual: { column: 'appliedAt', direction: 'descending' },
});

export const jobFeedbackFilter = sortedListFilter({
  names: ['round'],
  read: ({ round }) => ({ round: oneOf(INTERVIEW_ROUNDS, round) }),
  columns: JOB_FEEDBACK_SORTS,
  usual: { column: 'createdAt', direction: 'descending' },
});
