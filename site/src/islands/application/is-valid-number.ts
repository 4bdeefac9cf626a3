import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a number with the code of its country exists by the library's data per country. Apart from its callers, who
 * import it when they need it: a dynamic import of the library itself would bring all of it.
 */
export const isValidNumber = (text: string): boolean => parsePhoneNumberFromString(text)?.isValid() ?? false;
