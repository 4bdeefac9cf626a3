import type { Question } from '../forms/question.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { answerableQuestions, validateResponse } from '../quizzes/validate-response.ts';
import { autoAdvanceDelay, needsSubmit } from './auto-advance-delay.ts';
import type { FeedbackEvent } from './feedback-event.ts';

/** The outcome of a form: saved automatically when the thank-you is shown, submitted, or skipped. */
type FeedbackOutcome = 'automatic' | 'submitted' | 'skipped';

/** A feedback popup at one moment. `outcome` is set once, and the response is saved once. */
export type FeedbackFlow = {
  event: FeedbackEvent;
  phase: 'asking' | 'thanks' | 'closed';
  /** The index of the shown question, from 0. */
  index: number;
  answers: readonly ResponseEntry[];
  outcome: FeedbackOutcome | null;
};

/**
 * The events of the popup. `advance` is Submit, or the end of the delay after an answer; `close` is the later button or
 * the cross; `thanks-over` the end of the thank-you.
 */
export type FeedbackStep =
  | { kind: 'answer'; entry: ResponseEntry }
  | { kind: 'advance' }
  | { kind: 'back' }
  | { kind: 'close' }
  | { kind: 'thanks-over' };

/**
 * Starts a form, with the answers kept from an earlier opening at the first question that lacks a faultless one, or at
 * the last.
 */
export function startFeedback(event: FeedbackEvent, kept: readonly ResponseEntry[] = []): FeedbackFlow {
  const { questions } = event.form;
  const answers = kept.filter((entry) => questions.some(({ questionId }) => questionId === entry.questionId));
  const flow: FeedbackFlow = { event, phase: 'asking', index: 0, answers, outcome: null };
  const isAnswered = ({ questionId }: Question) => answers.some((entry) => entry.questionId === questionId);
  const open = questions.findIndex((question) => !isAnswered(question) || !covers(flow, [question]));
  return { ...flow, index: open === -1 ? Math.max(questions.length - 1, 0) : open };
}

const isSingle = ({ event }: FeedbackFlow) => event.form.questions.length === 1;
const isLast = ({ event, index }: FeedbackFlow) => index === event.form.questions.length - 1;

/** Returns the shown question. */
export function questionOf({ event, index }: FeedbackFlow): Question | undefined {
  return event.form.questions[index];
}

/** Whether the answers to the questions are faultless and no required one is missing. */
function covers({ answers }: FeedbackFlow, questions: readonly Question[]): boolean {
  const asked = new Set(answerableQuestions(questions).map(({ questionId }) => questionId));
  const own = answers.filter(({ questionId }) => asked.has(questionId));
  return validateResponse(questions, own).length === 0;
}

/** Whether a form is saved automatically when the thank-you is shown. */
function savesItself({ event: { form } }: FeedbackFlow): boolean {
  return (
    !form.questions.some(({ questionType }) => needsSubmit(questionType)) ||
    (form.formDisplayPosition === 'BOTTOM_POPUP' && form.questions.length === 1)
  );
}

/** Returns the frame of the question; a mandatory one has no way out. */
export function frameOf(flow: FeedbackFlow) {
  const isAsking = flow.phase === 'asking';
  const isOptional = !flow.event.isMandatory;
  return {
    hasHeader: isAsking && !isSingle(flow),
    hasFooter: isAsking && !isSingle(flow) && isOptional,
    hasCross: flow.phase === 'thanks' || (isAsking && isOptional),
    canGoBack: isAsking && flow.index > 0,
  };
}

/** Whether Submit is enabled; at the last question the answers must cover all questions. */
export function canAdvance(flow: FeedbackFlow): boolean {
  const question = questionOf(flow);
  if (flow.phase !== 'asking' || !question) return false;
  return covers(flow, isLast(flow) ? flow.event.form.questions : [question]);
}

/**
 * Returns how long after its answer the shown question advances automatically, in milliseconds: a single one after the
 * delay of its type, one of several immediately, null if it waits for Submit.
 */
export function advanceDelay(flow: FeedbackFlow): number | null {
  const question = questionOf(flow);
  if (!question || !canAdvance(flow) || needsSubmit(question.questionType)) return null;
  return isSingle(flow) ? autoAdvanceDelay(question.questionType) : 0;
}

/** Returns the response to save, null while the form is open. A skipped one includes only faultless answers. */
export function responseOf({ event, outcome, answers }: FeedbackFlow) {
  if (outcome === null) return null;
  if (outcome !== 'skipped') return { isSkipped: false, responses: [...answers] };
  const isSound = (answer: ResponseEntry) =>
    validateResponse(event.form.questions, [answer], { isFinal: false }).length === 0;
  return { isSkipped: true, responses: answers.filter(isSound) };
}

function advance(flow: FeedbackFlow): FeedbackFlow {
  if (!canAdvance(flow)) return flow;
  if (!isLast(flow)) return { ...flow, index: flow.index + 1 };
  return { ...flow, phase: 'thanks', outcome: savesItself(flow) ? 'automatic' : 'submitted' };
}

function close(flow: FeedbackFlow): FeedbackFlow {
  if (flow.phase === 'thanks') return { ...flow, phase: 'closed' };
  return flow.event.isMandatory ? flow : { ...flow, phase: 'closed', outcome: 'skipped' };
}

/** Returns the popup after an event. Events that do not apply are ignored. */
export function stepFeedback(flow: FeedbackFlow, step: FeedbackStep): FeedbackFlow {
  if (flow.phase === 'closed') return flow;
  if (step.kind === 'close') return close(flow);
  if (step.kind === 'thanks-over') return flow.phase === 'thanks' ? { ...flow, phase: 'closed' } : flow;
  if (flow.phase !== 'asking') return flow;
  switch (step.kind) {
    case 'answer': {
      const others = flow.answers.filter(({ questionId }) => questionId !== step.entry.questionId);
      return { ...flow, answers: [...others, step.entry] };
    }
    case 'advance':
      return advance(flow);
    case 'back':
      return flow.index === 0 ? flow : { ...flow, index: flow.index - 1 };
  }
}
