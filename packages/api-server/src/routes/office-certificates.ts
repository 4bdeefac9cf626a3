import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadCertificates } from '../services/certificates/download-certificates.ts';
import { listCertificates } from '../services/certificates/list-certificates.ts';
import { reissueCertificate, revokeCertificate } from '../services/certificates/revoke-certificate.ts';

const { officeCertificates } = api;

export const officeCertificatesRoutes = officeCertificates.router({
  list: officeCertificates.list.handler(anyone(listCertificates, 'query')),
  download: officeCertificates.download.handler(byOffice(downloadCertificates, 'query')),
  revoke: officeCertificates.revoke.handler(byOffice(revokeCertificate, 'params', 'body')),
  reissue: officeCertificates.reissue.handler(byOffice(reissueCertificate, 'params', 'body')),
});
