import type {
  PlacementFormCorrection,
  PlacementFormSort,
  PlacementMessageSort,
  PlacementMessageState,
  SelfPlacementDecision,
  SelfPlacementSort,
} from '@plinth/domain/placement/office-placement';
import type { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

type Page<Sort> = SortedPage<Sort> & { search: string };
export type SelfPlacementsPage = Page<SelfPlacementSort> & { review?: SelfPlacementReview };
export type PlacementMessagesPage = Page<PlacementMessageSort> & { state?: PlacementMessageState };
export type PlacementFormsPage = Page<PlacementFormSort> & { state?: 'INTERESTED' | 'NOT_INTERESTED' };

/** A learner and the cohort that the placement belongs to. */
export type PlacementOf = { cohortId: string; userId: string };

const PLACEMENT = ['office', 'placement'];

export const selfPlacementsQuery = (query: SelfPlacementsPage) =>
  freshQuery([...PLACEMENT, 'jobs', query], api.officePlacement.listSelfPlacements, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchSelfPlacementsFile = async ({
  pageNo: _page,
  ...query
}: SelfPlacementsPage): Promise<File> => (await api.officePlacement.downloadSelfPlacements({ query })).body;

export const selfPlacementQuery = (params: PlacementOf) =>
  freshQuery([...PLACEMENT, 'job', params], api.officePlacement.readSelfPlacement, { params });

export const fetchOfferLetter = async (params: PlacementOf): Promise<File> =>
  (await api.officePlacement.openOfferLetter({ params })).body;

export const decideSelfPlacement = (params: PlacementOf, body: SelfPlacementDecision) =>
  api.officePlacement.decideSelfPlacement({ params, body });

export const placementFormsQuery = (query: PlacementFormsPage) =>
  freshQuery([...PLACEMENT, 'forms', query], api.officePlacement.listForms, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchPlacementFormsFile = async ({
  pageNo: _page,
  ...query
}: PlacementFormsPage): Promise<File> => (await api.officePlacement.downloadForms({ query })).body;

export const placementFormQuery = (params: PlacementOf) =>
  freshQuery([...PLACEMENT, 'form', params], api.officePlacement.readForm, { params });

export const correctPlacementForm = (
  params: PlacementOf,
  body: { seen: string; said: PlacementFormCorrection },
) => api.officePlacement.correctForm({ params, body });

export const reopenPlacementForm = (params: PlacementOf, until: string) =>
  api.officePlacement.reopenForm({ params, body: { until } });

export const placementMessagesQuery = (query: PlacementMessagesPage) =>
  freshQuery([...PLACEMENT, 'messages', query], api.officePlacement.listMessages, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchPlacementMessagesFile = async ({
  pageNo: _page,
  ...query
}: PlacementMessagesPage): Promise<File> => (await api.officePlacement.downloadMessages({ query })).body;

export const placementMessageQuery = (messageId: string) =>
  freshQuery([...PLACEMENT, 'message', messageId], api.officePlacement.readMessage, {
    params: { messageId },
  });

/** Answers a message; an empty answer settles it without notifying anyone. */
export const answerPlacementMessage = (messageId: string, answer: string) =>
  api.officePlacement.answerMessage({ params: { messageId }, body: { answer } });
