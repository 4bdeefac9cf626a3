import { Token } from '../fields/token.ts';
import { REFERRAL_PARAMETER } from './referral-parameter.ts';

/** The id of a referrer in a link: unguessable, and revealing nothing except a first name. */
export const UniqueReferrerId = Token;
export type UniqueReferrerId = Token;

/** Returns the path of a referral link: the site's page that names the referrer and shows what there is to learn. */
export const referralPath = (uniqueReferrerId: string): string =>
  `/invited?${REFERRAL_PARAMETER}=${encodeURIComponent(uniqueReferrerId)}`;
