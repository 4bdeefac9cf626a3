import type { QUERY_STATE_FILTERS, QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { unlessLive } from './live-state.ts';
import { nextPageOf } from './next-page-of.ts';

export type QueryFilters = {
  state: (typeof QUERY_STATE_FILTERS)[number];
  namespace: QueryNamespace | null;
  sorting: 'ASC' | 'DESC';
  search: string;
  /** Counted from 0. */
  pageNo: number;
};

/** A query and the cohort it was asked in. */
export type OneQuery = { cohortId: string; queryId: string };

const own = (cohortId: string) => ['mentor-queries', cohortId] as const;

/** The key prefix of every cached answer about the queries of a cohort. */
export const queriesKey = own;

/** The polling interval of an open query if the school cannot push changes. */
export const LOOK_MS = 30_000;

/** The filters as a list call expects them; unset ones are left out. */
export const chosenOf = <Filters extends QueryFilters>({ namespace, search, ...filters }: Filters) => ({
  ...filters,
  ...(namespace ? { namespace } : {}),
  ...(search ? { search } : {}),
});

/** A page of the learner's own queries and those shared in the cohort. */
export const queriesQuery = (cohortId: string, filters: QueryFilters) =>
  freshQuery([...own(cohortId), 'list', filters], api.mentorQueries.list, {
    params: { cohortId },
    query: chosenOf(filters),
  });

/** A query in full. */
export const queryQuery = ({ cohortId, queryId }: OneQuery) =>
  callQuery(
    [...own(cohortId), 'query', queryId],
    api.mentorQueries.read,
    { params: { cohortId }, query: { queryId } },
    { staleTime: 0, refetchInterval: unlessLive(LOOK_MS) },
  );

/** The messages of a query, oldest first, page by page. */
export const threadQuery = ({ cohortId, queryId }: OneQuery) =>
  infiniteQueryOptions({
    queryKey: [...own(cohortId), 'thread', queryId],
    queryFn: ({ pageParam, signal }) =>
      api.mentorQueries.readThread(
        { params: { cohortId }, query: { queryId, pageNo: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('thread'),
    staleTime: 0,
    refetchInterval: unlessLive(LOOK_MS),
  });

/** How long queries of the cohort waited for an answer. */
export const waitingTimeQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'waiting-time'],
    api.mentorQueries.readWaitingTime,
    { params: { cohortId } },
    { staleTime: 10 * 60_000 },
  );

/** The open topics of a part of the course, to choose what a query is about. */
export const topicsQuery = (cohortId: string, namespace: QueryNamespace) =>
  callQuery(
    ['curriculum', 'topics', cohortId, namespace],
    api.curriculum.listTopics,
    { params: { cohortId, namespace } },
    { staleTime: 5 * 60_000 },
  );

/** The learner's conversation with the course assistant. */
export const assistantQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'assistant'],
    api.mentorQueries.readAssistant,
    { params: { cohortId } },
    { staleTime: 60_000 },
  );
