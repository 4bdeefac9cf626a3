import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Lists the countries of phone numbers sorted by code, each with its dial code: `AE`, `+971`. */
export const phoneCountries = (): { code: string; dialCode: string }[] =>
  getCountries()
    .map((code) => ({ code, dialCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
