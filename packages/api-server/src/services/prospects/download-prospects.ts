import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findProspects, type ProspectFilter, whereProspects } from './find-prospects.ts';

/** Exports the prospects of a filter as a CSV file, newest first. The audit log records the export. */
export function downloadProspects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: Pick<Caller, 'userId'>,
  filter: ProspectFilter,
) {
  const time = now();
  const where = whereProspects(filter, { userId, now: time });
  return csvFile(db, act, {
    about: 'prospects',
    titles: [
      'name',
      'addresses',
      'phones',
      'first came by',
      'campaign',
      'region',
      'course',
      'state',
      'owner',
      'next step',
      'by',
      'times',
      'last (UTC)',
      'applied',
      'review',
    ],
    filter,
    now: time,
    batches: batchesOf(
      (page) => findProspects(db, where, { sortBy: 'lastTouchAt', sortDirection: 'desc', ...page }),
      (one) => [
        one.name,
        one.emailIds.join(' '),
        one.phones.join(' '),
        one.source,
        one.campaign ?? '',
        one.region ?? '',
        one.productId ?? '',
        one.state,
        one.owner?.name ?? '',
        one.nextStep,
        one.nextStepOn ?? '',
        String(one.touches),
        one.lastTouchAt,
        one.hasApplied ? 'yes' : 'no',
        one.needsReview ? 'may be a machine' : '',
      ],
    ),
  });
}
