import { randomUUID } from 'node:crypto';
import { countAudience } from '@plinth/api-server/db/queries/announcements/count-audience';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { writeAnnouncement } from '@plinth/api-server/services/announcements/write-announcement';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { TOLD_STATES, WriteAnnouncement } from '@plinth/domain/announcements/announcement';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { readTextFile } from '../../read-text-file.ts';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { findGroup } from '../find-group.ts';
import { readChoice } from '../read-choice.ts';
import { readOptions } from '../read-options.ts';
import { readUntil } from '../read-until.ts';
import type { VerbContext } from '../verbs.ts';

/** Reads the time of an announcement; a day alone would leave the time open. @throws Fault */
function readTime(text: string): string {
  if (isIsoDate(text)) throw new Fault('--at is a day and a time, such as 2027-01-31T09:00.', 2);
  return readUntil('--at', text).toISOString();
}

async function readPlace(deps: Deps, cohort: string | undefined, group: string | undefined) {
  if (cohort === undefined) return { cohortId: null, groupId: null };
  if (group === undefined) return { ...(await findCohort(deps, cohort)), groupId: null };
  const { cohortId, groupId } = await findGroup(deps, cohort, group);
  return { cohortId, groupId };
}

/** Shows whom an announcement would reach; with --yes writes it, and it is sent immediately or at its time. */
export async function writeLines(args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, {
    texts: ['text', 'file', 'cohort', 'group', 'mentors', 'at'],
    flags: ['yes'],
    lists: ['state'],
    defaults: { title: '' },
  });
  const { file, cohort, group, at } = values;
  const mentors = readChoice('--mentors', ['ALSO', 'ONLY'] as const, values.mentors);
  if (group !== undefined && cohort === undefined) throw new Fault('--group goes with --cohort.', 2);
  if (mentors === 'ONLY' && values.state.length > 0)
    throw new Fault('--state names learners, and --mentors only leaves them out.', 2);
  const text = file === undefined ? (values.text ?? '') : await readTextFile(file);
  const typed = values.state.map((state) => readChoice('--state', OFFICE_PLACE_STATES, state));
  const publishAt = at === undefined ? null : readTime(at);
  await withSchool(context, async (deps) => {
    const wanted = WriteAnnouncement.safeParse({
      title: values.title,
      text,
      audience: {
        ...(await readPlace(deps, cohort, group)),
        states: mentors === 'ONLY' ? [] : typed.length > 0 ? typed : TOLD_STATES,
        includesMentors: mentors !== undefined,
      },
      publishAt,
    });
    if (!wanted.success) {
      const [issue] = wanted.error.issues;
      throw new Fault(`--${issue?.path[0] === 'title' ? 'title' : 'text'}: ${issue?.message}.`, 2);
    }
    const { people, byMail } = (await countAudience.first(deps.db, wanted.data.audience)) ?? {
      people: 0,
      byMail: 0,
    };
    context.print(
      `“${wanted.data.title}” reaches ${people}, ${byMail} of them by email too, ${publishAt ? exactTime(publishAt, DEFAULT_TIMEZONE) : 'at once'}.`,
    );
    if (people === 0) throw new Fault('Nobody is in this audience.');
    if (!values.yes) return context.print('Nothing was written: add --yes to do it.');
    const { announcement } = await writeAnnouncement(deps, COMMAND, {
      announcementId: randomUUID(),
      ...wanted.data,
    });
    context.print(`Written: ${announcement.announcementId}.`);
  });
}
