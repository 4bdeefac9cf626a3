import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isWithinPhoneLimits, PHONE_TEXT_MAX } from './is-within-phone-limits.ts';
import { readIndianPhone } from './phone-of-india.ts';
import { plainCharacters } from './plain-characters.ts';

const INDIA = 'IN';
const CODE_OF_INDIA = '91';

/** A number may have its country before it, as forms send it: `US (415) 555-2671`. */
const WITH_COUNTRY = /^([A-Z]{2})\s+(.*)$/;

/**
 * A phone number as it is stored, E.164, from what somebody typed at home or abroad; null where it is no number. With a
 * + it is of the country of its code, else of `country` (ISO 3166, India unless told): of none where that is unknown.
 * India has its strict rule, all others the data of the library. An extension has no place in E.164 and is refused
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
  // Dialled from elsewhere, such as 0091 or 011 91, it is what the library read.
  if (number?.countryCallingCode === CODE_OF_INDIA)
    return number.ext ? null : (readIndianPhone(text) ?? readIndianPhone(number.number));
  if (number?.isValid() && !number.ext && isWithinPhoneLimits(text, number.nationalNumber))
    return number.number;
  // The strict rule of India strips a +. What could be a number of the country that it names is left alone.
  return home === INDIA && !number?.isPossible() ? readIndianPhone(text) : null;
}
