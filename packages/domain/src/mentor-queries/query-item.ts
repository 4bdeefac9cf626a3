import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { RichBlock } from '../rich-text/rich-text.ts';
import { Role } from '../roles/role.ts';
import { Attachment } from '../tips/tip.ts';
import { AssistantTurn, BotAnswer } from './assistant.ts';
import { QueryMeta } from './query.ts';
import { QueryState } from './query-state.ts';

/** A person of the cohort as the others see them: name and photo only. */
export const CohortPerson = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
});
export type CohortPerson = z.infer<typeof CohortPerson>;

/** A person of the cohort with their role in it. */
export const ChannelUser = z.object({ ...CohortPerson.shape, role: Role });
export type ChannelUser = z.infer<typeof ChannelUser>;

/** A query in a list. isUnread: another person has written since the caller last marked it read. */
export const QueryItem = z.object({
  queryId: Id,
  title: z.string(),
  state: QueryState,
  meta: QueryMeta,
  queryCreatedAt: Instant,
  askedBy: CohortPerson,
  assignedIg: z.optional(CohortPerson),
  isUnread: z.boolean(),
});
export type QueryItem = z.infer<typeof QueryItem>;

/** The asker's rating of the answers; rating is 1 to 5. */
export const QueryFeedback = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.optional(z.string()),
});

/**
 * A query in full. `description` is what was typed, `body` the same as typed parts for display. canResolve: the caller
 * asked it and it is not resolved. canReopen: the caller asked it and may put it before the mentors again, until
 * `reopenUntil` if it is resolved. canRate: the caller asked it and has an answer. `conversation`: the exchange with
 * the course assistant before it was handed over, for the asker and the mentors.
 */
export const QueryDetails = z.object({
  queryId: Id,
  title: z.string(),
  description: z.string(),
  body: z.array(RichBlock),
  attachments: z.array(Attachment),
  state: QueryState,
  meta: QueryMeta,
  isShared: z.boolean(),
  queryCreatedAt: Instant,
  askedBy: CohortPerson,
  assignedIg: z.optional(CohortPerson),
  feedback: z.optional(QueryFeedback),
  botAnswer: z.optional(BotAnswer),
  conversation: z.optional(z.array(AssistantTurn)),
  canResolve: z.boolean(),
  canReopen: z.boolean(),
  canRate: z.boolean(),
  reopenUntil: z.optional(Instant),
});
export type QueryDetails = z.infer<typeof QueryDetails>;

/** A message under a query: `text` as typed, `body` the same as typed parts for display. */
export const ThreadEntry = z.object({
  threadId: Id,
  author: z.object({ userId: Id, firstName: z.string(), role: Role, photo: z.nullable(z.string()) }),
  text: z.string(),
  body: z.array(RichBlock),
  attachments: z.array(Attachment),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;
