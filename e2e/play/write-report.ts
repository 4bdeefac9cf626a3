import { writeFileSync } from 'node:fs';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the outcome of a play as a JUnit file, as every other test of the run does. */
export function writeReport(
  file: string,
  { weeks, seconds, breach }: { weeks: number; seconds: number; breach: string | null },
): void {
  const name = `PLAY-01 PLAY-02 a school is played from nothing over ${weeks} weeks, with payments that fail and processes that are killed, and all holds after each week`;
  const failure = breach === null ? '' : `<failure>${escaped(breach)}</failure>`;
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="play" tests="1" failures="${breach === null ? 0 : 1}">
<testcase classname="e2e/play/run.ts" name="${escaped(name)}" time="${seconds.toFixed(1)}">${failure}</testcase>
</testsuite></testsuites>
`,
  );
}
