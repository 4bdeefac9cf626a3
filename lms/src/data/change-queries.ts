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

/** Asks a query or changes an own one that is not answered. */
export const saveQuery = ({ cohortId, query, files }: SavedQuery) =>
  api.mentorQueries.save({ params: { cohortId }, body: withFiles(query, files) });

/** As saveQuery, where the course assistant is: it answers too, or its talk goes along. */
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

/** Adds a message or changes an own one. */
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

/** Asks the course itself, once for each clientId. */
export const askAssistant = ({ cohortId, ...body }: AssistantAsked) =>
  api.mentorQueries.askAssistant({ params: { cohortId }, body });

export const finishQueriesIntroduction = (cohortId: string) =>
  api.mentorQueries.finishOnboarding({ params: { cohortId } });

export const closeQueriesTour = (cohortId: string) =>
  api.mentorQueries.viewCoachmarks({ params: { cohortId } });
