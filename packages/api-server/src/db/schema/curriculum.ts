import type { ReportStatus } from '@plinth/domain/assignments/report';
import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import type { Progress } from '@plinth/domain/progress/progress';
import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searched } from '../searched.ts';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo, tsvector } from './columns.ts';

/** What may be handed in at an ASSIGNMENT, and the criteria it is judged by. */
export type AssignmentPlan = {
  uploads: 'FILE' | 'LINK' | 'BOTH';
  rubric: { key: string; criterion: string; points: number; full: string; partial: string }[];
  /**
   * The maximum scores of hand-ins before a publication changed them, the oldest first, and until when each applied.
   */
  bestBefore?: { best: number; until: string }[] | undefined;
};

/** When a LIVE_SESSION is due: whole days after the course start, wall-clock 'HH:mm' in an IANA zone. */
export type LiveSessionPlan = { day: number; time: string; zone: string; minutes: number };

/** A course as taught: the tree shared by cohorts of one or more batches. */
export const courses = pgTable(
  'courses',
  {
    courseId: primaryId(),
    code: text().notNull(),
    title: text().notNull(),
    /** Increases with every publication; caches of the tree are keyed by it. */
    version: integer().notNull().default(1),
    /** What the package requires for completion; null if it leaves that to the school. */
    completion: jsonb().$type<CompletionRule>(),
    publishedAt: createdAt(),
  },
  (t) => [uniqueIndex('courses_code').on(t.code)],
);

/**
 * One node of a course tree. `key` is stable over re-imports, so that progress survives them. Dates are whole days
 * after the cohort's start date; a cohort turns them into instants.
 */
export const courseNodes = pgTable(
  'course_nodes',
  {
    nodeId: primaryId(),
    courseId: deletedWith(() => courses.courseId),
    parentNodeId: uuid(),
    key: text().notNull(),
    type: text().$type<NodeKind>().notNull(),
    namespace: text().$type<Namespace>().notNull(),
    rank: integer().notNull(),
    meta: jsonb().$type<CurriculumNodeMeta>().notNull(),
    releaseDay: integer(),
    dueDay: integer(),
    credits: integer().notNull().default(0),
    /** The quiz or form of the node. */
    formId: uuid(),
    isElective: boolean().notNull().default(false),
    assignment: jsonb().$type<AssignmentPlan>(),
    liveSession: jsonb().$type<LiveSessionPlan>(),
    /**
     * When the node ceased to be part of the course; null while it is taught. It remains for learners who have worked
     * on it.
     */
    retiredAt: instant(),
    /** Titles and headings have weight A, text D. */
    search: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `setweight(${searched("coalesce(meta ->> 'title', '') || ' ' || coalesce(meta ->> 'heading', '')")}, 'A') || setweight(${searched("coalesce(meta ->> 'content', '')")}, 'D')`,
        ),
    ),
  },
  (t) => [
    uniqueIndex('course_nodes_key').on(t.courseId, t.key),
    index('course_nodes_tree').on(t.courseId, t.namespace, t.parentNodeId, t.rank),
    index('course_nodes_form').on(t.formId),
    index('course_nodes_search').using('gin', t.search),
    foreignKey({ columns: [t.parentNodeId], foreignColumns: [t.nodeId] }).onDelete('cascade'),
  ],
);

export const liveSessions = pgTable(
  'live_sessions',
  {
    liveSessionId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    nodeId: deletedWith(() => courseNodes.nodeId),
    mentorId: uuid().references(() => users.userId),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    sessionStatus: text().$type<SessionStatus>().notNull().default('CREATED'),
    /** A link that was entered manually. */
    joinLink: text(),
    /** The provider of its room, if no link was entered. */
    meetingProvider: text().$type<MeetingProvider>(),
    /** The address to join at: the entered link, or the school's redirect into the provider's room. */
    wayIn: text().generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `coalesce(join_link, case when meeting_provider is not null then '/join/' || cohort_id::text || '/' || live_session_id::text end)`,
        ),
    ),
    /** Its start before it was moved; null while it is as planned. */
    movedFrom: instant(),
    /** When it was cancelled; its status is RESCHEDULED from then on. */
    calledOffAt: instant(),
    /** The guides who assist the mentor. */
    guideIds: uuid().array().notNull().default(sql`'{}'`),
    materialLink: text(),
    recordingLink: text(),
  },
  (t) => [
    uniqueIndex('live_sessions_node').on(t.cohortId, t.nodeId),
    index('live_sessions_start').on(t.cohortId, t.startDate),
    index('live_sessions_mentor').on(t.mentorId, t.startDate),
    check('live_sessions_one_room', sql`join_link is null or meeting_provider is null`),
  ],
);

