import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneCountries } from '../src/fields/phone-countries.ts';

/** The library's example number for each country: as written at home, as written abroad, and as stored. */
export const EXAMPLE_PHONES = phoneCountries().map(({ code: country }) => {
  const example = getExampleNumber(country as CountryCode, examples);
  if (!example) throw new Error(`The library has no number of ${country}.`);
  return {
    country,
    home: example.formatNational(),
    abroad: example.formatInternational(),
    dashed: example.format('RFC3966').replace('tel:', ''),
    significant: String(example.nationalNumber),
    stored: String(example.number),
  };
});
