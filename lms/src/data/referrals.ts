import type { Invitation } from '@plinth/domain/referrals/invitation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

const PAGE = 10;

/** The user's referral link. It never changes. */
export const referralLinkQuery = () =>
  callQuery(['referrals', 'link'], api.referrals.readLink, {}, { staleTime: Number.POSITIVE_INFINITY });

/** What the user's referrals have earned, in minor units. */
export const referralEarningsQuery = () =>
  callQuery(['referrals', 'earnings'], api.referrals.readEarnings, {});

/** How often the user's link was opened. */
export const referralVisitsQuery = () => callQuery(['referrals', 'visits'], api.referrals.readVisits, {});

/** The number of friends who have enrolled. */
export const paidRefereesQuery = () => callQuery(['referrals', 'paid'], api.referrals.countPaidReferees, {});

/** The friends the user referred, latest first, page by page. */
export const refereesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['referrals', 'referees'],
    queryFn: ({ pageParam, signal }) =>
      api.referrals.listReferees({ query: { offset: String(pageParam), limit: String(PAGE) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap(({ referees }) => referees).length;
      return loaded < last.total && last.referees.length > 0 ? loaded : undefined;
    },
  });

/** Invites a friend by mail. */
export const inviteFriend = (body: Invitation) => api.referrals.invite({ body });
