import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/database/open-embedded-postgres.ts';
import { withClient } from '../src/database/with-client.ts';
import { prepareHome } from '../src/home/prepare-home.ts';
import { newHome, openSchool, runSchool } from './run-school.ts';

const migrations = ['drizzle/', 'src/db/guards/'].map((folder) =>
  fileURLToPath(new URL(`../../api-server/${folder}`, import.meta.url)),
);

describe('school with an external PostgreSQL (DATABASE_URL)', () => {
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    const home = await newHome();
    await prepareHome(home, { leastBytes: 0 });
    postgres = await openEmbeddedPostgres({ home, port: 0 });
  });
  afterAll(async () => postgres.stop());

  it('applies each migration once when two processes migrate at the same time', async () => {
    const folders = await Promise.all(migrations.map((folder) => readdir(folder)));
    const names = folders.flat().filter((name) => name.endsWith('.sql'));
    const env = { DATABASE_URL: postgres.url, PLINTH_HOME: await newHome() };
    const runs = await Promise.all([
      runSchool(['migrate'], env).finished,
      runSchool(['migrate'], env).finished,
    ]);
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    const applied = runs.flatMap(({ stdout }) => stdout.match(/(?<=^applied ).+$/gm) ?? []);
    expect(applied.sort()).toEqual(names.sort());
    const marked = await withClient(postgres.url, (client) =>
      client.query('select name from plinth_migrations'),
    );
    expect(marked.rowCount).toBe(names.length);
  });

  it('serves one database from two processes that share a PLINTH_HOME, and leaves it running when both stop', async () => {
    const home = await newHome();
    const schools = await Promise.all([
      openSchool(home, { DATABASE_URL: postgres.url }),
      openSchool(home, { DATABASE_URL: postgres.url }),
    ]);
    for (const { origin } of schools) expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const fresh = await runSchool(['seed', '--fresh', '--yes'], {
      DATABASE_URL: postgres.url,
      PLINTH_HOME: home,
    }).finished;
    expect(fresh).toMatchObject({
      code: 1,
      stderr: 'A school is being served from this database; stop it first.\n',
    });
    for (const { child } of schools) child.kill('SIGTERM');
    for (const { finished } of schools) expect((await finished).code).toBe(0);
    await withClient(postgres.url, (client) => client.query('select from school_facts'));
  });

  it('HOLD-03 web serves requests and sends no mail, worker sends mail and serves no API; both need DATABASE_URL', async () => {
    const env = { DATABASE_URL: postgres.url };
    for (const role of ['web', 'worker']) {
      const alone = await runSchool(['start', '--bare', '--role', role], { PLINTH_HOME: await newHome() })
        .finished;
      expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('name it in DATABASE_URL') });
    }
    const odd = await runSchool(['start', '--role', 'both'], env).finished;
    expect(odd).toMatchObject({ code: 2, stderr: '--role is one of WEB, WORKER, ALL.\n' });

    const home = await newHome();
    const web = await openSchool(home, env, ['--bare', '--role', 'web']);
    await withClient(postgres.url, (client) =>
      client.query(
        `insert into mails (mail_id, "to", template, subject, text, html, created_at, next_try_at)
          values (gen_random_uuid(), 'waits@plinth.test', 'trial', 'Waits', 'Waits', 'Waits', now(), now())`,
      ),
    );
    const statusOfMail = () =>
      withClient(postgres.url, async (client) => {
        const { rows } = await client.query<{ status: string }>(
          `select status from mails where "to" = 'waits@plinth.test'`,
        );
        return rows[0]?.status;
      });
    expect((await fetch(`${web.origin}/readyz`)).status).toBe(200);
    expect(await statusOfMail()).toBe('PENDING');
    const worker = await openSchool(home, env, ['--bare', '--role', 'worker']);
    expect(worker.stdout()).toContain('sends emails and runs jobs');
    expect((await fetch(`${worker.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${worker.origin}/openapi.json`)).status).toBe(404);
    expect((await fetch(`${web.origin}/openapi.json`)).status).toBe(200);
    await expect.poll(statusOfMail, { timeout: 15_000 }).toBe('SENT');
    for (const { child } of [web, worker]) child.kill('SIGTERM');
    for (const { finished } of [web, worker]) expect((await finished).code).toBe(0);
  });

  it('reports a database of another version in one line, changes nothing in it, and says how to start afresh', async () => {
    const env = { DATABASE_URL: postgres.url, PLINTH_HOME: await newHome() };
    await withClient(postgres.url, (client) =>
      client.query("update plinth_migrations set sha256 = 'of another version' where name like '0000%'"),
    );
    const refused = await runSchool(['migrate'], env).finished;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^The database was made by another version of Plinth \(migration 0000_\w+\.sql differs\)\..+seed --fresh`\.\n$/,
    );
    await withClient(postgres.url, (client) => client.query('select from school_facts'));
    const anew = await runSchool(['seed', '--fresh', '--yes'], env).finished;
    expect(anew).toMatchObject({ code: 0, stderr: '' });
  });
});
