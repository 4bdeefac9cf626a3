import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** The countries of phone numbers in the order of their codes, each with what is dialled: `AE`, `+971`. */
export const phoneCountries = (): { code: string; dialCode: string }[] =>
  getCountries()
    .map((code) => ({ code, dialCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
