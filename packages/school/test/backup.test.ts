import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '@plinth/api-server/db/database';
import { users } from '@plinth/api-server/db/schema/accounts';
import { describe, expect, it, vi } from 'vitest';
import { listTables } from '../src/database/list-tables.ts';
import { openEmbeddedPostgres } from '../src/database/open-embedded-postgres.ts';
import { withClient } from '../src/database/with-client.ts';
import { verbHelp } from '../src/verbs/verb-help.ts';
import { openLineCutAtCommit } from './cut-at-commit.ts';
import { openTestDatabase } from './open-test-database.ts';
import { databaseUrl, newHome, openSchool, post, runSchool } from './run-school.ts';

const person = {
  emailId: 'kept@plinth.test',
  password: 'drawing-set-2026',
  firstName: 'Zoë 漢字 \\N',
  lastName: "O'Neil",
};

/** Computes count and checksum of every table, independent of row order. */
const sumUp = (url: string) =>
  withClient(url, async (client) => {
    const sums: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text collate "C"), '')) as sum
         from "${table}" t`,
      );
      sums[table] = rows[0]?.sum ?? '';
    }
    return sums;
  });

/** Waits until all mails are delivered: a pending one would change its row between two comparisons. */
const mailsAreDelivered = (url: string) =>
  withClient(url, (client) =>
    vi.waitFor(
      async () => expect((await client.query("select from mails where status = 'PENDING'")).rowCount).toBe(0),
      { timeout: 30_000, interval: 50 },
    ),
  );

describe('school backup and school restore', () => {
  it('copy a running school into an empty one: same row counts, checksums and files, and signing in works', async () => {
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    const school = await openSchool(home);
    expect((await post(school.origin, '/v1/client/signup/email', person)).status).toBe(201);
    const url = await databaseUrl(home);
    await withClient(url, (client) =>
      client.query('insert into school_facts (key, value) values ($1, $2), ($3, $4)', [
        'odd\ttext\\n\n"quoted"',
        JSON.stringify({ nothing: null, text: 'tab\t and \\. and \u2028' }),
        'json null',
        'null',
      ]),
    );
    const photo = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    await mkdir(join(home, 'files', 'private', '2026'), { recursive: true });
    await writeFile(join(home, 'files', 'private', '2026', 'plan.pdf'), photo);
    await mailsAreDelivered(url);
    const before = await sumUp(url);
    expect([before.users, before.school_facts]).toEqual([
      expect.stringMatching(/^1 /),
      expect.stringMatching(/^2 /),
    ]);

    const written = await runSchool(['backup', folder], { PLINTH_HOME: home }).finished;
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await readdir(dirname(folder))).sort()).toEqual(['home', 'the backup']);
    const again = await runSchool(['backup', folder], { PLINTH_HOME: home }).finished;
    expect(again).toMatchObject({
      code: 1,
      stderr: `${folder} already exists. Name a folder that does not exist.\n`,
    });
    school.child.kill('SIGTERM');
    await school.finished;

    // A damaged backup leaves the target as empty as it was.
    const target = await newHome();
    const users = join(folder, 'tables', 'users.copy.gz');
    const original = await readFile(users);
    await writeFile(users, gzipSync(''));
    expect(await runSchool(['restore', folder], { PLINTH_HOME: target }).finished).toMatchObject({
      code: 1,
      stderr: 'The backup is damaged: table users does not have the rows that its manifest names.\n',
    });
    await writeFile(users, original);
    expect(await runSchool(['restore', folder], { PLINTH_HOME: target }).finished).toMatchObject({
      code: 0,
      stderr: '',
    });
    const restored = await openEmbeddedPostgres({ home: target, port: 0 });
    expect(await sumUp(restored.url)).toEqual(before);
    await restored.stop();
    expect(await readFile(join(target, 'files', 'private', '2026', 'plan.pdf'))).toEqual(photo);
    expect(await readFile(join(target, 'secret'), 'utf8')).toBe(await readFile(join(home, 'secret'), 'utf8'));

    const copy = await openSchool(target);
    expect((await post(copy.origin, '/v1/client/login/email', person)).status).toBe(200);
    copy.child.kill('SIGTERM');
    await copy.finished;
    // A restore never overwrites a school.
    const refused = await runSchool(['restore', folder], { PLINTH_HOME: target }).finished;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/is not empty/);
  });

  it('a trial beside a school with DATABASE_URL restores into its own PLINTH_HOME; without the reset it asks nobody to stop the school', async () => {
    const database = await openTestDatabase();
    // The connections of a school that is being served.
    const { db, close } = openDatabase(database.url, 1, () => {});
    await db.insert(users).values({ emailId: person.emailId, userHash: 'kept', createdAt: new Date() });
    const folder = join(dirname(await newHome()), 'the backup');
    const real = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url };
    const written = await runSchool(['backup', folder], { PLINTH_HOME: await newHome(), ...real }).finished;
    expect(written).toMatchObject({ code: 0, stderr: '' });
    const before = await sumUp(database.url);

    const restore = async (env: Record<string, string>, home: string) =>
      runSchool(['restore', folder], { ...real, ...env, PLINTH_HOME: home }).finished;
    const refused = await restore({}, await newHome());
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^The database is not empty \(table \w+ has \d+ rows\)\. Restore into an empty one: another DATABASE_URL, or none and a new PLINTH_HOME\.\n$/,
    );
    expect(await sumUp(database.url)).toEqual(before);

    const documented = verbHelp.restore?.examples[0] ?? '';
    const reset = [...documented.matchAll(/(\w+)= /g)].map(([, name]) => [name, '']);
    const target = await newHome();
    const trial = await restore(Object.fromEntries(reset), target);
    expect(trial).toMatchObject({ code: 0, stderr: '' });
    const restored = await openEmbeddedPostgres({ home: target, port: 0 });
    expect(await sumUp(restored.url)).toEqual(before);
    await restored.stop();

    // An empty database of a school that is being served is refused as well.
    await withClient(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    expect(await restore({}, await newHome())).toMatchObject({
      code: 1,
      stderr: 'A school is being served from this database; stop it first.\n',
    });
    await close();
    await database.drop();
  });

  it('restore takes back key and files if the database fails to commit or the key cannot be read, and can then be repeated', async () => {
    const database = await openTestDatabase();
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    const real = { DATABASE_URL: database.url };
    await mkdir(join(home, 'files', 'private'), { recursive: true });
    await writeFile(join(home, 'files', 'private', 'plan.pdf'), 'a plan');
    expect((await runSchool(['backup', folder], { ...real, PLINTH_HOME: home }).finished).code).toBe(0);
    // A migrated database without rows, in which whatever alters a table makes the commit fail.
    await withClient(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    const target = await newHome();
    expect((await runSchool(['migrate'], { ...real, PLINTH_HOME: target }).finished).code).toBe(0);
    await withClient(database.url, (client) =>
      client.query(`
        create schema trap;
        create table trap.rows ();
        create function trap.refuse() returns trigger language plpgsql as $$begin raise 'no commit'; end$$;
        create constraint trigger refuse after insert on trap.rows deferrable initially deferred
          for each row execute function trap.refuse();
        create function trap.spring() returns event_trigger language plpgsql
          as $$begin insert into trap.rows default values; end$$;
        create event trigger spring on ddl_command_end when tag in ('ALTER TABLE') execute function trap.spring();
      `),
    );
    const key = () => readFile(join(target, 'secret'), 'utf8');
    const keyBefore = await key();
    const before = await sumUp(database.url);
    const restore = () => runSchool(['restore', folder], { ...real, PLINTH_HOME: target }).finished;
    const left = async () => [await key(), (await readdir(target)).sort(), await sumUp(database.url)];

    const uncommitted = await restore();
    expect(uncommitted.code).toBe(1);
    expect(uncommitted.stderr).toContain('no commit');
    expect(await left()).toEqual([keyBefore, ['logs', 'secret'], before]);

    await withClient(database.url, (client) => client.query('drop event trigger spring'));
    const keyOfBackup = await readFile(join(folder, 'secret'), 'utf8');
    await rm(join(folder, 'secret'));
    await mkdir(join(folder, 'secret'));
    expect((await restore()).code).toBe(1);
    expect(await left()).toEqual([keyBefore, ['logs', 'secret'], before]);

    await rm(join(folder, 'secret'), { recursive: true });
    await writeFile(join(folder, 'secret'), keyOfBackup);
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
    expect(await key()).toBe(keyOfBackup);
    expect((await stat(join(target, 'secret'))).mode & 0o777).toBe(0o600);
    await database.drop();
  });

  it('a key set in PLINTH_SECRET is not in the backup; backup says so, and restore without that key', async () => {
    const database = await openTestDatabase();
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    const real = { DATABASE_URL: database.url };
    // A trial run before the key was set has left one of its own.
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'secret'), 'a key that opens nothing any more');
    const env = { ...real, PLINTH_HOME: home, PLINTH_SECRET: 'the key of the school'.repeat(2) };
    const written = await runSchool(['backup', folder], env).finished;
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(written.stdout).toContain('The key in PLINTH_SECRET is not part of it');
    expect(written.stdout).not.toContain('and keys');
    expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'tables']);
    await withClient(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    const restored = await runSchool(['restore', folder], { ...real, PLINTH_HOME: await newHome() }).finished;
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('Set PLINTH_SECRET to it before you start the school');
    await database.drop();
  });

  it('restore repeats what was cut off while files were copied, replaces half of a file, and refuses a file of something else', async () => {
    const database = await openTestDatabase();
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    const real = { DATABASE_URL: database.url };
    await mkdir(join(home, 'files', 'private'), { recursive: true });
    for (const name of ['plan', 'section', 'view'])
      await writeFile(join(home, 'files', 'private', `${name}.pdf`), `a ${name}`);
    expect((await runSchool(['backup', folder], { ...real, PLINTH_HOME: home }).finished).code).toBe(0);
    await withClient(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    const target = await newHome();
    const there = join(target, 'files', 'private');
    await mkdir(there, { recursive: true });
    await writeFile(join(there, 'plan.pdf'), 'a plan');
    await writeFile(join(there, 'section.pdf'), 'a sec');
    await writeFile(join(there, 'own.pdf'), 'of this school');
    const restore = () => runSchool(['restore', folder], { ...real, PLINTH_HOME: target }).finished;

    const refused = await restore();
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(await readFile(join(there, 'section.pdf'), 'utf8')).toBe('a sec');

    await rm(join(there, 'own.pdf'));
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
    const texts = ['plan', 'section', 'view'].map((name) => readFile(join(there, `${name}.pdf`), 'utf8'));
    expect(await Promise.all(texts)).toEqual(['a plan', 'a section', 'a view']);
    await database.drop();
  });

  it('restore keeps key and files if the connection is lost once the database has committed, and says that it is restored', async () => {
    const database = await openTestDatabase();
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    await mkdir(join(home, 'files', 'private'), { recursive: true });
    await writeFile(join(home, 'files', 'private', 'plan.pdf'), 'a plan');
    const { db, close } = openDatabase(database.url, 1, () => {});
    await db.insert(users).values({
      userId: '01900000-0000-7000-8000-000000000001',
      emailId: person.emailId,
      userHash: 'kept',
      createdAt: new Date(0),
    });
    await close();
    const real = { DATABASE_URL: database.url, PLINTH_HOME: home };
    expect((await runSchool(['backup', folder], real).finished).code).toBe(0);
    const full = await sumUp(database.url);
    await withClient(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
    const target = await newHome();
    const line = await openLineCutAtCommit(database.url);
    const restored = await runSchool(['restore', folder], { DATABASE_URL: line.url, PLINTH_HOME: target })
      .finished;
    await line.close();
    expect([line.cuts(), restored.code, restored.stderr]).toEqual([1, 0, '']);
    expect(await sumUp(database.url)).toEqual(full);
    expect(await readFile(join(target, 'files', 'private', 'plan.pdf'), 'utf8')).toBe('a plan');
    expect(await readFile(join(target, 'secret'), 'utf8')).toBe(
      await readFile(join(folder, 'secret'), 'utf8'),
    );
    await database.drop();
  });

  const bucket = (name: string) => ({
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'word',
  });

  it('restore refuses uploads that a school with a bucket would never read, before it touches anything', async () => {
    const database = await openTestDatabase();
    const home = await newHome();
    const folder = join(dirname(home), 'the backup');
    const real = { DATABASE_URL: database.url, PLINTH_HOME: home };
    await mkdir(join(home, 'files', 'private'), { recursive: true });
    await writeFile(join(home, 'files', 'private', 'plan.pdf'), 'a plan');
    expect((await runSchool(['backup', folder], real).finished).code).toBe(0);

    const target = await newHome();
    const refused = await runSchool(['restore', folder], { PLINTH_HOME: target, ...bucket('uploads') })
      .finished;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^This backup contains 1 uploaded file, .+\n$/);
    for (const part of [
      'S3_BUCKET= ',
      `${join(target, 'files', 'private')} into uploads-private`,
      `${join(target, 'files', 'public')} into the bucket uploads-public`,
    ])
      expect(refused.stderr).toContain(part);
    expect(await readdir(target)).not.toContain('postgres');
    expect(await readdir(target)).not.toContain('files');
    await database.drop();
  });

  it.each([
    ['without it', {}, true],
    ['with another', bucket('elsewhere'), true],
    ['with the same', bucket('uploads'), false],
  ])(
    'restore of a school with a bucket, %s: %o, succeeds and names the buckets unless it reads them',
    async (_, env, isNamed) => {
      const database = await openTestDatabase();
      const folder = join(dirname(await newHome()), 'the backup');
      const real = { DATABASE_URL: database.url, PLINTH_HOME: await newHome() };
      expect((await runSchool(['backup', folder], { ...real, ...bucket('uploads') }).finished).code).toBe(0);
      await withClient(database.url, (client) =>
        client.query('drop schema public cascade; create schema public'),
      );
      const restored = await runSchool(['restore', folder], { ...real, PLINTH_HOME: await newHome(), ...env })
        .finished;
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toContain('The school is restored.');
      expect(restored.stdout.includes('in the buckets uploads-public and uploads-private')).toBe(isNamed);
      await database.drop();
    },
  );

  it.each([['backup'], ['restore']])('%s refuses more than one folder and shows its usage', async (verb) => {
    const home = await newHome();
    const { code, stderr } = await runSchool([verb, 'one', 'two'], { PLINTH_HOME: home }).finished;
    expect([code, stderr]).toEqual([2, expect.stringContaining(`school ${verb} <folder>`)]);
    expect(await readdir(dirname(home))).toEqual([]);
  });

  it('restore refuses a folder that is no backup before it creates anything', async () => {
    const home = await newHome();
    const { code, stderr } = await runSchool(['restore', dirname(home)], { PLINTH_HOME: home }).finished;
    expect(code).toBe(1);
    expect(stderr).toBe(`${dirname(home)} holds no backup: there is no manifest.json in it.\n`);
    expect(await readdir(dirname(home))).toEqual([]);
  });
});
