import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { DiscrepancyKind, OfficeDiscrepancy, Reconciliation } from '@plinth/domain/payments/discrepancy';
import { desc, inArray } from 'drizzle-orm';
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
    })
    .from(orders)
    .where(inArray(orders.orderId, orderIds));
  const byOrder = new Map(payers.map((payer) => [payer.orderId, payer]));
  const isFound = searchIn(search);
  const findings = last.findings
    .map((finding, no) => {
      const payer = finding.orderId === null ? undefined : byOrder.get(finding.orderId);
      return {
        ...finding,
        no,
        name: payer ? `${payer.firstName} ${payer.lastName}`.trim() : '',
        emailId: payer?.emailId ?? null,
      };
    })
    .filter((one) => kind === undefined || one.kind === kind)
    .filter((one) => isFound([one.name, one.emailId, one.orderId, one.paymentId, one.detail]));
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
  async function* batches() {
    yield findings.map((one) => [
      one.kind,
      one.orderId ?? '',
      one.paymentId ?? '',
      one.name,
      one.emailId ?? '',
      one.detail,
    ]);
  }
  return csvFile(deps.db, act, {
    about: 'reconciliation',
    titles: ['what', 'order', 'payment', 'name', 'address', 'detail'],
    filter,
    now: deps.now(),
    batches: batches(),
  });
}
