import { phoneCountries } from '@plinth/domain/fields/phone-countries';

/** The countries of phone numbers with their codes, as pages carry them: `AE971 IN91 US1`. Only for the build. */
export const listPhoneCountries = (): string =>
  phoneCountries()
    .map(({ code, dialCode }) => `${code}${dialCode.slice(1)}`)
    .join(' ');
