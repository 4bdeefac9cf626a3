import { api } from '../api/implementer.ts';
import { receiveReports } from '../services/mails/receive-reports.ts';

const { mails } = api;

export const mailsRoutes = mails.router({
  receiveReports: mails.receiveReports.handler(({ context: { deps, rawBody }, input: { headers } }) =>
    receiveReports(deps, { rawBody: rawBody ?? '', ...headers }),
  ),
});
