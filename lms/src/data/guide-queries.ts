import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { unlessLive } from './live-state.ts';
import { chosenOf, LOOK_MS, type OneQuery, type QueryFilters } from './mentor-queries.ts';
import { nextPageOf } from './next-page-of.ts';
import { withFiles } from './with-files.ts';

/** The key prefix of every cached answer about the queries of a cohort, on the guides' side. */
export const guideQueriesKey = (cohortId: string) => ['guide-queries', cohortId] as const;

export type GuideQueryFilters = QueryFilters & { assigned: 'me' | 'me-or-nobody' | 'all' };

/** A page of the queries of a cohort. */
export const guideQueriesQuery = (cohortId: string, filters: GuideQueryFilters) =>
  freshQuery([...guideQueriesKey(cohortId), 'list', filters], api.mentorQueries.listForGuide, {
    params: { cohortId },
    query: chosenOf(filters),
  });

/** A query in full. */
export const guideQueryQuery = ({ cohortId, queryId }: OneQuery) =>
  callQuery(
    [...guideQueriesKey(cohortId), 'query', queryId],
    api.mentorQueries.readForGuide,
    { params: { cohortId }, query: { queryId } },
    { staleTime: 0, refetchInterval: unlessLive(LOOK_MS) },
  );

/** The messages of a query, oldest first, page by page. */
export const guideThreadQuery = ({ cohortId, queryId }: OneQuery) =>
  infiniteQueryOptions({
    queryKey: [...guideQueriesKey(cohortId), 'thread', queryId],
    queryFn: ({ pageParam, signal }) =>
      api.mentorQueries.readThreadForGuide(
        { params: { cohortId }, query: { queryId, pageNo: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('thread'),
    staleTime: 0,
    refetchInterval: unlessLive(LOOK_MS),
  });

/** The guides of a cohort to whom a query can be assigned. */
export const cohortGuidesQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...guideQueriesKey(cohortId), 'guides'],
    queryFn: async ({ signal }) => {
      const { users } = await api.mentorQueries.listUsers({ params: { cohortId } }, { signal });
      return users.filter(({ role }) => role === 'INDUSTRIAL_GUIDE');
    },
    staleTime: 5 * 60_000,
  });

type Answer = OneQuery & { threadId?: string; clientId?: string; text: string; files: readonly File[] };

/** Answers a query or changes one of the caller's own messages. */
export const writeAnswer = ({ cohortId, files, ...message }: Answer) =>
  api.mentorQueries.writeByGuide({ params: { cohortId }, body: withFiles(message, files) });

/** Marks a query answered, or returns it to the guides. */
export const setQueryState = ({ cohortId, ...body }: OneQuery & { state: 'ANSWERED' | 'UNANSWERED' }) =>
  api.mentorQueries.updateByGuide({ params: { cohortId }, body });

/** Assigns a query to a guide. */
export const assignQuery = ({ cohortId, ...body }: OneQuery & { userId: string }) =>
  api.mentorQueries.assignGuide({ params: { cohortId }, body });

/** Marks a query read for the guide. */
export const markQueryReadByGuide = ({ cohortId, queryId }: OneQuery) =>
  api.mentorQueries.markReadByGuide({ params: { cohortId }, body: { queryIds: [queryId], isRead: true } });
