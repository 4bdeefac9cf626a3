import type { FeedbackDraft, FeedbackSort, FeedbackState } from '@plinth/domain/feedback/office-feedback';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type FeedbackPage = SortedPage<FeedbackSort> & {
  search: string;
  state?: FeedbackState;
  cohortId?: string;
};

const FEEDBACK = ['office', 'feedback'];

export const officeFeedbackQuery = (query: FeedbackPage) =>
  freshQuery([...FEEDBACK, 'list', query], api.officeFeedback.list, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchFeedbackListFile = async ({ pageNo: _page, ...query }: FeedbackPage): Promise<File> =>
  (await api.officeFeedback.downloadList({ query })).body;

export const feedbackCohortsQuery = () =>
  freshQuery([...FEEDBACK, 'cohorts'], api.officeFeedback.listCohorts, {});

export const feedbackResultsQuery = (eventId: string) =>
  freshQuery([...FEEDBACK, 'one', eventId], api.officeFeedback.read, { params: { eventId } });

export const openFeedback = (body: FeedbackDraft) => api.officeFeedback.open({ body });

export const closeFeedback = (eventId: string) => api.officeFeedback.close({ params: { eventId } });

export const fetchFeedbackFile = async (eventId: string): Promise<File> =>
  (await api.officeFeedback.download({ params: { eventId } })).body;
