import type { EnrolPeople, MoveEnrolments, PreviewMove } from '@plinth/domain/enrolments/office-enrolment';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of learners' enrolments. */
export const enrolmentsQuery = (query: QueryOf<typeof api.officeEnrolments.list>) =>
  freshQuery(['office', 'enrolments', query], api.officeEnrolments.list, { query });

/** The cohorts that a person can be enrolled in or moved to, and past cohorts. */
export const enrolmentCohortsQuery = () =>
  callQuery(['office', 'enrolment-cohorts'], api.officeEnrolments.listCohorts, {});

/** What a move would do to each enrolment; fetched again each time it is viewed. */
export const movePreviewQuery = (body: PreviewMove) =>
  callQuery(
    ['office', 'enrolment-moves', body],
    api.officeEnrolments.previewMove,
    { body },
    { staleTime: 0, gcTime: 0 },
  );

/** @param key identifies this change: sent again, it is the same change */
export const moveEnrolments = (body: MoveEnrolments, key: string) =>
  api.officeEnrolments.move({ headers: { 'idempotency-key': key }, body });

export const previewEnrol = (body: EnrolPeople) => api.officeEnrolments.previewEnrol({ body });

/** @param key identifies this change: sent again, it is the same change */
export const enrolPeople = (body: EnrolPeople, key: string) =>
  api.officeEnrolments.enrol({ headers: { 'idempotency-key': key }, body });

/** The whole filtered list as a CSV file. */
export const fetchEnrolmentsFile = (query: QueryOf<typeof api.officeEnrolments.download>) =>
  api.officeEnrolments.download({ query });
