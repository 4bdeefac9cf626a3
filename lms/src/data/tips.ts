import { TIPS_PAGE_NO } from '@plinth/domain/constants/limits';
import type { TipDraft } from '@plinth/domain/tips/tip';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { nextPageOf } from './next-page-of.ts';
import { withFiles } from './with-files.ts';

/** The query key of all answers about the author's tips of a cohort. */
export const ownTipsKey = (cohortId: string) => ['tips', 'own', cohortId];

/** The author's tips of a cohort, or of one of its sessions, newest first. */
export const ownTipsQuery = (cohortId: string, liveSessionId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...ownTipsKey(cohortId), liveSessionId],
    queryFn: ({ pageParam, signal }) =>
      api.tips.list(
        {
          params: { cohortId },
          query: { pageNo: pageParam, ...(liveSessionId === null ? {} : { liveSessionId }) },
        },
        { signal },
      ),
    initialPageParam: TIPS_PAGE_NO,
    getNextPageParam: nextPageOf('tips'),
  });

/** The lead mentor's tips for the session at a page of the course. */
export const tipsOfSessionQuery = (cohortId: string, nodeId: string) =>
  infiniteQueryOptions({
    queryKey: ['tips', 'session', cohortId, nodeId],
    queryFn: ({ pageParam, signal }) =>
      api.tips.listOfSession({ params: { cohortId }, query: { nodeId, pageNo: pageParam } }, { signal }),
    initialPageParam: TIPS_PAGE_NO,
    getNextPageParam: nextPageOf('tips'),
  });

/** Writes a tip; repeated with the same clientId it writes only one. */
export const writeTip = ({
  cohortId,
  files,
  ...tip
}: TipDraft & { cohortId: string; files: readonly File[] }) =>
  api.tips.write({ params: { cohortId }, body: withFiles(tip, files) });
