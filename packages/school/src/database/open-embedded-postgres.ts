import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { initialiseCluster, isInitialised } from '@plinth/api-server/db/embedded/initialise-cluster';
import { findPostgresAccount } from '@plinth/api-server/db/embedded/postgres-account';
import { findPostgresBinaries } from '@plinth/api-server/db/embedded/postgres-binaries';
import { Fault } from '@plinth/api-server/fault';
import pg from 'pg';
import { ensureSecret } from '../home/ensure-secret.ts';
import { findFreePort, listenFault } from '../network/ports.ts';
import { clusterFolder, clusterUrl, DATABASE, letsIn } from './cluster.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import { startPostgres } from './start-postgres.ts';
import { stopPostgres } from './stop-postgres.ts';
import { watchPostgres } from './watch-postgres.ts';

export type EmbeddedPostgres = {
  url: string;
  /** How it came to be running. */
  origin: 'initialised' | 'started' | 'adopted';
  /** Nothing committed is lost, however short the wait. */
  stop: (patienceMs?: number) => Promise<void>;
};

const ADOPTION_MS = 3_000;

/**
 * Runs the PostgreSQL of this PLINTH_HOME on loopback; the caller must have the lock of PLINTH_HOME. An instance that a
 * killed Plinth left running is taken over; one that refuses our connection is stopped cleanly and restarted. No data
 * directory is ever deleted.
 * @param port 0 for a free one
 * @throws Fault when the port is taken, the directory cannot be created or PostgreSQL does not start
 */
export async function openEmbeddedPostgres({
  home,
  port,
  onTrouble = () => {},
  beforeRestart = async () => {},
}: {
  home: string;
  port: number;
  /** Called when the database ended unexpectedly, and with whether it is back. */
  onTrouble?: (message: string, error?: unknown) => void;
  /** Called before a database that ended unexpectedly is started again. */
  beforeRestart?: () => Promise<void>;
}): Promise<EmbeddedPostgres> {
  const folder = clusterFolder(home);
  const { initdb, postgres: program } = await findPostgresBinaries();
  const account = await findPostgresAccount([folder, program]);
  const isKnown = await isInitialised(folder);
  const password = await readPassword(home, isKnown);
  const startOn = (ownPort: number) => startPostgres({ home, program, account, port: ownPort, password });

  const open = async (origin: EmbeddedPostgres['origin'], running: Postmaster): Promise<EmbeddedPostgres> => {
    const startAgain = async () => {
      await beforeRestart();
      return startOn(running.port);
    };
    const stop = watchPostgres(running.pid, startAgain, onTrouble);
    await makeDatabase(running.port, password).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: clusterUrl(running.port, password), origin, stop };
  };

  const orphan = isKnown ? await findPostmaster(folder) : null;
  if (orphan) {
    const isWanted = port === 0 || port === orphan.port;
    if (isWanted && (await letsIn(orphan.port, password, ADOPTION_MS))) return open('adopted', orphan);
    await stopPostgres(orphan.pid);
  }
  if (port !== 0 && (await listenFault(port, '127.0.0.1')))
    throw new Fault(
      `Port ${port} for the database is taken by another program. Set DATABASE_PORT to another one, or to 0 for a free one.`,
    );
  if (!isKnown) await initialiseCluster({ folder, initdb, account, password });
  const ownPort = port || (await findFreePort());
  return open(isKnown ? 'started' : 'initialised', { pid: await startOn(ownPort), port: ownPort });
}

/**
 * Returns the running database of a PLINTH_HOME that a live Plinth has locked, for work alongside it; null when none
 * runs.
 */
export async function findRunningPostgres(home: string): Promise<{ url: string } | null> {
  const running = await findPostmaster(clusterFolder(home));
  return running && { url: clusterUrl(running.port, await readPassword(home, true)) };
}

async function readPassword(home: string, isKnown: boolean): Promise<string> {
  const path = join(home, 'secret-db');
  const isMissing = await stat(path).then(
    () => false,
    () => true,
  );
  if (isKnown && isMissing)
    throw new Fault(
      `The password of the database (${path}) is missing. Put the file back from a copy, ` +
        'or set PLINTH_HOME to a new folder and restore a backup there.',
    );
  return ensureSecret(home, 'secret-db');
}

async function makeDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
