import { readFile } from 'node:fs/promises';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { enrolPeople } from '@plinth/api-server/services/office-enrolments/enrol-people';
import { listEnrolments } from '@plinth/api-server/services/office-enrolments/list-enrolments';
import { moveEnrolments } from '@plinth/api-server/services/office-enrolments/move-enrolments';
import { previewEnrol } from '@plinth/api-server/services/office-enrolments/preview-enrol';
import { previewMove } from '@plinth/api-server/services/office-enrolments/preview-move';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { decodeTable, UNREADABLE_FILE } from '@plinth/domain/csv/decode-table';
import { type EnrolPeople, SHEET_TEXT_MAX } from '@plinth/domain/enrolments/office-enrolment';
import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import { Email } from '@plinth/domain/fields/email';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../with-school.ts';
import { findCohort } from './find-cohort.ts';
import { readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readAs } from './read-as.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

const MOVES = {
  pause: { move: 'PAUSE', done: 'Paused' },
  block: { move: 'BLOCK', done: 'Blocked' },
  cancel: { move: 'CANCEL', done: 'Cancelled' },
  'bring-back': { move: 'BRING_BACK', done: 'Brought back' },
} as const satisfies Record<string, { move: StaffMove; done: string }>;

const PAGE = 0;

async function list(context: VerbContext, cohort: string, pageNo: number): Promise<void> {
  const { enrolments, total } = await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    return listEnrolments(deps, { cohortId, search: '', pageNo, sortBy: 'name', sortDirection: 'asc' });
  });
  if (enrolments.length === 0)
    return context.print(total === 0 ? 'Nobody is enrolled in this cohort.' : 'This page does not exist.');
  printTable(context.print, enrolments, {
    ADDRESS: (one) => one.emailId,
    NAME: (one) => one.name,
    GROUP: (one) => one.groupTitle,
    STATE: officePlaceState,
  });
  context.print(`${total} in total.`);
}

/** @throws Fault when the file cannot be read or is longer than a call may carry */
async function readSheet(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new Fault(`${path} cannot be read.`, 2);
  });
  const csv = decodeTable(bytes);
  if (csv === null) throw new Fault(`${path}: ${UNREADABLE_FILE}`, 2);
  if (csv.length > SHEET_TEXT_MAX) throw new Fault(`${path} is too long; split it in two.`, 2);
  return csv;
}

type Whom = Pick<EnrolPeople, 'currency' | 'from'>;

async function enrol(context: VerbContext, cohort: string, whom: Whom, isSure: boolean): Promise<void> {
  await withSchool(context, async (deps) => {
    const body = { ...(await findCohort(deps, cohort)), ...whom };
    const { fault, faults, counts, state, due, seats, taken } = await previewEnrol(deps, body);
    if (fault !== null) throw new Fault(fault);
    for (const { line, message } of faults) context.print(`Line ${line}: ${message}`);
    if (faults.length > 0) throw new Fault('Nobody was enrolled: put these rows right first.');
    context.print(
      `${counts.invited} without an account are invited, ${counts.known} have one, ${counts.again} come back, ${counts.already} are in already.`,
    );
    context.print(
      `They become ${state}; ${due ? `${formatMoney(due)} is due from each` : 'nothing is due'}. ${taken} of ${seats} seats are taken.`,
    );
    if (!isSure) return context.print('Nobody was enrolled or told. Add --yes to do it.');
    const done = await enrolPeople(deps, COMMAND, body, undefined);
    context.print(`Enrolled ${done.invited + done.known + done.again}; each was told by email.`);
  });
}

type Wanted = { move: StaffMove; done: string; toCohort?: string; reason: string };

async function placeOf(deps: Deps, cohort: string, address: string) {
  const { cohortId } = await findCohort(deps, cohort);
  const { userId } = await findByAddress(deps, address);
  const { enrolments } = await listEnrolments(deps, {
    cohortId,
    userId,
    search: '',
    pageNo: PAGE,
    sortBy: 'name',
    sortDirection: 'asc',
  });
  const [place] = enrolments;
  if (!place) throw new Fault(`${address} has no place in ${cohort}.`);
  return place;
}

