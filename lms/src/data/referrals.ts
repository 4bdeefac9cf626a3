import type { Invitation } from '@plinth/domain/referrals/invitation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';

const PAGE = 10;

/** The own referral link (API-246). It never changes. */
export const referralLinkQuery = () =>
  queryOptions({
    queryKey: ['referrals', 'link'],
    queryFn: ({ signal }) => laterApi.referrals.readLink({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the own referrals have brought, in minor units (API-242). */
export const referralEarningsQuery = () =>
  queryOptions({
    queryKey: ['referrals', 'earnings'],
    queryFn: ({ signal }) => laterApi.referrals.readEarnings({}, { signal }),
  });

/** How often the own link was opened (API-245). */
export const referralVisitsQuery = () =>
  queryOptions({
    queryKey: ['referrals', 'visits'],
    queryFn: ({ signal }) => laterApi.referrals.readVisits({}, { signal }),
  });

/** How many friends have enrolled (API-243). */
export const paidRefereesQuery = () =>
  queryOptions({
    queryKey: ['referrals', 'paid'],
    queryFn: ({ signal }) => laterApi.referrals.countPaidReferees({}, { signal }),
  });

/** The own friends, the latest first, page by page (API-244). */
export const refereesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['referrals', 'referees'],
    queryFn: ({ pageParam, signal }) =>
      laterApi.referrals.listReferees(
        { query: { offset: String(pageParam), limit: String(PAGE) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap(({ referees }) => referees).length;
      return loaded < last.total && last.referees.length > 0 ? loaded : undefined;
    },
  });

/** Invites a friend by mail (API-240). */
export const inviteFriend = (body: Invitation) => laterApi.referrals.invite({ body });
