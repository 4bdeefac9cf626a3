import { readCountries } from '../../islands/application/countries.ts';
import { enhanceForms } from './enhance-forms.ts';

/** Stands before this script in `/forms.js`. */
declare const PHONE_COUNTRIES: string;

enhanceForms(readCountries(PHONE_COUNTRIES));
