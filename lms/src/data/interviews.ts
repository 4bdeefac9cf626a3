import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { unlessLive } from './live-state.ts';
import { queryClient } from './query-client.ts';

/** A learner's interview in a cohort. */
export type InterviewAddress = { cohortId: string; userId: string };

const own = (cohortId: string) => ['interviews', cohortId] as const;

/** Learners book and change their slots meanwhile, and interviews start by the clock. */
const LIVE = { staleTime: 15_000, refetchInterval: unlessLive(60_000) };

/** A page of the caller's interviews by start time, with the number completed; pages count from 0. */
export const interviewsQuery = (cohortId: string, pageNo: number) =>
  callQuery(
    [...own(cohortId), 'list', pageNo],
    api.evaluationDay.listFeedback,
    { params: { cohortId }, query: { pageNo } },
    { ...LIVE },
  );

/** An entry of `interviewsQuery`. */
export type ListedInterview = Awaited<ReturnType<typeof api.evaluationDay.listFeedback>>['feedback'][number];

/** The day's room and all the caller's interviews with their slots. */
export const roomQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'room'],
    api.evaluationDay.readLiveSession,
    { params: { cohortId } },
    { ...LIVE },
  );

/** The caller's own slots, booked or not, with the topics of the day. */
export const guideDayQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'day'],
    api.content.evaluation,
    { params: { cohortId }, query: { 'node-id': 'ROOT' } },
    { ...LIVE },
  );

/** The state of an interview and its notes. */
export const interviewQuery = ({ cohortId, userId }: InterviewAddress) =>
  queryOptions({
    queryKey: [...own(cohortId), 'one', userId],
    queryFn: ({ signal }) =>
      api.evaluationDay.readLearnerFeedback({ params: { cohortId }, query: { userId } }, { signal }),
    // Cached data would make answers given since appear lost.
    gcTime: 0,
    ...LIVE,
  });

/** The data of `interviewQuery`. */
export type Interview = Awaited<ReturnType<typeof api.evaluationDay.readLearnerFeedback>>;

/** The questions whose answers determine what is asked. */
export const filterQuestionsQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'filters'],
    api.evaluationDay.listFilterQuestions,
    { params: { cohortId } },
    { staleTime: 10 * 60_000 },
  );

/** The sections for the chosen options of the filter questions, with the notes. */
export const interviewFormQuery = ({ cohortId, userId }: InterviewAddress, optionIds: readonly string[]) =>
  callQuery(
    [...own(cohortId), 'form', userId, optionIds],
    api.evaluationDay.readFilteredForm,
    {
      params: { cohortId },
      query: { userId, ...(optionIds.length > 0 ? { optionIds: optionIds.join(',') } : {}) },
    },
    { gcTime: 0, staleTime: 0 },
  );

/** The report of a closed interview, as the learner reads it. */
export const interviewReportQuery = ({ cohortId, userId }: InterviewAddress) =>
  freshQuery([...own(cohortId), 'report', userId], api.evaluationDay.readReport, {
    params: { cohortId },
    query: { userId },
  });

/** Saves answers about an interview and, unless null, the remark to the learner; the last ones count. */
export const noteAnswers = ({
  cohortId,
  userId,
  formId,
  answers,
  remark,
}: InterviewAddress & {
  formId: string;
  answers: Readonly<Record<string, InterviewEntry[]>>;
  remark: string | null;
}) =>
  api.evaluationDay.registerResponses({
    params: { cohortId },
    body: {
      formId,
      responses: Object.entries(answers).map(([questionId, entries]) => ({ userId, questionId, entries })),
      ...(remark === null ? {} : { remarks: [{ userId, remark }] }),
    },
  });

/** Closes the feedback on an interview; the learner is notified. */
export const closeFeedback = ({
  cohortId,
  ...body
}: InterviewAddress & { formId: string; responseId: string; remark: string }) =>
  api.evaluationDay.assess({ params: { cohortId }, body });

/** Marks the learner absent; the learner is notified and may book another slot. */
export const markAbsent = ({ cohortId, userId }: InterviewAddress) =>
  api.evaluationDay.markAbsent({ params: { cohortId }, query: { userId } });

/** Makes the caller the lead of an interview of their slot or group; the first to do so remains it. */
export const leadInterview = ({ cohortId, userId }: InterviewAddress) =>
  api.evaluationDay.markPrimaryMentor({ params: { cohortId }, body: { userId } });

/** Opens times of the caller's for interviews; a repeat opens nothing more. */
export const openTimes = (cohortId: string, times: string[]) =>
  api.evaluationDay.openTimes({ params: { cohortId }, body: { times } });

/** @param reason for the learner who booked it; empty if no one has */
export const closeTime = (cohortId: string, slotId: string, reason: string) =>
  api.evaluationDay.closeTime({ params: { cohortId, slotId }, body: reason === '' ? {} : { reason } });

/** Reloads the caller's interviews. */
export const forgetInterviews = (cohortId: string) =>
  queryClient.invalidateQueries({ queryKey: own(cohortId) });
