import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The feedback form that is due on a page of a cohort, null when there is nothing to ask. */
export const feedbackEventQuery = (cohortId: string, page: string) =>
  callQuery(
    ['feedback', cohortId, page],
    api.feedback.readEvent,
    { query: { cohortId, page } },
    { staleTime: 5 * 60_000, retry: false },
  );

type Answer = { cohortId: string; eventId: string; isSkipped: boolean; responses: ResponseEntry[] };

/** Saves an answer or puts the form off; the first answer counts. */
export const saveFeedback = ({ cohortId, eventId, isSkipped, responses }: Answer) =>
  api.feedback.saveResponse({
    query: { cohortId, eventId, isSkipped: isSkipped ? 'true' : 'false' },
    body: { responses },
  });
