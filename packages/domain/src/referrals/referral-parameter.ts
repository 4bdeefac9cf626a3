/** The parameter of a referral link. In a file without zod, because a page's own script reads it. */
export const REFERRAL_PARAMETER = 'ref';
