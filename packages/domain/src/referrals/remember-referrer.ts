import { REFERRAL_DAYS } from './referral-days.ts';

const DAY_MS = 86_400_000;
// Without zod, because the forms of every course page bring this along.
const REFERRER = /^[\w-]{22,512}$/;
const KEPT = /^([\w-]{22,512}) (\d{1,16})$/;

/** What is kept of a referral link that was opened at `now` (milliseconds of the epoch); null for what is no link. */
export const referrerToKeep = (uniqueReferrerId: string | null, now: number): string | null =>
  uniqueReferrerId !== null && REFERRER.test(uniqueReferrerId) ? `${uniqueReferrerId} ${now}` : null;

/** The referrer in what was kept, while the days of the link last; what was tampered with says nothing. */
export function storedReferrer(text: string | null, now: number): string | null {
  const [, id, at] = KEPT.exec(text ?? '') ?? [];
  return id !== undefined && now - Number(at) < REFERRAL_DAYS * DAY_MS ? id : null;
}
