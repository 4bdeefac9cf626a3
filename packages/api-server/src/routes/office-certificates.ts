import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadCertificates } from '../services/certificates/download-certificates.ts';
import { listCertificates } from '../services/certificates/list-certificates.ts';
import { reissueCertificate, revokeCertificate } from '../services/certificates/revoke-certificate.ts';

export const officeCertificatesRoutes: Routes<'officeCertificates'> = {
  list: anyone(listCertificates, 'query'),
  download: byOffice(downloadCertificates, 'query'),
  revoke: byOffice(revokeCertificate, 'params', 'body'),
  reissue: byOffice(reissueCertificate, 'params', 'body'),
};
