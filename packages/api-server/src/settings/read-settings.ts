import { SANDBOX_METHOD } from '../gateways/identity/sandbox-provider.ts';
import { parseSocialIssuer } from '../gateways/identity/social-issuer.ts';
import { maskSetting } from './mask-setting.ts';
import { type Environment, SettingsSchema } from './settings.ts';

/** Names every fault at once, one line each, in `problems`. */
export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a fault' : `${problems.length} faults`}:\n${problems.join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

const needed = [
  ['PLINTH_ORIGIN', 'the public https address of the school'],
  ['PLINTH_SECRET', 'a random text of at least 32 characters'],
  ['SMTP_URL', 'a mail server, e.g. smtps://user:password@mail.example.org'],
  ['STRIPE_SECRET_KEY', 'the key of the payment provider; the sandbox takes no real money'],
  ['STRIPE_WEBHOOK_SECRET', "the signing secret of the payment provider's webhook"],
  ['SCHOOL_ADDRESS', 'the address of the school, which every invoice must carry'],
] as const;

/**
 * Reads the environment. Empty variables count as absent.
 * @throws SettingsError with every fault, those of production mode included.
 */
export function readSettings(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = SettingsSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: [name], message }) =>
          `${String(name)}: ${message}; now: ${maskSetting(String(name), given[String(name)] ?? '')}`,
      );
  if (given.PLINTH_MODE === 'production') {
    for (const [name, what] of needed)
      if (!given[name]) problems.push(`${name}: needed in production mode: ${what}`);
    if (
      given.PLINTH_ORIGIN?.startsWith('http://') &&
      !/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(given.PLINTH_ORIGIN)
    )
      problems.push('PLINTH_ORIGIN: must be https in production mode');
  }
  for (const entry of parsed.success ? parsed.data.SOCIAL_ISSUERS : []) {
    const issuer = parseSocialIssuer(entry);
    if (!issuer) problems.push(`SOCIAL_ISSUERS: "${entry}" is not METHOD=issuer|client-id`);
    else if (issuer.method === SANDBOX_METHOD)
      problems.push(`SOCIAL_ISSUERS: ${SANDBOX_METHOD} is the demonstration's own and no real provider`);
    else if (given.PLINTH_MODE === 'production' && !/^https:/.test(issuer.keysUrl ?? issuer.issuer))
      problems.push(`SOCIAL_ISSUERS: ${issuer.method} must be https in production mode`);
  }
  if (given.ASSISTANT_KEY && !given.ASSISTANT_MODEL)
    problems.push('ASSISTANT_KEY: needs ASSISTANT_MODEL beside it');
  if (given.PAY_LATER_PUBLIC_KEY && !(given.PAY_LATER_PRIVATE_KEY && given.PAY_LATER_WEBHOOK_SECRET))
    problems.push('PAY_LATER_PUBLIC_KEY: needs PAY_LATER_PRIVATE_KEY and PAY_LATER_WEBHOOK_SECRET beside it');
  if (given.S3_BUCKET && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY))
    problems.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
  if (problems.length > 0 || !parsed.success) throw new SettingsError(problems);
  return parsed.data;
}
