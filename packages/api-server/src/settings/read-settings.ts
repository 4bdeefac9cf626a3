import { isEmailBy, normalizeEmail } from '@plinth/domain/fields/email';
import type * as z from 'zod';
import { SANDBOX_METHOD } from '../gateways/identity/sandbox-provider.ts';
import { parseSocialIssuer } from '../gateways/identity/social-issuer.ts';
import { givenSettings } from './given-settings.ts';
import { maskSetting } from './mask-setting.ts';
import { quotedName } from './quoted-name.ts';
import { type Environment, SettingsSchema } from './settings.ts';

/** Names every fault together, one line each, in `problems`. */
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
  ['MAIL_FROM', 'the sender that your mail server takes, e.g. Riverside School <school@example.org>'],
  ['SCHOOL_ADDRESS', 'the address of the school, which every invoice must carry'],
] as const;

/** Required unless Razorpay takes all that the school sells. */
const neededOfStripe = [
  ['STRIPE_SECRET_KEY', 'the key of the payment provider; the sandbox takes no real money'],
  ['STRIPE_WEBHOOK_SECRET', "the signing secret of the payment provider's webhook"],
] as const;

/** Two health checks a second apart, and one for the answer. */
const PRODUCTION_GRACE_SECONDS = 3;

/** The partners that the sandbox simulates. */
const TEST_PARTNERS = ['Test partner A', 'Test partner B', 'Test partner C'];

/** Returns whether an address is http and not on this machine. */
const isPlain = (address: string | undefined) =>
  address !== undefined && /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/.test(address);

const senderOf = (name: string) => `${quotedName(name)} <school@plinth.test>`;

/** Describes what a setting must be if its schema has no message. */
const inWords = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`;
  return issue.code === 'invalid_value' ? `must be ${issue.values.join(' or ')}` : undefined;
};

/** Reads the environment. @throws SettingsError with every fault, those of production mode included. */
export function readSettings(env: Record<string, string | undefined>): Environment {
  const given = givenSettings(env);
  const parsed = SettingsSchema.safeParse(given, { error: inWords });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: [name], message }) =>
          `${String(name)}: ${message}; now: ${maskSetting(String(name), given[String(name)] ?? '')}`,
      );
  if (given.PLINTH_MODE === 'production') {
    const isStripeLess = given.RAZORPAY_KEY_ID && !given.RAZORPAY_PRODUCTS && !given.STRIPE_SECRET_KEY;
    for (const [name, what] of isStripeLess ? needed : [...needed, ...neededOfStripe])
      if (!given[name]) problems.push(`${name}: needed in production mode: ${what}`);
    if (isPlain(given.PLINTH_ORIGIN)) problems.push('PLINTH_ORIGIN: must be https in production mode');
  }
  const { PLINTH_OWNER: owner, EMAIL_RULE: rule } = parsed.data ?? {};
  if (owner && rule && !isEmailBy(rule, normalizeEmail(owner)))
    problems.push(
      `PLINTH_OWNER: nobody signs in with ${owner}, which EMAIL_RULE=${rule} refuses; EMAIL_RULE=html takes every ending`,
    );
  const methods: string[] = [];
  for (const entry of parsed.success ? parsed.data.SOCIAL_ISSUERS : []) {
    const issuer = parseSocialIssuer(entry);
    if (!issuer) problems.push(`SOCIAL_ISSUERS: "${entry}" is not METHOD=issuer|client-id`);
    else if (issuer.method === SANDBOX_METHOD)
      problems.push(`SOCIAL_ISSUERS: ${SANDBOX_METHOD} is the demonstration's own and no real provider`);
    else if (given.PLINTH_MODE === 'production' && !/^https:/.test(issuer.keysUrl ?? issuer.issuer))
      problems.push(`SOCIAL_ISSUERS: ${issuer.method} must be https in production mode`);
    if (issuer && methods.includes(issuer.method))
      problems.push(`SOCIAL_ISSUERS: names ${issuer.method} twice`);
    methods.push(...(issuer ? [issuer.method] : []));
  }
  const hasPartners = given.PLINTH_MODE === 'production' || given.EMI_PARTNERS;
  const partners = (hasPartners ? parsed.data?.EMI_PARTNERS : TEST_PARTNERS) ?? [];
  if (given.EMI_WEBHOOK_SECRETS && parsed.success && parsed.data.EMI_WEBHOOK_SECRETS.length > partners.length)
    problems.push('EMI_WEBHOOK_SECRETS: has more secrets than EMI_PARTNERS has names');
  // Production mode requires it above, under its own name.
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET && given.PLINTH_MODE !== 'production')
    problems.push('STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET beside it, for signed events alone settle');
  if (given.OIDC_ISSUER && !given.OIDC_CLIENT_ID)
    problems.push('OIDC_ISSUER: needs OIDC_CLIENT_ID beside it');
  if (isPlain(given.OIDC_ISSUER) && given.PLINTH_MODE === 'production')
    problems.push('OIDC_ISSUER: must be https in production mode');
  if (given.ASSISTANT_KEY && !given.ASSISTANT_MODEL)
    problems.push('ASSISTANT_KEY: needs ASSISTANT_MODEL beside it');
  if (given.PAY_LATER_PUBLIC_KEY && !(given.PAY_LATER_PRIVATE_KEY && given.PAY_LATER_WEBHOOK_SECRET))
    problems.push('PAY_LATER_PUBLIC_KEY: needs PAY_LATER_PRIVATE_KEY and PAY_LATER_WEBHOOK_SECRET beside it');
  if (given.BIGBLUEBUTTON_URL && !given.BIGBLUEBUTTON_SECRET)
    problems.push('BIGBLUEBUTTON_URL: needs BIGBLUEBUTTON_SECRET beside it');
  if (
    given.JITSI_URL &&
    !(given.JITSI_APP_ID && (given.JITSI_SECRET || (given.JITSI_PRIVATE_KEY && given.JITSI_KEY_ID)))
  )
    problems.push(
      'JITSI_URL: needs JITSI_APP_ID beside it, and JITSI_SECRET or JITSI_PRIVATE_KEY with JITSI_KEY_ID',
    );
  if (given.ZOOM_ACCOUNT_ID && !(given.ZOOM_CLIENT_ID && given.ZOOM_CLIENT_SECRET))
    problems.push('ZOOM_ACCOUNT_ID: needs ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET beside it');
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL: needs DATABASE_URL beside it');
  if (given.RAZORPAY_KEY_ID && !(given.RAZORPAY_KEY_SECRET && given.RAZORPAY_WEBHOOK_SECRET))
    problems.push('RAZORPAY_KEY_ID: needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET beside it');
  if (given.S3_BUCKET && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY))
    problems.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it');
  if (problems.length > 0 || !parsed.success) throw new SettingsError(problems);
  const { SCHOOL_NAME, MAIL_FROM = senderOf(SCHOOL_NAME) } = parsed.data;
  const { STOP_GRACE_SECONDS = given.PLINTH_MODE === 'production' ? PRODUCTION_GRACE_SECONDS : 0 } =
    parsed.data;
  return {
    ...parsed.data,
    MAIL_FROM,
    STOP_GRACE_SECONDS,
    EMI_PARTNERS: partners,
  };
}
