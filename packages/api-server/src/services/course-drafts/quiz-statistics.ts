import { posix } from 'node:path';
import { type QuestionStatistics, questionStatistics } from '@plinth/domain/quizzes/question-statistics';
import { eq } from 'drizzle-orm';
import { groupAnswers } from '../../db/queries/quizzes/group-answers.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { type DraftFiles, topicKeyOf } from './draft-files.ts';
import { loadDraft } from './load-draft.ts';

/** The key under which the quiz of a lesson is published. */
const formKeyOf = (code: string, files: DraftFiles, path: string) =>
  `${code}:${code.toLowerCase().replaceAll('_', '-')}/${topicKeyOf(files, posix.dirname(path))}/quiz`;

/** Returns statistics on the questions of a quiz as it is published now; none before that. @throws Refusal NOT_FOUND */
export async function quizStatistics(
  { db }: Pick<Deps, 'db'>,
  { code, path }: { code: string; path: string },
): Promise<{ questions: QuestionStatistics[] }> {
  const { files } = await loadDraft(db, code);
  const [form] = await db
    .select({ formId: forms.formId, pages: forms.pages })
    .from(forms)
    .where(eq(forms.key, formKeyOf(code, files, path)));
  if (!form) return { questions: [] };
  const questions = form.pages.flatMap((page) => page.questions);
  const asked = questions.flatMap(({ questionId, questions: parts }) =>
    parts
      ? parts.map((part) => ({ id: part.questionId, askedAs: questionId }))
      : [{ id: questionId, askedAs: questionId }],
  );
  const groups = await groupAnswers.rows(db, { formId: form.formId, questions: asked });
  return { questions: questionStatistics(questions, groups) };
}
