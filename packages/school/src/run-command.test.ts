import { judgeEmailsBy } from '@plinth/domain/fields/email';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { readAddress } from './verbs/read-address.ts';
import { verbs } from './verbs/verbs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  judgeEmailsBy('strict');
});

const run = async (args: string[], env: Record<string, string>) => {
  const [printed, complained]: [string[], string[]] = [[], []];
  const exitCode = await runCommand(args, {
    env,
    print: (line) => printed.push(line),
    complain: (text) => complained.push(text),
  });
  return { exitCode, printed: printed.join('\n'), complained: complained.join('\n') };
};

it('ADOPT-13 a crash reveals no configured secret, even if the error message quotes it', async () => {
  const env = { SMTP_URL: 'smtps://me:hid/den#word@mail.test', STRIPE_SECRET_KEY: 'sk_live_hidden' };
  if (!verbs.config) throw new Error('there is no verb config');
  vi.spyOn(verbs.config, 'run').mockRejectedValue(
    new TypeError(`Invalid URL: ${env.SMTP_URL} with ${env.STRIPE_SECRET_KEY}`),
  );
  const { exitCode, complained } = await run(['config'], env);
  expect(exitCode).toBe(1);
  expect(complained).toContain('Invalid URL: smtps://me:(hidden)@mail.test with (hidden)');
  expect(complained).not.toMatch(/word|sk_live/);
});

it('ADOPT-13 config accepts special characters in a password, and reports every invalid setting with its current value', async () => {
  const SMTP_URL = 'smtps://me:hid/den#word@mail.test';
  const taken = await run(['config'], { SMTP_URL });
  expect(taken).toMatchObject({ exitCode: 0, complained: '' });
  expect(taken.printed).toContain('now: smtps://me:(hidden)@mail.test');
  expect(taken.printed).toContain('The configuration has no faults.');
  const refused = await run(['config'], {
    SMTP_URL: 'smtp://me:hidden-word@mail.test/inbox',
    ALLOWED_ORIGINS: '*',
    MAIL_FROM: 'Not an address',
    EMI_PARTNERS: ',',
    PLINTH_ORIGIN: 'https://example.org/school',
  });
  expect(refused.exitCode).toBe(1);
  for (const name of ['SMTP_URL', 'ALLOWED_ORIGINS', 'MAIL_FROM', 'EMI_PARTNERS', 'PLINTH_ORIGIN'])
    expect(refused.complained).toMatch(new RegExp(`^${name}: .+; now: .+$`, 'm'));
  expect(refused.printed + refused.complained).not.toContain('hidden-word');
});

it('D-141 ADOPT-13 an email address given to a verb is checked by the EMAIL_RULE of the school', async () => {
  if (!verbs.owner) throw new Error('there is no verb owner');
  vi.spyOn(verbs.owner, 'run').mockImplementation(async ([address = ''], { print }) =>
    print(readAddress(address)),
  );
  const named = (env: Record<string, string>) => run(['owner', 'Head@riverside.academy'], env);
  expect(await named({})).toMatchObject({ exitCode: 2, complained: expect.stringContaining('is named by') });
  expect(await named({ EMAIL_RULE: '"html"\n' })).toMatchObject({
    exitCode: 0,
    printed: 'head@riverside.academy',
  });
  expect((await named({ EMAIL_RULE: 'strict' })).exitCode).toBe(2);
});

it('ADOPT-13 a verb that reads a setting itself gets it without quotes and blanks', async () => {
  if (!verbs.build) throw new Error('there is no verb build');
  vi.spyOn(verbs.build, 'run').mockImplementation(async (_args, { env, print }) =>
    print(`${env.SCHOOL_NAME} ${env.PORT} ${env.OTHER}`),
  );
  const { printed } = await run(['build'], {
    SCHOOL_NAME: '"Riverside"',
    PORT: ' 4400\n',
    OTHER: '"as it is"',
  });
  expect(printed).toBe('Riverside 4400 "as it is"');
});
