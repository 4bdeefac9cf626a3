import type { AuditName } from '@plinth/domain/audit-entries/audit-entry';

/** Returns the office page of what an id refers to; null if it has no separate page. */
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
