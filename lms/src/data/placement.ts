import type { InterestUpdate } from '@plinth/domain/placement/interest-record';
import type { PlacementMessage } from '@plinth/domain/placement/placement-message';
import type { PreferencesUpdate } from '@plinth/domain/placement/placement-preferences';
import type { SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';

/** The status of the own placement, which the redirect reads (API-266). */
export const bannerTypeQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'banner-type'],
    queryFn: ({ signal }) => laterApi.placement.readBannerType({ query: { cohortId } }, { signal }),
  });

/** What the banner says (API-274). */
export const bannerQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'banner'],
    queryFn: ({ signal }) => laterApi.placement.readBanner({ params: { cohortId } }, { signal }),
  });

/** Dates, documents and counts (API-270). */
export const placementDetailsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'details'],
    queryFn: ({ signal }) => laterApi.placement.readDetails({ query: { cohortId } }, { signal }),
  });

/** The criteria of placement, each met or not (API-273). */
export const eligibilityQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'eligibility'],
    queryFn: ({ signal }) => laterApi.placement.checkEligibility({ query: { cohortId } }, { signal }),
  });

/** What there is to be reminded of (API-272). */
export const placementNudgesQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'nudges'],
    queryFn: ({ signal }) => laterApi.placement.listNudges({ query: { cohortId } }, { signal }),
  });

/** The own interest record (API-275). */
export const interestQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'interest'],
    queryFn: ({ signal }) => laterApi.placement.readInterest({ params: { cohortId } }, { signal }),
  });

/** What was said in the form, and what the form offers (API-271). */
export const preferencesQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['placement', cohortId, 'preferences'],
    queryFn: ({ signal }) => laterApi.placement.readPreferences({ query: { cohortId } }, { signal }),
  });

type OfCohort<T> = T & { cohortId: string };

/** Says something of the interest in placement (API-275). */
export const saveInterest = ({ cohortId, ...body }: OfCohort<InterestUpdate>) =>
  laterApi.placement.saveInterest({ params: { cohortId }, body });

/** Changes a filled form (API-271). */
export const savePreferences = (body: OfCohort<PreferencesUpdate>) =>
  laterApi.placement.savePreferences({ body });

/** Tells of a job that was found without the school (API-269). */
export const submitSelfPlaced = (body: OfCohort<SelfPlacementForm>) =>
  laterApi.placement.submitSelfPlaced({ body });

/** Writes to the placement team (API-268). */
export const contactPlacementTeam = (body: OfCohort<PlacementMessage>) =>
  laterApi.placement.contactTeam({ body });

/** Everything that follows from what was said is asked anew, the placement-hub cohort as well. */
export const refreshPlacement = (queryClient: QueryClient, cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['placement', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['cohorts', 'user-cohorts-info'] }),
  ]);
