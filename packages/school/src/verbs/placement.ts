import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { findBatch } from '@plinth/api-server/services/cohorts/find-batch';
import { listPlacementMessages } from '@plinth/api-server/services/office-placement/list-placement-messages';
import {
  decidePlacement,
  type PlacementDecision,
} from '@plinth/api-server/services/placement/decide-placement';
import { listPlacements } from '@plinth/api-server/services/placement/list-placements';
import {
  reviewSelfPlacement,
  type SelfPlacementWord,
} from '@plinth/api-server/services/placement/review-self-placement';
import { setPlacementDates } from '@plinth/api-server/services/placement/set-placement-dates';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { PLACEMENT_STATUSES } from '@plinth/domain/placement/placement-status';
import { withSchool } from '../with-school.ts';
import { readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readAs } from './read-as.ts';
import { readBatch } from './read-batch.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

const PAGE = 20;

type Batch = NonNullable<ReturnType<typeof readBatch>>;

/** Returns the end of a form's last day, or the start of the placement, in the school's time zone. */
function readDay(option: string, text: string | undefined, isLastDay: boolean): Date | undefined {
  if (text === undefined) return undefined;
  const day = readAs(IsoDate, text, `${option} is a day such as 2027-01-31.`);
  return new Date(isLastDay ? instantAt(DEFAULT_TIMEZONE, day, 23, 59) : instantAt(DEFAULT_TIMEZONE, day, 0));
}

async function list(context: VerbContext, cohort: Batch, typed: string | undefined, page: number) {
  const status = readChoice('--status', PLACEMENT_STATUSES, typed);
  const all = await withSchool(context, (deps) => listPlacements(deps, { cohort, status }));
  const learners = all.slice(page * PAGE, (page + 1) * PAGE);
  if (learners.length === 0) return context.print('No learner is in this list.');
  printTable(context.print, learners, {
    LEARNER: (one) => one.emailId,
    STATUS: (one) => one.status,
    FORM: (one) => (one.isFormFilled ? 'filled' : ''),
    ELIGIBLE: (one) => (one.isEligible ? 'yes' : one.criteria.find(({ isMet }) => !isMet)?.key),
    'OWN JOB': (one) => one.selfPlaced && `${one.selfPlaced.reviewStatus}: ${one.selfPlaced.companyName}`,
    PLACED: (one) => one.placedAt && displayDate(one.placedAt, DEFAULT_TIMEZONE),
  });
  context.print(`${learners.length} of ${all.length}.`);
}

async function messages(context: VerbContext, cohort: Batch, page: number) {
  const found = await withSchool(context, async (deps) => {
    const { cohortId } = await deps.db.transaction((tx) => findBatch(tx, cohort));
    return listPlacementMessages(deps, {
      cohortId,
      search: '',
      sortBy: 'createdAt',
      sortDirection: 'desc',
      pageNo: page,
    });
  });
  if (found.messages.length === 0) return context.print('Nobody has written.');
  printTable(context.print, found.messages, {
    DAY: (one) => displayDate(one.createdAt, DEFAULT_TIMEZONE),
    LEARNER: (one) => one.emailId,
    SUBJECT: (one) => one.subject,
    MESSAGE: (one) => one.message,
    ANSWER: (one) => (one.settled ? one.settled.answer || 'settled' : 'waits'),
  });
}

/**
 * Lists who takes part in the placement of a cohort and how far each is, sets its dates, decides about a learner, or
 * shows what learners wrote.
 */
export async function placement(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['status', 'page', 'form-date', 'start-date', 'not-eligible', 'ask', 'reject'],
    flags: ['messages', 'eligible', 'placed', 'not-placed', 'accept'],
    allowPositionals: true,
  });
  const [named, learner, ...more] = positionals;
  const cohort = readBatch(named ?? '');
  if (!cohort || more.length > 0)
    throw new Fault(
      'Name one cohort by its product and batch, such as BIM_A-14, and at most one learner.',
      2,
    );
  const formDate = readDay('--form-date', values['form-date'], true);
  const startDate = readDay('--start-date', values['start-date'], false);
  const decisions: PlacementDecision[] = [
    ...(values['not-eligible'] === undefined
      ? []
      : [{ kind: 'exclude' as const, reason: readReason('--not-eligible', values['not-eligible']) }]),
    ...(values.eligible ? [{ kind: 'clear' as const }] : []),
    ...(values.placed ? [{ kind: 'placed' as const }] : []),
    ...(values['not-placed'] ? [{ kind: 'not-placed' as const }] : []),
  ];
  const words: SelfPlacementWord[] = [
    ...(values.accept ? [{ kind: 'accept' as const }] : []),
    ...(values.ask === undefined ? [] : [{ kind: 'ask' as const, remark: readReason('--ask', values.ask) }]),
    ...(values.reject === undefined
      ? []
      : [{ kind: 'reject' as const, remark: readReason('--reject', values.reject) }]),
  ];
  const setsDates = formDate !== undefined || startDate !== undefined;
  const [decision] = decisions;
  const [word] = words;
  const [about] = [decision, word].filter((one) => one !== undefined);
  if (decisions.length + words.length + (setsDates ? 1 : 0) + (values.messages ? 1 : 0) > 1)
    throw new Fault('Do one thing at a time.', 2);
  if ((about === undefined) !== (learner === undefined))
    throw new Fault('A decision names its learner by the address, and a learner needs a decision.', 2);
  if (learner !== undefined && about) {
    const who = { cohort, emailId: normalizeEmail(learner) };
    if (decision) {
      const after = await withSchool(context, (deps) => decidePlacement(deps, { ...who, decision }));
      return context.print(
        `${who.emailId}: ${after.status}${after.placedAt ? `, placed on ${displayDate(after.placedAt, DEFAULT_TIMEZONE)}` : ''}.`,
      );
    }
    if (!word) return;
    const job = await withSchool(context, (deps) => reviewSelfPlacement(deps, COMMAND, { ...who, word }));
    return context.print(`${who.emailId}, ${job.companyName}: ${job.reviewStatus}.`);
  }
  if (setsDates) {
    await withSchool(context, (deps) => setPlacementDates(deps, { cohort, formDate, startDate }));
    const told = [
      formDate && `the form can be filled until ${displayDate(formDate.toISOString(), DEFAULT_TIMEZONE)}`,
      startDate && `openings are shown from ${displayDate(startDate.toISOString(), DEFAULT_TIMEZONE)}`,
    ];
    return context.print(`Set: ${told.filter(Boolean).join('; ')} (${DEFAULT_TIMEZONE}).`);
  }
  const page = readPage(values.page) - 1;
  return values.messages ? messages(context, cohort, page) : list(context, cohort, values.status, page);
}
