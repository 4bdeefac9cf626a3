import type { FormKind } from '@plinth/domain/forms/form-kind';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuestionPools } from '@plinth/domain/quizzes/asked-questions';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo, stampedInstant } from './columns.ts';

export type FormPage = { pageId: string; title?: string; questions: QuizQuestion[] };

/** What an answer sheet of a form is started with. */
const shape = () => ({
  title: text().notNull(),
  pages: jsonb().$type<FormPage[]>().notNull(),
  credits: integer().notNull().default(0),
  quizType: text().$type<'GRADED' | 'PRACTICE'>(),
  timeLimitSeconds: integer(),
  /** How many questions of each pool an attempt asks; null asks all. */
  pools: jsonb().$type<QuestionPools>(),
});

/** Quizzes, onboarding and feedback forms. The definition includes the answers, so it never leaves unprojected. */
export const forms = pgTable(
  'forms',
  {
    formId: primaryId(),
    kind: text().$type<FormKind>().notNull(),
    /** A product code, or PUBLIC. */
    productId: text().notNull().default('PUBLIC'),
    key: text().notNull(),
    ...shape(),
    /** Attempts after the first one; null means unlimited. */
    maxRetakes: integer().default(0),
    /**
     * Increases with every change of its shape, by a trigger that saves the previous shape (guards/form_versions.sql).
     */
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('forms_key').on(t.key)],
);

/** Previous versions of forms: a person who started with one continues with it. Written only by the trigger. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: deletedWith(() => forms.formId),
    version: integer().notNull(),
    ...shape(),
    replacedAt: stampedInstant(),
  },
  (t) => [primaryKey({ columns: [t.formId, t.version] })],
);

/** One attempt or answer sheet. At most one is open per person, form and cohort. */
export const formResponses = pgTable(
  'form_responses',
  {
    responseId: primaryId(),
    formId: deletedWith(() => forms.formId),
    userId: refersTo(() => users.userId),
    cohortId: uuid(),
    nodeId: uuid(),
    namespace: text(),
    attempt: integer().notNull().default(1),
    /** The version of the form that it was started with. */
    version: integer().notNull().default(1),
    status: text().$type<'STARTED' | 'COMPLETED'>().notNull().default('STARTED'),
    startedAt: createdAt(),
    endsAt: instant(),
    completedAt: instant(),
    isForced: boolean().notNull().default(false),
    /** The questions it was started with; null if none are drawn. The id of the row seeds their order. */
    asked: jsonb().$type<string[]>(),
    /** The learner gave up the remaining attempts to see the answers. */
    endsQuiz: boolean().notNull().default(false),
    score: integer(),
    total: integer(),
    credits: integer().notNull().default(0),
    lastActiveAt: instant(),
    inactiveSeconds: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('form_responses_open')
      .on(t.userId, t.formId, sql`coalesce(cohort_id, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(sql`status = 'STARTED'`),
    uniqueIndex('form_responses_attempt').on(
      t.userId,
      t.formId,
      sql`coalesce(cohort_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      t.attempt,
    ),
    index('form_responses_node').on(t.cohortId, t.nodeId, t.userId),
  ],
);

export const formEntries = pgTable(
  'form_entries',
  {
    responseId: deletedWith(() => formResponses.responseId),
    questionId: text().notNull(),
    answer: jsonb().$type<ResponseEntry>().notNull(),
    savedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.responseId, t.questionId] })],
);

/** Onboarding answers of a learner in a cohort, saved as they are typed. */
export const onboardingResponses = pgTable(
  'onboarding_responses',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    /** The version of the form that they were started with. */
    version: integer().notNull().default(1),
    requestData: jsonb().$type<ResponseEntry[]>().notNull().default([]),
    currentPageId: text(),
    updatedAt: instant().notNull(),
    finalisedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId] })],
);
