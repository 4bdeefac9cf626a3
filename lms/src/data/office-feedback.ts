import type { FeedbackDraft } from '@plinth/domain/feedback/office-feedback';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const FEEDBACK = ['office', 'feedback'];

export const officeFeedbackQuery = (query: QueryOf<typeof api.officeFeedback.list>) =>
  freshQuery([...FEEDBACK, 'list', query], api.officeFeedback.list, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchFeedbackListFile = (query: QueryOf<typeof api.officeFeedback.downloadList>) =>
  api.officeFeedback.downloadList({ query });

export const feedbackCohortsQuery = () =>
  freshQuery([...FEEDBACK, 'cohorts'], api.officeFeedback.listCohorts, {});

export const feedbackResultsQuery = (eventId: string) =>
  freshQuery([...FEEDBACK, 'one', eventId], api.officeFeedback.read, { params: { eventId } });

export const openFeedback = (body: FeedbackDraft) => api.officeFeedback.open({ body });

export const closeFeedback = (eventId: string) => api.officeFeedback.close({ params: { eventId } });

export const fetchFeedbackFile = (eventId: string) => api.officeFeedback.download({ params: { eventId } });