/** Dates that a cohort has changed from the plan of its course; null where the plan applies. */
export const cohortNodeDates = pgTable(
  'cohort_node_dates',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    nodeId: deletedWith(() => courseNodes.nodeId),
    releaseAt: instant(),
    dueAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.nodeId] }), index('cohort_node_dates_node').on(t.nodeId)],
);

export const sessionAttendance = pgTable(
  'session_attendance',
  {
    liveSessionId: deletedWith(() => liveSessions.liveSessionId),
    userId: deletedWith(() => users.userId),
    attended: boolean().notNull(),
    /** How they took part; null if only attendance was recorded. */
    state: text().$type<AttendanceState>(),
  },
  (t) => [primaryKey({ columns: [t.liveSessionId, t.userId] })],
);

/** A learner's own state at a leaf of the tree; parents and percentages are derived. */
export const nodeProgress = pgTable(
  'node_progress',
  {
    cohortId: uuid().notNull(),
    userId: uuid().notNull(),
    nodeId: deletedWith(() => courseNodes.nodeId),
    state: text().$type<Progress>().notNull(),
    startedAt: instant().notNull(),
    completedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] }),
    // Queried for all learners of a cohort together: when each was last seen at work.
    index('node_progress_latest').on(t.cohortId, t.userId, sql`coalesce(${t.completedAt}, ${t.startedAt})`),
  ],
);

/** Append-only: credits earned, once per reason at a node. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    creditId: primaryId(),
    cohortId: uuid().notNull(),
    userId: uuid().notNull(),
    nodeId: uuid().notNull(),
    nodeType: text().$type<NodeKind>().notNull(),
    reason: text().notNull(),
    credits: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('credit_entries_once').on(t.cohortId, t.userId, t.nodeId, t.reason),
    index('credit_entries_learner').on(t.cohortId, t.userId, t.createdAt),
    index('credit_entries_board').on(t.cohortId, t.userId, t.nodeType, t.credits),
  ],
);

export const skills = pgTable(
  'skills',
  {
    skillId: primaryId(),
    name: text().notNull(),
    icon: text().notNull().default('ruler'),
  },
  (t) => [uniqueIndex('skills_name').on(t.name)],
);

/** The skills that a course trains, and which node contributes to which. */
export const nodeSkills = pgTable(
  'node_skills',
  {
    nodeId: deletedWith(() => courseNodes.nodeId),
    skillId: deletedWith(() => skills.skillId),
  },
  (t) => [primaryKey({ columns: [t.nodeId, t.skillId] }), index('node_skills_skill').on(t.skillId)],
);

/**
 * A hand-in at an ASSIGNMENT or TASK node: the draft or the latest version; earlier versions are in report_versions.
 */
export const reports = pgTable(
  'reports',
  {
    reportId: primaryId(),
    cohortId: uuid().notNull(),
    userId: uuid().notNull(),
    nodeId: deletedWith(() => courseNodes.nodeId),
    namespace: text().$type<Namespace>().notNull(),
    reviewStatus: text().$type<ReportStatus>().notNull(),
    /** Increases with each hand-in after a rejection; entries for the next one already carry its number. */
    version: integer().notNull().default(1),
    text: text(),
    /** The text written for the next hand-in; cleared by it. */
    draftText: text(),
    score: integer(),
    remark: text(),
    submittedAt: instant(),
    reviewedAt: instant(),
    reviewedById: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.cohortId, t.userId, t.nodeId),
    index('reports_submitted').on(t.cohortId, t.submittedAt),
    index('reports_reviewer').on(t.cohortId, t.reviewedById),
  ],
);

