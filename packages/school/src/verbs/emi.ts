import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { listEmiApplications } from '@plinth/api-server/services/emi/list-emi-applications';
import { readEmiForStaff } from '@plinth/api-server/services/emi/read-emi-for-staff';
import { recordDisbursement } from '@plinth/api-server/services/emi/record-disbursement';
import { approveEmi, declineEmi, rejectEmi } from '@plinth/api-server/services/emi/review-emi';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { textField } from '@plinth/domain/fields/text';
import { formatMoney } from '@plinth/domain/money/format-money';
import { EMI_DOCUMENT_KINDS, type EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { OFFICE_EMI_STATUSES, type OfficeEmiStatus } from '@plinth/domain/payments/office-emi';
import { withSchool } from '../with-school.ts';
import { pageLine, readPage } from './pages.ts';
import { payerText } from './payer-text.ts';
import { printTable } from './print-table.ts';
import { readAmount } from './read-amount.ts';
import { readAs } from './read-as.ts';
import { readChoice } from './read-choice.ts';
import { readIdIfAny } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

const REMARK_MAX = 500;
const REFERENCE_MAX = 100;

type Print = VerbContext['print'];
type Decision = {
  approve: boolean;
  reject: string | undefined;
  documents: EmiDocumentKind[];
  declined: string | undefined;
  paid: { reference: string; amount: number } | undefined;
};

const minute = (instant: string | undefined) => (instant ? exactTime(instant, DEFAULT_TIMEZONE) : '');

function readRemark(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const wanted = `${option} takes the remark for the applicant, up to ${REMARK_MAX} characters.`;
  return readAs(textField(REMARK_MAX), text, wanted);
}

/** Reads what a partner paid: the partner's reference of the transfer, and the amount that arrived. */
function readPaid(text: string | undefined, amountText: string | undefined): Decision['paid'] {
  const amount = readAmount('--amount', amountText);
  if (text === undefined) {
    if (amount !== undefined) throw new Fault('--amount goes with --paid.', 2);
    return undefined;
  }
  const reference = textField(REFERENCE_MAX).safeParse(text);
  if (!reference.success || !amount)
    throw new Fault(
      "--paid takes the partner's reference of the transfer; say with --amount what arrived.",
      2,
    );
  return { reference: reference.data, amount };
}

async function printList(deps: Deps, status: OfficeEmiStatus | undefined, page: number, print: Print) {
  const { applications, total } = await listEmiApplications(deps, { status, pageNo: page - 1 });
  if (applications.length === 0) {
    print(page === 1 ? 'No EMI applications found.' : 'There is nothing on that page.');
    return;
  }
  printTable(print, applications, {
    APPLICATION: (row) => row.emiFormId,
    'HANDED IN': (row) => minute(row.submittedAt ?? undefined),
    STATUS: (row) => row.status,
    ADDRESS: (row) => row.emailId,
    NAME: (row) => row.name,
    COURSE: (row) => row.courseTitle,
  });
  print(pageLine(total, page));
}

async function printOne(deps: Deps, emiFormId: string, print: Print) {
  const { application, order, courseTitle, answers, documents } = await readEmiForStaff(deps, emiFormId);
  const facts: [string, string][] = [
    ['application', emiFormId],
    ['status', application.status],
    ['order', `${order.orderId}, ${courseTitle}, ${order.planType ?? 'no plan'}`],
    ['payer', payerText(order)],
    ['handed in', minute(application.submittedAt?.toISOString()) || 'not yet'],
    ...(application.remark ? [['remark', application.remark] satisfies [string, string]] : []),
    ...answers.map(({ question, answer }): [string, string] => [question, answer]),
    ...documents.map(({ kind, name, isRefused, size }): [string, string] => [
      name,
      `${kind}, ${Math.ceil(size / 1024)} KB${isRefused ? ', to be replaced' : ''}`,
    ]),
  ];
  for (const line of table(['WHAT', 'IS'], facts)) print(line);
}

/** Copies the documents into a folder that only its owner can read, since they are identity documents. */
async function saveDocuments(deps: Deps, emiFormId: string, folder: string, print: Print) {
  const { documents } = await readEmiForStaff(deps, emiFormId);
  if (documents.length === 0) {
    print('There are no documents yet.');
    return;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { kind, path } of documents) {
    const file = join(folder, `${kind.toLowerCase()}${extname(path)}`);
    await writeFile(file, await deps.files.get('private', path), { mode: 0o600 });
    print(file);
  }
  print('These are identity documents: delete them when you are done.');
}

async function decide(
  deps: Deps,
  emiFormId: string,
  { approve, reject, documents, declined, paid }: Decision,
  print: Print,
) {
  if (paid) {
    const taken = await recordDisbursement(deps, COMMAND, { emiFormId, ...paid });
    print(
      taken.isFlagged
        ? `The order has ended: ${formatMoney(taken)} from the partner of ${taken.emailId} waits for a decision; see \`school flagged\`.`
        : `Taken: ${formatMoney(taken)} from the partner of ${taken.emailId}; an email tells them.`,
    );
  } else if (declined !== undefined) {
    const { emailId, status } = await declineEmi(deps, COMMAND, { emiFormId, remark: declined });
    const then = status === 'EXPIRED' ? ' that it ended with its order' : ', who can pay or apply again';
    print(`Declined by the partner; an email tells ${emailId}${then}.`);
  } else if (approve) {
    const { emailId } = await approveEmi(deps, COMMAND, emiFormId);
    print(`Approved; an email tells ${emailId}.`);
    if (deps.settings.PLINTH_MODE === 'demo')
      print(`The test partner decides at ${deps.settings.PLINTH_ORIGIN}/sandbox-partner.`);
  } else if (reject !== undefined) {
    const { emailId, status } = await rejectEmi(deps, COMMAND, { emiFormId, remark: reject, documents });
    print(
      `${status === 'EXPIRED' ? 'Ended, since its order is closed' : 'Sent back'}; an email tells ${emailId}.`,
    );
  }
}

/**
 * Lists EMI applications, shows one, copies its documents out, approves it, or sends it back with a remark. Documents
 * named with --document must be replaced before it can be handed in again. The partner's later decision is recorded
 * with --paid or --declined.
 */
export async function emi(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['status', 'page', 'save', 'reject', 'declined', 'paid', 'amount'],
    flags: ['approve'],
    lists: ['document'],
    allowPositionals: true,
  });
  const status = readChoice('--status', OFFICE_EMI_STATUSES, values.status);
  const page = readPage(values.page);
  const decision = {
    approve: values.approve,
    reject: readRemark('--reject', values.reject),
    documents: values.document.map((kind) => readChoice('--document', EMI_DOCUMENT_KINDS, kind)),
    declined: readRemark('--declined', values.declined),
    paid: readPaid(values.paid, values.amount),
  };
  const emiFormId = readIdIfAny(
    positionals,
    'An EMI application is named by its id; `school emi` lists them.',
  );
  const verbs = [
    decision.approve,
    decision.reject !== undefined,
    decision.declined !== undefined,
    decision.paid !== undefined,
    values.save !== undefined,
  ].filter(Boolean);
  if (verbs.length > 1)
    throw new Fault('Choose one of --approve, --reject, --declined, --paid and --save.', 2);
  if (verbs.length > 0 && !emiFormId)
    throw new Fault('Name the EMI application; `school emi` lists them.', 2);
  if (decision.documents.length > 0 && decision.reject === undefined)
    throw new Fault('--document goes with --reject.', 2);
  const { print } = context;
  await withSchool(context, async (deps) => {
    if (!emiFormId) return printList(deps, status, page, print);
    if (values.save !== undefined) return saveDocuments(deps, emiFormId, resolve(values.save), print);
    if (verbs.length > 0) return decide(deps, emiFormId, decision, print);
    return printOne(deps, emiFormId, print);
  });
}
