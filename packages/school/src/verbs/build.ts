import { buildApps } from '../build/build-apps.ts';
import { createProgress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/** Builds the site and the app as `start` does, without starting anything: for images and continuous integration. */
export async function build(args: string[], { env }: VerbContext): Promise<void> {
  readOptions(args);
  const { signal } = new AbortController();
  await createProgress(process.stdout).step('Building the site and the app', (note) =>
    buildApps({ root: projectRoot, env, signal, note }),
  );
}
