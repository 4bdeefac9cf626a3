import type { OfficeAnnouncement, WriteAnnouncement } from '@plinth/domain/announcements/announcement';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { countAudience } from '../../db/queries/announcements/count-audience.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { cohortGroups, cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findAnnouncements } from './find-announcements.ts';
import { publishAnnouncement } from './publish-announcements.ts';

async function isKnown(
  tx: Queryable,
  { cohortId, groupId }: WriteAnnouncement['audience'],
): Promise<boolean> {
  if (groupId && cohortId)
    return (
      (await tx.$count(
        cohortGroups,
        and(eq(cohortGroups.groupId, groupId), eq(cohortGroups.cohortId, cohortId)),
      )) > 0
    );
  return cohortId === null || (await tx.$count(cohorts, eq(cohorts.cohortId, cohortId))) > 0;
}

/**
 * Writes an announcement; one that is due is published in the same transaction, any other at its time. The client
 * chooses the id: a repeat answers with what was written first.
 * @throws Refusal NOT_FOUND no such cohort or group, BAD_REQUEST the audience is empty
 */
export async function writeAnnouncement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { announcementId, title, text, audience, publishAt }: WriteAnnouncement & { announcementId: string },
): Promise<{ announcement: OfficeAnnouncement }> {
  return db.transaction(async (tx) => {
    if (!(await isKnown(tx, audience))) throw refuse('NOT_FOUND', 'This cohort or group no longer exists.');
    const moment = now();
    const counted = await countAudience.first(tx, audience);
    if (!counted?.people)
      throw refuse('BAD_REQUEST', 'Nobody is in this audience.', {
        fields: [{ path: 'audience.states', message: 'Nobody is in this audience' }],
      });
    const [fresh] = await tx
      .insert(announcements)
      .values({
        announcementId,
        title,
        text,
        ...audience,
        authorId: act.actorId,
        publishAt: publishAt ? new Date(publishAt) : moment,
        createdAt: moment,
      })
      .onConflictDoNothing()
      .returning({ announcementId: announcements.announcementId });
    if (fresh) {
      await recordAudit(tx, now(), act, {
        action: 'announcement.written',
        details: { announcementId, people: counted.people },
        after: { title, text, ...audience, publishAt: publishAt ?? moment.toISOString() },
      });
      await publishAnnouncement(tx, announcementId, moment);
    }
    const [announcement] = await findAnnouncements(tx, eq(announcements.announcementId, announcementId), {
      limit: 1,
      offset: 0,
    });
    if (!announcement) throw new Error('the announcement was not written');
    return { announcement };
  });
}
