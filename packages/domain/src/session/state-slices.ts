import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { ResponseEntry } from '../forms/response-entry.ts';
import { QuizPage } from '../quizzes/quiz-page.ts';

/** The timer of an open course: how long access lasts, in seconds. */
export const TimerState = z.object({
  running: z.boolean(),
  started: z.boolean(),
  remainingSeconds: z.int().check(z.gte(0)),
});
export type TimerState = z.infer<typeof TimerState>;

/** A quiz being taken, stored in the browser under QUIZ_. */
export const QuizState = z.object({
  page: QuizPage,
  questionIndex: z.int().check(z.gte(0)),
  responseId: z.nullable(Id),
  responses: z.array(ResponseEntry),
});
export type QuizState = z.infer<typeof QuizState>;

/** The feature flags of the page that have been shown, by name. */
export const FlagTrackerState = z.record(z.string(), z.boolean());
export type FlagTrackerState = z.infer<typeof FlagTrackerState>;

/** The playback state of a live session's video. */
export const StreamStatusState = z.object({
  status: z.enum(['IDLE', 'LOADING', 'PLAYING', 'PAUSED', 'ENDED', 'FAILED']),
  positionSeconds: z.number().check(z.gte(0)),
});
export type StreamStatusState = z.infer<typeof StreamStatusState>;

/** The open popup; one at a time. */
export const PopupState = z.object({
  open: z.nullable(z.enum(['GUIDE_PROFILE', 'FEEDBACK', 'REGION', 'PLACEMENT_INTEREST', 'GRADUATION'])),
});
export type PopupState = z.infer<typeof PopupState>;

/** The other state slices of the app. */
export const StateSlices = z.object({
  timer: TimerState,
  quiz: z.nullable(QuizState),
  flagTracker: FlagTrackerState,
  streamStatus: StreamStatusState,
  popup: PopupState,
});
export type StateSlices = z.infer<typeof StateSlices>;
