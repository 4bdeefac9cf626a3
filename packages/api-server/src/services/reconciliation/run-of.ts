import { DISCREPANCY_KINDS, type Reconciliation } from '@plinth/domain/payments/discrepancy';
import type { reconciliations } from '../../db/schema/reconciliations.ts';

type Row = Pick<typeof reconciliations.$inferSelect, 'ranAt' | 'days' | 'source' | 'findings'>;

/** Returns a comparison as staff read it: when it ran, and how many findings of each kind. */
export const runOf = ({ ranAt, days, source, findings }: Row): Reconciliation => ({
  ranAt: ranAt.toISOString(),
  days,
  source,
  counts: DISCREPANCY_KINDS.flatMap((kind) => {
    const count = findings.filter((one) => one.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  }),
});
