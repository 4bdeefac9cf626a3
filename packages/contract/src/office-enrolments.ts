import {
  EnrolCounts,
  EnrolmentCohort,
  EnrolPeople,
  EnrolPreview,
  MoveEnrolments,
  OfficeEnrolment,
  PreviewedMove,
  PreviewMove,
} from '@plinth/domain/enrolments/office-enrolment';
import { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import { listQuery } from './list-query.ts';

const { get, post } = callsOf('office-enrolments');
const csv = csvCallsOf('office-enrolments');

const Count = z.int().check(z.gte(0));
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  search: z._default(optionalTextField(100), ''),
  userId: z.optional(Id),
  cohortId: z.optional(Id),
  state: z.optional(OfficePlaceState),
};

/** Learners' places in cohorts, and how staff change them. The effect of a change is previewed before it is made. */
export const officeEnrolments = {
  list: get('/v1/office/enrolments', {
    access: 'staff:people.manage',
    summary: "Lists learners' places, 20 per page, by cohort, state and search words.",
    input: listQuery(Filter, z._default(z.enum(['name', 'enrolledAt']), 'enrolledAt'), 'desc'),
    output: z.object({ enrolments: z.array(OfficeEnrolment), total: Count }),
  }),

  download: csv('/v1/office/enrolments/csv', {
    access: 'staff:people.manage',
    summary: 'Returns the same places as a CSV file, oldest first; records an entry in the audit log.',
    filter: Filter,
  }),

  listCohorts: get('/v1/office/enrolments/cohorts', {
    access: 'staff:people.manage',
    summary: 'Lists the cohorts in which learners have or can get a place, latest start first.',
    output: z.object({ cohorts: z.array(EnrolmentCohort) }),
  }),

  previewMove: post('/v1/office/enrolments/moves/preview', {
    access: 'staff:people.manage',
    summary:
      'Previews what a pause, block, cancellation, return or transfer would mean for the access, money, seat and progress of each place. 404 for an unknown place or cohort.',
    input: z.object({ body: PreviewMove }),
    output: z.object({ moves: z.array(PreviewedMove) }),
  }),

  move: post('/v1/office/enrolments/moves', {
    access: 'staff:people.manage',
    rateLimit: writes,
    summary:
      'Changes places, all or none, and emails each learner once. 404 as for the preview, 409 if changed since it was seen, or not possible.',
    input: z.object({ headers: IdempotencyHeader, body: MoveEnrolments }),
    output: z.object({ moved: Count }),
  }),

  previewEnrol: post('/v1/office/enrolments/people/preview', {
    access: 'staff:people.manage',
    summary:
      'Dry run of an enrolment: whom it would invite, add, bring back or leave unchanged, and each faulty row. 404 for an unknown cohort or price, 409 if the cohort accepts nobody.',
    input: z.object({ body: EnrolPeople }),
    output: EnrolPreview,
  }),

  enrol: post('/v1/office/enrolments/people', {
    access: 'staff:people.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Enrols one person, or everybody in a file at once, with or without an order to pay; people without an account are invited. 404 as for the preview, 409 if the dry run has faults.',
    input: z.object({ headers: IdempotencyHeader, body: EnrolPeople }),
    output: EnrolCounts,
  }),
};
