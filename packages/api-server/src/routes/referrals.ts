import { anyone, own, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { countPaidReferees } from '../services/referrals/count-paid-referees.ts';
import { inviteFriend } from '../services/referrals/invite-friend.ts';
import { listReferees } from '../services/referrals/list-referees.ts';
import { readEarnings } from '../services/referrals/read-earnings.ts';
import { readReferralLink } from '../services/referrals/read-referral-link.ts';
import { readReferrer } from '../services/referrals/read-referrer.ts';
import { readVisits } from '../services/referrals/read-visits.ts';

export const referralsRoutes: Routes<'referrals'> = {
  invite: ownFrom(inviteFriend, 'body'),
  readReferrer: anyone(readReferrer, 'query.uniqueReferrerId'),
  readEarnings: own(readEarnings),
  countPaidReferees: own(countPaidReferees),
  listReferees: own(listReferees, 'query'),
  readVisits: own(readVisits),
  readLink: ownFrom(readReferralLink),
};