async function change(
  context: VerbContext,
  { cohort, address, isSure }: { cohort: string; address: string; isSure: boolean },
  { move, done, toCohort, reason }: Wanted,
): Promise<void> {
  await withSchool(context, async (deps) => {
    const { enrolmentId, emailId, state } = await placeOf(deps, cohort, address);
    const to = toCohort ? { toCohortId: (await findCohort(deps, toCohort)).cohortId } : {};
    const { moves } = await previewMove(deps, { move, ...to, enrolmentIds: [enrolmentId] });
    const [preview] = moves;
    if (!preview?.consequences) throw new Fault(preview?.reason ?? 'This cannot be done.');
    const { consequences } = preview;
    context.print(
      `${emailId}  ${state} becomes ${consequences.state}${consequences.stateThere ? `, there ${consequences.stateThere}` : ''}; access ${consequences.access.before} becomes ${consequences.access.after}; progress ${consequences.progress}; instalments ${consequences.money?.instalments ?? 'NONE'}.`,
    );
    if (!isSure)
      return context.print('Nothing was changed. Add --yes to do it; the learner is notified by email.');
    await moveEnrolments(
      deps,
      COMMAND,
      { move, ...to, enrolments: [{ enrolmentId, seen: state }], reason },
      undefined,
    );
    context.print(`${done}; ${emailId} was told by email.`);
  });
}

const given = (values: Record<string, unknown>) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name]));

const readEmail = (option: string, text: string): string =>
  readAs(Email, text, `${option} is the address of someone, not “${text}”.`);

/** Lists the places of a cohort, enrols people, and changes a place, each after showing the consequences. */
export async function enrolments(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['enrol', 'file', 'currency', 'pause', 'block', 'cancel', 'bring-back', 'move', 'to', 'reason'],
    flags: ['free', 'yes'],
    defaults: { page: '1', name: '' },
    allowPositionals: true,
  });
  const [cohort, ...more] = positionals;
  if (cohort === undefined || more.length > 0)
    throw new Fault('Name one cohort by its product and batch, such as BIM_A-14.', 2);
  const { enrol: address, file, pause, block, cancel, move, to } = values;
  const acts = given({
    enrol: address,
    file,
    pause,
    block,
    cancel,
    'bring-back': values['bring-back'],
    move,
  });
  if (acts.length > 1) throw new Fault(`Do one at a time: ${acts.map((one) => `--${one}`).join(', ')}.`, 2);
  if ((move === undefined) !== (to === undefined))
    throw new Fault('--move ADDRESS goes with --to COHORT.', 2);
  const isSure = values.yes;
  if (address !== undefined || file !== undefined) {
    const currency = CURRENCIES.find((one) => one === values.currency) ?? null;
    if (values.currency !== undefined && currency === null)
      throw new Fault(`--currency is ${CURRENCIES.join(' or ')}.`, 2);
    if ((currency === null) !== values.free)
      throw new Fault(
        'Say what is due: --currency INR or USD makes an order for each, --free asks nothing.',
        2,
      );
    const [firstName = '', ...rest] = values.name.split(' ');
    const from: EnrolPeople['from'] =
      file === undefined
        ? {
            kind: 'PERSON',
            emailId: readEmail('--enrol', address ?? ''),
            firstName,
            lastName: rest.join(' '),
          }
        : { kind: 'SHEET', csv: await readSheet(file) };
    return enrol(context, cohort, { currency, from }, isSure);
  }
  const reason = values.reason === undefined ? '' : readReason('--reason', values.reason);
  if (move !== undefined && to !== undefined)
    return change(
      context,
      { cohort, address: readEmail('--move', move), isSure },
      { move: 'TRANSFER', done: 'Moved', toCohort: to, reason },
    );
  for (const [name, wanted] of Object.entries(MOVES)) {
    const whom = { pause, block, cancel, 'bring-back': values['bring-back'] }[name];
    if (whom !== undefined)
      return change(
        context,
        { cohort, address: readEmail(`--${name}`, whom), isSure },
        { ...wanted, reason },
      );
  }
  return list(context, cohort, readPage(values.page) - 1);
}
