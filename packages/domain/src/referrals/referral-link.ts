import { Token } from '../fields/token.ts';

/** What names a referrer in a link: unguessable, and it opens nothing but a first name. */
export const UniqueReferrerId = Token;
export type UniqueReferrerId = Token;

/** The parameter of a referral link. */
export const REFERRAL_PARAMETER = 'ref';

/** Where a referral link leads: the page of the site that says who sends one and what there is to learn. */
export const referralPath = (uniqueReferrerId: string): string =>
  `/invited?${REFERRAL_PARAMETER}=${encodeURIComponent(uniqueReferrerId)}`;
