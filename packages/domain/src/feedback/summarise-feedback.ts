import { weekOf } from '../dates/week-of.ts';
import { answerAsText } from '../forms/answer-as-text.ts';
import { ANSWER_SHAPE, type QuestionType } from '../forms/question-type.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import type { FeedbackGroup, FeedbackResults, QuestionResult } from './office-feedback.ts';
import { FEEDBACK_LEAST_SHOWN, shownGroups } from './shown-groups.ts';

type Asked = {
  questionId: string;
  question: string;
  questionType: QuestionType;
  options: readonly { optionId: string; text: string }[];
};

/** One answer sheet; `isOwn` says whether it belongs to the form being read, or to the same questions elsewhere. */
export type FeedbackSheet = {
  responses: readonly ResponseEntry[];
  cohort: string;
  guide: string | null;
  savedAt: string;
  isOwn: boolean;
};

const answerTo = ({ questionId }: Asked, sheet: FeedbackSheet) =>
  sheet.responses.find((one) => one.questionId === questionId);

/** Returns the number given on a scale: the value itself, or the position of the option; null for none. */
function scaleValueOf(asked: Asked, sheet: FeedbackSheet): number | null {
  if (ANSWER_SHAPE[asked.questionType] !== 'scale') return null;
  const answer = answerTo(asked, sheet);
  const typed = answer?.responseValue?.trim();
  if (typed) return Number(typed);
  const place = asked.options.findIndex(({ optionId }) => optionId === answer?.entries?.[0]?.optionId);
  return place === -1 ? null : place + 1;
}

function averageOf(asked: Asked, sheets: readonly FeedbackSheet[]): number | null {
  const values = sheets.flatMap((sheet) => scaleValueOf(asked, sheet) ?? []);
  if (values.length < FEEDBACK_LEAST_SHOWN) return null;
  return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
}

function distributionOf(asked: Asked, sheets: readonly FeedbackSheet[]) {
  const counts = new Map(asked.options.map(({ text }) => [text, 0]));
  const labels = sheets.flatMap((sheet) => {
    const answer = answerTo(asked, sheet);
    const chosen = answer?.entries?.map((entry) => answerAsText(asked, { questionId: '', entries: [entry] }));
    return chosen && chosen.length > 0 ? chosen : answerAsText(asked, answer) || [];
  });
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const all = [...counts].map(([label, count]) => ({ label, count }));
  return asked.options.length > 0 ? all : all.sort((a, b) => Number(a.label) - Number(b.label));
}

function resultOf(asked: Asked, sheets: readonly FeedbackSheet[]): QuestionResult {
  const { questionId, question, questionType } = asked;
  const words = sheets.flatMap((sheet) => answerAsText(asked, answerTo(asked, sheet)) || []);
  const isShown = words.length >= FEEDBACK_LEAST_SHOWN;
  const isText = ANSWER_SHAPE[questionType] === 'text';
  return {
    questionId,
    question,
    questionType,
    answered: words.length,
    average: averageOf(asked, sheets),
    distribution: isShown && !isText ? distributionOf(asked, sheets) : null,
    texts: isShown && isText ? words.sort((a, b) => a.localeCompare(b, 'en')) : null,
  };
}

function groupsOf(
  asked: readonly Asked[],
  sheets: readonly FeedbackSheet[],
  nameOf: (sheet: FeedbackSheet) => string | null,
): FeedbackGroup[] {
  const parts = new Map<string, FeedbackSheet[]>();
  for (const sheet of sheets) {
    const name = nameOf(sheet);
    if (name !== null) parts.set(name, [...(parts.get(name) ?? []), sheet]);
  }
  return shownGroups(
    [...parts]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, part]) => ({
        name,
        answered: part.length,
        averages: asked.map((one) => averageOf(one, part)),
      })),
  );
}

/**
 * Summarises the answers to a form as a whole, by cohort, by guide and by week, without their authors. A question or
 * group with too few answers is not shown.
 */
export function summariseFeedback(
  asked: readonly Asked[],
  sheets: readonly FeedbackSheet[],
): FeedbackResults {
  const own = sheets.filter(({ isOwn }) => isOwn);
  return {
    questions: asked.map((one) => resultOf(one, own)),
    byCohort: groupsOf(asked, own, ({ cohort }) => cohort),
    byGuide: groupsOf(asked, own, ({ guide }) => guide ?? 'Without a guide'),
    trend: groupsOf(asked, sheets, ({ savedAt }) => weekOf(savedAt).weekStart),
  };
}
