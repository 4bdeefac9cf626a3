import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import type { z } from 'zod/mini';
import type { Queryable } from '../../db/database.ts';
import { findMessage as findStored } from '../../db/queries/mentor-queries/find-message.ts';
import { listThread } from '../../db/queries/mentor-queries/list-thread.ts';
import type { StoredMessage } from '../../db/queries/mentor-queries/message-json.ts';
import type { Side } from '../../db/queries/mentor-queries/visible-to.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Stored = z.infer<typeof StoredMessage>;

const toEntry = (stored: Stored): ThreadEntry => ({
  ...stored,
  body: readRichText(stored.text),
  createdAt: new Date(stored.createdAt).toISOString(),
  editedAt: stored.editedAt === null ? null : new Date(stored.editedAt).toISOString(),
});

/** Returns one message in its present form. */
export async function findMessage(db: Queryable, messageId: string): Promise<ThreadEntry> {
  const found = await findStored.first(db, { messageId });
  if (!found) throw refuse('NOT_FOUND', 'Message not found.');
  return toEntry(found.message);
}

/** Lists the messages of a query, oldest first, 20 a page with the total count. @throws Refusal LOCKED, NOT_FOUND */
export async function readThread(
  deps: Deps,
  caller: Member,
  side: Side,
  { queryId, pageNo }: { queryId: string; pageNo: number },
): Promise<{ queryId: string; thread: ThreadEntry[]; total: number }> {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const found = await listThread.first(deps.db, {
    side,
    queryId,
    cohortId,
    userId: caller.userId,
    ...pageOf(pageNo),
  });
  if (!found) throw refuse('NOT_FOUND', 'Query not found.');
  return { queryId, thread: found.thread.map(toEntry), total: found.total };
}
