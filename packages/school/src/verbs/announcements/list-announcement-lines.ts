import { listAnnouncements } from '@plinth/api-server/services/announcements/list-announcements';
import { ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { pageLine, readPage } from '../pages.ts';
import { printTable } from '../print-table.ts';
import { readChoice } from '../read-choice.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { audienceText } from './audience-text.ts';

/** Lists announcements, latest first. */
export async function listAnnouncementLines(args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['status', 'cohort'], defaults: { search: '', page: '1' } });
  const state = readChoice('--status', ANNOUNCEMENT_STATES, values.status);
  const page = readPage(values.page);
  const { announcements, total } = await withSchool(context, async (deps) => {
    const cohort = values.cohort === undefined ? {} : await findCohort(deps, values.cohort);
    return listAnnouncements(deps, { search: values.search, state, pageNo: page - 1, ...cohort });
  });
  if (announcements.length === 0) return context.print('No announcement matches.');
  printTable(context.print, announcements, {
    ANNOUNCEMENT: (one) => one.announcementId,
    STATUS: (one) => one.state,
    OUT: (one) => exactTime(one.publishAt, DEFAULT_TIMEZONE),
    'SENT TO': (one) => one.told,
    READ: (one) => (one.told === null ? null : one.readBy),
    FOR: audienceText,
    TITLE: (one) => one.title,
  });
  context.print(pageLine(total, page));
}
