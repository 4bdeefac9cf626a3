import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { contentQuery } from './content.ts';
import { unlessLive } from './live-state.ts';
import { queryClient } from './query-client.ts';

/** The topics of the evaluation day with the learner's own quiz, guide and portfolio. */
export const evaluationDayQuery = (cohortId: string) =>
  contentQuery({ cohortId, namespace: 'REVIEW_DAY', isPreview: false, nodeId: 'ROOT' });

/** The slots from today on, with the learner's own and the state of its interview; others book meanwhile. */
export const slotsQuery = (cohortId: string, timezone: string) =>
  callQuery(
    ['evaluation-day', 'slots', cohortId, timezone],
    api.evaluationDay.listSlots,
    { params: { cohortId }, query: { timezone } },
    { staleTime: 15_000, refetchInterval: unlessLive(60_000) },
  );

/** The data of `slotsQuery`. */
export type Slots = Awaited<ReturnType<typeof api.evaluationDay.listSlots>>;

/** The data of `ownEvaluationQuery` once there is a report. */
export type OwnEvaluation = NonNullable<
  Awaited<ReturnType<typeof api.evaluationDay.readOwnReport>>['report']
>;

/** Books a slot; with `replacesSlotId` it replaces the booked one. */
export const bookSlot = ({
  cohortId,
  ...body
}: {
  cohortId: string;
  slotId: string;
  nodeId: string;
  replacesSlotId?: string;
}) => api.evaluationDay.bookSlot({ params: { cohortId }, body });

/** The learner's own report, null until the guide has closed it. */
export const ownEvaluationQuery = (cohortId: string) =>
  callQuery(['evaluation-day', 'report', cohortId], api.evaluationDay.readOwnReport, {
    params: { cohortId },
  });

/** Publishes the public page of the learner's own report, or withdraws it. */
export const shareReport = ({ cohortId, isShared }: { cohortId: string; isShared: boolean }) =>
  api.evaluationDay.shareReport({ params: { cohortId }, body: { isShared } });

/** Reloads what a booking changes. */
export const forgetEvaluationDay = (cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['evaluation-day'] }),
    queryClient.invalidateQueries({ queryKey: ['content', cohortId, 'REVIEW_DAY'] }),
  ]);
