import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadFunnel } from '../services/funnel/download-funnel.ts';
import { readFunnel } from '../services/funnel/read-funnel.ts';

const { officeFunnel } = api;

export const officeFunnelRoutes = officeFunnel.router({
  read: officeFunnel.read.handler(anyone(readFunnel, 'query')),
  download: officeFunnel.download.handler(byOffice(downloadFunnel, 'query')),
});
