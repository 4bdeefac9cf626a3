import type { QueryMeta } from '@plinth/domain/mentor-queries/query';
import { api } from './api.ts';
import type { OneQuery } from './mentor-queries.ts';
import { withFiles } from './with-files.ts';

export type QueryToSave = {
  queryId?: string;
  clientId?: string;
  title: string;
  description: string;
  meta: QueryMeta;
  isShared: boolean;
};
type SavedQuery = { cohortId: string; query: QueryToSave; files: readonly File[] };

/** Asks a query or changes one of the caller's own that is unanswered. */
export const saveQuery = ({ cohortId, query, files }: SavedQuery) =>
  api.mentorQueries.save({ params: { cohortId }, body: withFiles(query, files) });

/** Like saveQuery, if the course assistant is available: it answers too, or its conversation is attached. */
export const saveQueryWithAssistant = ({
  cohortId,
  query,
  files,
  conversationId,
}: SavedQuery & { conversationId: string | null }) =>
  api.mentorQueries.saveWithBot({
    params: { cohortId },
    body: withFiles(
      conversationId === null
        ? { ...query, askBot: query.queryId === undefined }
        : { ...query, conversationId },
      files,
    ),
  });

type MessageToSave = OneQuery & {
  threadId?: string;
  clientId?: string;
  text: string;
  files: readonly File[];
};

/** Adds a message or changes one of the caller's own. */
export const writeMessage = ({ cohortId, files, ...message }: MessageToSave) =>
  api.mentorQueries.write({ params: { cohortId }, body: withFiles(message, files) });

export const resolveQuery = ({ cohortId, queryId }: OneQuery) =>
  api.mentorQueries.resolve({ params: { cohortId }, body: { queryId } });

export const reopenQuery = ({ cohortId, queryId }: OneQuery) =>
  api.mentorQueries.reopen({ params: { cohortId }, body: { queryId } });

export const rateQuery = ({ cohortId, ...body }: OneQuery & { rating: number; text: string }) =>
  api.mentorQueries.saveFeedback({ params: { cohortId }, body });

export const markQueryRead = ({ cohortId, queryId }: OneQuery) =>
  api.mentorQueries.markRead({ params: { cohortId }, body: { queryIds: [queryId], isRead: true } });

type AssistantAsked = { cohortId: string; conversationId: string; clientId: string; question: string };

/** Asks the course assistant, once per clientId. */
export const askAssistant = ({ cohortId, ...body }: AssistantAsked) =>
  api.mentorQueries.askAssistant({ params: { cohortId }, body });

export const finishQueriesIntroduction = (cohortId: string) =>
  api.mentorQueries.finishOnboarding({ params: { cohortId } });

export const closeQueriesTour = (cohortId: string) =>
  api.mentorQueries.viewCoachmarks({ params: { cohortId } });
