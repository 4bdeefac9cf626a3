import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { guideQueryPath, queryPath } from '@plinth/domain/navigation/query-paths';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { insertNotification } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { keepAttachments } from './attachments.ts';
import { guidesToTell } from './guides-to-tell.ts';
import { type Side, visibleTo } from './query-side.ts';
import { findMessage } from './read-thread.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Input = {
  queryId: string;
  threadId?: string | undefined;
  clientId?: string | undefined;
  text: string;
  attachments: File[];
};

/** The query, held until the transaction ends, and the message it already has of the caller's. @throws Refusal NOT_FOUND */
async function holdThread(tx: Transaction, caller: Member, side: Side, input: Input) {
  const { rows } = await tx.execute<{
    state: QueryState;
    title: string;
    own_id: string | null;
    sent_id: string | null;
  }>(sql`
    select q.state, q.title,
      (select m.message_id from mentor_query_messages m where m.query_id = q.query_id
        and m.message_id = ${input.threadId ?? null}::uuid and m.author_id = ${caller.userId}) as own_id,
      (select m.message_id from mentor_query_messages m where m.query_id = q.query_id
        and m.author_id = ${caller.userId} and m.client_id = ${input.clientId ?? null}::uuid) as sent_id
    from mentor_queries q
    where q.query_id = ${input.queryId} and ${visibleTo(side, caller.membership.cohortId, caller.userId)}
    for update of q`);
  const found = rows[0];
  if (!found) throw refuse('NOT_FOUND', 'There is no such query.');
  return found;
}

const notResolved = (state: QueryState) => {
  if (state === 'RESOLVED') throw refuse('CONFLICT', 'This query is resolved.');
};

/**
 * Adds a message and lets the query and the others of the thread know in one statement: its asker, and of a learner's
 * word the guides who have to do with it. The first word of a guide answers it and ends its turn-around time. Null when
 * the same clientId was there already.
 */
async function insertMessage(
  tx: Transaction,
  caller: Member,
  side: Side,
  { input, title, now }: { input: Input; title: string; now: Date },
) {
  const messageId = uuidv7();
  const { cohortId } = caller.membership;
  const news = { category: 'REPLY' as const, key: `reply:${messageId}`, text: title, at: now };
  const askerTold = insertNotification(
    { ...news, title: 'Your query has a reply', href: queryPath(cohortId, input.queryId) },
    sql`select q.asked_by_id as user_id from added join mentor_queries q using (query_id)
      where q.asked_by_id <> ${caller.userId}`,
  );
  const guidesTold = insertNotification(
    {
      ...news,
      title: 'A learner has written in a query',
      href: guideQueryPath(cohortId, input.queryId),
    },
    sql`select user_id from (${guidesToTell(sql`(select q.* from added join mentor_queries q using (query_id))`)}) g
      where ${side === 'learner'}::boolean`,
  );
  const { rowCount } = await tx.execute(sql`
    with added as (
      insert into mentor_query_messages (message_id, query_id, author_id, client_id, text, created_at)
      values (${messageId}, ${input.queryId}, ${caller.userId}, ${input.clientId ?? null}, ${input.text}, ${now})
      on conflict (query_id, author_id, client_id) do nothing returning query_id
    ), asker_told as (${askerTold}), guides_told as (${guidesTold})
    update mentor_queries q set last_activity_at = ${now}, last_actor_id = ${caller.userId}::uuid,
      state = case when ${side === 'guide'}::boolean then 'ANSWERED' else q.state end,
      answered_at = case when ${side === 'guide'}::boolean then coalesce(q.answered_at, ${now}::timestamptz) else q.answered_at end,
      answered_by_id = case when ${side === 'guide'}::boolean and q.answered_at is null then ${caller.userId}::uuid
        else q.answered_by_id end
    from added where q.query_id = added.query_id`);
  return rowCount === 0 ? null : messageId;
}

/**
 * Adds a message to a query or changes an own one (API-177, API-178). The same clientId adds one message and answers
 * the same, also after the query was resolved.
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
    const { state, title, own_id, sent_id } = await holdThread(tx, caller, side, input);
    if (input.threadId !== undefined) {
      if (own_id === null) throw refuse('NOT_FOUND', 'There is no such message of yours.');
      notResolved(state);
      await tx.execute(
        sql`update mentor_query_messages set text = ${input.text}, edited_at = ${now} where message_id = ${own_id}`,
      );
    } else if (sent_id === null) notResolved(state);
    else return findMessage(tx, sent_id);

    const added =
      input.threadId === undefined ? await insertMessage(tx, caller, side, { input, title, now }) : own_id;
    // The same message at the same moment: the row it waited for was not there when this one looked.
    const messageId = added ?? (await holdThread(tx, caller, side, input)).sent_id;
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
