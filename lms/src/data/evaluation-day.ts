import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { contentQuery } from './content.ts';
import { unlessLive } from './live-state.ts';
import { queryClient } from './query-client.ts';

/** The topics of the evaluation day with the own quiz, guide and portfolio. */
export const evaluationDayQuery = (cohortId: string) =>
  contentQuery({ cohortId, namespace: 'REVIEW_DAY', isPreview: false, nodeId: 'ROOT' });

/** The slots from today on, the own one and where its interview stands; others book meanwhile. */
export const slotsQuery = (cohortId: string, timezone: string) =>
  callQuery(
    ['evaluation-day', 'slots', cohortId, timezone],
    api.evaluationDay.listSlots,
    { params: { cohortId }, query: { timezone } },
    { staleTime: 15_000, refetchInterval: unlessLive(60_000) },
  );

/** What `slotsQuery` holds. */
export type Slots = Awaited<ReturnType<typeof api.evaluationDay.listSlots>>;

/** What `ownEvaluationQuery` holds once there is a report. */
export type OwnEvaluation = NonNullable<
  Awaited<ReturnType<typeof api.evaluationDay.readOwnReport>>['report']
>;

/** Books a slot; with `replacesSlotId` it takes the place of the booked one. */
export const bookSlot = ({
  cohortId,
  ...body
}: {
  cohortId: string;
  slotId: string;
  nodeId: string;
  replacesSlotId?: string;
}) => api.evaluationDay.bookSlot({ params: { cohortId }, body });

/** The own report, null before the guide has closed it. */
export const ownEvaluationQuery = (cohortId: string) =>
  callQuery(['evaluation-day', 'report', cohortId], api.evaluationDay.readOwnReport, {
    params: { cohortId },
  });

/** Opens the public page of the own report, or withdraws it. */
export const shareReport = ({ cohortId, isShared }: { cohortId: string; isShared: boolean }) =>
  api.evaluationDay.shareReport({ params: { cohortId }, body: { isShared } });

/** Reads anew what a booking changes. */
export const forgetEvaluationDay = (cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['evaluation-day'] }),
    queryClient.invalidateQueries({ queryKey: ['content', cohortId, 'REVIEW_DAY'] }),
  ]);
