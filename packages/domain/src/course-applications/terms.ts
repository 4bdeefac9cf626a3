import * as z from 'zod/mini';
import terms from '../catalog/enrolment-terms.json' with { type: 'json' };
import type { Region } from '../catalog/region.ts';
import { REGION_CURRENCY } from '../catalog/region.ts';
import { CERTIFICATE_COUNT } from '../orders/plan-texts.ts';
import { TERMS_NUMBERS } from './terms-numbers.ts';

/**
 * The version in force, named by the day it was written. Only this version can be accepted; earlier acceptances remain
 * valid. enrolment-terms.json contains the text with {currency}, {taxes}, {certificates} and the names of TERMS_NUMBERS
 * in it; edit it with `pnpm editor`.
 */
export const TERMS_VERSION = terms.version;

/** One section of a text: a heading and its paragraphs. */
export const TermsSection = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });

/** The terms an applicant reads and accepts. */
export const Terms = z.object({ version: z.string(), title: z.string(), content: z.array(TermsSection) });
export type Terms = z.infer<typeof Terms>;

const CURRENCY_NAME = { INR: 'Indian rupees', USD: 'US dollars' } as const;

/** A text with what differs from region to region in the place of its braces. */
function fillIn(text: string, region: Region): string {
  const currency = REGION_CURRENCY[region];
  const numbered = Object.entries(TERMS_NUMBERS).reduce(
    (known, [name, number]) => known.replaceAll(`{${name}}`, String(number)),
    text,
  );
  return numbered
    .replaceAll('{currency}', CURRENCY_NAME[currency])
    .replaceAll('{taxes}', terms.taxes[region])
    .replaceAll('{certificates}', String(CERTIFICATE_COUNT[currency]));
}

/** The terms of taking a course, with what differs from region to region filled in. */
export function termsOf(region: Region): Terms {
  return {
    version: terms.version,
    title: terms.title,
    content: terms.sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((text) => fillIn(text, region)),
    })),
  };
}

/** Answers what people ask before applying, in a few sentences. The terms themselves prevail. */
export const termsInShort = (region: Region): string[] => terms.inShort.map((text) => fillIn(text, region));
