import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { formEntries, formResponses, forms } from '../../db/schema/forms.ts';
import { refuse } from '../refusal.ts';
import type { FormRow, ResponseRow } from './attempt.ts';

/** Where a response must belong; what is left out does not matter. */
export type AttemptKey = {
  responseId: string;
  userId: string;
  formId?: string;
  cohortId?: string;
  nodeId?: string;
  namespace?: string;
};

/**
 * An own response with its form, held until the transaction ends, so that saving and closing follow each other.
 * @throws Refusal NOT_FOUND, also for one that belongs elsewhere
 */
export async function lockAttempt(
  tx: Transaction,
  key: AttemptKey,
): Promise<{ response: ResponseRow; form: FormRow }> {
  const [found] = await tx
    .select({ response: formResponses, form: forms })
    .from(formResponses)
    .innerJoin(forms, eq(forms.formId, formResponses.formId))
    .where(and(eq(formResponses.responseId, key.responseId), eq(formResponses.userId, key.userId)))
    .for('update', { of: formResponses });
  const isIt =
    found &&
    (['formId', 'cohortId', 'nodeId', 'namespace'] as const).every(
      (field) => key[field] === undefined || key[field] === found.response[field],
    );
  if (!isIt) throw refuse('NOT_FOUND', 'There is no such attempt of yours.');
  return found;
}

/** The answers saved so far. Read it after locking: before, a save under way would be missed. */
export async function readEntries(tx: Transaction, responseId: string) {
  const rows = await tx
    .select({ answer: formEntries.answer })
    .from(formEntries)
    .where(eq(formEntries.responseId, responseId))
    .orderBy(formEntries.questionId);
  return rows.map(({ answer }) => answer);
}
