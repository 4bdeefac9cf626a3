import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { DiscrepancyKind, OfficeDiscrepancy, Reconciliation } from '@plinth/domain/payments/discrepancy';
import { desc, inArray, sql } from 'drizzle-orm';
import { addressesOfSamePerson } from '../../db/queries/account/addresses-of-same-person.ts';
import { orders } from '../../db/schema/admissions.ts';
import { reconciliations } from '../../db/schema/reconciliations.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { searchIn } from '../matches-search.ts';
import { runOf } from './run-of.ts';

export type FindingFilter = { search: string; kind?: DiscrepancyKind | undefined };

/** Finds the last comparison's findings by a filter, each with the person whose order it is about. */
async function findFindings(
  { db }: Pick<Deps, 'db'>,
  { search, kind }: FindingFilter,
): Promise<{ run: Reconciliation | null; findings: OfficeDiscrepancy[] }> {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.ranAt)).limit(1);
  if (!last) return { run: null, findings: [] };
  const orderIds = [...new Set(last.findings.flatMap(({ orderId }) => orderId ?? []))];
  const payers = await db
    .select({
      orderId: orders.orderId,
      firstName: orders.firstName,
      lastName: orders.lastName,
      emailId: orders.emailId,
      addresses: sql`array_to_string(${addressesOfSamePerson(sql`orders.email_id`)}, ' ')`.mapWith(String),
    })
    .from(orders)
    .where(inArray(orders.orderId, orderIds));
  const byOrder = new Map(payers.map((payer) => [payer.orderId, payer]));
  const isFound = searchIn(search);
  const payerOf = (orderId: string | null) => (orderId === null ? undefined : byOrder.get(orderId));
  const findings = last.findings
    .map((finding, no) => {
      const payer = payerOf(finding.orderId);
      return {
        ...finding,
        no,
        name: payer ? `${payer.firstName} ${payer.lastName}`.trim() : '',
        emailId: payer?.emailId ?? null,
      };
    })
    .filter((one) => kind === undefined || one.kind === kind)
    .filter((one) =>
      isFound([one.name, payerOf(one.orderId)?.addresses, one.orderId, one.paymentId, one.detail]),
    );
  return { run: runOf(last), findings };
}

/** Lists the last comparison's findings, 20 per page. */
export async function listFindings(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: FindingFilter & { pageNo: number },
) {
  const { run, findings } = await findFindings(deps, filter);
  const offset = pageNo * PAGE_SIZE;
  return { run, findings: findings.slice(offset, offset + PAGE_SIZE), total: findings.length };
}

/** Returns the same findings as a CSV file. */
export async function downloadFindings(deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: FindingFilter) {
  const { findings } = await findFindings(deps, filter);
  return csvFile(deps, act, {
    about: 'reconciliation',
    filter,
    batches: [findings],
    columns: {
      what: (one) => one.kind,
      order: (one) => one.orderId,
      payment: (one) => one.paymentId,
      name: (one) => one.name,
      address: (one) => one.emailId,
      detail: (one) => one.detail,
    },
  });
}
