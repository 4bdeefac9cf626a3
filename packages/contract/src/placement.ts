import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { InterestRecord, InterestUpdate } from '@plinth/domain/placement/interest-record';
import { PlacementBanner } from '@plinth/domain/placement/placement-banner';
import { PlacementCriterion } from '@plinth/domain/placement/placement-criteria';
import { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { PlacementMessage } from '@plinth/domain/placement/placement-message';
import { PlacementPreferences, PreferencesUpdate } from '@plinth/domain/placement/placement-preferences';
import { PlacementStatus } from '@plinth/domain/placement/placement-status';
import { SelfPlacement, SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put } = callsOf('placement');

const BASE = '/v1/client/hiring/user';
const InPath = z.object({ params: z.object({ cohortId: Id }) });
const InQuery = z.object({ query: z.object({ cohortId: Id }) });
const OfCohort = { cohortId: Id };

export const placement = {
  readBannerType: get(`${BASE}/banner-type`, {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      "Returns the caller's placement status in a cohort; for a person who is not a learner there, the form is not available.",
    input: InQuery,
    output: z.object({ bannerType: PlacementStatus, reopenedUntil: z.optional(Instant) }),
  }),

  readBanner: get(`${BASE}/placement-banner/{cohortId}`, {
    access: 'cohort-member',
    summary:
      "Returns the text of the placement banner, with days in the caller's time zone, and the target of its button.",
    input: InPath,
    output: PlacementBanner,
  }),

  readDetails: get(`${BASE}/placement-details`, {
    access: 'cohort-member',
    cohortIn: 'query',
    summary: "Returns the state of the caller's placement: dates, self-placement, documents and job counts.",
    input: InQuery,
    output: PlacementDetails,
  }),

  checkEligibility: get(`${BASE}/placements/check-eligibility`, {
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'Returns whether the caller is eligible for placement overall, criterion by criterion.',
    input: InQuery,
    output: z.object({
      isEligible: z.boolean(),
      status: PlacementStatus,
      criteria: z.array(z.object({ key: PlacementCriterion, isMet: z.boolean() })),
    }),
  }),

  listNudges: get(`${BASE}/nudges`, {
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'Lists placement reminders; none if the cohort shows no placement.',
    input: InQuery,
    output: z.object({
      nudges: z.array(
        z.object({ nudgeId: z.string(), title: z.string(), text: z.string(), link: z.string() }),
      ),
    }),
  }),

  readInterest: get(`${BASE}/placement-interest/{cohortId}`, {
    access: 'cohort-member',
    summary: "Returns the caller's interest record for a cohort; null before anything was recorded.",
    input: InPath,
    output: z.object({ interest: z.nullable(InterestRecord) }),
  }),

  saveInterest: put(`${BASE}/placement-interest/{cohortId}`, {
    access: 'cohort-member',
    summary:
      'Merges fields into the single interest record of a cohort. 409 once the form date has passed; the popup flags are still saved.',
    input: z.object({ ...InPath.shape, body: InterestUpdate }),
    output: z.object({ interest: InterestRecord, status: PlacementStatus }),
  }),

  readPreferences: get(`${BASE}/placement-preferences`, {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      "Returns the form's part of the caller's interest record, null before the form, and the options that the form offers.",
    input: InQuery,
    output: PlacementPreferences,
  }),

  savePreferences: put(`${BASE}/placement-preferences`, {
    access: 'cohort-member',
    cohortIn: 'body',
    summary:
      'Changes a filled-in form. 409 if not filled in, or closed by the form date or the start of the placement.',
    input: z.object({ body: z.extend(PreferencesUpdate, OfCohort) }),
    output: PlacementPreferences,
  }),

  submitSelfPlaced: post(`${BASE}/submit-self-placed`, {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: { calls: 30, seconds: 3600, by: 'caller' },
    summary:
      "Saves a job found without the school, one per cohort, replacing the previous one while PENDING. 404 if the offer letter is not the caller's, 409 if already reviewed.",
    input: z.object({ body: z.extend(SelfPlacementForm, OfCohort) }),
    output: z.object({ selfPlaced: SelfPlacement }),
  }),

  contactTeam: post(`${BASE}/contact-us`, {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: { calls: 10, seconds: 3600, by: 'caller' },
    summary:
      'Sends a message to the placement team; the same text is delivered once per day until it is settled. 429.',
    input: z.object({ body: z.extend(PlacementMessage, OfCohort) }),
    output: z.object({ sent: z.literal(true) }),
  }),
};
