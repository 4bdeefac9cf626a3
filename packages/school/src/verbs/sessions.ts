import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { openEvent } from '@plinth/api-server/services/feedback/open-event';
import { listSessions } from '@plinth/api-server/services/lead-mentors/list-sessions';
import { markAttendance } from '@plinth/api-server/services/lead-mentors/mark-attendance';
import { readChecklist } from '@plinth/api-server/services/lead-mentors/read-checklist';
import { recordParticipants } from '@plinth/api-server/services/lead-mentors/record-participants';
import { setChecklist } from '@plinth/api-server/services/lead-mentors/set-checklist';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { readFeedbackForm } from '../feedback/read-feedback-form.ts';
import { readAttendanceSheet } from '../sessions/read-attendance-sheet.ts';
import { readChecklistFile } from '../sessions/read-checklist-file.ts';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readBatch } from './read-batch.ts';
import { readOptions } from './read-options.ts';
import { readUntil } from './read-until.ts';
import type { VerbContext } from './verbs.ts';

async function list(name: string, context: VerbContext): Promise<void> {
  const batch = readBatch(name);
  if (!batch) throw new Fault('Name a cohort by product and batch, such as BIM_A-14.', 2);
  const sessions = await withSchool(context, (deps) => listSessions(deps, batch));
  if (sessions.length === 0) return context.print('This cohort has no live session.');
  printTable(context.print, sessions, {
    SESSION: (one) => one.liveSessionId,
    DAY: (one) => displayDate(one.startDate, DEFAULT_TIMEZONE),
    [`TIME (${zoneText(DEFAULT_TIMEZONE)})`]: (one) => slotTime(one.startDate, DEFAULT_TIMEZONE),
    'LEAD MENTOR': (one) => one.leadMentor ?? 'nobody',
    CAME: (one) => (one.recorded === 0 ? '' : `${one.attended} of ${one.recorded}`),
    RATED: (one) => one.ratings,
    TITLE: (one) => one.title ?? 'Live session',
  });
}

function requireSession(session: string): void {
  if (!Id.safeParse(session).success)
    throw new Fault('Name the session by its id; `school sessions <cohort>` lists them.', 2);
}

async function importParticipants(session: string, path: string, context: VerbContext): Promise<void> {
  requireSession(session);
  const { came, unnamed } = await readAttendanceSheet(path);
  const { attended, recorded, unmatched } = await withSchool(context, (deps) =>
    recordParticipants(deps, { liveSessionId: session, came }),
  );
  context.print(`${attended} of ${recorded} learners came.`);
  const left = [
    ...unmatched.map((address) => `${address}: no learner of this cohort`),
    ...unnamed.map((row) => `${row}: no address`),
  ];
  if (left.length === 0) return;
  context.print('Not taken; `--came ADDRESS` records a learner who was there under another name:');
  for (const line of left) context.print(`  ${line}`);
}

function readAddresses(option: string, given: readonly string[]): string[] {
  const addresses = given.map(normalizeEmail);
  const bad = addresses.find((address) => !isEmail(address));
  if (bad !== undefined) throw new Fault(`${option} is the address of a learner, not “${bad}”.`, 2);
  return addresses;
}

async function mark(
  session: string,
  given: { came: readonly string[]; absent: readonly string[] },
  context: VerbContext,
): Promise<void> {
  requireSession(session);
  const [came, absent] = [readAddresses('--came', given.came), readAddresses('--absent', given.absent)];
  const both = came.find((address) => absent.includes(address));
  if (both !== undefined) throw new Fault(`${both} either came or was absent.`, 2);
  await withSchool(context, (deps) => markAttendance(deps, { liveSessionId: session, came, absent }));
  for (const address of came) context.print(`${address}  Came.`);
  for (const address of absent) context.print(`${address}  Was absent.`);
}

type Asking = { ask: string; page: string; until: string | undefined };

async function askAbout(session: string, { ask, page, until }: Asking, context: VerbContext): Promise<void> {
  requireSession(session);
  const end = until === undefined ? null : readUntil('--until', until);
  const form = await readFeedbackForm(ask);
  if (!form.questions.some(({ questionType }) => questionType === 'SCALE_STAR'))
    throw new Fault(`${ask} has no question of stars; the rating of a session is made of them.`, 2);
  const { eventId } = await withSchool(context, (deps) =>
    openEvent(deps, COMMAND, {
      form,
      cohort: null,
      page,
      audiences: ['LEARNER'],
      category: 'CSAT',
      position: 'BOTTOM_POPUP',
      isMandatory: false,
      until: end,
      liveSessionId: session,
    }),
  );
  context.print(`${eventId}  is asked from now on; its stars are the rating of the session.`);
}

async function checklist(
  course: string,
  { set, school }: { set: string | undefined; school: boolean },
  context: VerbContext,
): Promise<void> {
  if (set !== undefined || school) {
    const items = set === undefined ? null : await readChecklistFile(set);
    await withSchool(context, (deps) => setChecklist(deps, { course, items }));
    return context.print('Set. Lead mentors see it from now on.');
  }
  const { items, isOwn } = await withSchool(context, (deps) => readChecklist(deps, course));
  context.print(isOwn ? `The own list of ${course}:` : `${course} has the school’s list:`);
  for (const { itemId, title } of items) context.print(`  ${itemId}: ${title}`);
}

/**
 * Lists the sessions of a cohort, records who attended one, asks its learners to rate one, shows or sets the checklist
 * of a course.
 */
export async function sessions(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['attendance', 'ask', 'until', 'set'],
    flags: ['checklist', 'school'],
    lists: ['came', 'absent'],
    defaults: { page: 'dashboard' },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) throw new Fault('Name one cohort, session or course.', 2);
  if (values.checklist) return checklist(named, { set: values.set, school: values.school }, context);
  const { attendance, came, absent } = values;
  const isMarking = came.length + absent.length > 0;
  if (attendance !== undefined) {
    if (isMarking) throw new Fault('--attendance goes alone; put single learners right afterwards.', 2);
    return importParticipants(named, attendance, context);
  }
  if (isMarking) return mark(named, { came, absent }, context);
  if (values.ask !== undefined)
    return askAbout(named, { ask: values.ask, page: values.page, until: values.until }, context);
  return list(named, context);
}
