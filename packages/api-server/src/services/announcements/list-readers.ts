import { eq } from 'drizzle-orm';
import { listReaders as readersOf } from '../../db/queries/announcements/list-readers.ts';
import { announcements } from '../../db/schema/announcements.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';

/** Lists who has read an announcement and who has not, 20 a page. @throws Refusal NOT_FOUND */
export async function listReaders(
  { db }: Pick<Deps, 'db'>,
  {
    announcementId,
    pageNo,
    hasRead,
  }: { announcementId: string; pageNo: number; hasRead?: boolean | undefined },
) {
  const [known, rows] = await Promise.all([
    db.$count(announcements, eq(announcements.announcementId, announcementId)),
    readersOf.rows(db, {
      announcementId,
      hasRead: hasRead ?? null,
      ...pageOf(pageNo),
    }),
  ]);
  if (known === 0) throw refuse('NOT_FOUND', 'Announcement not found.');
  return {
    total: rows[0]?.total ?? 0,
    readers: rows.map(({ total: _total, readAt, ...person }) => ({
      ...person,
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}
