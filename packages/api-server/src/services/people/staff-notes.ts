import type { StaffNote } from '@plinth/domain/people/person-sections';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { staffNotes } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { refuseWordsAboutErased } from '../account/refuse-words-about-erased.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';
import type { PersonPage } from './person-page.ts';
import { requirePerson } from './require-person.ts';

type Reader = Pick<Caller, 'userId' | 'staffRoles'>;

const mayDelete = ({ userId, staffRoles }: Reader, authorId: string) =>
  authorId === userId || staffRoles.includes('OWNER');

async function findNotes(
  db: Queryable,
  reader: Reader,
  where: ReturnType<typeof and>,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffNote[]> {
  const rows = await db
    .select({
      noteId: staffNotes.noteId,
      text: staffNotes.text,
      authorId: staffNotes.authorId,
      createdAt: staffNotes.createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(staffNotes)
    .leftJoin(userProfiles, eq(userProfiles.userId, staffNotes.authorId))
    .where(where)
    .orderBy(desc(staffNotes.createdAt), desc(staffNotes.noteId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ noteId, text, authorId, createdAt, firstName, lastName }) => ({
    noteId,
    text,
    author: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    createdAt: createdAt.toISOString(),
    isDeletable: mayDelete(reader, authorId),
  }));
}

/** Lists the notes staff wrote about a person for each other, latest first, in two round trips. */
export async function listNotes(
  { db }: Pick<Deps, 'db'>,
  reader: Reader,
  { userId, pageNo }: PersonPage,
): Promise<{ notes: StaffNote[]; total: number }> {
  const where = eq(staffNotes.userId, userId);
  const [notes, total] = await Promise.all([
    findNotes(db, reader, where, pageOf(pageNo)),
    db.$count(staffNotes, where),
  ]);
  return { notes, total };
}

/** Writes a note about a person. @throws Refusal NOT_FOUND, CONFLICT they were erased */
export async function writeNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  author: Reader,
  { userId, text }: { userId: string; text: string },
): Promise<{ note: StaffNote }> {
  return db.transaction(async (tx) => {
    await requirePerson(tx, userId, 'key share');
    await refuseWordsAboutErased(tx, userId);
    const [row] = await tx
      .insert(staffNotes)
      .values({ userId, authorId: author.userId, text, createdAt: now() })
      .returning();
    if (!row) throw new Error('the note was not written');
    await recordAudit(tx, now(), act, {
      action: 'people.note-written',
      subjectId: userId,
      details: { noteId: row.noteId },
    });
    const [note] = await findNotes(tx, author, eq(staffNotes.noteId, row.noteId), { limit: 1, offset: 0 });
    if (!note) throw new Error('the note was not found');
    return { note };
  });
}

/**
 * Deletes a note; the audit log retains its text until the person is erased.
 * @throws Refusal NOT_FOUND, FORBIDDEN for anyone but its author and owners
 */
export async function deleteNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  reader: Reader,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<{ deleted: true }> {
  return db.transaction(async (tx) => {
    const where = and(eq(staffNotes.noteId, noteId), eq(staffNotes.userId, userId));
    const [row] = await tx.select().from(staffNotes).where(where).for('update');
    if (!row) throw refuse('NOT_FOUND', 'This note no longer exists.');
    if (!mayDelete(reader, row.authorId))
      throw refuse('FORBIDDEN', 'Only the person who wrote a note, or an owner, may delete it.');
    await tx.delete(staffNotes).where(where);
    await recordAudit(tx, now(), act, {
      action: 'people.note-deleted',
      subjectId: userId,
      details: { noteId },
      before: { text: row.text },
    });
    return { deleted: true as const };
  });
}
