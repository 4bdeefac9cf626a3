import { type SQL, sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';

/** What a learner leaves in a cohort, by table, with the condition that identifies the same row in the other cohort. */
const SAME = {
  node_progress: 'there.node_id = mine.node_id',
  credit_entries: 'there.node_id = mine.node_id and there.reason = mine.reason',
  reports: 'there.node_id = mine.node_id',
  form_responses:
    "there.form_id = mine.form_id and (there.attempt = mine.attempt or (there.status = 'STARTED' and mine.status = 'STARTED'))",
  video_positions: 'there.node_id = mine.node_id',
  late_steps: 'there.node_id = mine.node_id',
  lesson_notes: 'there.node_id = mine.node_id',
  lesson_bookmarks: 'there.node_id = mine.node_id',
  onboarding_responses: 'true',
  assistant_turns: 'false',
} as const;
type Table = keyof typeof SAME;
const isTable = (word: string): word is Table => word in SAME;

/** The tables of a learner's progress, in the order in which they are moved. */
export const LEARNING_TABLES = Object.keys(SAME).filter(isTable);

const sameAs = (table: Table): SQL => sql.raw(SAME[table]);

/** Moves a learner's rows to another cohort; a row that already exists there wins. */
export const moveLearning = statement({
  params: { table: choice(...LEARNING_TABLES), userId: uuid, from: uuid, to: uuid },
  sql: ({ table, userId, from, to }) => sql`
    update ${sql.identifier(table)} as mine set cohort_id = ${to}
    where mine.cohort_id = ${from} and mine.user_id = ${userId} and not exists (
      select from ${sql.identifier(table)} there
      where there.cohort_id = ${to} and there.user_id = ${userId} and ${sameAs(table)})`,
});
