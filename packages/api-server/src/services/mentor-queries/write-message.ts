import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { guideQueryPath, queryPath } from '@plinth/domain/navigation/query-paths';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { addMessage } from '../../db/queries/mentor-queries/add-message.ts';
import { holdThread as holdRow } from '../../db/queries/mentor-queries/hold-thread.ts';
import type { Side } from '../../db/queries/mentor-queries/visible-to.ts';
import { mentorQueryMessages } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { keepAttachments } from './attachments.ts';
import { findMessage } from './read-thread.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Input = {
  queryId: string;
  threadId?: string | undefined;
  clientId?: string | undefined;
  text: string;
  attachments: File[];
};

/**
 * Locks and returns the query until the transaction ends, with the caller's message if it already exists. @throws
 * Refusal NOT_FOUND
 */
async function holdThread(tx: Transaction, caller: Member, side: Side, input: Input) {
  const found = await holdRow.first(tx, {
    side,
    queryId: input.queryId,
    cohortId: caller.membership.cohortId,
    userId: caller.userId,
    messageId: input.threadId ?? null,
    clientId: input.clientId ?? null,
  });
  if (!found) throw refuse('NOT_FOUND', 'Query not found.');
  return found;
}

const notResolved = (state: QueryState) => {
  if (state === 'RESOLVED') throw refuse('CONFLICT', 'This query is resolved.');
};

/**
 * Adds a message, updates the query and notifies the others of the thread: its asker, and for a learner's message the
 * guides responsible. A guide's first message answers the query and ends its turn-around time; a further one of its
 * asker makes it wait again. Null when the same clientId existed already.
 */
async function insertMessage(
  tx: Transaction,
  caller: Member,
  side: Side,
  { input, title, now }: { input: Input; title: string; now: Date },
) {
  const messageId = uuidv7();
  const { cohortId } = caller.membership;
  const added = await addMessage.run(tx, {
    messageId,
    queryId: input.queryId,
    authorId: caller.userId,
    clientId: input.clientId ?? null,
    text: input.text,
    now,
    isAnswer: side === 'guide',
    newsKey: `reply:${messageId}`,
    newsText: title,
    askerTitle: 'Your query has a reply',
    askerHref: queryPath(cohortId, input.queryId),
    guidesTitle: 'A learner has written in a query',
    guidesHref: guideQueryPath(cohortId, input.queryId),
  });
  return added === 0 ? null : messageId;
}

/**
 * Adds a message to a query or changes one of the caller's. The same clientId adds one message and gets the same
 * answer, even after the query was resolved.
 * @throws Refusal LOCKED, FORBIDDEN for mentors at the learners' side, NOT_FOUND, CONFLICT resolved; for files as
 * keepAttachments
 */
export async function writeMessage(
  deps: Deps,
  caller: Member,
  side: Side,
  input: Input,
): Promise<ThreadEntry> {
  const { cohortId } = caller.membership;
  if (side === 'learner') requireLearner(caller, 'LEARNING');
  await requireOpenQueries(deps, cohortId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { state, title, ownId, sentId } = await holdThread(tx, caller, side, input);
    if (input.threadId !== undefined) {
      if (ownId === null) throw refuse('NOT_FOUND', 'Message not found.');
      notResolved(state);
      await tx
        .update(mentorQueryMessages)
        .set({ text: input.text, editedAt: now })
        .where(eq(mentorQueryMessages.messageId, ownId));
    } else if (sentId === null) notResolved(state);
    else return findMessage(tx, sentId);

    const added =
      input.threadId === undefined ? await insertMessage(tx, caller, side, { input, title, now }) : ownId;
    // The same message arrived concurrently: the row it waited for did not exist when this call looked.
    const messageId = added ?? (await holdThread(tx, caller, side, input)).sentId;
    if (messageId === null) throw new Error('the message was not written');
    if (added !== null)
      await keepAttachments(tx, deps, input.attachments, {
        cohortId,
        userId: caller.userId,
        queryId: input.queryId,
        queryMessageId: messageId,
      });
    return findMessage(tx, messageId);
  });
}
