import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { OptionalName, PersonName } from '@plinth/domain/fields/person-name';
import { readPhone } from '@plinth/domain/fields/read-phone';
import { textField } from '@plinth/domain/fields/text';
import type { Problems } from '@plinth/ui/forms/judged';
import type { PersonalDetails } from './stored-attempt.ts';

const CITY_MAX = 80;
const City = textField(CITY_MAX);
const Occupation = textField();

function judge(schema: typeof City, field: string, text: string): Problems {
  const { error } = schema.safeParse(text);
  return error ? { [field]: error.issues[0]?.message ?? 'This field needs another look' } : {};
}

/** Returns what is wrong with the first name and the mail address. */
export const checkContact = ({ firstName, emailId }: { firstName: string; emailId: string }): Problems => ({
  ...judge(PersonName, 'firstName', firstName),
  ...(isEmail(normalizeEmail(emailId)) ? {} : { emailId: 'Enter a valid email address' }),
});

/** Returns whether any of the details at the end, all of them optional, are filled in. */
export const hasDetails = (details: PersonalDetails) =>
  Object.values(details).some((text) => text.trim() !== '');

/** Returns what is wrong with the details: without any there is no problem, with some the mobile number is required. */
export function checkDetails(details: PersonalDetails): Problems {
  if (!hasDetails(details)) return {};
  const { lastName, mobile, city, occupation } = details;
  return {
    ...judge(OptionalName, 'lastName', lastName),
    ...(readPhone(mobile) === null ? { mobile: 'Enter a valid phone number' } : {}),
    ...(city.trim() ? judge(City, 'city', city) : {}),
    ...(occupation.trim() ? judge(Occupation, 'occupation', occupation) : {}),
  };
}
