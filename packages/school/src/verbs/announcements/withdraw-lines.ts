import { announcements } from '@plinth/api-server/db/schema/announcements';
import { Fault } from '@plinth/api-server/fault';
import { findAnnouncements } from '@plinth/api-server/services/announcements/find-announcements';
import { withdrawAnnouncement } from '@plinth/api-server/services/announcements/withdraw-announcement';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { eq } from 'drizzle-orm';
import { withSchool } from '../../with-school.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { audienceText } from './audience-text.ts';
import { readAnnouncementId } from './read-announcement-id.ts';

/** Shows what withdrawing an announcement means; with --yes withdraws it. */
export async function withdrawLines(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { flags: ['yes'], allowPositionals: true });
  const announcementId = readAnnouncementId(positionals);
  await withSchool(context, async (deps) => {
    const [found] = await findAnnouncements(deps.db, eq(announcements.announcementId, announcementId), {
      limit: 1,
      offset: 0,
    });
    if (!found) throw new Fault('Announcement not found.');
    context.print(
      `“${found.title}” for ${audienceText(found)}: sent to ${found.told ?? 0}, read by ${found.readBy}.`,
    );
    if (!values.yes) return context.print('Nothing was changed: add --yes to withdraw it from them all.');
    await withdrawAnnouncement(deps, COMMAND, announcementId);
    context.print('Withdrawn: nobody can find it any more. Emails that were sent stay where they are.');
  });
}
