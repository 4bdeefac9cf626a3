import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the certificates of a cohort. */
export const certificatesQuery = (query: QueryOf<typeof api.officeCertificates.list>) =>
  freshQuery(['office', 'certificates', query], api.officeCertificates.list, { query });

/** The whole list a page belongs to, as a file. */
export const fetchCertificatesFile = (query: QueryOf<typeof api.officeCertificates.download>) =>
  api.officeCertificates.download({ query });

export const revokeCertificate = (certificateId: string, reason: string) =>
  api.officeCertificates.revoke({ params: { certificateId }, body: { reason } });

export const reissueCertificate = (certificateId: string, reason: string) =>
  api.officeCertificates.reissue({ params: { certificateId }, body: { reason } });
