import type { InterestUpdate } from '@plinth/domain/placement/interest-record';
import type { PlacementMessage } from '@plinth/domain/placement/placement-message';
import type { PreferencesUpdate } from '@plinth/domain/placement/placement-preferences';
import type { SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The status of the own placement, which the redirect reads. */
export const bannerTypeQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'banner-type'], api.placement.readBannerType, { query: { cohortId } });

/** What the banner says. */
export const bannerQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'banner'], api.placement.readBanner, { params: { cohortId } });

/** Dates, documents and counts. */
export const placementDetailsQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'details'], api.placement.readDetails, { query: { cohortId } });

/** The criteria of placement, each met or not. */
export const eligibilityQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'eligibility'], api.placement.checkEligibility, { query: { cohortId } });

/** What there is to be reminded of. */
export const placementNudgesQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'nudges'], api.placement.listNudges, { query: { cohortId } });

/** The own interest record. */
export const interestQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'interest'], api.placement.readInterest, { params: { cohortId } });

/** What was said in the form, and what the form offers. */
export const preferencesQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'preferences'], api.placement.readPreferences, { query: { cohortId } });

type OfCohort<T> = T & { cohortId: string };

/** Says something of the interest in placement. */
export const saveInterest = ({ cohortId, ...body }: OfCohort<InterestUpdate>) =>
  api.placement.saveInterest({ params: { cohortId }, body });

/** Changes a filled form. */
export const savePreferences = (body: OfCohort<PreferencesUpdate>) => api.placement.savePreferences({ body });

/** Tells of a job that was found without the school. */
export const submitSelfPlaced = (body: OfCohort<SelfPlacementForm>) =>
  api.placement.submitSelfPlaced({ body });

/** Writes to the placement team. */
export const contactPlacementTeam = (body: OfCohort<PlacementMessage>) => api.placement.contactTeam({ body });

/** Everything that follows from what was said is asked anew, the placement-hub cohort as well. */
export const refreshPlacement = (queryClient: QueryClient, cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['placement', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['cohorts', 'user-cohorts-info'] }),
  ]);
