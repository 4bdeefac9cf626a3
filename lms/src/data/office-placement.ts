import type {
  PlacementFormCorrection,
  SelfPlacementDecision,
} from '@plinth/domain/placement/office-placement';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A learner and the cohort that the placement belongs to. */
export type PlacementOf = { cohortId: string; userId: string };

const PLACEMENT = ['office', 'placement'];

export const selfPlacementsQuery = (query: QueryOf<typeof api.officePlacement.listSelfPlacements>) =>
  freshQuery([...PLACEMENT, 'jobs', query], api.officePlacement.listSelfPlacements, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchSelfPlacementsFile = (query: QueryOf<typeof api.officePlacement.downloadSelfPlacements>) =>
  api.officePlacement.downloadSelfPlacements({ query });

export const selfPlacementQuery = (params: PlacementOf) =>
  freshQuery([...PLACEMENT, 'job', params], api.officePlacement.readSelfPlacement, { params });

export const fetchOfferLetter = (params: PlacementOf) => api.officePlacement.openOfferLetter({ params });

export const decideSelfPlacement = (params: PlacementOf, body: SelfPlacementDecision) =>
  api.officePlacement.decideSelfPlacement({ params, body });

export const placementFormsQuery = (query: QueryOf<typeof api.officePlacement.listForms>) =>
  freshQuery([...PLACEMENT, 'forms', query], api.officePlacement.listForms, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchPlacementFormsFile = (query: QueryOf<typeof api.officePlacement.downloadForms>) =>
  api.officePlacement.downloadForms({ query });

export const placementFormQuery = (params: PlacementOf) =>
  freshQuery([...PLACEMENT, 'form', params], api.officePlacement.readForm, { params });

export const correctPlacementForm = (
  params: PlacementOf,
  body: { seen: string; said: PlacementFormCorrection },
) => api.officePlacement.correctForm({ params, body });

export const reopenPlacementForm = (params: PlacementOf, until: string) =>
  api.officePlacement.reopenForm({ params, body: { until } });

export const placementMessagesQuery = (query: QueryOf<typeof api.officePlacement.listMessages>) =>
  freshQuery([...PLACEMENT, 'messages', query], api.officePlacement.listMessages, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchPlacementMessagesFile = (query: QueryOf<typeof api.officePlacement.downloadMessages>) =>
  api.officePlacement.downloadMessages({ query });

export const placementMessageQuery = (messageId: string) =>
  freshQuery([...PLACEMENT, 'message', messageId], api.officePlacement.readMessage, {
    params: { messageId },
  });

/** Answers a message; an empty answer settles it without notifying anyone. */
export const answerPlacementMessage = (messageId: string, answer: string) =>
  api.officePlacement.answerMessage({ params: { messageId }, body: { answer } });
