import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './read-reports.mjs';
import { root, runStep } from './run-step.mjs';
import { silentFiles } from './suites.mjs';

const reports = join(root, '.reports');
const isQuarantined = ({ title }) => title.includes('@quarantined');

/**
 * Runs a suite, then reruns what did not pass.
 * @returns how many tests passed; the titles of those that passed only once, of those that failed twice with the
 * reason,
 * and of those in quarantine with their outcome; files that never ran; and whether the suite broke without a failed
 * test
 */
export async function runSuite(suite, { isBeside = false, env = {} } = {}) {
  const { name } = suite;
  const isOk = await runStep(name, suite.command(null), { isBeside, env });
  const first = readReports(reports, `${name}.xml`);
  const failed = [...first.values()].filter(({ passed }) => !passed);
  const silent = silentFiles(suite, first);
  if (isOk && failed.length === 0 && silent.length === 0)
    return {
      passed: first.size,
      flaky: [],
      failures: [],
      quarantined: settle(first, new Map()),
      silent: [],
      isBroken: false,
    };

  const report = join(reports, `${name}.xml`);
  if (existsSync(report)) renameSync(report, join(reports, `${name}-first.xml`));
  // A suite that broke without naming a failed test is rerun whole.
  const files = [...new Set([...failed.map(({ file }) => file), ...silent])];
  const isOkNow = await runStep(`${name}, once more`, suite.command(files, failed.length > 0), {
    isBeside,
    env,
  });
  const second = readReports(reports, `${name}.xml`);
  const keys = [...new Set([...first.keys(), ...second.keys()])];
  const outcomes = keys.map((key) => {
    const runs = [first.get(key), second.get(key)].filter(Boolean);
    const passes = runs.filter(({ passed }) => passed).length;
    return { key, test: runs.at(-1), hasPassed: passes > 0, isFlaky: passes > 0 && passes < runs.length };
  });
  const counted = outcomes.filter(({ test }) => !isQuarantined(test));
  const failures = counted.filter(({ hasPassed }) => !hasPassed);
  const stillSilent = silentFiles(suite, new Map([...first, ...second]));
  const quarantined = settle(first, second);
  const isExplained =
    failures.length > 0 || stillSilent.length > 0 || quarantined.some(({ passed }) => !passed);
  return {
    passed: counted.length - failures.length,
    flaky: [
      ...counted.filter(({ isFlaky }) => isFlaky).map(({ key }) => key),
      ...(failed.length === 0 && isOkNow ? [`${name} as a whole`] : []),
    ],
    failures: failures.map(({ key, test }) => ({ key, why: test.why })),
    quarantined,
    silent: stillSilent,
    isBroken: !isOkNow && !isExplained,
  };
}

/** The outcome of each test in quarantine. */
function settle(first, second) {
  return [...new Map([...first, ...second])]
    .filter(([, test]) => isQuarantined(test))
    .map(([key, { passed }]) => ({ key, passed }));
}
