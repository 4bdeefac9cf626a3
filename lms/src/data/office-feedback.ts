import type { FeedbackDraft, FeedbackSort, FeedbackState } from '@plinth/domain/feedback/office-feedback';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type FeedbackPage = SortedPage<FeedbackSort> & {
  search: string;
  state?: FeedbackState;
  cohortId?: string;
};

const FEEDBACK = ['office', 'feedback'];
const fresh = { staleTime: 0 };

export const officeFeedbackQuery = (query: FeedbackPage) =>
  callQuery([...FEEDBACK, 'list', query], api.officeFeedback.list, { query }, fresh);

/** The whole list that a page belongs to, as a file. */
export const fetchFeedbackListFile = async ({ pageNo: _page, ...query }: FeedbackPage): Promise<File> =>
  (await api.officeFeedback.downloadList({ query })).body;

export const feedbackCohortsQuery = () =>
  callQuery([...FEEDBACK, 'cohorts'], api.officeFeedback.listCohorts, {}, fresh);

export const feedbackResultsQuery = (eventId: string) =>
  callQuery([...FEEDBACK, 'one', eventId], api.officeFeedback.read, { params: { eventId } }, fresh);

export const openFeedback = (body: FeedbackDraft) => api.officeFeedback.open({ body });

export const closeFeedback = (eventId: string) => api.officeFeedback.close({ params: { eventId } });

export const fetchFeedbackFile = async (eventId: string): Promise<File> =>
  (await api.officeFeedback.download({ params: { eventId } })).body;
