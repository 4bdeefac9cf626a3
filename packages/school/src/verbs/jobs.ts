import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { closeOpening } from '@plinth/api-server/services/jobs/close-opening';
import { importOpenings } from '@plinth/api-server/services/jobs/import-openings';
import {
  listApplicationsForStaff,
  type StaffApplication,
} from '@plinth/api-server/services/jobs/list-applications-for-staff';
import { listOpeningsForStaff } from '@plinth/api-server/services/jobs/list-openings-for-staff';
import { makeOffer } from '@plinth/api-server/services/jobs/make-offer';
import { moveRound } from '@plinth/api-server/services/jobs/move-round';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { Id } from '@plinth/domain/fields/id';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { ROUND_STATUSES } from '@plinth/domain/jobs/job-update';
import { CURRENCIES, Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { readOpenings } from '../jobs/read-openings.ts';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readAmount } from './read-amount.ts';
import { readAs } from './read-as.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

const STATE = { ACTIVE: 'open', INACTIVE: 'closed', DELETED: 'removed' } as const;

async function listOpenings(context: VerbContext): Promise<void> {
  const openings = await withSchool(context, listOpeningsForStaff);
  if (openings.length === 0) return context.print('There is no opening.');
  printTable(context.print, openings, {
    OPENING: (one) => one.reference,
    STATE: (one) => STATE[one.recordStatus],
    CLOSES: (one) => displayDate(one.closingDate, DEFAULT_TIMEZONE),
    APPLICATIONS: (one) => `${one.applied} applied, ${one.offers} offered`,
    JOB: (one) => `${one.title}, ${one.companyName}`,
  });
}

/** Returns the state of an application in one word. */
function standOf({ recordStatus, offerStatus, currentRound, stand }: StaffApplication): string {
  if (recordStatus !== 'ACTIVE') return recordStatus;
  if (stand === 'CLOSED') return 'closed';
  return stand === 'NOT_CLEARED' ? 'not cleared' : (offerStatus ?? currentRound ?? 'applied');
}

async function listApplications(context: VerbContext, reference: string): Promise<void> {
  const applications = await withSchool(context, (deps) => listApplicationsForStaff(deps, reference));
  if (applications.length === 0) return context.print('Nobody has applied yet.');
  printTable(context.print, applications, {
    APPLICATION: (one) => one.userJobId,
    APPLIED: (one) => displayDate(one.appliedAt, DEFAULT_TIMEZONE),
    'STANDS AT': standOf,
    ADDRESS: (one) => one.emailId,
    NAME: (one) => one.name,
  });
}

async function load(context: VerbContext, path: string): Promise<void> {
  const written = await readOpenings(path);
  const { added, changed } = await withSchool(context, (deps) => importOpenings(deps, COMMAND, written));
  context.print(`${added} added, ${changed} changed.`);
}

type Values = {
  round?: string | undefined;
  status: string;
  say?: string | undefined;
  offer?: string | undefined;
  currency?: string | undefined;
};

async function moveApplication(context: VerbContext, userJobId: string, values: Values): Promise<void> {
  const text = values.say === undefined ? '' : readReason('--say', values.say);
  if (values.round !== undefined) {
    const move = {
      userJobId,
      round: readChoice('--round', INTERVIEW_ROUNDS, values.round),
      status: readChoice('--status', ROUND_STATUSES, values.status),
      text,
    };
    const { isNew } = await withSchool(context, (deps) => moveRound(deps, COMMAND, move));
    return context.print(isNew ? 'Moved; the learner is notified.' : 'It is already there.');
  }
  const ctc = readAmount('--offer', values.offer) ?? 0;
  const wanted = `--currency is ${CURRENCIES.join(' or ')}.`;
  const currency = readAs(Currency, values.currency?.toUpperCase(), wanted);
  const offer = { userJobId, ctc, currency, text };
  const { emailId } = await withSchool(context, (deps) => makeOffer(deps, COMMAND, offer));
  context.print(`Offered to ${emailId}: ${formatMoney({ amount: ctc, currency: offer.currency })} a year.`);
}

/** Lists and imports openings, lists applicants, moves a round, makes an offer, closes an opening. */
export async function jobs(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['round', 'say', 'offer', 'currency', 'close'],
    defaults: { status: 'SCHEDULED' },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  const acts = [values.round, values.offer, values.close].filter((act) => act !== undefined);
  if (more.length > 0 || acts.length > 1) throw new Fault('Name one thing and one act.', 2);
  if (named === undefined) {
    if (acts.length > 0) throw new Fault('Name an application by its id, or an opening.', 2);
    return listOpenings(context);
  }
  if (/\.ya?ml$/.test(named)) return load(context, named);
  if (Id.safeParse(named).success) {
    if (values.round === undefined && values.offer === undefined)
      throw new Fault('Give --round or --offer for an application.', 2);
    return moveApplication(context, named, values);
  }
  if (values.round !== undefined || values.offer !== undefined)
    throw new Fault('Name the application by its id; `school jobs <opening>` lists them.', 2);
  if (values.close === undefined) return listApplications(context, named);
  const reason = readReason('--close', values.close);
  const { told } = await withSchool(context, (deps) =>
    closeOpening(deps, COMMAND, { reference: named, reason }),
  );
  context.print(`${named}  Closed; ${told === 1 ? '1 applicant is' : `${told} applicants are`} notified.`);
}
