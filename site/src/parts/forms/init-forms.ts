import { readCountries } from '../../islands/application/countries.ts';
import { adoptStyle } from '../adopt-style.ts';
import { enhanceForms } from './enhance-forms.ts';
import { ENHANCED_STYLE } from './enhanced-style.ts';

/** Defined before this script in `/forms.js`. */
declare const PHONE_COUNTRIES: string;

adoptStyle(ENHANCED_STYLE);
enhanceForms(readCountries(PHONE_COUNTRIES));
