import type { CertificateSort } from '@plinth/domain/certificates/office-certificate';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type CertificatesPage = SortedPage<CertificateSort> & {
  cohortId: string;
  search: string;
};

/** A page of the certificates of a cohort. */
export const certificatesQuery = (query: CertificatesPage) =>
  freshQuery(['office', 'certificates', query], api.officeCertificates.list, { query });

/** The whole list a page belongs to, as a file. */
export const fetchCertificatesFile = async ({ pageNo: _page, ...query }: CertificatesPage): Promise<File> =>
  (await api.officeCertificates.download({ query })).body;

export const revokeCertificate = (certificateId: string, reason: string) =>
  api.officeCertificates.revoke({ params: { certificateId }, body: { reason } });

export const reissueCertificate = (certificateId: string, reason: string) =>
  api.officeCertificates.reissue({ params: { certificateId }, body: { reason } });
