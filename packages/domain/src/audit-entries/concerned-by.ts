import type { AuditEntry, AuditName } from './audit-entry.ts';

/** The details that name whom it was done on where no account is the subject of the entry: an applicant needs none. */
const CONCERNED = ['applicationId', 'prospectId', 'userId', 'mentorId'] as const;

/** Whom a change concerns that has no subject, or else what, such as its cohort, as far as it is known today. */
export const concernedBy = ({
  details,
  names,
}: Pick<AuditEntry, 'details' | 'names'>): AuditName | undefined =>
  CONCERNED.map((name) => names.find(({ id }) => id === details[name])).find((one) => one !== undefined) ??
  names.find(({ id }) => Object.values(details).includes(id));
