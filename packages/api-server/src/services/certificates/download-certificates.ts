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
  csvFile(deps, act, {
    about: 'certificates',
    filter,
    batches: batchesOf((page) => findCertificates(deps, filter, page)),
    columns: {
      name: (one) => one.holderName,
      certificate: (one) => one.kind,
      number: (one) => one.number,
      'issued (UTC)': (one) => one.issuedAt,
      'revoked (UTC)': (one) => one.revokedAt,
      reason: (one) => one.revokedReason,
      'replaced by': (one) => one.replacedBy,
    },
  });
