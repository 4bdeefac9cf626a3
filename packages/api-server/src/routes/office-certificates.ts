import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { downloadCertificates } from '../services/certificates/download-certificates.ts';
import { listCertificates } from '../services/certificates/list-certificates.ts';
import { reissueCertificate, revokeCertificate } from '../services/certificates/revoke-certificate.ts';

const { officeCertificates } = api;

export const officeCertificatesRoutes = officeCertificates.router({
  list: officeCertificates.list.handler(anyone(listCertificates, 'query')),
  download: officeCertificates.download.handler(byOffice(downloadCertificates, 'query')),
  revoke: officeCertificates.revoke.handler(({ context, input }) =>
    revokeCertificate(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      ...input.body,
    }),
  ),
  reissue: officeCertificates.reissue.handler(({ context, input }) =>
    reissueCertificate(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      ...input.body,
    }),
  ),
});
