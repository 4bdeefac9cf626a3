/** How long a visitor counts as referred by a friend after opening the link, in days. */
export const REFERRAL_DAYS = 90;
