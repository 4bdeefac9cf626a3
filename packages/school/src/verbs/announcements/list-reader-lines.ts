import { listReaders } from '@plinth/api-server/services/announcements/list-readers';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { withSchool } from '../../with-school.ts';
import { pageLine, readPage } from '../pages.ts';
import { printTable } from '../print-table.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { readAnnouncementId } from './read-announcement-id.ts';

/** Lists the people an announcement is for, with when each opened it. */
export async function listReaderLines(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    flags: ['unread'],
    defaults: { page: '1' },
    allowPositionals: true,
  });
  const announcementId = readAnnouncementId(positionals);
  const page = readPage(values.page);
  const { readers, total } = await withSchool(context, (deps) =>
    listReaders(deps, {
      announcementId,
      pageNo: page - 1,
      ...(values.unread ? { hasRead: false } : {}),
    }),
  );
  if (readers.length === 0) return context.print('Nobody matches.');
  printTable(context.print, readers, {
    ADDRESS: ({ emailId }) => emailId,
    READ: ({ readAt }) => (readAt ? exactTime(readAt, DEFAULT_TIMEZONE) : ''),
    NAME: ({ name }) => name,
  });
  context.print(pageLine(total, page));
}
