import { ProductCode } from '@plinth/domain/catalog/product-code';
import { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import { CohortSchedule, NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-cohorts');
const csv = csvCallsOf('office-cohorts');

const Total = z.int().check(z.gte(0));
const one = z.object({ cohortId: Id });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  search: z._default(optionalTextField(100), ''),
  status: z.optional(CohortStatus),
  courseId: z.optional(Id),
};

/** Cohorts as created and run by staff. */
export const officeCohorts = {
  list: get('/v1/office/cohorts', {
    access: 'staff:cohorts.manage',
    summary: 'Lists cohorts, 20 per page; a search covers titles, product codes and batch numbers.',
    input: listQuery(Filter, z._default(z.enum(['startsAt', 'title', 'learners']), 'startsAt'), 'desc'),
    output: z.object({ cohorts: z.array(OfficeCohort), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/cohorts/csv', {
    access: 'staff:cohorts.manage',
    summary: 'Returns the same cohorts as a CSV file, latest start first; records an entry in the audit log.',
    filter: Filter,
  }),

  readChoices: get('/v1/office/cohorts/choices', {
    access: 'staff:cohorts.manage',
    summary:
      'Lists what a cohort can be created from: products with their existing batch numbers, published courses and lead mentors.',
    output: z.object({
      products: z.array(
        z.object({
          productId: ProductCode,
          courseTitle: z.string(),
          durationWeeks: Total,
          batchNumbers: z.array(z.string()),
        }),
      ),
      courses: z.array(z.object({ courseId: Id, code: z.string(), title: z.string() })),
      leadMentors: z.array(z.object({ userId: Id, name: z.string() })),
      /** Whether the school has a form that new learners can be asked to fill in. */
      hasOnboardingForm: z.boolean(),
    }),
  }),

  preview: post('/v1/office/cohorts/preview', {
    access: 'staff:cohorts.manage',
    rateLimit: { calls: 600, seconds: 600, by: 'caller' },
    summary:
      'Previews the calendar of a new cohort, with warnings; writes nothing. 400 for a start in the past, 404 if there is no such product or course, 409 if the person is no longer a lead mentor.',
    input: z.object({ body: CohortSchedule }),
    output: z.object({ startsAt: Instant, calendar: z.array(CalendarEntry), warnings: z.array(PlanWarning) }),
  }),

  create: post('/v1/office/cohorts', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Creates a cohort with all its dates. 400 for a start in the past, 404 if there is no such product or course, 409 if the product already has the batch number (`data.cohortId`) the person is no longer a lead mentor, or the school has no onboarding form.',
    input: z.object({ body: NewCohort }),
    output: one,
  }),

  readSettings: get('/v1/office/cohorts/{cohortId}/settings', {
    access: 'staff:cohorts.manage',
    summary: 'Returns the settings of a cohort and its name. 404.',
    input: z.object({ params: one }),
    output: z.object({ name: z.string(), settings: CohortSettings }),
  }),

  saveSettings: put('/v1/office/cohorts/{cohortId}/settings', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Saves the settings of a cohort; `seen` is the state that the change is based on. 400 for fewer seats than learners, 404, 409 if someone else changed it meanwhile (`data.present`).',
    input: z.object({ params: one, body: z.object({ settings: CohortSettings, seen: CohortSettings }) }),
    output: z.object({ settings: CohortSettings }),
  }),
};
