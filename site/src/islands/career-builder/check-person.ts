import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { PersonName } from '@plinth/domain/fields/person-name';
import { normalizePhone } from '@plinth/domain/fields/phone';
import { textField } from '@plinth/domain/fields/text';
import type { PersonalDetails } from './stored-attempt.ts';

export type FieldProblem = { field: string; message: string };

const CITY_MAX = 80;
const City = textField(CITY_MAX);
const Occupation = textField();

function problemOf(schema: typeof City, field: string, text: string): FieldProblem[] {
  const { error } = schema.safeParse(text);
  return error ? [{ field, message: error.issues[0]?.message ?? 'This field needs another look' }] : [];
}

/** What is wrong with the first name and the address of mail. */
export function checkContact({ firstName, emailId }: { firstName: string; emailId: string }): FieldProblem[] {
  return [
    ...problemOf(PersonName, 'firstName', firstName),
    ...(isEmail(normalizeEmail(emailId))
      ? []
      : [{ field: 'emailId', message: 'Enter a valid email address' }]),
  ];
}

/** Whether someone tells anything of themselves at the end; all of it may be left out. */
export const hasDetails = (details: PersonalDetails) =>
  Object.values(details).some((text) => text.trim() !== '');

/** What is wrong with the details: none of them is fine, some need last name and mobile number. */
export function checkDetails(details: PersonalDetails): FieldProblem[] {
  if (!hasDetails(details)) return [];
  const { lastName, mobile, city, occupation } = details;
  return [
    ...problemOf(PersonName, 'lastName', lastName),
    ...(normalizePhone(mobile) === null ? [{ field: 'mobile', message: 'Enter a valid phone number' }] : []),
    ...(city.trim() ? problemOf(City, 'city', city) : []),
    ...(occupation.trim() ? problemOf(Occupation, 'occupation', occupation) : []),
  ];
}
