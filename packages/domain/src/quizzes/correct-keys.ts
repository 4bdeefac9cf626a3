import { correctOptionsOf, type QuizQuestion } from './quiz-question.ts';

/** A question whose correct options used to be different; options by their ids. */
export type KeyCorrection = { questionId: string; question: string; before: string[]; after: string[] };

const wordsOf = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/**
 * Whether a question is unchanged: the same text, and every earlier option still present with its text. A reworded
 * question is a different one even if its id is the same: its key says nothing about the earlier one.
 */
function isSameQuestion(then: QuizQuestion, now: QuizQuestion): boolean {
  const words = new Map(now.options.map(({ optionId, text }) => [optionId, wordsOf(text)]));
  return (
    then.questionType === now.questionType &&
    wordsOf(then.question) === wordsOf(now.question) &&
    then.options.every(({ optionId, text }) => words.get(optionId) === wordsOf(text))
  );
}

const withParts = (question: QuizQuestion): QuizQuestion[] => [question, ...(question.questions ?? [])];

/**
 * Returns the questions of an older version of a quiz, in their original text, with today's key where an unchanged
 * question now has a different one; and lists those. An option that did not exist then leaves the old key unchanged.
 */
export function correctKeys(
  then: readonly QuizQuestion[],
  now: readonly QuizQuestion[],
): { questions: QuizQuestion[]; corrections: KeyCorrection[] } {
  const today = new Map(now.flatMap(withParts).map((question) => [question.questionId, question]));
  const corrections: KeyCorrection[] = [];
  const corrected = (question: QuizQuestion): QuizQuestion => {
    const { questions: parts } = question;
    if (parts) return { ...question, questions: parts.map(corrected) };
    const other = today.get(question.questionId);
    const before = correctOptionsOf(question);
    const after = other ? correctOptionsOf(other) : before;
    const isKnown = after.every((id) => question.options.some(({ optionId }) => optionId === id));
    if (!other || !isSameQuestion(question, other) || isSameSet(before, after) || !isKnown) return question;
    corrections.push({ questionId: question.questionId, question: question.question, before, after });
    const { explanation: _before, ...rest } = question;
    return {
      ...rest,
      options: question.options.map(({ isCorrect: _mark, ...option }) => option),
      correctOptionIds: after,
      ...(other.explanation === undefined ? {} : { explanation: other.explanation }),
    };
  };
  const questions = then.map(corrected);
  return { questions, corrections };
}
