import { REFERRAL_PARAMETER } from '@plinth/domain/referrals/referral-parameter';
import { storeReferrer } from './store-referrer.ts';

/**
 * /invited: names who invited the visitor, by the token of the link, which counts the visit. A known sender is saved for
 * the forms. The page is complete without this line, which stays as it is on a failure.
 */
export async function showInviter(): Promise<void> {
  const line = document.querySelector('[data-inviter]');
  const uniqueReferrerId = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
  if (!line || !uniqueReferrerId) return;
  const query = new URLSearchParams({ uniqueReferrerId });
  const response = await fetch(`/v1/client/invite-referral/referrer-details?${query}`).catch(() => null);
  if (!response || response.status >= 500) return;
  if (!response.ok) {
    line.textContent =
      'We do not know who sent you: the link may be cut off. The courses are open to you all the same.';
    return;
  }
  const { firstName } = (await response.json()) as { firstName: string };
  storeReferrer(uniqueReferrerId);
  line.textContent = `${firstName} learns here and thinks that you might like it too.`;
}
