import type { Settings } from '@plinth/api-server/settings/settings';
import { DEMO_PASSWORD, PEOPLE } from '../seed/people.ts';

type Running = {
  settings: Settings;
  /** A description of where the data is stored. */
  data: string;
  log: string;
  /** Which of the two apps are served beside the API. */
  apps: readonly string[];
};

/**
 * Returns what `school start` prints when the school is open: its address, who may sign in, and where everything is
 * stored.
 */
export function describeSchool({ settings, data, log, apps }: Running): string[] {
  const { PLINTH_ORIGIN: origin, PLINTH_MODE, PORT, SMTP_URL } = settings;
  const local = `http://localhost:${PORT}`;
  const isDemo = PLINTH_MODE === 'demo';
  const width = Math.max(...PEOPLE.map(({ emailId }) => emailId.length));
  const people = [
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...PEOPLE.map(({ emailId, who }) => `    ${emailId.padEnd(width)}  ${who}`),
  ];
  const mails = SMTP_URL
    ? 'sent by the mail server of SMTP_URL'
    : `${local}/outbox (nothing leaves this machine)`;
  const missing = ['site', 'lms'].filter((app) => !apps.includes(app));
  return [
    '',
    `  Plinth is open at ${origin}${origin === local ? '' : ` (on this machine ${local})`}`,
    ...(missing.length > 0 ? [`  Not built, so not served: ${missing.join(', ')}`] : []),
    ...(isDemo ? people : []),
    '',
    `  Emails   ${mails}`,
    `  Data    ${data}`,
    `  Log     ${log}`,
    `  Stop    Ctrl-C, or SIGTERM to process ${process.pid}`,
    '',
  ];
}
