import { Fault } from '@plinth/api-server/fault';
import { closeSlot } from '@plinth/api-server/services/evaluation-day/close-slot';
import { listStaffSlots } from '@plinth/api-server/services/evaluation-day/list-staff-slots';
import { openSlots } from '@plinth/api-server/services/evaluation-day/open-slots';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Id } from '@plinth/domain/fields/id';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readAs } from './read-as.ts';
import { readBatch } from './read-batch.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

function readCohort(text: string | undefined) {
  const cohort = readBatch(text ?? '');
  if (!cohort) throw new Fault('Name one cohort by its product and batch, such as BIM_A-14.', 2);
  return cohort;
}

/** Parses clock times of one day in the school's time zone. */
function readTimes(day: string | undefined, at: readonly string[]): Date[] {
  const date = readAs(IsoDate, day, '--day is a day such as 2027-01-31.');
  if (at.length === 0) throw new Fault('Give one --at for each slot, such as --at 10:00 --at 10:45.', 2);
  return at.map((text) => {
    const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
    if (hour === undefined || minute === undefined)
      throw new Fault(`--at is a clock time in ${DEFAULT_TIMEZONE}, such as 09:30.`, 2);
    return new Date(instantAt(DEFAULT_TIMEZONE, date, Number(hour), Number(minute)));
  });
}

async function list(context: VerbContext, named: string | undefined): Promise<void> {
  const cohort = readCohort(named);
  const slots = await withSchool(context, (deps) => listStaffSlots(deps, cohort));
  if (slots.length === 0) return context.print('This cohort has no slots.');
  printTable(context.print, slots, {
    SLOT: (one) => one.slotId,
    DAY: (one) => displayDate(one.startDate.toISOString(), DEFAULT_TIMEZONE),
    [`TIME (${zoneText(DEFAULT_TIMEZONE)})`]: (one) =>
      slotTime(one.startDate.toISOString(), DEFAULT_TIMEZONE),
    STATE: (one) => one.state,
    GUIDE: (one) => one.guide,
    LEARNER: (one) => one.learner,
  });
}

async function close(context: VerbContext, slotIds: readonly string[], reason: string | undefined) {
  if (slotIds.length === 0 || slotIds.some((slotId) => !Id.safeParse(slotId).success))
    throw new Fault('Name slots by their ids; `school slots <cohort>` lists them.', 2);
  await withSchool(context, async (deps) => {
    for (const slotId of slotIds) {
      const { releasedFrom } = await closeSlot(deps, { slotId, reason });
      context.print(
        releasedFrom === null
          ? `${slotId}  Closed.`
          : `${slotId}  Closed; ${releasedFrom} and the guide are notified, and another slot can be booked.`,
      );
    }
  });
}

/** Lists the interview slots of a cohort, opens some for a guide, or closes some. */
export async function slots(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['guide', 'day', 'reason'],
    flags: ['close'],
    lists: ['at'],
    allowPositionals: true,
  });
  const { guide, day, at, reason } = values;
  const isOpening = guide !== undefined || day !== undefined || at.length > 0;
  if (values.close) {
    if (isOpening) throw new Fault('--close goes with --reason alone.', 2);
    return close(context, positionals, reason === undefined ? undefined : readReason('--reason', reason));
  }
  if (reason !== undefined) throw new Fault('--reason goes with --close.', 2);
  const [named, ...more] = positionals;
  if (more.length > 0) throw new Fault('Name one cohort.', 2);
  if (!isOpening) return list(context, named);
  const cohort = readCohort(named);
  if (!guide) throw new Fault('--guide is the address of a guide of the cohort.', 2);
  const times = readTimes(day, at);
  const { opened, already } = await withSchool(context, (deps) => openSlots(deps, { cohort, guide, times }));
  context.print(
    `${opened} ${opened === 1 ? 'slot is' : 'slots are'} open from now on${already === 0 ? '' : `; ${already} ${already === 1 ? 'was' : 'were'} open already`}.`,
  );
}
