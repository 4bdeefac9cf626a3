import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const MOST_PRINTED = 12;

/** `Click getByRole('button')` and `Navigate to "/learn"` are two kinds; different targets do not make a third. */
const kindOf = ({ category, title }: TestStep) =>
  `${category} ${title.split(/ (?=["'(/]|getBy|locator|to )/)[0] ?? title}`;

/** Reports what the flows of a run waited for: seconds by kind of step and by file, the longest first. */
export default class TimesReporter implements Reporter {
  #out: string;
  #spent = new Map<string, { seconds: number; count: number }>();

  constructor({ outputFile }: { outputFile: string }) {
    this.#out = outputFile;
  }

  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    // What a step waits for is reported by its nested steps.
    if (step.steps.length > 0) return;
    const key = `${kindOf(step)}\t${basename(step.location?.file ?? test.location.file)}`;
    const spent = this.#spent.get(key) ?? { seconds: 0, count: 0 };
    this.#spent.set(key, { seconds: spent.seconds + step.duration / 1_000, count: spent.count + 1 });
  }

  onEnd(): void {
    const byFile = [...this.#spent].map(([key, spent]) => ({ key, ...spent }));
    const rows = byFile.sort((one, other) => other.seconds - one.seconds);
    const lines = rows.map(({ key, seconds, count }) => `${seconds.toFixed(1)}\t${count}\t${key}`);
    writeFileSync(this.#out, `seconds\ttimes\tstep\tfile\n${lines.join('\n')}\n`);
    if (rows.length === 0) return;
    const sums = new Map<string, { seconds: number; count: number }>();
    for (const { key, seconds, count } of rows) {
      const kind = key.split('\t')[0] ?? key;
      const sum = sums.get(kind) ?? { seconds: 0, count: 0 };
      sums.set(kind, { seconds: sum.seconds + seconds, count: sum.count + count });
    }
    console.log('\nWhat the flows waited for:');
    const longest = [...sums].sort(([, one], [, other]) => other.seconds - one.seconds);
    for (const [kind, { seconds, count }] of longest.slice(0, MOST_PRINTED))
      console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${String(count).padStart(5)} times  ${kind}`);
  }
}
