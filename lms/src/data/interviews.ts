import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** A learner's interview in a cohort. */
export type InterviewAddress = { cohortId: string; userId: string };

const own = (cohortId: string) => ['interviews', cohortId] as const;

/** Learners book and change their slots meanwhile, and interviews begin by the clock. */
const LIVE = { staleTime: 15_000, refetchInterval: 60_000 };

/** A page of the own interviews by their begin, and how many are completed (API-200); pages count from 0. */
export const interviewsQuery = (cohortId: string, pageNo: number) =>
  queryOptions({
    queryKey: [...own(cohortId), 'list', pageNo],
    queryFn: ({ signal }) =>
      api.evaluationDay.listFeedback({ params: { cohortId }, query: { pageNo } }, { signal }),
    ...LIVE,
  });

/** What `interviewsQuery` lists. */
export type ListedInterview = Awaited<ReturnType<typeof api.evaluationDay.listFeedback>>['feedback'][number];

/** The room of the day and all own interviews with their slots (API-204). */
export const roomQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'room'],
    queryFn: ({ signal }) => api.evaluationDay.readLiveSession({ params: { cohortId } }, { signal }),
    ...LIVE,
  });

/** The own slots, booked or not, with the topics of the day (API-127). */
export const guideDayQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'day'],
    queryFn: ({ signal }) =>
      api.content.evaluation({ params: { cohortId }, query: { 'node-id': 'ROOT' } }, { signal }),
    ...LIVE,
  });

/** Where an interview stands and what was noted in it (API-203). */
export const interviewQuery = ({ cohortId, userId }: InterviewAddress) =>
  queryOptions({
    queryKey: [...own(cohortId), 'one', userId],
    queryFn: ({ signal }) =>
      api.evaluationDay.readLearnerFeedback({ params: { cohortId }, query: { userId } }, { signal }),
    // Answers given since would look taken back.
    gcTime: 0,
    ...LIVE,
  });

/** What `interviewQuery` holds. */
export type Interview = Awaited<ReturnType<typeof api.evaluationDay.readLearnerFeedback>>;

/** The questions whose answers choose what is asked (API-201). */
export const filterQuestionsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'filters'],
    queryFn: ({ signal }) => api.evaluationDay.listFilterQuestions({ params: { cohortId } }, { signal }),
    staleTime: 10 * 60_000,
  });

/** The sections for the chosen options of the filter questions, with what was noted (API-202). */
export const interviewFormQuery = ({ cohortId, userId }: InterviewAddress, optionIds: readonly string[]) =>
  queryOptions({
    queryKey: [...own(cohortId), 'form', userId, optionIds],
    queryFn: ({ signal }) =>
      api.evaluationDay.readFilteredForm(
        {
          params: { cohortId },
          query: { userId, ...(optionIds.length > 0 ? { optionIds: optionIds.join(',') } : {}) },
        },
        { signal },
      ),
    gcTime: 0,
    staleTime: 0,
  });

/** The report of a closed interview, as its learner reads it (API-205). */
export const interviewReportQuery = ({ cohortId, userId }: InterviewAddress) =>
  queryOptions({
    queryKey: [...own(cohortId), 'report', userId],
    queryFn: ({ signal }) =>
      api.evaluationDay.readReport({ params: { cohortId }, query: { userId } }, { signal }),
    staleTime: 0,
  });

/** Notes answers about an interview; the last ones count (API-206). */
export const noteAnswers = ({
  cohortId,
  userId,
  formId,
  answers,
}: InterviewAddress & { formId: string; answers: Readonly<Record<string, InterviewEntry[]>> }) =>
  api.evaluationDay.registerResponses({
    params: { cohortId },
    body: {
      formId,
      responses: Object.entries(answers).map(([questionId, entries]) => ({ userId, questionId, entries })),
    },
  });

/** Closes the feedback on an interview; its learner is told (API-207). */
export const closeFeedback = ({
  cohortId,
  ...body
}: InterviewAddress & { formId: string; responseId: string; remark: string }) =>
  api.evaluationDay.assess({ params: { cohortId }, body });

/** Says that the learner did not come; the learner is told and may take another slot (API-187). */
export const markAbsent = ({ cohortId, userId }: InterviewAddress) =>
  api.evaluationDay.markAbsent({ params: { cohortId }, query: { userId } });

/** Says that the caller leads an interview of their slot or group; who is first stays it (API-188). */
export const leadInterview = ({ cohortId, userId }: InterviewAddress) =>
  api.evaluationDay.markPrimaryMentor({ params: { cohortId }, body: { userId } });

/** Reads anew what stands of the own interviews. */
export const forgetInterviews = (cohortId: string) =>
  queryClient.invalidateQueries({ queryKey: own(cohortId) });
