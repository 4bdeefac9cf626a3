import { hasAnswer, hasOptions, isMarked } from './question-types.ts';
import type { OptionDraft, QuestionDraft } from './quiz-draft.ts';

const TWO: OptionDraft[] = [{ text: '' }, { text: '' }];

/** Converts a question to another type: what fits stays, the rest is removed. */
export function changeType(question: QuestionDraft, type: string): QuestionDraft {
  const { options, answer, explanation, questions, opinion, ...rest } = question;
  const isScale = type.startsWith('SCALE_');
  const kept = hasOptions(type) && (options || !isScale) ? (options ?? TWO) : undefined;
  const isGrouped = type === 'GROUPED_OPTION_QUESTION';
  return {
    ...rest,
    type,
    ...(isMarked(type) && opinion ? { opinion } : {}),
    ...(kept
      ? {
          options: kept.map(({ group, correct, ...option }) => ({
            ...option,
            ...(isGrouped ? { group: group ?? '' } : {}),
            ...(isMarked(type) && correct ? { correct } : {}),
          })),
        }
      : {}),
    ...(hasAnswer(type, opinion) ? { answer: answer ?? true } : {}),
    ...(isMarked(type, opinion) ? { explanation: explanation ?? '' } : {}),
    ...(type === 'GROUP_QUESTION' ? { questions: questions ?? [newQuestion()] } : {}),
  };
}

/** Returns an empty question. */
export const newQuestion = (): QuestionDraft => ({
  type: 'SINGLE_CHOICE',
  question: '',
  options: [{ text: '', correct: true }, { text: '' }],
  explanation: '',
});
