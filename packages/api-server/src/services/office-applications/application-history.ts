import {
  type ApplicationHistoryLine,
  QUESTION_STATES,
} from '@plinth/domain/course-applications/application-question';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { nullable, oneOf } from '../../db/queries/kinds.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';

/** More entries than anyone reads. */
const MOST = 200;

/** Lists what staff noted and asked about an application, the latest first. */
export async function applicationHistory(
  db: Queryable,
  applicationId: string,
): Promise<ApplicationHistoryLine[]> {
  const rows = await db
    .select({ note: applicationNotes, by: userProfiles })
    .from(applicationNotes)
    .leftJoin(userProfiles, eq(userProfiles.userId, applicationNotes.actorId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.noteId))
    .limit(MOST);
  return rows.map(({ note, by }) => ({
    lineId: note.noteId,
    kind: note.kind,
    text: note.text,
    at: note.createdAt.toISOString(),
    by: by ? `${by.firstName} ${by.lastName}`.trim() : null,
    answer: note.answer,
    answeredAt: note.answeredAt?.toISOString() ?? null,
  }));
}

/** For a list of applications: whether the last question of each is pending or answered; null if none was asked. */
export const questionStateOf = (db: Queryable) =>
  sql`${db
    .select({ state: sql`case when ${applicationNotes.answeredAt} is null then 'ASKED' else 'ANSWERED' end` })
    .from(applicationNotes)
    .where(
      and(
        eq(sql`${applicationNotes.applicationId}`, sql`${applications}.application_id`),
        eq(applicationNotes.kind, 'QUESTION'),
      ),
    )
    .orderBy(desc(applicationNotes.createdAt))
    .limit(1)}`.mapWith(nullable(oneOf(QUESTION_STATES)).read);
