import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type CertificateFilter, findCertificates } from './list-certificates.ts';

/** Exports the certificates of a cohort as a CSV file. */
export const downloadCertificates = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: CertificateFilter,
) =>
  csvFile(deps.db, act, {
    about: 'certificates',
    titles: ['name', 'certificate', 'number', 'issued (UTC)', 'revoked (UTC)', 'reason', 'replaced by'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findCertificates(deps, filter, page),
      (one) => [
        one.holderName,
        one.kind,
        one.number,
        one.issuedAt,
        one.revokedAt ?? '',
        one.revokedReason ?? '',
        one.replacedBy ?? '',
      ],
    ),
  });
