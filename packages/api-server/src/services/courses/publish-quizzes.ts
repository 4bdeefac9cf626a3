import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { forms } from '../../db/schema/forms.ts';
import { given } from '../given.ts';
import type { NodePublication, QuestionPublication, QuizPublication } from './course-publication.ts';
import { stableId } from './stable-id.ts';

function questionOf(formKey: string, question: QuestionPublication): QuizQuestion {
  const options = question.options.map(({ key, text, isCorrect, group }) => ({
    shown: given({ optionId: stableId(formKey, question.key, key), text, group }),
    isCorrect,
  }));
  return given({
    questionId: stableId(formKey, question.key),
    questionType: question.questionType,
    question: question.question,
    meta: {},
    options: options.map(({ shown }) => shown),
    correctOptionIds: options.filter(({ isCorrect }) => isCorrect).map(({ shown }) => shown.optionId),
    explanation: question.explanation,
    isRequired: question.isRequired,
    keepsOrder: question.keepsOrder,
    pool: question.pool,
    questions: question.questions?.map((part) => questionOf(formKey, part)),
  });
}

/** Ids derive from the keys, so that answers given before a new publication still fit their questions. */
export const quizQuestionsOf = (formKey: string, quiz: QuizPublication): QuizQuestion[] =>
  quiz.questions.map((question) => questionOf(formKey, question));

/** A quiz changed by a publication: its attempts so far stay with the earlier versions. */
export type ChangedQuiz = Pick<
  typeof forms.$inferSelect,
  'formId' | 'key' | 'title' | 'version' | 'credits' | 'pages'
>;

/**
 * Writes the quizzes of a course, one form for each node with a quiz. Forms of removed nodes stay, as attempts refer to
 * them; changed forms retain the version before. Returns the form of each node key, and which were changed.
 */
export async function publishQuizzes(
  tx: Transaction,
  code: string,
  nodes: readonly NodePublication[],
): Promise<{ formIds: Map<string, string>; changed: ChangedQuiz[] }> {
  const rows = nodes.flatMap(({ key, quiz, credits }) => {
    if (!quiz) return [];
    const formKey = `${code}:${key}`;
    return {
      kind: 'QUIZ' as const,
      title: quiz.title,
      productId: 'PUBLIC',
      key: formKey,
      pages: [{ pageId: stableId(formKey, 'page'), questions: quizQuestionsOf(formKey, quiz) }],
      credits: credits ?? quiz.credits,
      quizType: quiz.quizType,
      timeLimitSeconds: quiz.timeLimitSeconds ?? null,
      maxRetakes: quiz.maxRetakes ?? null,
      pools: quiz.pools ?? null,
    };
  });
  if (rows.length === 0) return { formIds: new Map(), changed: [] };
  const before = await tx
    .select({ formId: forms.formId, version: forms.version })
    .from(forms)
    .where(
      inArray(
        forms.key,
        rows.map(({ key }) => key),
      ),
    )
    .orderBy(forms.formId)
    .for('no key update');
  const versions = new Map(before.map(({ formId, version }) => [formId, version]));
  const written = await tx
    .insert(forms)
    .values(rows)
    .onConflictDoUpdate({
      target: forms.key,
      set: {
        title: sql`excluded.title`,
        pages: sql`excluded.pages`,
        credits: sql`excluded.credits`,
        quizType: sql`excluded.quiz_type`,
        timeLimitSeconds: sql`excluded.time_limit_seconds`,
        maxRetakes: sql`excluded.max_retakes`,
        pools: sql`excluded.pools`,
      },
    })
    .returning({
      formId: forms.formId,
      key: forms.key,
      title: forms.title,
      version: forms.version,
      credits: forms.credits,
      pages: forms.pages,
    });
  return {
    formIds: new Map(written.map(({ formId, key }) => [key.slice(code.length + 1), formId])),
    changed: written.filter(({ formId, version }) => (versions.get(formId) ?? version) !== version),
  };
}
