// `pnpm play --learners 20 --weeks 24`: a school with production settings, from empty to placement, through the calls
// that the screens make. Prints one line per week; a fact that must not occur names the person concerned and fails the
// play.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '@plinth/api-client/api-error';
import { playSchool } from './acts/play-school.ts';
import { Breach } from './breach.ts';
import { openClock } from './clock.ts';
import { measureCalls } from './measure-calls.ts';
import { newPerson } from './person.ts';
import { buildPages, freePort, openSchool } from './school.ts';
import { startStandIns } from './stand-ins.ts';
import { writeReport } from './write-report.ts';

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '20' },
    weeks: { type: 'string', default: '24' },
    /** Leaves the folder with database and log in place. */
    keep: { type: 'boolean', default: false },
    /** The path of the JUnit file to write. */
    report: { type: 'string' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'plinth-play-'));
// The embedded PostgreSQL runs as another user if the play runs as root.
chmodSync(folder, 0o755);
const clock = openClock(folder);
const port = await freePort();
const standIns = await startStandIns(clock, `http://localhost:${port}`);
const school = openSchool(folder, port, clock, standIns);
let people = 0;
const print = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
let breach: string | null = null;
try {
  await buildPages();
  await school.start();
  await playSchool(
    {
      school,
      clock,
      standIns,
      learners: Number(values.learners),
      weeks: Number(values.weeks),
      callFigures: measureCalls(school.origin),
      person: (firstName) => newPerson(school.origin, clock, firstName, ++people),
    },
    print,
  );
} catch (error) {
  const isBreach = error instanceof Breach || error instanceof ApiError;
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  breach = isBreach ? error.message : said;
  print(isBreach ? `\nBREACH  ${breach}` : `\n${said}`);
  process.exitCode = 1;
} finally {
  await school.stop();
  standIns.close();
  if (values.keep || process.exitCode) print(`database and log: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
if (values.report)
  writeReport(values.report, {
    weeks: Number(values.weeks),
    seconds: (performance.now() - began) / 1000,
    breach,
  });
