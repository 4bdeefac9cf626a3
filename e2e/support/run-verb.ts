import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { homeOf } from './sizes.ts';

const run = promisify(execFile);

/**
 * Runs a staff verb against the school of the flow's size, as staff do: `school offer <id> --deadline 1`. Returns its
 * output.
 */
export async function runVerb(...args: string[]): Promise<string> {
  const { stdout } = await run('node', ['../packages/school/bin/school.mjs', ...args], {
    env: { ...process.env, PLINTH_HOME: homeOf(test.info().project.name) },
  });
  return stdout;
}

const PAGES = 10;

/** Returns the id at the start of the line that names an address, in a list that a staff verb prints page by page. */
export async function idInList(emailId: string, ...verb: string[]): Promise<string> {
  for (let page = 1; page <= PAGES; page += 1) {
    const lines = (await runVerb(...verb, '--page', String(page))).split('\n');
    const id = lines.find((line) => line.includes(emailId))?.split(/\s/)[0];
    if (id) return id;
  }
  throw new Error(`${emailId} is not in the list of ${verb.join(' ')}`);
}
