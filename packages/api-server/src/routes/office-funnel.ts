import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadFunnel } from '../services/funnel/download-funnel.ts';
import { readFunnel } from '../services/funnel/read-funnel.ts';

export const officeFunnelRoutes: Routes<'officeFunnel'> = {
  read: anyone(readFunnel, 'query'),
  download: byOffice(downloadFunnel, 'query'),
};
