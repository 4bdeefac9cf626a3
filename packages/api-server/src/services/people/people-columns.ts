import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import type { PersonRow } from '@plinth/domain/people/person-row';
import type { Columns } from '../csv-file.ts';

/** The columns of a CSV file of people. */
export const PEOPLE_COLUMNS: Columns<PersonRow> = {
  'user id': (one) => one.userId,
  'first name': (one) => one.firstName,
  'last name': (one) => one.lastName,
  address: (one) => one.emailId,
  phone: (one) => one.phone,
  'teaches as': (one) => one.roles.join(' '),
  'works as': (one) => one.staffRoles.join(' '),
  'joined (UTC)': (one) => one.createdAt,
  enrolments: (one) =>
    one.enrolments.map((place) => `${place.cohort}: ${officePlaceState(place)}`).join('; '),
};
