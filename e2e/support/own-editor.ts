import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SITE = '../site';
/** As in the README. */
const COMMAND = 'pnpm editor';
const CATALOGUE = '../packages/domain/src/catalog';
const CONTENT_FILES = ['courses', 'legal', 'faqs.yaml', 'home.yaml'];
const CATALOGUE_FILES = ['list-prices.json', 'course-slugs.json', 'enrolment-terms.json'];

/** Returns the address that the editor prints once it is open. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (part: Buffer) => {
      printed += part.toString();
      const [address] = /http:\/\/\S+#key=\w+/.exec(printed) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the editor did not open:\n${printed}`)));
  });

/**
 * Opens the editor of `pnpm editor` on a copy of the content, so that no run changes the repository. `build` makes the
 * pages of that copy as a release does; `built` reads one of their files, null if it does not exist.
 */
export async function openOwnEditor() {
  const home = await mkdtemp(join(tmpdir(), 'plinth-e2e-editor-'));
  const content = join(home, 'content');
  await mkdir(join(SITE, '.astro'), { recursive: true });
  // Astro moves files from its own folder there, which works only on one file system.
  const out = resolve(await mkdtemp(join(SITE, '.astro', 'edited-')));
  for (const file of CONTENT_FILES)
    await cp(join(SITE, 'src/content', file), join(content, file), { recursive: true });
  await mkdir(join(content, 'catalogue'));
  for (const file of CATALOGUE_FILES) await cp(join(CATALOGUE, file), join(content, 'catalogue', file));

  const env = {
    ...process.env,
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    PLINTH_CONTENT: content,
    PLINTH_CONTENT_PREVIOUS: join(home, 'previous'),
  };
  const [program = '', ...words] = COMMAND.split(' ');
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, words, {
    stdio,
    cwd: '..',
    env: { ...env, pnpm_config_verify_deps_before_run: 'false' },
  });
  const address = await addressOf(child);

  return {
    address,
    file: (path: string) => readFile(join(content, path), 'utf8'),
    pathOf: (path: string) => join(content, path),
    build: async () => {
      const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
      await promisify(execFile)('node', [astro, 'build', '--outDir', out], { cwd: SITE, env });
    },
    built: (path: string) => readFile(join(out, path)).catch(() => null),
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await gone;
      for (const folder of [home, out]) await rm(folder, { recursive: true, force: true });
    },
  };
}
