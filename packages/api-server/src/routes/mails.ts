import type { Routes } from '../api/implementer.ts';
import { receiveReports } from '../services/mails/receive-reports.ts';

export const mailsRoutes: Routes<'mails'> = {
  receiveReports: ({ context: { deps, rawBody }, input: { headers } }) =>
    receiveReports(deps, { rawBody: rawBody ?? '', ...headers }),
};
