// `pnpm drill [name ...]`: causes faults in a school of its own, all on loopback, and prints what each cost.
//   --list   the faults
//   --keep   keeps logs and data
// The exit code is 1 if a bar is missed or a drill could not be carried out.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopChildren } from '../bench/children.ts';
import { drawTable } from '../bench/print-table.ts';
import { Missing } from './cluster/bring-programs.ts';
import type { Drill, Figure } from './drill.ts';
import { databaseAway } from './drill-database-away.ts';
import { failover } from './drill-failover.ts';
import { fullDisk } from './drill-full-disk.ts';
import { killed } from './drill-killed.ts';
import { providersDown } from './drill-providers-down.ts';

const DRILLS: readonly Drill[] = [databaseAway, fullDisk, killed, providersDown, failover];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});
if (values.list) {
  for (const { name, what } of DRILLS) console.log(`${name.padEnd(16)} ${what}`);
  process.exit(0);
}
const unknown = positionals.filter((name) => !DRILLS.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(`There is no drill "${unknown.join('", "')}". \`pnpm drill --list\` names them.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopChildren().finally(() => process.exit(1)));

const lines: [string, Figure][] = [];
const failed: string[] = [];
for (const { name, run } of DRILLS.filter(
  (drill) => positionals.length === 0 || positionals.includes(drill.name),
)) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-drill-'));
  await chmod(folder, 0o755);
  const began = performance.now();
  try {
    for (const figure of await run(folder)) lines.push([name, figure]);
    console.log(`${name}: ${Math.round((performance.now() - began) / 1_000)} s`);
  } catch (error) {
    failed.push(name);
    console.log(`${name}: ${error instanceof Missing ? `needs ${error.message}` : String(error)}`);
  } finally {
    await stopChildren();
    if (values.keep) console.log(`${name}: its logs are in ${folder}`);
    else await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
const verdict = ({ holds }: Figure) => (holds === null ? '-' : holds ? 'held' : 'MISSED');
if (lines.length > 0)
  console.log(
    `\n${drawTable(
      ['drill', 'what', 'figure', 'bar', 'held'],
      lines.map(([name, figure]) => [name, figure.what, figure.figure, figure.bar ?? '', verdict(figure)]),
    )}`,
  );
const missed = lines.some(([, { holds }]) => holds === false);
process.exit(failed.length > 0 || missed ? 1 : 0);
