import type { QueryDetails, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { inDays } from './a-cohort.ts';
import { idOf } from './people.ts';

/** An answered query of Asha, whose id is `idOf('1')`. */
export const aQuery = (more: Partial<QueryDetails> = {}): QueryDetails => ({
  queryId: idOf('30'),
  title: 'Which level?',
  description: 'Roof?',
  body: [],
  attachments: [],
  state: 'ANSWERED',
  meta: {},
  isShared: false,
  queryCreatedAt: inDays(-2),
  askedBy: { userId: idOf('1'), firstName: 'Asha', lastName: null, photo: null },
  canResolve: true,
  canReopen: false,
  canRate: false,
  ...more,
});

/** A message of one paragraph, written yesterday. */
export const aMessage = (
  threadId: string,
  text: string,
  author: Pick<ThreadEntry['author'], 'userId' | 'firstName' | 'role'>,
): ThreadEntry => ({
  threadId,
  author: { ...author, photo: null },
  text,
  body: [{ kind: 'PARAGRAPH', runs: [{ text }] }],
  attachments: [],
  createdAt: inDays(-1),
  editedAt: null,
});
