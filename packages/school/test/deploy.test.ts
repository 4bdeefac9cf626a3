import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@plinth/api-server/settings/read-settings';
import { SettingsSchema } from '@plinth/api-server/settings/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publicSettings } from '../src/build/public-settings.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFile(fileURLToPath(new URL(path, root)), 'utf8');

const settings = Object.keys(SettingsSchema.shape);
/** Part of the database address in the compose file, not a setting of the school. */
const DATABASE_PASSWORD = 'DATABASE_PASSWORD';

/** Without these production mode refuses its settings. */
const REQUIRED = {
  PLINTH_ORIGIN: 'https://school.example.org',
  PLINTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Plinth <school@plinth.test>',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SCHOOL_ADDRESS: '1 Road; Pune',
};

describe('the files of a production deployment', () => {
  it('compose passes only known settings, and the example contains every required one', async () => {
    const text = await read('packages/school/deploy/compose.yaml');
    const { services } = parse(text) as { services: { plinth: { environment: Record<string, string> } } };
    const handed = Object.keys(services.plinth.environment);
    expect(handed.filter((name) => !settings.includes(name))).toEqual([]);

    const example =
      (await read('packages/school/deploy/plinth.env.example')).match(/^[A-Z_\d]+(?==)/gm) ?? [];
    expect(example.filter((name) => ![...settings, DATABASE_PASSWORD].includes(name))).toEqual([]);
    const required = [...text.matchAll(/\$\{([A-Z_\d]+):\?/g)].map(([, name]) => name);
    expect(required.length).toBeGreaterThan(3);
    expect(example).toEqual(expect.arrayContaining(required));
  });

  it('the image builds pages for production, with every setting that they contain', async () => {
    const asked = new Set<string>();
    const watched = (given: Record<string, string>) =>
      new Proxy(given, {
        get: (target, name: string) => {
          asked.add(name);
          return target[name];
        },
      });
    publicSettings(watched({ PLINTH_MODE: 'production' }));
    // Without an address the port names the school; an image has an address.
    const built = [...asked].filter((name) => !['PORT', 'PLINTH_MODE'].includes(name)).sort();
    expect(built).toContain('EMI_PARTNERS');

    const dockerfile = await read('packages/school/deploy/Dockerfile');
    expect(
      dockerfile
        .match(/^ARG (.+)$/m)?.[1]
        ?.split(' ')
        .sort(),
    ).toEqual(built);
    expect(dockerfile).toMatch(/^RUN PLINTH_MODE=production node \S+ build$/m);
    const { services } = parse(await read('packages/school/deploy/compose.yaml')) as {
      services: { plinth: { build: { args: Record<string, string> } } };
    };
    expect(Object.keys(services.plinth.build.args).sort()).toEqual(built);
    expect(await read('packages/school/deploy/plinth.env.example')).toMatch(/^EMI_PARTNERS=$/m);
  });

  it('HOLD-04 the high-availability set-up passes only known settings and starts each process that HAProxy expects by its role', async () => {
    const example = await read('packages/school/deploy/ha/plinth.env.example');
    const handed = example.match(/^[A-Z_\d]+(?==)/gm) ?? [];
    expect(handed).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'TRUSTED_PROXIES']),
    );
    expect(handed.filter((name) => !settings.includes(name))).toEqual([]);
    const unit = await read('packages/school/deploy/ha/plinth@.service');
    expect(unit).toMatch(/school\.mjs start --no-build --role \$\{ROLE\}$/m);
    expect(unit).toContain('EnvironmentFile=/etc/plinth/plinth.env\nEnvironmentFile=/etc/plinth/%i.env\n');
    // Each server of the balancer is an instance of the unit, with a role that `start` knows and a port of its own.
    const haproxy = await read('packages/school/deploy/ha/haproxy.cfg');
    const named = [...unit.matchAll(/\b(\w+)\.env: ROLE=(\w+) PORT=(\d+)/g)].map(([, ...facts]) => facts);
    const servers = [...haproxy.matchAll(/^ {2}server (web\d) \$\{WEB\d\} check$/gm)].map(([, name]) => name);
    expect(named.filter(([, role]) => role === 'web').map(([name]) => name)).toEqual(servers);
    expect(named.filter(([, role]) => role === 'worker')).toHaveLength(1);
    expect(new Set(named.map(([, , port]) => port)).size).toBe(named.length);
    const patroni = parse(await read('packages/school/deploy/ha/patroni.yml'));
    expect(patroni.bootstrap.dcs).toMatchObject({ ttl: 20, synchronous_mode: true });
    expect(await read('packages/school/deploy/ha/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
  });

  it('no log grows without limit: compose rotates that of each service, the unit leaves it to the journal', async () => {
    const { services } = parse(await read('packages/school/deploy/compose.yaml')) as {
      services: Record<string, { logging?: unknown }>;
    };
    expect(Object.keys(services)).toEqual(['plinth', 'database']);
    for (const { logging } of Object.values(services))
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } });
    const unit = await read('packages/school/deploy/ha/plinth@.service');
    expect(unit.match(/^Standard(Output|Error)=.+$/gm)).toEqual([
      'StandardOutput=journal',
      'StandardError=journal',
    ]);
  });

  it('ADOPT-06 HAProxy takes a stopping process out a second before its grace ends', async () => {
    const [, web = ''] = (await read('packages/school/deploy/ha/haproxy.cfg')).split('listen web');
    expect(web).toMatch(/^ {2}option httpchk GET \/(healthz|readyz)$/m);
    const [, inter, fall] = /default-server inter (\d+)s fall (\d+) /.exec(web) ?? [];
    const env = { PLINTH_MODE: 'production', ...REQUIRED };
    expect(Number(inter) * Number(fall) + 1).toBeLessThanOrEqual(readSettings(env).STOP_GRACE_SECONDS);
  });

  it('the image copies the manifest of every package and installs the pinned pnpm', async () => {
    const dockerfile = await read('packages/school/deploy/Dockerfile');
    const { packageManager } = JSON.parse(await read('package.json')) as { packageManager: string };
    expect(dockerfile).toContain(`npm install --global ${packageManager}\n`);
    const lockfile = parse(await read('pnpm-lock.yaml')) as { importers: Record<string, unknown> };
    for (const folder of Object.keys(lockfile.importers).filter((name) => name !== '.'))
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });
});
