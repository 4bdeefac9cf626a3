import { generateKeyPairSync } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createMailTransport } from '../gateways/mail/mail-transport.ts';
import { maskSecrets } from './mask-secrets.ts';
import { maskSetting } from './mask-setting.ts';
import { readSettings, SettingsError } from './read-settings.ts';

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

const PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

describe('settings that are corrected', () => {
  it.each([
    [
      'ALLOWED_ORIGINS',
      'https://lms.example.org/, HTTPS://Two.Example.org:443',
      ['https://lms.example.org', 'https://two.example.org'],
    ],
    ['PLINTH_ORIGIN', 'https://School.example.org/', 'https://school.example.org'],
    ['PLINTH_ORIGIN', ' https://school.example.org\n', 'https://school.example.org'],
    ['MAIL_FROM', 'desk@riverside.test', 'desk@riverside.test'],
    ['MAIL_FROM', 'Müller, Söhne <desk@riverside.test>', '"Müller, Söhne" <desk@riverside.test>'],
    ['MAIL_FROM', '"Desk" < desk@riverside.test >', 'Desk <desk@riverside.test>'],
    ['EMI_PARTNERS', 'Nila Finance, , Rohan Credit,', ['Nila Finance', 'Rohan Credit']],
    ['OIDC_DOMAINS', '@School.example.org', ['school.example.org']],
    ['STRIPE_API_BASE', 'http://localhost:9000/', 'http://localhost:9000'],
    [
      'PUSH_SERVICES',
      'https://*.Push.example.org/ https://push.example.net',
      ['https://*.push.example.org', 'https://push.example.net'],
    ],
    ['PUSH_SERVICES', 'none', []],
    [
      'VIDEO_ORIGINS',
      'https://Films.example.org/, https://*.example.net',
      ['https://films.example.org', 'https://*.example.net'],
    ],
    ['VIDEO_ORIGINS', 'none', []],
    ['ASSISTANT_URL', 'https://api.example.org/v1/', 'https://api.example.org/v1'],
    ['PLINTH_ORIGIN', '"https://school.example.org"', 'https://school.example.org'],
    ['MAIL_FROM', "'Desk <desk@riverside.test>'", 'Desk <desk@riverside.test>'],
    ['MAIL_FROM', '"Desk" <desk@riverside.test>', 'Desk <desk@riverside.test>'],
    ['SCHOOL_NAME', '"Riverside"', 'Riverside'],
    ['SCHOOL_NAME', '"Riverside" and "Hill"', '"Riverside" and "Hill"'],
    ['S3_SECRET_ACCESS_KEY', '"a-secret"\n', 'a-secret'],
    ['PLINTH_HOME', '~/school', join(homedir(), 'school')],
    ['PLINTH_HOME', '~school', '~school'],
    ['HOST', '[::1]', '::1'],
    ['JITSI_PRIVATE_KEY', PEM.replaceAll('\n', '\\n'), PEM],
    ['SMTP_URL', 'smtps://mail.example.org:465/', 'smtps://mail.example.org:465/'],
    [
      'SMTP_URL',
      'smtp://me:wo%2Frd@mail.example.org?pool=true',
      'smtp://me:wo%2Frd@mail.example.org?pool=true',
    ],
    [
      'DATABASE_URL',
      'postgres:///school?host=/var/run/postgresql',
      'postgres:///school?host=/var/run/postgresql',
    ],
    ['DATABASE_URL', 'postgres://db/school?user=me@firm', 'postgres://db/school?user=me@firm'],
  ])('ADOPT-13 %s=%s', (name, given, read) => {
    const rest = name.startsWith('JITSI') ? { JITSI_KEY_ID: 'k' } : {};
    expect(readSettings({ ...rest, [name]: given })).toMatchObject({ [name]: read });
  });

  it.each(['p/w#rd', '12/34', 'a:b@c?d=e', '100% sure', 'ünï', 'plain'])(
    'ADOPT-13 a mail server and a database get the password %s exactly as written',
    (password) => {
      const { SMTP_URL = '', DATABASE_URL = '' } = readSettings({
        SMTP_URL: `smtps://desk@riverside.test:${password}@mail.example.org:465`,
        DATABASE_URL: `postgres://school:${password}@db.example.org:5433/school`,
      });
      const { options } = createTransport({ url: SMTP_URL }) as unknown as {
        options: { host: string; port: number; auth: { user: string; pass: string } };
      };
      expect(options).toMatchObject({
        host: 'mail.example.org',
        port: 465,
        auth: { user: 'desk@riverside.test', pass: password },
      });
      const client = new pg.Client({ connectionString: DATABASE_URL });
      expect(client).toMatchObject({
        user: 'school',
        password,
        host: 'db.example.org',
        port: 5433,
        database: 'school',
      });
    },
  );

  it('ADOPT-13 a sender whose name contains a comma is one address to the mail server', async () => {
    const { MAIL_FROM } = readSettings({ MAIL_FROM: 'Müller, Söhne <desk@riverside.test>' });
    const said = await createTransport({ streamTransport: true, buffer: true }, { from: MAIL_FROM }).sendMail(
      {
        to: 'asha@riverside.test',
        text: 'Hello',
      },
    );
    expect(said.envelope.from).toBe('desk@riverside.test');
    await expect(createMailTransport({ SMTP_URL: undefined, MAIL_FROM })).resolves.toBeDefined();
  });
});

