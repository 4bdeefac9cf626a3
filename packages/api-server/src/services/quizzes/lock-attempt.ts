import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jsonList } from '../../db/json-list.ts';
import { formEntries, formResponses, forms, formVersions } from '../../db/schema/forms.ts';
import { refuse } from '../refusal.ts';
import type { FormRow, ResponseRow } from './attempt.ts';
import { asBegun } from './form-as-begun.ts';

/** Where a response must belong; what is left out does not matter. */
export type AttemptKey = {
  responseId: string;
  userId: string;
  formId?: string;
  cohortId?: string;
  nodeId?: string;
  namespace?: string;
};

const entriesOf = (responseId: string) =>
  jsonList(
    { answer: formEntries.answer },
    { from: formEntries, where: eq(formEntries.responseId, responseId), orderBy: [formEntries.questionId] },
  );

/**
 * An own response with its form as it was begun and as it is today, and with the answers so far, held until the
 * transaction ends, so that saving and closing follow each other. All but the lock is read once it is held: an answer
 * that was being saved and a key that was corrected meanwhile count.
 * @throws Refusal NOT_FOUND, also for one that belongs elsewhere
 */
export async function lockAttempt(
  tx: Transaction,
  key: AttemptKey,
): Promise<{ response: ResponseRow; form: FormRow; today: FormRow; entries: ResponseEntry[] }> {
  const [response] = await tx
    .select()
    .from(formResponses)
    .where(and(eq(formResponses.responseId, key.responseId), eq(formResponses.userId, key.userId)))
    .for('update');
  const isIt =
    response &&
    (['formId', 'cohortId', 'nodeId', 'namespace'] as const).every(
      (field) => key[field] === undefined || key[field] === response[field],
    );
  const [found] = isIt
    ? await tx
        .select({ today: forms, kept: formVersions, entries: entriesOf(response.responseId) })
        .from(forms)
        .leftJoin(
          formVersions,
          and(eq(formVersions.formId, forms.formId), eq(formVersions.version, response.version)),
        )
        .where(eq(forms.formId, response.formId))
    : [];
  if (!response || !found) throw refuse('NOT_FOUND', 'There is no such attempt of yours.');
  const { today, kept, entries } = found;
  return { response, form: asBegun(today, kept), today, entries: entries.map(({ answer }) => answer) };
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
