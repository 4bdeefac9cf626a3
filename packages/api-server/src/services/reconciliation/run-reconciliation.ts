import type { Discrepancy, Reconciliation, ReconciliationSource } from '@plinth/domain/payments/discrepancy';
import { lt } from 'drizzle-orm';
import { reconciliations } from '../../db/schema/reconciliations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { findDiscrepancies } from '../payments/find-discrepancies.ts';
import { runOf } from './run-of.ts';

const KEPT_MS = 365 * 86_400_000;

type Wanted = { days: number; source: ReconciliationSource };

/** Compares the books and saves the findings for staff to read; a scheduled run names no person. */
export async function runReconciliation(
  deps: Deps,
  act: StaffAct | null,
  { days, source }: Wanted,
): Promise<{ run: Reconciliation; findings: Discrepancy[] }> {
  const ranAt = deps.now();
  const findings = await findDiscrepancies(deps, days);
  const row = { ranAt, days, source, findings };
  await deps.db.transaction(async (tx) => {
    await tx.insert(reconciliations).values(row);
    await tx.delete(reconciliations).where(lt(reconciliations.ranAt, new Date(ranAt.getTime() - KEPT_MS)));
    if (act)
      await recordAudit(tx, deps.now(), act, {
        action: 'books.reconciled',
        details: { days, found: findings.length },
      });
  });
  return { run: runOf(row), findings };
}

/** The same, started by a person in the office. */
export const runByOffice = async (deps: Deps, act: StaffAct, { days }: { days: number }) => ({
  run: (await runReconciliation(deps, act, { days, source: 'OFFICE' })).run,
});
