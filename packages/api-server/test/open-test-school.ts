import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp } from '../src/app/create-app.ts';
import { createDeps } from '../src/create-deps.ts';
import { type DatabaseHandle, openDatabase } from '../src/db/database.ts';
import { mails } from '../src/db/schema/operations.ts';
import type { Deps } from '../src/deps.ts';
import type { PaymentGateway } from '../src/gateways/payments/payment-gateway.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import type { Settings } from '../src/settings/settings.ts';
import { smallBeginnings } from './small-beginnings.ts';
import { type BucketServer, startBucketServer } from './start-bucket-server.ts';

export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

type CallOptions = { token?: string; body?: unknown; form?: FormData; headers?: Record<string, string> };

export type TestSchool = {
  deps: Deps;
  /** Shifts the school's clock by this many milliseconds. */
  advance: (milliseconds: number) => void;
  now: () => Date;
  /** Sends one HTTP request through the whole app. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  raw: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the mails queued for an address, oldest first, once background work has finished. */
  mailsTo: (emailId: string) => Promise<(typeof mails.$inferSelect)[]>;
  /** Waits for work that continues after the answers, at every server. */
  settled: () => Promise<void>;
  /** Connects a language model to the course assistant, or removes it. */
  useLanguageModel: (model: Deps['languageModel']) => void;
  /** Changes the card provider's behaviour at every server; returns a function that restores it. */
  useCardGateway: (change: Partial<PaymentGateway>) => () => void;
  /** Changes the file store's behaviour at every server; returns a function that restores it. */
  useFiles: (change: (files: Deps['files']) => Partial<Deps['files']>) => () => void;
  /** Counts the SQL statements that the work sends to the database. */
  countQueries: (work: () => Promise<unknown>) => Promise<number>;
};

/** On a busy machine a test's call waits, whereas a school's call is refused as busy. */
const PATIENT = { connectionMs: 60_000, statementMs: 60_000 };

/**
 * Opens a separate school for a test file: a clone of the migrated template with the whole app in front of it. Call it
 * at the top level of the file; the school is available from `beforeAll` on.
 */
export function openTestSchool(overrides: Partial<Settings> = {}): TestSchool {
  const name = `school_${randomBytes(6).toString('hex')}`;
  const base = inject('postgresUrl');
  const handles: DatabaseHandle[] = [];
  let home: string;
  let buckets: BucketServer | null = null;
  let offset = 0;
  const apps: ReturnType<typeof createApp>[] = [];
  const parts: Deps[] = [];
  let turn = 0;
  let statements = 0;
  /** Statements of a transaction that began while another one ran. */
  const beside: string[] = [];
  const now = () => new Date(Date.now() + offset);
  const school = {
    now,
    advance: (milliseconds: number) => (offset += milliseconds),
  } as unknown as TestSchool;

  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${base}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  beforeAll(async () => {
    await admin(`create database ${name} template template_school`);
    home = await mkdtemp(join(tmpdir(), 'plinth-home-'));
    buckets = inject('filesLie') === 'in buckets' ? await startBucketServer() : null;
    const settings: Settings = {
      ...readSettings(buckets?.env ?? {}),
      PLINTH_HOME: home,
      PLINTH_ORIGIN: 'http://localhost:4321',
      PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
      ADMISSION: 'automatic',
      LOG_LEVEL: 'silent',
      ...overrides,
    };
    // Two servers on one database, each with its own pool and caches: state held in one of them would be missing at the
    // other, which answers the next call.
    for (let server = 0; server < 2; server += 1) {
      const handle = openDatabase(`${base}/${name}`, 12, () => {}, false, PATIENT);
      const query = pg.Client.prototype.query;
      handle.pool.on('connect', (client) => {
        let running = 0;
        const counted = ((...args: Parameters<typeof query>) => {
          statements += 1;
          const answer: unknown = query.apply(client, args);
          // Outside a transaction the pool waits by callback, and lends a client to one statement at a time.
          if (!(answer instanceof Promise)) return answer;
          if (running > 0) beside.push(JSON.stringify(args[0]));
          running += 1;
          const end = () => {
            running -= 1;
          };
          answer.then(end, end);
          return answer;
        }) as typeof query;
        client.query = counted as typeof client.query;
      });
      const deps = await createDeps(settings, handle, pino({ level: 'silent' }), now);
      handles.push(handle);
      parts.push(deps);
      apps.push(createApp(deps, null));
    }
    const [first] = parts;
    if (!first) throw new Error('no server');
    school.deps = first;
  });
  afterAll(async () => {
    await Promise.all(parts.map(({ background }) => background.settled()));
    await Promise.all(parts.map(({ live }) => live.stop()));
    const begunSmall = await smallBeginnings(school.deps.db);
    await Promise.all(handles.map((handle) => handle.close()));
    await admin(`drop database if exists ${name} with (force)`);
    await rm(home, { recursive: true, force: true });
    await buckets?.stop();
    expect(begunSmall).toEqual([]);
    // A transaction runs one statement at a time; others only queue, which the driver gives up.
    expect(beside).toEqual([]);
  });

  const request = (path: string, init?: RequestInit) => {
    turn += 1;
    const app = apps[turn % apps.length];
    if (!app) throw new Error('the school is not open yet');
    return app.request(path, init);
  };

  school.raw = async (path, init) => request(path, init);
  school.call = async (method, path, { token, body, form, headers } = {}) => {
    const response = await request(path, {
      method,
      headers: {
        ...(token ? { 'x-auth-token': token } : {}),
        ...(body !== undefined ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body !== undefined ? { body: JSON.stringify(body) } : form ? { body: form } : {}),
    });
    const text = await response.text();
    let parsed: unknown = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = text;
    }
    return { status: response.status, body: parsed, headers: response.headers };
  };
  school.settled = async () => {
    await Promise.all(parts.map(({ background }) => background.settled()));
  };
  school.mailsTo = async (emailId) => {
    await school.settled();
    return school.deps.db.select().from(mails).where(eq(mails.to, emailId)).orderBy(mails.mailId);
  };
  school.useLanguageModel = (model) => {
    for (const deps of parts) deps.languageModel = model;
  };
  school.useCardGateway = (change) => {
    const own = parts.map(({ payments: { card } }) => [card, { ...card }] as const);
    for (const [card] of own) Object.assign(card, change);
    return () => {
      for (const [card, was] of own) Object.assign(card, was);
    };
  };
  school.useFiles = (change) => {
    const own = parts.map(({ files }) => [files, { ...files }] as const);
    for (const [files, was] of own) Object.assign(files, change(was));
    return () => {
      for (const [files, was] of own) Object.assign(files, was);
    };
  };
  school.countQueries = async (work) => {
    // Work that goes on after an earlier answer is not this one's.
    await school.settled();
    const before = statements;
    await work();
    return statements - before;
  };
  return school;
}
