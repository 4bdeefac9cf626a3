import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The feedback form due on a page of a cohort that may be shown on this screen, null if there is none. */
export const feedbackEventQuery = (cohortId: string, page: string, isMobile: boolean) =>
  callQuery(
    ['feedback', cohortId, page, isMobile],
    api.feedback.readEvent,
    { query: { cohortId, page, ...(isMobile ? { isSmallScreen: 'true' as const } : {}) } },
    { staleTime: 5 * 60_000, retry: false },
  );

/** The key of a response on its way, during which no form is due. */
export const FEEDBACK_SENDING = ['feedback', 'sending'];

type Answer = { cohortId: string; eventId: string; isSkipped: boolean; responses: ResponseEntry[] };

/** Saves an answer or postpones the form; the first answer counts. */
export const saveFeedback = ({ cohortId, eventId, isSkipped, responses }: Answer) =>
  api.feedback.saveResponse({
    query: { cohortId, eventId, isSkipped: isSkipped ? 'true' : 'false' },
    body: { responses },
  });
