import type { Settings } from '@plinth/api-server/settings/settings';

/** What `school start --role worker` says when the work has begun: where it can be watched, where everything lies. */
export const describeWorker = ({
  settings,
  data,
  log,
}: {
  settings: Settings;
  data: string;
  log: string;
}) => [
  '',
  `  A worker of Plinth sends mails and runs jobs; it tells how it does at http://localhost:${settings.PORT}/readyz`,
  '',
  `  Data    ${data}`,
  `  Log     ${log}`,
  `  Stop    Ctrl-C, or SIGTERM to process ${process.pid}`,
  '',
];
