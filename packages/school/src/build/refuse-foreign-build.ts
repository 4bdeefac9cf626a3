import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { readBuiltWith } from './built-with.ts';
import { settingOf } from './public-settings.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** What pages say to people on this machine as well: the name of the school, and the address to write to. */
const SAID_TO_PEOPLE = new Set(['PUBLIC_SCHOOL_NAME', 'PUBLIC_SCHOOL_EMAIL']);

/**
 * Refuses to serve pages that were built with other settings than those of the school. One reachable only from this
 * machine is found by no search engine, and is for trials: only what its pages say to people has to be its own.
 * @param own the variables of a build for this school
 * @throws Fault naming each setting that differs, with both values
 */
export async function refuseForeignBuild(siteFolder: string, own: Record<string, string>): Promise<void> {
  const isBuilt = await access(join(siteFolder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return;
  const isLocal = LOOPBACK.test(new URL(own.PLINTH_ORIGIN ?? '').hostname);
  const text = await readBuiltWith(siteFolder);
  if (text === null) {
    if (isLocal) return;
    throw new Fault(
      'The pages do not say with which settings they were built. Start without --no-build, or build them with `school build`.',
    );
  }
  const built = JSON.parse(text) as Record<string, string>;
  const others = [...new Set([...Object.keys(own), ...Object.keys(built)])].filter(
    (variable) => built[variable] !== own[variable] && (!isLocal || SAID_TO_PEOPLE.has(variable)),
  );
  if (others.length === 0) return;
  const differences = others.map(
    (variable) =>
      `${settingOf(variable)} (“${built[variable] ?? ''}” in the pages, “${own[variable] ?? ''}” here)`,
  );
  throw new Fault(
    `The pages were built for another school or with other settings: ${differences.join(', ')}. Start without --no-build, or build with the settings of this school (school build).`,
  );
}
