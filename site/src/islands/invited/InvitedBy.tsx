import { ApiError } from '@plinth/api-client/api-error';
import { REFERRAL_PARAMETER } from '@plinth/domain/referrals/referral-link';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { storeReferrer } from '../../parts/store-referrer.ts';

type Sender = { firstName: string } | 'unknown' | null;

/**
 * /invited: who invited the visitor, by the token of the link, which counts the visit. A known sender is saved for the
 * forms. The page is complete without this line, so it is omitted on a failure.
 */
export function InvitedBy() {
  const [sender, setSender] = useState<Sender>(null);
  useEffect(() => {
    const uniqueReferrerId = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
    if (!uniqueReferrerId) return;
    api.referrals
      .readReferrer({ query: { uniqueReferrerId } })
      .then((found) => {
        storeReferrer(uniqueReferrerId);
        setSender(found);
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status < 500) setSender('unknown');
      });
  }, []);
  return (
    <p role="status">
      {sender === 'unknown'
        ? 'We do not know who sent you: the link may be cut off. The courses are open to you all the same.'
        : sender
          ? `${sender.firstName} learns here and thinks that you might like it too.`
          : 'Someone who learns here thinks that you might like it too.'}
    </p>
  );
}