describe('settings that cannot be corrected are refused with their name and the remedy', () => {
  it.each([
    ['PORT', 'abc', /PORT: must be a number; now: abc/],
    ['PLINTH_MODE', 'prod', /PLINTH_MODE: must be demo or production; now: prod/],
    ['ALLOWED_ORIGINS', '*', /name each origin in full/],
    ['ALLOWED_ORIGINS', 'https://*.example.org', /name each origin in full/],
    ['ALLOWED_ORIGINS', 'https://lms.example.org/app', /so write https:\/\/lms\.example\.org/],
    ['ALLOWED_ORIGINS', 'lms.example.org', /with http:\/\/ or https:\/\//],
    ['ALLOWED_ORIGINS', ',', /names nothing/],
    ['PLINTH_ORIGIN', 'https://example.org/school', /without a path, so write https:\/\/example\.org/],
    ['PLINTH_ORIGIN', 'https://example.org?x=1', /without a path/],
    ['PLINTH_ORIGIN', 'ftp://example.org', /http:\/\/ or https:\/\//],
    ['MAIL_FROM', 'Not an address', /Riverside School <school@example\.org>/],
    ['MAIL_FROM', 'Desk <desk>', /must be an address/],
    ['MAIL_FROM', 'a@riverside.test, b@riverside.test', /must be an address/],
    ['EMI_PARTNERS', ',', /names nothing/],
    ['EMI_PARTNERS', 'A, B, C, D', /more than 3 partners/],
    ['EMI_PARTNERS', 'A, A', /a partner twice/],
    ['SMTP_URL', 'smtp://', /cannot be read|names no mail server/],
    ['SMTP_URL', 'smtp://mail.example.org:port', /cannot be read/],
    ['SMTP_URL', 'smtp://mail.example.org/inbox', /must end with the mail server/],
    ['SMTP_URL', 'mail.example.org', /must begin with smtp/],
    ['DATABASE_URL', 'postgres://db:port/school', /cannot be read/],
    ['DATABASE_URL', 'postgres://db/school/more', /cannot be read/],
    ['DATABASE_DIRECT_URL', 'mysql://db/school', /must begin with postgres/],
    ['OIDC_DOMAINS', 'https://example.org', /school\.example\.org/],
    ['ALLOWED_ORIGINS', 'https://a.example.org;https://b.example.org', /must be an origin/],
    ['VIDEO_ORIGINS', 'https://a.example.org;https://b.example.org', /must be an origin/],
    ['VIDEO_ORIGINS', 'https://*', /stands for none/],
    ['VIDEO_ORIGINS', 'http://films.example.org', /must be https/],
    ['VIDEO_ORIGINS', 'films.example.org', /must be origins/],
    ['VIDEO_ORIGINS', ',', /names nothing/],
    ['THIRD_PARTY_ORIGINS', 'https://collect.example.org/take', /so write https:\/\/collect\.example\.org/],
    ['ASSISTANT_URL', 'https://ai.example.org/v1?api-version=2', /must end before any \?/],
    ['S3_ENDPOINT', 'https://me:hidden-word@s3.example.org', /without user name and password/],
    ['S3_ENDPOINT', 'minio:9000', /http:\/\/ or https:\/\//],
    ['STRIPE_SECRET_KEY', 'sk_test_hidden-word', /needs STRIPE_WEBHOOK_SECRET/],
    ['METRICS_TOKEN', 'hidden-word'.repeat(20), /at most 200/],
    ['SOCIAL_ISSUERS', 'GOOGLE=https://accounts.example.org:port|ours', /is not METHOD/],
    ['SOCIAL_ISSUERS', 'A_1=https://a.example.org|ours,A_1=https://b.example.org|ours', /names A_1 twice/],
    ['PLINTH_OWNER', 'head@riverside.academy', /EMAIL_RULE=html/],
    ['PUSH_SERVICES', 'push.example.org', /must be origins/],
    ['PUSH_SERVICES', ',', /names nothing/],
    ['PUSH_SERVICES', 'https://push.example.org/send', /without a path/],
    ['HOST', '0.0.0.0:80', /the port is PORT/],
    ['COUNTRY_HEADER', 'cf ipcountry', /name of a header/],
    ['JITSI_PRIVATE_KEY', 'hidden-word', /must be a private key/],
    [
      'EMI_WEBHOOK_SECRETS',
      'hidden-word-0000001,hidden-word-0000002,,hidden-word-0000004',
      /more secrets than/,
    ],
  ])('ADOPT-13 %s=%s', (name, given, mend) => {
    const problems = problemsOf({ DATABASE_URL: 'postgres://db/school', [name]: given });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    expect(problems[0]).toMatch(mend);
    expect(problems[0]).not.toContain('hidden-word');
  });
});

it('ADOPT-13 D-141 a first owner’s address may follow the school’s own email rule', () => {
  const env = { PLINTH_OWNER: 'head@riverside.academy', EMAIL_RULE: 'html' };
  expect(readSettings(env).PLINTH_OWNER).toBe('head@riverside.academy');
});

describe('secrets in the settings', () => {
  it.each([
    ['METRICS_TOKEN', 'hidden-word', '(set, hidden)'],
    ['SMTP_URL', 'smtps://me@firm.test:hid/den#word@mail.test', 'smtps://me@firm.test:(hidden)@mail.test'],
    ['DATABASE_URL', 'postgres://db/x?user=me&password=hidden', 'postgres://db/x?user=me&password=(hidden)'],
    [
      'TRACES_ENDPOINT',
      'https://traces.test/v1?api-key=hidden&a=b',
      'https://traces.test/v1?api-key=(hidden)&a=b',
    ],
  ])('ADOPT-13 %s=%s is shown as %s', (name, value, shown) => {
    expect(maskSetting(name, value)).toBe(shown);
  });

  it('ADOPT-13 are masked in any text, however a library writes them', () => {
    const env = {
      SMTP_URL: 'smtps://me:hid/den#word@mail.test',
      DATABASE_URL: 'postgres://me:s%40cret@db/x',
      STRIPE_SECRET_KEY: 'sk_live_hidden',
      EMI_WEBHOOK_SECRETS: 'hidden-first-secret, hidden-second-secret',
      METRICS_TOKEN: '"metrics-hidden-token"',
      PORT: '4321',
    };
    const said = [
      'Invalid URL smtps://me:hid/den#word@mail.test',
      'hid/den#word hid%2Fden%23word',
      'password s@cret or s%40cret at 4321',
      'sk_live_hidden hidden-first-secret hidden-second-secret metrics-hidden-token',
    ].join('\n');
    expect(maskSecrets(said, env)).toBe(
      [
        'Invalid URL smtps://me:(hidden)@mail.test',
        '(hidden) (hidden)',
        'password (hidden) or (hidden) at 4321',
        '(hidden) (hidden) (hidden) (hidden)',
      ].join('\n'),
    );
  });
});
