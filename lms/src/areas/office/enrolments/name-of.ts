import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';

/** Returns the display name of a person whose account may have no name yet. */
export const nameOf = ({ name, emailId }: Pick<OfficeEnrolment, 'name' | 'emailId'>): string =>
  name || emailId;
