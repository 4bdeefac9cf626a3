import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findAnnouncements } from './find-announcements.ts';
import { type AnnouncementFilter, whereOfAnnouncements } from './list-announcements.ts';

/** Returns the announcements of a filter as a CSV file, the latest first. */
export const downloadAnnouncements = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: AnnouncementFilter,
) =>
  csvFile(deps, act, {
    about: 'announcements',
    filter,
    batches: batchesOf((page) => findAnnouncements(deps.db, whereOfAnnouncements(filter), page)),
    columns: {
      title: (one) => one.title,
      text: (one) => one.text,
      cohort: (one) => one.cohortName,
      group: (one) => one.groupTitle,
      state: (one) => one.state,
      by: (one) => one.author,
      'published (UTC)': (one) => one.publishAt,
      told: (one) => one.told,
      'read by': (one) => one.readBy,
    },
  });
