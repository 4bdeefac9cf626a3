import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A stored phone (E.164) as a field shows it: its country (ISO 3166) and the number without the code, which
 * readPhone makes the same number of again. `preferred` decides among countries of one code, such as +1. Null where
 * the text is no number.
 */
export function splitPhone(stored: string, preferred: string): { country: string; number: string } | null {
  const number = parsePhoneNumberFromString(stored);
  if (!number) return null;
  const isPreferred =
    isSupportedCountry(preferred) && getCountryCallingCode(preferred) === number.countryCallingCode;
  const country = isPreferred ? preferred : number.country;
  return country ? { country, number: number.nationalNumber } : null;
}
