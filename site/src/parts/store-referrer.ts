import { referrerToKeep, storedReferrer } from '@plinth/domain/referrals/remember-referrer';

const KEY = 'referrer';

/** Stores who referred the visitor, on this device, for as long as a referral counts. */
export function storeReferrer(uniqueReferrerId: string): void {
  const kept = referrerToKeep(uniqueReferrerId, Date.now());
  try {
    if (kept) localStorage.setItem(KEY, kept);
  } catch {
    // Storage may be forbidden; the visit then has no referrer.
  }
}

/** Returns the referrer part of a lead; empty without a referrer. */
export function sentBy(): { uniqueReferrerId?: string } {
  try {
    const uniqueReferrerId = storedReferrer(localStorage.getItem(KEY), Date.now());
    return uniqueReferrerId ? { uniqueReferrerId } : {};
  } catch {
    return {};
  }
}
