import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** The countries of phone numbers with their codes, as pages carry them: `AE971 IN91 US1`. Only for the build. */
export const listPhoneCountries = (): string =>
  getCountries()
    .map((country) => `${country}${getCountryCallingCode(country)}`)
    .sort()
    .join(' ');
