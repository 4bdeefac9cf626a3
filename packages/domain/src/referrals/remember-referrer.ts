import { REFERRAL_DAYS } from './referral-days.ts';

const DAY_MS = 86_400_000;
// Without zod, because the forms of every course page include this.
const REFERRER = /^[\w-]{22,512}$/;
const KEPT = /^([\w-]{22,512}) (\d{1,16})$/;

/** Returns what to store of a referral link opened at `now` (milliseconds since the epoch); null if it is not one. */
export const referrerToKeep = (uniqueReferrerId: string | null, now: number): string | null =>
  uniqueReferrerId !== null && REFERRER.test(uniqueReferrerId) ? `${uniqueReferrerId} ${now}` : null;

/** Returns the referrer from the stored text while the link is valid; null if it was tampered with. */
export function storedReferrer(text: string | null, now: number): string | null {
  const [, id, at] = KEPT.exec(text ?? '') ?? [];
  return id !== undefined && now - Number(at) < REFERRAL_DAYS * DAY_MS ? id : null;
}
