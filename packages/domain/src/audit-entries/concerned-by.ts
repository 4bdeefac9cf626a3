import type { AuditEntry, AuditName } from './audit-entry.ts';

/** The details that name the person affected if no account is the subject of the entry: an applicant needs none. */
const CONCERNED = ['applicationId', 'prospectId', 'userId', 'mentorId'] as const;

/** Returns whom a change without a subject concerns, or else what, such as its cohort, as far as known today. */
export const concernedBy = ({
  details,
  names,
}: Pick<AuditEntry, 'details' | 'names'>): AuditName | undefined =>
  CONCERNED.map((name) => names.find(({ id }) => id === details[name])).find((one) => one !== undefined) ??
  names.find(({ id }) => Object.values(details).includes(id));
