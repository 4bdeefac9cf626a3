import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { createCohort } from '@plinth/api-server/services/office-cohorts/create-cohort';
import { findLeadMentor } from '@plinth/api-server/services/office-cohorts/find-lead-mentor';
import { previewCohort } from '@plinth/api-server/services/office-cohorts/preview-cohort';
import { readChoices } from '@plinth/api-server/services/office-cohorts/read-choices';
import { NewCohort } from '@plinth/domain/cohorts/new-cohort';
import type { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import { TIMELINE_TITLES } from '@plinth/domain/cohorts/timeline-titles';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { DEFAULT_GROUP_SIZE } from '@plinth/domain/groups/group-size';
import { withSchool } from '../../with-school.ts';
import { printTable } from '../print-table.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

const OPTION_OF: Record<string, string> = {
  startsOn: '--start',
  startTime: '--time',
  timeZone: '--zone',
  holidays: '--holiday',
  seats: '--seats',
  groupSize: '--group-size',
};

const WARNINGS: Record<PlanWarning['kind'], string> = {
  OVERLAPS: 'meets another session of the lead mentor',
  NO_CONTENT: 'has no lessons yet',
  AFTER_COMPLETION: 'lies after the end of the course',
};

/** Returns the id of a course by its code. @throws Fault */
async function findCourse(deps: Deps, code: string): Promise<string> {
  const { courses } = await readChoices(deps);
  const course = courses.find((one) => one.code === code.toUpperCase());
  if (!course) throw new Fault(`--course is one of ${courses.map((one) => one.code).join(', ')}.`, 2);
  return course.courseId;
}

/** Shows the whole calendar that a cohort would have; with --yes creates it. */
export async function createCohortLines(name: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, {
    texts: ['course', 'start', 'lead'],
    flags: ['onboarding', 'yes'],
    lists: ['holiday'],
    defaults: {
      time: '10:00',
      zone: DEFAULT_TIMEZONE,
      seats: '40',
      'group-size': String(DEFAULT_GROUP_SIZE),
    },
  });
  const [, productId = '', batchNumber = ''] = /^(\w+)-([\w-]+)$/.exec(name) ?? [];
  const { print } = context;
  if (batchNumber === '' || values.start === undefined)
    throw new Fault(
      'Name the cohort and its first day: `school cohorts create BIM_A-16 --start 2027-01-04`.',
      2,
    );
  await withSchool(context, async (deps) => {
    const judged = NewCohort.safeParse({
      productId: productId.toUpperCase(),
      batchNumber,
      courseId: await findCourse(deps, values.course ?? productId.replace(/_(US|ME)$/i, '')),
      startsOn: values.start,
      startTime: values.time,
      timeZone: values.zone,
      holidays: values.holiday,
      leadMentorId:
        values.lead === undefined ? null : await findLeadMentor(deps.db, normalizeEmail(values.lead)),
      seats: Number(values.seats),
      groupSize: Number(values['group-size']),
      hasOnboarding: values.onboarding,
    });
    if (!judged.success) {
      const [issue] = judged.error.issues;
      const option = OPTION_OF[String(issue?.path[0])] ?? 'The name of the cohort';
      throw new Fault(`${option}: ${issue?.message}.`, 2);
    }
    const wanted = judged.data;
    const { calendar, warnings } = await previewCohort(deps, wanted);
    printTable(print, calendar, {
      DAY: ({ day }) => day,
      [`TIME (${wanted.timeZone})`]: ({ at }) => slotTime(at, wanted.timeZone),
      WHAT: ({ kind }) => kind,
      TITLE: ({ key, title, movedByDays, isPreWork }) =>
        `${key ? TIMELINE_TITLES[key] : title}${isPreWork ? ' (pre-work)' : ''}${movedByDays ? ` (${movedByDays} days later, for holidays)` : ''}`,
    });
    for (const { kind, title, cohort } of warnings)
      print(
        `Check first: ${title ?? 'The course'} ${kind === 'OVERLAPS' && cohort === null ? 'meets another session of this plan' : WARNINGS[kind]}.`,
      );
    if (!values.yes) return print('Nothing is saved yet; --yes creates the cohort.');
    await createCohort(deps, COMMAND, wanted);
    print(`Created: ${wanted.productId}-${wanted.batchNumber}, on sale with ${wanted.seats} seats.`);
  });
}
