import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { isBlank, validateResponse } from '@plinth/domain/quizzes/validate-response';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documents } from '../../db/schema/operations.ts';
import { fieldsOf } from '../quizzes/save-entries.ts';
import { refuse } from '../refusal.ts';

/** Requires the caller's own résumé, with a file in it. @throws Refusal BAD_REQUEST */
export async function requireOwnResume(
  db: Queryable,
  { userId, resumeDocumentId }: { userId: string; resumeDocumentId: string },
): Promise<void> {
  const [resume] = await db
    .select({ documentId: documents.documentId })
    .from(documents)
    .where(
      and(
        eq(documents.documentId, resumeDocumentId),
        eq(documents.userId, userId),
        eq(documents.kind, 'RESUME'),
        eq(documents.status, 'COMPLETED'),
      ),
    );
  if (!resume)
    throw refuse('BAD_REQUEST', 'Choose your own résumé.', {
      details: 'Upload your résumé first, then apply with it.',
      fields: [{ path: 'resumeDocumentId', message: 'This is not one of your résumés.' }],
    });
}

/** Requires valid answers to all mandatory questions of an opening. @throws Refusal BAD_REQUEST */
export function requireAnswers(
  questions: readonly QuizQuestion[],
  responses: readonly ResponseEntry[],
): ResponseEntry[] {
  const fields = fieldsOf(validateResponse(questions, responses));
  if (fields[0])
    throw refuse('BAD_REQUEST', 'An answer does not fit.', { details: fields[0].message, fields });
  return responses.filter((response) => !isBlank(response));
}
