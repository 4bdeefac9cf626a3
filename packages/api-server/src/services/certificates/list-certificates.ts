import type { OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { certificates } from '../../db/schema/certificates.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { officeCertificateOf } from './office-certificate-of.ts';

export type CertificateFilter = Omit<QueryOf<'officeCertificates', 'list'>, 'pageNo'>;

const whereOf = ({ cohortId, search }: CertificateFilter) =>
  and(
    eq(certificates.cohortId, cohortId),
    matchesSearch(search, [certificates.holderName, certificates.number]),
  );

/** The certificates of a cohort that match the filter, in its order, revoked ones included. */
export async function findCertificates(
  { db }: Pick<Deps, 'db'>,
  filter: CertificateFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeCertificate[]> {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(certificates)
    .where(whereOf(filter))
    .orderBy(
      direction(filter.sortBy === 'name' ? certificates.holderName : certificates.issuedAt),
      asc(certificates.holderName),
      asc(certificates.kind),
      asc(certificates.issuedAt),
      // Keeps the order of namesakes the same on every page, even in a closed cohort.
      asc(certificates.certificateId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(officeCertificateOf);
}

/** Lists a page of the certificates of a cohort. */
export async function listCertificates(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: CertificateFilter & { pageNo: number },
): Promise<{ certificates: OfficeCertificate[]; total: number }> {
  const [found, total] = await Promise.all([
    findCertificates(deps, filter, pageOf(pageNo)),
    deps.db.$count(certificates, whereOf(filter)),
  ]);
  return { certificates: found, total };
}
