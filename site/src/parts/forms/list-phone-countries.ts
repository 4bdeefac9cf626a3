import { phoneCountries } from '@plinth/domain/fields/phone-countries';

/**
 * Lists the countries of phone numbers with their codes, as embedded in pages: `AE971 IN91 US1`. Only for the build.
 */
export const listPhoneCountries = (): string =>
  phoneCountries()
    .map(({ code, dialCode }) => `${code}${dialCode.slice(1)}`)
    .join(' ');
