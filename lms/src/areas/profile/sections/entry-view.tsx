import { formatDay } from '@plinth/domain/dates/format-day';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { Link } from '@plinth/ui/Link';
import type { ReactNode } from 'react';
import type { FullProfile } from '../../../data/profile-sections.ts';
import { LEVELS, WORK_MODES } from './section-fields.ts';

type EntryOf<Id extends ListSectionId> = NonNullable<FullProfile['sections'][Id]>[number];

/** How an entry is displayed. `name` is how its buttons refer to it. */
export type EntryView = { name: string; title: ReactNode; note?: string | null; text?: string | undefined };

/** Formats a month such as 2021-04; an absent or open one is returned unchanged. */
const monthText = <Absent extends null | undefined>(month: string | Absent): string | Absent =>
  month ? formatDay(month, 'month') : month;

const span = (start: string | number | undefined, end: string | number | null | undefined): string | null =>
  start === undefined && !end ? null : `${start ?? ''} – ${end === null ? 'today' : (end ?? '')}`.trim();

const labelIn = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label;

const joined = (parts: readonly (string | null | undefined)[], by = ' · ') => parts.filter(Boolean).join(by);

const noticeText = (days: number | null | undefined): string | null => {
  if (days === null || days === undefined) return null;
  return days === 0 ? 'No period of notice' : `${days} ${days === 1 ? 'day' : 'days'} of notice`;
};

const VIEWS: { [Id in ListSectionId]: (entry: EntryOf<Id>) => EntryView } = {
  professionDetails: (entry) => {
    const name = `${entry.designation}, ${entry.company}`;
    return {
      name,
      title: name,
      note: span(monthText(entry.startMonth), monthText(entry.endMonth)),
      text: entry.description,
    };
  },
  educationDetails: (entry) => {
    const name = joined([entry.degree, entry.fieldOfStudy], ', ');
    return { name, title: name, note: joined([entry.institution, span(entry.startYear, entry.endYear)]) };
  },
  skills: (entry) => ({
    name: entry.name,
    title: entry.name,
    note: labelIn(LEVELS, entry.level) ?? null,
  }),
  importantLinks: (entry) => ({
    name: entry.label,
    title: (
      <Link href={entry.url} external>
        {entry.label}
      </Link>
    ),
    note: new URL(entry.url).hostname,
  }),
  placementDetails: (entry) => ({
    name: entry.preferredRole,
    title: entry.preferredRole,
    note: joined([
      entry.preferredLocations?.join(', '),
      labelIn(WORK_MODES, entry.workMode),
      noticeText(entry.noticePeriod),
    ]),
  }),
};

/** How an entry of a section is displayed. */
export const entryView = <Id extends ListSectionId>(sectionId: Id, entry: EntryOf<Id>): EntryView =>
  VIEWS[sectionId](entry);
