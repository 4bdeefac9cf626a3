import type { Settings } from '@plinth/api-server/settings/settings';

/**
 * Returns what `school start --role worker` prints once it is working: where to watch it and where everything is
 * stored.
 */
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
  `  A worker of Plinth sends emails and runs jobs; it tells how it does at http://localhost:${settings.PORT}/readyz`,
  '',
  `  Data    ${data}`,
  `  Log     ${log}`,
  `  Stop    Ctrl-C, or SIGTERM to process ${process.pid}`,
  '',
];
