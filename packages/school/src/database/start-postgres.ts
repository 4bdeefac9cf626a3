import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAccount } from '@plinth/api-server/db/embedded/postgres-account';
import { Fault } from '@plinth/api-server/fault';
import { clearStalePidFile } from './clear-stale-pid-file.ts';
import { clusterFolder, letsIn } from './cluster.ts';
import { sharedBuffers } from './shared-buffers.ts';
import { stopPostgres } from './stop-postgres.ts';

const START_MS = 60_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: sharedBuffers(),
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Compiling a plan costs more than any query of a school of this size.
  jit: 'off',
  log_checkpoints: 'off',
};

/**
 * Starts PostgreSQL and waits until it accepts our connection. It logs to PLINTH_HOME/logs/postgres.log.
 * @returns its process id
 * @throws Fault with the cause PostgreSQL reported
 */
export async function startPostgres({
  home,
  program,
  account,
  port,
  password,
}: {
  home: string;
  program: string;
  account: PostgresAccount;
  port: number;
  password: string;
}): Promise<number> {
  await clearStalePidFile(clusterFolder(home));
  const logPath = join(home, 'logs', 'postgres.log');
  const began = await rotateLog(logPath);
  const log = openSync(logPath, 'a', 0o600);
  const flags = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = account.wrap(program, ['-D', clusterFolder(home), '-p', String(port), ...flags]);
  const child = spawn(run.command, run.args, {
    ...run.ids,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    // In a separate process group: a Ctrl-C is for the server, which stops the database when it has drained.
    detached: true,
  });
  closeSync(log);
  child.unref();
  const farewell = () => child.kill('SIGINT');
  process.on('exit', farewell);
  let ended = '';
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`;
  });
  try {
    const until = performance.now() + START_MS;
    while (!(await letsIn(port, password))) {
      if (ended)
        throw new Fault(`The database did not start: ${(await lastFatalLine(logPath, began)) ?? ended}.`);
      if (performance.now() > until) {
        if (child.pid) await stopPostgres(child.pid);
        throw new Fault(`The database did not start within ${START_MS / 1000} s; ${logPath} says why.`);
      }
      await pause(30);
    }
  } finally {
    process.off('exit', farewell);
  }
  if (child.pid === undefined) throw new Error('the database has no process id');
  return child.pid;
}

/** @returns where in the log this start begins */
async function rotateLog(path: string): Promise<number> {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size <= LOG_LIMIT_BYTES) return size;
  await rename(path, `${path}.1`);
  return 0;
}

async function lastFatalLine(path: string, from: number): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024), position: from });
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    return lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*?(FATAL|PANIC):\s*/, '');
  } finally {
    await file.close();
  }
}
