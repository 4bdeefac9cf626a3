import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isWithinPhoneLimits, PHONE_TEXT_MAX } from './is-within-phone-limits.ts';
import { readIndianPhone } from './phone-of-india.ts';
import { plainCharacters } from './plain-characters.ts';

const INDIA = 'IN';
const CODE_OF_INDIA = '91';

/** A number may be preceded by its country, as forms send it: `US (415) 555-2671`. */
const WITH_COUNTRY = /^([A-Z]{2})\s+(.*)$/;

/**
 * Returns a phone number typed at home or abroad as it is stored, E.164; null if it is not a number. With a + it
 * belongs to the country of its code, else to `country` (ISO 3166, India by default), or to none if that is unknown.
 * India has its strict rule, all others follow the library's data. An extension does not fit in E.164 and is refused
 * rather than lost.
 */
export function readPhone(typed: string, country: string = INDIA): string | null {
  if (typed.length > PHONE_TEXT_MAX) return null;
  const cleaned = plainCharacters(typed).replace(/^\+ +/, '+');
  const [, named, rest] = WITH_COUNTRY.exec(cleaned) ?? [];
  const text = rest ?? cleaned;
  const home = named ?? country;
  if (home === INDIA && !text.startsWith('+')) return readIndianPhone(text);
  const number = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(home) ? { defaultCountry: home } : {}),
    extract: false,
  });
  // If it was dialled from abroad, such as 0091 or 011 91, use the library's result.
  if (number?.countryCallingCode === CODE_OF_INDIA)
    return number.ext ? null : (readIndianPhone(text) ?? readIndianPhone(number.number));
  if (number?.isValid() && !number.ext && isWithinPhoneLimits(text, number.nationalNumber))
    return number.number;
  // India's strict rule strips a +. A possible number of the country it names is left alone.
  return home === INDIA && !number?.isPossible() ? readIndianPhone(text) : null;
}
