import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Splits a stored phone number (E.164) for a field: its country (ISO 3166) and the number without the code, which
 * readPhone turns back into the same number. `preferred` decides among countries that share a code, such as +1. Returns
 * null if the text is not a number.
 */
export function splitPhone(stored: string, preferred: string): { country: string; number: string } | null {
  const number = parsePhoneNumberFromString(stored);
  if (!number) return null;
  const isPreferred =
    isSupportedCountry(preferred) && getCountryCallingCode(preferred) === number.countryCallingCode;
  const country = isPreferred ? preferred : number.country;
  return country ? { country, number: number.nationalNumber } : null;
}
