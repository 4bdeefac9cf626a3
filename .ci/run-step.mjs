import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command from the project's root and prints how long it took.
 * @param isBeside whether it runs alongside another; its output is then printed at its end, since two interleaved
 * outputs
 * could not be told apart
 * @returns whether it exited with 0
 */
export const runStep = (name, [command, ...args], { isBeside = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    if (!isBeside) console.log(`\n== ${name}`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        TURBO_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        // Each test file with a document loads jsdom and the rest again; compiled once, they load faster.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'plinth', 'compiled'),
        ...env,
      },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (isBeside) console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8').trimEnd()}`);
      const took = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${took} s`);
      resolve(code === 0);
    });
  });
