import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import type { PersonRow } from '@plinth/domain/people/person-row';

/** The columns of a CSV file of people. */
export const PEOPLE_CSV_TITLES = [
  'user id',
  'first name',
  'last name',
  'address',
  'phone',
  'teaches as',
  'works as',
  'joined (UTC)',
  'enrolments',
];

/** Returns a person as a row of such a file. */
export const personLine = (person: PersonRow) => [
  person.userId,
  person.firstName,
  person.lastName,
  person.emailId,
  person.phone ?? '',
  person.roles.join(' '),
  person.staffRoles.join(' '),
  person.createdAt,
  person.enrolments.map((place) => `${place.cohort}: ${officePlaceState(place)}`).join('; '),
];
