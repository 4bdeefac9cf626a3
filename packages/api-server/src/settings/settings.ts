import { STORAGE_REGION } from '@plinth/domain/constants/limits';
import { EMAIL_RULES } from '@plinth/domain/fields/email';
import { EMI_PARTNER_COUNT } from '@plinth/domain/orders/offered-plans';
import { parseTaxes } from '@plinth/domain/orders/parse-taxes';
import * as z from 'zod';
import { readDatabaseUrl } from './read-database-url.ts';
import { readDomain } from './read-domain.ts';
import { readHome } from './read-home.ts';
import { readHost } from './read-host.ts';
import { readOrigin } from './read-origin.ts';
import { readPrivateKey } from './read-private-key.ts';
import { readSender } from './read-sender.ts';
import { readSmtpUrl } from './read-smtp-url.ts';
import {
  apiBase,
  days,
  flag,
  httpsOrigins,
  list,
  listOf,
  minorUnits,
  originsOf,
  readBy,
  script,
  text,
} from './setting-kinds.ts';

/** Every environment variable that Plinth reads; `school config` prints this table. */
export const SettingsSchema = z.object({
  PLINTH_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('demo seeds a demonstration school and uses sandbox gateways; production refuses both.'),
  PLINTH_HOME: readBy(readHome)
    .prefault('.plinth')
    .describe('Folder for the embedded database, files and secrets.'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4321).describe('Port of the one origin.'),
  HOST: readBy(readHost).prefault('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every interface.'),
  PLINTH_OWNER: z
    .email()
    .optional()
    .describe('Address of the first owner: the first start in production mode prints the link to come in.'),
  PLINTH_ORIGIN: readBy(readOrigin)
    .optional()
    .describe('Public address, used in emails. Default: http://localhost:PORT.'),
  ALLOWED_ORIGINS: listOf(readOrigin).describe(
    'Further origins that may call the API, comma-separated, such as https://lms.example.org.',
  ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('Number of proxies in front whose X-Forwarded-For and country headers are believed.'),
  STOP_GRACE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe(
      'Seconds for which a process that is told to stop keeps answering while /healthz and /readyz say 503, so that a balancer sends the next request elsewhere. Longer than its health check needs to fail. Default: 3 in production, none in demo mode.',
    ),
  PUSH_SERVICES: originsOf(
    'https://fcm.googleapis.com https://*.push.services.mozilla.com https://*.notify.windows.com https://web.push.apple.com',
  ).describe(
    'Push services that notices to browsers are sent to, as origins, `*.` for any name below; "none" for none. Default: those of Chrome, Firefox, Edge and Safari.',
  ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z\d-]+$/i, 'must be the name of a header, such as cf-ipcountry')
    .default('cf-ipcountry')
    .describe("Header in which the proxy names the visitor's country."),
  DATABASE_URL: readBy(readDatabaseUrl)
    .optional()
    .describe('PostgreSQL 15 or newer. Default: an embedded PostgreSQL under PLINTH_HOME.'),
  DATABASE_DIRECT_URL: readBy(readDatabaseUrl)
    .optional()
    .describe(
      'The same database with no pooler in front, for migrations, backups and verbs, and for the one connection by which each process hears what has changed. Needed where DATABASE_URL leads through one in transaction mode, such as PgBouncer. Default: DATABASE_URL.',
    ),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('Connections of this process.'),
  DATABASE_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('Port of the embedded PostgreSQL; 0 picks a free one.'),
  DISK_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(32)
    .default(64)
    .describe('Room on the disk of the embedded PostgreSQL, in MB, below which nothing is written any more.'),
  PLINTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Key for links and signatures. Default in demo mode: made once under PLINTH_HOME.'),
  SMTP_URL: readBy(readSmtpUrl)
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example.org:465. Without it emails stay in the outbox page (demo only).',
    ),
  MAIL_FROM: readBy(readSender)
    .optional()
    .describe(
      'Sender of every email, and the address that the site shows. Default: SCHOOL_NAME <school@plinth.test>, which no mail server takes.',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,53}[a-z\d]$/, 'must be 3 to 55 small letters, digits, dots and hyphens')
    .optional()
    .describe(
      'Files lie in the buckets S3_BUCKET-public and S3_BUCKET-private of an S3-compatible service. Default: local disk.',
    ),
  S3_ENDPOINT: apiBase
    .optional()
    .describe("Address of the S3-compatible service. Default: Amazon's in S3_REGION."),
  S3_PUBLIC_ENDPOINT: apiBase
    .optional()
    .describe(
      'Address of the same service for browsers: films of courses are then read there, by links signed for an hour. Default: none, all files come through the school.',
    ),
  S3_REGION: z
    .string()
    .default(STORAGE_REGION.code)
    .describe(`Storage region; ${STORAGE_REGION.name} by default.`),
  S3_ACCESS_KEY_ID: text.describe('Key of the S3-compatible service.'),
  S3_SECRET_ACCESS_KEY: text.describe('Secret of the S3-compatible service.'),
  STRIPE_SECRET_KEY: text.describe('Stripe key. Without it payments run on the sandbox (demo only).'),
  STRIPE_WEBHOOK_SECRET: text.describe('Signing secret of the Stripe webhook.'),
  STRIPE_API_BASE: apiBase.optional().describe("Another address that speaks Stripe's API, for trials."),
  PAY_LATER_NAME: z
    .string()
    .default('Pay later')
    .describe('Name of the buy-now-pay-later provider as payers see it (USD).'),
  PAY_LATER_PUBLIC_KEY: text.describe(
    'Public key of the buy-now-pay-later provider. Without it Stripe, or the sandbox, stands in.',
  ),
  PAY_LATER_PRIVATE_KEY: text.describe('Private key of the buy-now-pay-later provider.'),
  PAY_LATER_WEBHOOK_SECRET: text.describe('Signing secret of the webhook of the buy-now-pay-later provider.'),
  PAY_LATER_API_BASE: apiBase
    .prefault('https://api.affirm.com')
    .describe("Where the buy-now-pay-later provider's API is; another address for trials."),
  RAZORPAY_KEY_ID: text.describe(
    'Key id of Razorpay: payments in INR are then taken there by UPI, card or net banking.',
  ),
  RAZORPAY_KEY_SECRET: text.describe('Key secret of Razorpay.'),
  RAZORPAY_WEBHOOK_SECRET: text.describe("Signing secret of Razorpay's webhook."),
  RAZORPAY_PRODUCTS: list.describe(
    'Codes of the products that are paid by Razorpay in INR, comma-separated. Default: all of them.',
  ),
  RAZORPAY_API_BASE: apiBase
    .prefault('https://api.razorpay.com')
    .describe("Where Razorpay's API is; another address for trials."),
  EMI_PARTNERS: list
    .refine(
      (names) => names.length <= EMI_PARTNER_COUNT.INR,
      `names more than ${EMI_PARTNER_COUNT.INR} partners`,
    )
    .refine((names) => new Set(names).size === names.length, 'names a partner twice')
    .describe(
      'Names of the EMI partners as payers see them (INR), comma-separated. Default: test partners in demo mode; else none, and no EMI plan is offered.',
    ),
  EMI_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => secret === '' || secret.length >= 16), {
      error: 'each must have at least 16 characters',
    })
    .describe(
      'Secrets that the EMI partners sign their events with, in the order of their names, comma-separated; one without is written down by staff.',
    ),
  EMAIL_RULE: z
    .enum(EMAIL_RULES)
    .default('strict')
    .describe(
      'Which addresses are taken: strict (a domain that ends in two to six letters, without con, co and coo, which are mistyped com), or html (whatever the HTML standard takes).',
    ),
  SCHOOL_NAME: z.string().default('Plinth').describe('Name of the school, until the office saves one.'),
  SCHOOL_ADDRESS: z
    .string()
    .default('A demonstration, not a real seller;The address of the school stands here')
    .describe('Address of the school on invoices; lines separated by semicolons.'),
  SCHOOL_TAX_LINES: z
    .string()
    .default('')
    .describe('Further lines of the invoice head, such as tax numbers; separated by semicolons.'),
  SCHOOL_TAXES: z
    .string()
    .default('')
    .transform((value, context) => {
      const taxes = parseTaxes(value);
      if (taxes) return taxes;
      context.addIssue('write them like INR CGST 9; INR SGST 9');
      return z.NEVER;
    })
    .describe(
      'Taxes that prices include, by currency, as they stand on invoices: "INR CGST 9; INR SGST 9" (percent). Each payment keeps those it was made with.',
    ),
  SCHOOL_SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe(
      'Address that answers to emails of the school go to (Reply-To), shown on the site instead of the sender. Default: the sender.',
    ),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Secret with which the mail provider reports addresses that do not exist and emails that were called unwanted, at /api/v1/webhook/mail/process-and-verify. Default: none, no reports are taken.',
    ),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], {
      error: 'must be an email address or an https address',
    })
    .optional()
    .describe(
      'Where someone writes who found a weakness: an email or https address, told at /.well-known/security.txt. Default: none.',
    ),
  SOCIAL_ISSUERS: list.describe(
    'Social sign-in: METHOD=issuer|client-id entries, e.g. GOOGLE=https://accounts.google.com|client-id; a third part names the address of the keys (JWKS) where discovery does not.',
  ),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Issuer of OpenID Connect by which learners and staff sign in, such as https://id.school.example/realms/main; told <origin>/login/social as the way back.',
    ),
  OIDC_CLIENT_ID: text.describe('Our client id at that issuer.'),
  OIDC_CLIENT_SECRET: text.describe(
    'Our secret there. Default: none, a public client that proves itself by PKCE alone.',
  ),
  OIDC_LABEL: text.describe('Name of the issuer on the sign-in page. Default: its host.'),
  OIDC_DOMAINS: listOf(readDomain).describe(
    'Domains whose addresses may sign in that way, comma-separated. Default: every verified address.',
  ),
  OIDC_TRUSTS_MFA: flag(false).describe(
    'Takes the second factor as shown where the issuer says so (amr "mfa", or one of OIDC_MFA_ACRS).',
  ),
  OIDC_MFA_ACRS: list.describe(
    'Values of acr by which that issuer tells of a second factor, comma-separated.',
  ),
  ADMISSION: z
    .enum(['automatic', 'staff'])
    .optional()
    .describe('Who sends offers. Default: automatic in demo mode, staff otherwise.'),
  ASSISTANT_KEY: text.describe(
    'Key of a language model that words the answers of the course assistant, from passages of the course alone. Default: none, the course is quoted as it stands and no question leaves the school.',
  ),
  ASSISTANT_MODEL: text.describe('Name of that language model, as its service calls it.'),
  ASSISTANT_URL: apiBase
    .prefault('https://api.openai.com/v1')
    .describe('Address of a service that speaks the chat completions of OpenAI.'),
  BIGBLUEBUTTON_URL: apiBase
    .optional()
    .describe(
      'Address of the API of a BigBlueButton that makes the rooms of live sessions, such as https://bbb.example.org/bigbluebutton/api. Default: none. Without any meeting provider links of sessions are typed.',
    ),
  BIGBLUEBUTTON_SECRET: text.describe('Shared secret of that BigBlueButton.'),
  JITSI_URL: apiBase
    .optional()
    .describe('Address of a Jitsi Meet that holds live sessions; https://8x8.vc for Jitsi as a service.'),
  JITSI_APP_ID: text.describe('App id of that Jitsi.'),
  JITSI_SECRET: text.describe("App secret of one's own Jitsi, which signs each person's way in."),
  JITSI_PRIVATE_KEY: readBy(readPrivateKey)
    .optional()
    .describe(
      'Private key (PKCS#8) of Jitsi as a service, instead of JITSI_SECRET; line breaks may be written \\n.',
    ),
  JITSI_KEY_ID: text.describe('Id of that private key.'),
  JITSI_WEBHOOK_SECRET: text.describe(
    'Signing secret of the webhook of Jitsi as a service, which tells who was there. Default: none is believed.',
  ),
  ZOOM_ACCOUNT_ID: text.describe(
    'Account id of a server-to-server app at Zoom that makes the rooms of live sessions. Default: none.',
  ),
  ZOOM_CLIENT_ID: text.describe('Client id of that app.'),
  ZOOM_CLIENT_SECRET: text.describe('Client secret of that app.'),
  ZOOM_WEBHOOK_SECRET: text.describe(
    'Secret token of the event subscription of that app. Default: none is believed.',
  ),
  ZOOM_HOST: z.string().default('me').describe('Address or id of the user at Zoom who hosts the sessions.'),
  ZOOM_API_BASE: apiBase
    .prefault('https://api.zoom.us')
    .describe("Another address that speaks Zoom's API, for trials."),
  ZOOM_OAUTH_BASE: apiBase
    .prefault('https://zoom.us')
    .describe("Where Zoom's tokens come from; another address for trials."),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag(false).describe(
    'Lets events be sent to addresses of private networks and of this machine, and without https.',
  ),
  OVERRIDE_USER: flag(false).describe(
    'Lets support staff act as another user; each use leaves an audit row.',
  ),
  REFER_BANNER: flag(false).describe('Shows the refer banner on narrow screens.'),
  REFERRAL_REWARD_INR: minorUnits(500_000).describe(
    "What a friend's first enrolment earns a referrer who pays in rupees, in paise.",
  ),
  REFERRAL_REWARD_USD: minorUnits(6_000).describe(
    "What a friend's first enrolment earns a referrer who pays in dollars, in cents.",
  ),
  OPEN_ACCESS_DAYS: days(14).describe('Days that a learner has for an open course once it is started.'),
  OPEN_EXTENSION_DAYS: days(7).describe(
    'Days by which a learner extends the access to an open course, once.',
  ),
  OPEN_REWARD_INR: minorUnits(500_000).describe(
    'What the voucher at the end of an open course takes off another course in rupees, in paise; 0 gives none.',
  ),
  OPEN_REWARD_USD: minorUnits(6_000).describe(
    'What the voucher at the end of an open course takes off another course in dollars, in cents; 0 gives none.',
  ),
  OPEN_REWARD_DAYS: days(90).describe('Days that the voucher at the end of an open course can be used.'),
  ANALYTICS_DAYS: days(180).describe('Days that counted page views and clicks are kept.'),
  PAY_LATER_WIDGET_SRC: script('the buy-now-pay-later widget, on course pages in USD'),
  ANALYTICS_SNIPPET_SRC: script('an analytics snippet'),
  TAG_MANAGER_SRC: script('a tag manager, which reads window.dataLayer'),
  FORMS_EMBED_SRC: script('a forms embed, on the contact pages'),
  MATH_POLYFILL_SRC: script('a math polyfill, on course pages that hold formulas'),
  VIDEO_ORIGINS: httpsOrigins('https://www.youtube-nocookie.com,https://player.vimeo.com').describe(
    'Origins that films of lessons may come from besides this school, comma-separated; "none" for none. Players of other sites load after a click.',
  ),
  THIRD_PARTY_ORIGINS: httpsOrigins('').describe(
    'Further origins that those scripts may fetch from, send to and frame, comma-separated.',
  ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .max(200, 'must have at most 200 characters')
    .optional()
    .describe(
      'What another machine sends as "Authorization: Bearer ..." to read /metrics. Default: none, this machine alone reads them.',
    ),
  TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where traces are sent by OTLP over HTTP, such as http://localhost:4318/v1/traces. Default: none, and nothing is traced.',
    ),
  TRACES_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('The share of requests that are traced, from 0 to 1.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
});

export type Environment = Omit<z.output<typeof SettingsSchema>, 'MAIL_FROM' | 'STOP_GRACE_SECONDS'> & {
  MAIL_FROM: string;
  STOP_GRACE_SECONDS: number;
};

/** Settings as the server uses them: nothing that a default can fill is optional. */
export type Settings = Omit<Environment, 'PLINTH_ORIGIN' | 'PLINTH_SECRET' | 'ADMISSION'> & {
  PLINTH_ORIGIN: string;
  PLINTH_SECRET: string;
  ADMISSION: 'automatic' | 'staff';
};
