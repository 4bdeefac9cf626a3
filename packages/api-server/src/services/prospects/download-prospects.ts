import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findProspects, type ProspectFilter, whereProspects } from './find-prospects.ts';

/** Exports the prospects of a filter as a CSV file, newest first. The audit log records the export. */
export function downloadProspects(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: Pick<Caller, 'userId'>,
  filter: ProspectFilter,
) {
  const where = whereProspects(filter, { userId, now: deps.now() });
  return csvFile(deps, act, {
    about: 'prospects',
    filter,
    batches: batchesOf((page) =>
      findProspects(deps.db, where, { sortBy: 'lastTouchAt', sortDirection: 'desc', ...page }),
    ),
    columns: {
      name: (one) => one.name,
      addresses: (one) => one.emailIds.join(' '),
      phones: (one) => one.phones.join(' '),
      'first came by': (one) => one.source,
      campaign: (one) => one.campaign,
      region: (one) => one.region,
      course: (one) => one.productId,
      state: (one) => one.state,
      owner: (one) => one.owner?.name,
      'next step': (one) => one.nextStep,
      by: (one) => one.nextStepOn,
      times: (one) => String(one.touches),
      'last (UTC)': (one) => one.lastTouchAt,
      applied: (one) => (one.hasApplied ? 'yes' : 'no'),
      review: (one) => (one.needsReview ? 'may be a machine' : ''),
    },
  });
}
