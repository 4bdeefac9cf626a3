import type { InterestUpdate } from '@plinth/domain/placement/interest-record';
import type { PlacementMessage } from '@plinth/domain/placement/placement-message';
import type { PreferencesUpdate } from '@plinth/domain/placement/placement-preferences';
import type { SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The status of the learner's placement, read by the redirect. */
export const bannerTypeQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'banner-type'], api.placement.readBannerType, { query: { cohortId } });

/** The text of the banner. */
export const bannerQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'banner'], api.placement.readBanner, { params: { cohortId } });

/** Dates, documents and counts. */
export const placementDetailsQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'details'], api.placement.readDetails, { query: { cohortId } });

/** The placement criteria, each met or not. */
export const eligibilityQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'eligibility'], api.placement.checkEligibility, { query: { cohortId } });

/** The learner's pending placement reminders. */
export const placementNudgesQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'nudges'], api.placement.listNudges, { query: { cohortId } });

/** The learner's interest record. */
export const interestQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'interest'], api.placement.readInterest, { params: { cohortId } });

/** The answers given in the form, and the choices it offers. */
export const preferencesQuery = (cohortId: string) =>
  callQuery(['placement', cohortId, 'preferences'], api.placement.readPreferences, { query: { cohortId } });

type OfCohort<T> = T & { cohortId: string };

/** Updates the learner's interest in placement. */
export const saveInterest = ({ cohortId, ...body }: OfCohort<InterestUpdate>) =>
  api.placement.saveInterest({ params: { cohortId }, body });

/** Changes a completed form. */
export const savePreferences = (body: OfCohort<PreferencesUpdate>) => api.placement.savePreferences({ body });

/** Reports a job found without the school. */
export const submitSelfPlaced = (body: OfCohort<SelfPlacementForm>) =>
  api.placement.submitSelfPlaced({ body });

/** Writes to the placement team. */
export const contactPlacementTeam = (body: OfCohort<PlacementMessage>) => api.placement.contactTeam({ body });

/** Refetches everything that depends on the learner's answers, including the placement-hub cohort. */
export const refreshPlacement = (queryClient: QueryClient, cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['placement', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['cohorts', 'user-cohorts-info'] }),
  ]);