/** Rejected hand-ins that a later version has superseded. */
export const reportVersions = pgTable(
  'report_versions',
  {
    reportId: deletedWith(() => reports.reportId),
    version: integer().notNull(),
    reviewStatus: text().$type<ReportStatus>().notNull(),
    text: text(),
    score: integer(),
    remark: text(),
    submittedAt: instant(),
    reviewedAt: instant(),
    reviewedById: uuid(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.version] })],
);

/**
 * The files and links of a version. The fingerprint, which is a link or the hash of a file as sent, makes a repeat
 * harmless.
 */
export const reportEntries = pgTable(
  'report_entries',
  {
    entryId: primaryId(),
    reportId: deletedWith(() => reports.reportId),
    version: integer().notNull(),
    kind: text().$type<'FILE' | 'LINK'>().notNull(),
    url: text(),
    documentId: uuid(),
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('report_entries_once').on(t.reportId, t.version, t.kind, t.fingerprint)],
);

export const mentorQueries = pgTable(
  'mentor_queries',
  {
    queryId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    askedById: refersTo(() => users.userId),
    /** Assigned by the asker's app, so that a repeated request asks once. */
    clientId: uuid(),
    title: text().notNull(),
    description: text().notNull(),
    namespace: text().$type<Namespace>().notNull(),
    nodeId: uuid(),
    /** Whether the other learners of the cohort may read it. */
    isShared: boolean().notNull().default(false),
    state: text().$type<QueryState>().notNull().default('UNANSWERED'),
    assignedIgId: uuid(),
    createdAt: createdAt(),
    /** The first answer of a guide: it ends the turnaround time, whatever happens afterwards. */
    answeredAt: instant(),
    answeredById: uuid(),
    resolvedAt: instant(),
    /** When and by whom the last message was written: unread by everyone else who has not opened it since. */
    lastActivityAt: instant().notNull(),
    lastActorId: uuid(),
    rating: integer(),
    ratingText: text(),
    botAnswer: jsonb().$type<BotAnswer>(),
    /** Used by a search of the previous version; to be removed in the version after this one. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql.raw(
            `to_tsvector('simple', translate(title || ' ' || description, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)))`,
          ),
      ),
    /**
     * Without accents and punctuation, so that "A-900" is found by its parts; list-queries.ts splits a search in the
     * same way.
     */
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `to_tsvector('simple', translate(folded(title || ' ' || description), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)))`,
        ),
    ),
  },
  (t) => [
    index('mentor_queries_list').on(t.cohortId, t.state, t.createdAt, t.queryId),
    index('mentor_queries_cohort').on(t.cohortId, t.createdAt, t.queryId),
    index('mentor_queries_asker').on(t.cohortId, t.askedById, t.createdAt),
    // With everything that a list filters by, so that a deep page of it and its count read only the index.
    index('mentor_queries_shared')
      .on(t.cohortId, t.createdAt, t.queryId, t.state, t.namespace)
      .where(sql`is_shared`),
    index('mentor_queries_assigned').on(t.cohortId, t.assignedIgId, t.createdAt),
    index('mentor_queries_answered').on(t.cohortId, t.answeredById),
    index('mentor_queries_words').using('gin', t.words),
    uniqueIndex('mentor_queries_client').on(t.cohortId, t.askedById, t.clientId),
  ],
);

/** The messages under a query. */
export const mentorQueryMessages = pgTable(
  'mentor_query_messages',
  {
    messageId: primaryId(),
    queryId: deletedWith(() => mentorQueries.queryId),
    authorId: refersTo(() => users.userId),
    clientId: uuid(),
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: instant(),
  },
  (t) => [
    index('mentor_query_messages_thread').on(t.queryId, t.createdAt, t.messageId),
    uniqueIndex('mentor_query_messages_client').on(t.queryId, t.authorId, t.clientId),
  ],
);

/** When a person last read a query. */
export const mentorQueryReads = pgTable(
  'mentor_query_reads',
  {
    queryId: deletedWith(() => mentorQueries.queryId),
    userId: deletedWith(() => users.userId),
    readAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.queryId, t.userId] })],
);
