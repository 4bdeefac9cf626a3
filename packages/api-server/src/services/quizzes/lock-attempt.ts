import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jsonList } from '../../db/json-list.ts';
import { formEntries, formResponses, forms, formVersions } from '../../db/schema/forms.ts';
import { refuse } from '../refusal.ts';
import type { FormRow, ResponseRow } from './attempt.ts';
import { asBegun } from './form-as-begun.ts';

/** What a response must belong to; omitted fields are not checked. */
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
 * Loads one of the learner's responses with its form as begun and as it is today, and with the answers so far, locked
 * until the transaction ends, so that saving and closing are serialised. Everything but the lock is read under it: an
 * answer being saved and a key corrected in the meantime count.
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
  if (!response || !found) throw refuse('NOT_FOUND', 'Attempt not found.');
  const { today, kept, entries } = found;
  return { response, form: asBegun(today, kept), today, entries: entries.map(({ answer }) => answer) };
}

/** Reads the answers saved so far. Read them after locking: earlier, a save in progress would be missed. */
export async function readEntries(tx: Transaction, responseId: string) {
  const rows = await tx
    .select({ answer: formEntries.answer })
    .from(formEntries)
    .where(eq(formEntries.responseId, responseId))
    .orderBy(formEntries.questionId);
  return rows.map(({ answer }) => answer);
}
