import { QueriesOnboardingDetails } from '@plinth/domain/cohorts/cohort-user-data';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { AssistantQuestion, AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { ATTACHMENTS_MAX_BYTES } from '@plinth/domain/mentor-queries/judge-attachment';
import { QueryDraft } from '@plinth/domain/mentor-queries/query';
import {
  ChannelUser,
  CohortPerson,
  QueryDetails,
  QueryFeedback,
  QueryItem,
  ThreadEntry,
} from '@plinth/domain/mentor-queries/query-item';
import { QueryStateFilter } from '@plinth/domain/mentor-queries/query-state';
import { WaitingTime } from '@plinth/domain/mentor-queries/waiting-time';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { withAttachments } from './with-attachments.ts';

const { get, put } = callsOf('mentor-queries');

const Cohort = z.object({ cohortId: Id });
const Search = z.optional(optionalTextField(140));
const Filters = z.object({
  state: z._default(QueryStateFilter, 'all'),
  namespace: z.optional(Namespace),
  sorting: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
  search: Search,
  pageNo: PageNo,
});
const Queries = z.object({ queries: z.array(QueryItem), total: z.int() });
const Query = z.object({ query: QueryDetails });
const ReadMark = z.object({
  queryIds: z.array(Id).check(z.minLength(1), z.maxLength(200)),
  isRead: z.literal(true),
});
const Updated = z.object({ updated: z.int() });
const OneQuery = z.object({ queryId: Id });
const ThreadPage = z.object({ queryId: Id, pageNo: PageNo });
const Thread = z.object({ queryId: Id, thread: z.array(ThreadEntry), total: z.int() });
const Message = withAttachments(
  z.object({
    queryId: Id,
    threadId: z.optional(Id),
    text: richTextField(LONG_TEXT_MAX),
    clientId: z.optional(Id),
  }),
);
const Onboarding = z.object({ queriesOnboardingDetails: QueriesOnboardingDetails });

/** Queries of the caller, those and the ones of no guide, or all. */
const AssignedFilter = z.enum(['me', 'me-or-nobody', 'all']);

const mentor = '/v1/client/mentor/{cohortId}';
const workspace = '/v1/client/workspace/{cohortId}';
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

export const mentorQueries = {
  listForGuide: get(`${mentor}/queries`, {
    access: 'mentor',
    summary:
      'Lists every query of the cohort that matches the filters. 403 LOCKED before the first date of the cohort.',
    input: z.object({
      params: Cohort,
      query: z.object({ ...Filters.shape, assigned: z._default(AssignedFilter, 'all') }),
    }),
    output: Queries,
  }),

  markReadByGuide: put(`${mentor}/queries`, {
    access: 'mentor',
    summary:
      'Marks queries as read for the caller. 404, with nothing changed, if one belongs to another cohort.',
    input: z.object({ params: Cohort, body: ReadMark }),
    output: Updated,
  }),

  readForGuide: get(`${mentor}/query`, {
    access: 'mentor',
    summary: 'Returns one query of the cohort. 404 for another cohort.',
    input: z.object({ params: Cohort, query: OneQuery }),
    output: Query,
  }),

  updateByGuide: put(`${mentor}/query`, {
    access: 'mentor',
    summary: 'Marks a query as answered, reopens it or tags it with another topic. 404, 409 RESOLVED.',
    input: z.object({
      params: Cohort,
      body: z.object({ queryId: Id, state: z.enum(['ANSWERED', 'UNANSWERED']), tagNodeId: z.optional(Id) }),
    }),
    output: Query,
  }),

  readThreadForGuide: get(`${mentor}/query-thread`, {
    access: 'mentor',
    summary: 'Lists the messages of a query, oldest first. 404 for another cohort.',
    input: z.object({ params: Cohort, query: ThreadPage }),
    output: Thread,
  }),

  writeByGuide: put(`${mentor}/query-thread`, {
    access: 'mentor',
    rateLimit: writes,
    upload: { maxBytes: ATTACHMENTS_MAX_BYTES },
    summary:
      "Answers a query or changes one of the caller's messages; the first answer makes the query ANSWERED. 404, 409 RESOLVED.",
    input: z.object({ params: Cohort, body: Message }),
    output: ThreadEntry,
  }),

  assignGuide: put('/v2/client/mentor/{cohortId}/query/assign-ig', {
    access: 'mentor',
    summary:
      'Assigns a query to a guide of the cohort. 400 if the person is not a guide of the cohort, 404, 409 RESOLVED.',
    input: z.object({ params: Cohort, body: z.object({ queryId: Id, userId: Id }) }),
    output: z.object({ query: z.object({ assignedIg: CohortPerson }) }),
  }),

  listUsers: get(`${workspace}/channel-users`, {
    access: 'cohort-member',
    summary:
      'Lists people in the cohort whose name matches, mentors first, at most 50; no emails or phone numbers.',
    input: z.object({ params: Cohort, query: z.optional(z.object({ search: Search })) }),
    output: z.object({ users: z.array(ChannelUser) }),
  }),

  list: get(`${workspace}/queries`, {
    access: 'cohort-member',
    summary:
      "Lists the caller's queries and those shared in the cohort. 403 LOCKED before the first date of the cohort.",
    input: z.object({ params: Cohort, query: Filters }),
    output: Queries,
  }),

  markRead: put(`${workspace}/queries`, {
    access: 'cohort-member',
    summary:
      'Marks queries as read for the caller. 404, with nothing changed, if one is not visible to the caller.',
    input: z.object({ params: Cohort, body: ReadMark }),
    output: Updated,
  }),

  read: get(`${workspace}/query`, {
    access: 'cohort-member',
    summary: "Returns one of the caller's queries or a shared one. 404 if not visible to the caller.",
    input: z.object({ params: Cohort, query: OneQuery }),
    output: Query,
  }),

  save: put(`${workspace}/query`, {
    access: 'cohort-member',
    rateLimit: writes,
    upload: { maxBytes: ATTACHMENTS_MAX_BYTES },
    summary:
      "Asks a query or, with queryId, changes one of the caller's; the same clientId asks once. 404 if not the caller's, 409 if already answered.",
    input: z.object({ params: Cohort, body: withAttachments(QueryDraft) }),
    output: Query,
  }),

  saveWithBot: put('/v2/client/workspace/{cohortId}/query', {
    access: 'cohort-member',
    rateLimit: writes,
    upload: { maxBytes: ATTACHMENTS_MAX_BYTES },
    summary:
      "Same as the first version, with what the course itself says about the query if `askBot` is set; `conversationId` hands over the caller's conversation with the assistant as well. 409 for a cohort without aiBotEnabled.",
    input: z.object({
      params: Cohort,
      body: withAttachments(
        z.object({
          ...QueryDraft.shape,
          askBot: z.optional(z.boolean()),
          conversationId: z.optional(Id),
        }),
      ),
    }),
    output: z.object({ query: QueryDetails, botAnswer: z.optional(BotAnswer) }),
  }),

  readThread: get(`${workspace}/query-thread`, {
    access: 'cohort-member',
    summary:
      "Lists the messages of one of the caller's queries or a shared one, oldest first. 404 if not visible to the caller.",
    input: z.object({ params: Cohort, query: ThreadPage }),
    output: Thread,
  }),

  write: put(`${workspace}/query-thread`, {
    access: 'cohort-member',
    rateLimit: writes,
    upload: { maxBytes: ATTACHMENTS_MAX_BYTES },
    summary: "Adds a message, once per clientId, or changes one of the caller's messages. 404, 409 RESOLVED.",
    input: z.object({ params: Cohort, body: Message }),
    output: ThreadEntry,
  }),

  resolve: put('/v2/client/workspace/{cohortId}/learner/query-resolve', {
    access: 'cohort-member',
    summary:
      "Closes the caller's query; repeating the call returns the same answer. 404 if not the caller's.",
    input: z.object({ params: Cohort, body: OneQuery }),
    output: z.object({ query: z.object({ state: z.literal('RESOLVED') }) }),
  }),

  reopen: put('/v2/client/workspace/{cohortId}/learner/query-reopen', {
    access: 'cohort-member',
    summary:
      "Reopens the caller's query for the mentors; repeating the call returns the same answer. 404 if not the caller's, 409 if resolved more than seven days ago.",
    input: z.object({ params: Cohort, body: OneQuery }),
    output: z.object({ query: z.object({ state: z.literal('UNANSWERED') }) }),
  }),

  readWaitingTime: get(`${workspace}/queries/waiting-time`, {
    access: 'cohort-member',
    summary:
      'Returns how long queries of the cohort waited for an answer; null if there are too few to tell.',
    input: z.object({ params: Cohort }),
    output: z.object({ waiting: z.nullable(WaitingTime) }),
  }),

  askAssistant: put('/v2/client/workspace/{cohortId}/assistant', {
    access: 'cohort-member',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      "Answers a question from the open part of the caller's course, once per clientId. No mentor is notified. 409 for a cohort without aiBotEnabled.",
    input: z.object({ params: Cohort, body: AssistantQuestion }),
    output: z.object({ turn: AssistantTurn }),
  }),

  readAssistant: get('/v2/client/workspace/{cohortId}/assistant', {
    access: 'cohort-member',
    summary:
      "Returns the last 50 questions of the caller's latest conversation with the course assistant that was not handed over; null if there is none. 409 for a cohort without aiBotEnabled.",
    input: z.object({ params: Cohort }),
    output: z.object({
      conversation: z.nullable(z.object({ conversationId: Id, turns: z.array(AssistantTurn) })),
    }),
  }),

  saveFeedback: put('/v2/client/workspace/{cohortId}/query/feedback', {
    access: 'cohort-member',
    summary:
      "Saves the asker's rating of the answers; the last one counts. 404 if not the caller's, 409 if not answered.",
    input: z.object({
      params: Cohort,
      body: z.object({
        queryId: Id,
        rating: QueryFeedback.shape.rating,
        text: z.optional(optionalTextField(LONG_TEXT_MAX)),
      }),
    }),
    output: z.object({ saved: z.literal(true) }),
  }),

  viewCoachmarks: put(`${workspace}/query/coachmarks-viewed`, {
    access: 'cohort-member',
    summary:
      'Marks the tour of the queries page as seen; repeating the call returns the same answer. 404 for mentors.',
    input: z.object({ params: Cohort }),
    output: Onboarding,
  }),

  finishOnboarding: put(`${workspace}/query/onboarding-done`, {
    access: 'cohort-member',
    summary:
      'Marks the introduction to the queries page as done; repeating the call returns the same answer. 404 for mentors.',
    input: z.object({ params: Cohort }),
    output: Onboarding,
  }),
};
