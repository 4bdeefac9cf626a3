import { referrerToKeep, storedReferrer } from '@plinth/domain/referrals/remember-referrer';

const KEY = 'referrer';

/** Keeps who sent the visitor, on this device, for as long as a referral counts. */
export function keepReferrer(uniqueReferrerId: string): void {
  const kept = referrerToKeep(uniqueReferrerId, Date.now());
  try {
    if (kept) localStorage.setItem(KEY, kept);
  } catch {
    // Storage may be forbidden; the visit goes on without a referrer.
  }
}

/** The part of a lead that says who sent it; empty for who came alone. */
export function sentBy(): { uniqueReferrerId?: string } {
  try {
    const uniqueReferrerId = storedReferrer(localStorage.getItem(KEY), Date.now());
    return uniqueReferrerId ? { uniqueReferrerId } : {};
  } catch {
    return {};
  }
}
