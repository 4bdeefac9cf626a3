import { CohortHealth, HEALTH_SORTS } from '@plinth/domain/cohorts/cohort-health';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { FileAnswer } from './file-answer.ts';

const { get } = callsOf('office-health');

const params = z.object({ cohortId: Id });
const Filter = {
  search: z._default(optionalTextField(100), ''),
  groupId: z.optional(Id),
  /** `ANY` means at risk for any reason. */
  risk: z.optional(z.enum(['ANY', ...RISK_REASONS])),
  sortBy: z._default(z.enum(HEALTH_SORTS), 'risk'),
  sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
};
const Page = z.object({ params, query: z.object({ ...Filter, pageNo: PageNo }) });

/** The health of a cohort, and its learners at risk. */
export const officeHealth = {
  read: get('/v1/office/cohorts/{cohortId}/health', {
    access: 'staff:cohorts.manage',
    summary:
      'Returns the health of a cohort with its learners, 20 per page, those most at risk first; late payments are included for staff who may read money. 404.',
    input: Page,
    output: CohortHealth,
  }),

  download: get('/v1/office/cohorts/{cohortId}/health/csv', {
    access: 'staff:cohorts.manage',
    rateLimit: { calls: 20, seconds: 600, by: 'caller' },
    summary:
      'Returns all learners that match the filter as a CSV file; records an entry in the audit log. 404.',
    input: z.object({ params, query: z.object(Filter) }),
    output: FileAnswer,
  }),

  readOwn: get('/v1/client/mentor/cohorts/{cohortId}/health', {
    access: 'mentor',
    summary:
      'Same for a lead mentor of the cohort, and for a guide about their own groups; without payments.',
    input: Page,
    output: CohortHealth,
  }),
};
