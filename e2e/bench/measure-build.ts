import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { atMost } from './at-most.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { keepTrack } from './children.ts';
import { seconds } from './figures.ts';

const BUILD_MS = 60_000;

/** P-13: site and app built side by side into a folder of the bench, so that the served build is unchanged. */
async function measure({ root, folder, note }: Bench): Promise<Row[]> {
  note('cold build of site and app');
  const began = performance.now();
  const [site, lms] = await Promise.all([
    build(join(root, 'site'), ['exec', 'astro', 'build', '--force', '--outDir', join(folder, 'site')]),
    build(join(root, 'lms'), ['exec', 'vite', 'build', '--emptyOutDir', '--outDir', join(folder, 'lms')]),
  ]);
  const together = performance.now() - began;
  return [
    atMost('P-13', `cold build, side by side (site ${seconds(site)}, app ${seconds(lms)})`, {
      figure: together,
      limit: BUILD_MS,
      print: seconds,
    }),
  ];
}

/** @returns milliseconds @throws with the last lines of a failed build */
function build(cwd: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = keepTrack(
      spawn('pnpm', args, {
        cwd,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          FORCE_COLOR: '0',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    let words = '';
    const listen = (chunk: Buffer) => {
      words = (words + chunk.toString('utf8')).slice(-1_500);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(performance.now() - began)
        : reject(new Error(`the build failed:\n${words.trim()}`)),
    );
  });
}

export const coldBuild: Measure = { bars: ['P-13'], measure };
