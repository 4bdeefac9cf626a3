import { anyone, own, ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { countPaidReferees } from '../services/referrals/count-paid-referees.ts';
import { inviteFriend } from '../services/referrals/invite-friend.ts';
import { listReferees } from '../services/referrals/list-referees.ts';
import { readEarnings } from '../services/referrals/read-earnings.ts';
import { readReferralLink } from '../services/referrals/read-referral-link.ts';
import { readReferrer } from '../services/referrals/read-referrer.ts';
import { readVisits } from '../services/referrals/read-visits.ts';

const { referrals } = api;

export const referralsRoutes = referrals.router({
  invite: referrals.invite.handler(ownFrom(inviteFriend, 'body')),
  readReferrer: referrals.readReferrer.handler(anyone(readReferrer, 'query.uniqueReferrerId')),
  readEarnings: referrals.readEarnings.handler(own(readEarnings)),
  countPaidReferees: referrals.countPaidReferees.handler(own(countPaidReferees)),
  listReferees: referrals.listReferees.handler(own(listReferees, 'query')),
  readVisits: referrals.readVisits.handler(own(readVisits)),
  readLink: referrals.readLink.handler(ownFrom(readReferralLink)),
});
