import type { AuditName } from '@plinth/domain/audit-entries/audit-entry';

/** Where the office shows what an id stands for; null where it has no page of its own. */
export function namePath({ kind, id, cohortId }: AuditName): string | null {
  switch (kind) {
    case 'PERSON':
      return `/office/people/${id}`;
    case 'COHORT':
      return `/office/cohorts/${id}/groups`;
    case 'GROUP':
      return `/office/cohorts/${cohortId}/groups`;
    case 'SESSION':
      return `/office/cohorts/${cohortId}/sessions?open=${id}`;
    case 'APPLICATION':
      return `/office/applications?open=${id}`;
    case 'PROSPECT':
      return `/office/prospects?open=${id}`;
    case 'ORDER':
      return `/office/orders?open=${id}`;
    case 'OPENING':
      return `/office/openings?open=${id}`;
    case 'JOB_APPLICATION':
      return `/office/job-applications?open=${id}`;
    case 'EMPLOYER':
      return `/office/employers?open=${id}`;
    default:
      return null;
  }
}
