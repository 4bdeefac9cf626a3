import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Email } from '@plinth/domain/fields/email';
import type { MailStopKind } from '@plinth/domain/mails/mail-stop';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../services/refusal.ts';
import { isWebhookSigned } from '../payments/webhook-signature.ts';
import {
  AmazonNotice,
  AmazonReport,
  MailgunReport,
  PlainReport,
  PostmarkReport,
} from './mail-report-shapes.ts';

export type Delivery = {
  rawBody: string;
  signature?: string | undefined;
  authorization?: string | undefined;
};

/** An address to which mails must stop. */
export type MailReport = {
  eventKey: string;
  emailId: string;
  kind: MailStopKind;
  reason: string;
  at: Date;
};

const MOST_REASON = 300;
const MAILGUN_TOLERANCE_SECONDS = 300;

const isSame = (one: string, other: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The password of HTTP basic authentication, as Postmark and Amazon SNS send it for an address with `user:secret@`. */
function passwordOf(authorization: string | undefined): string | null {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '') ?? [];
  if (!encoded) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether Mailgun signed the body, which includes its time and token. */
function isMailgunSigned(secret: string, body: unknown, now: Date): boolean {
  const read = MailgunReport.safeParse(body);
  if (!read.success) return false;
  const { timestamp, token, signature } = read.data.signature;
  const right = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age <= MAILGUN_TOLERANCE_SECONDS && isSame(right, signature);
}

function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    throw refuse('BAD_REQUEST', 'This is not a report.');
  }
}

const kindOf = { bounce: 'BOUNCE', complaint: 'COMPLAINT' } as const;

/**
 * Translates each provider's reports into our terms; an empty list for those that stop no mail, such as a full mailbox.
 */
function reportsIn(body: unknown, now: Date): MailReport[] | null {
  const plain = PlainReport.safeParse(body).data;
  if (plain)
    return [
      { eventKey: plain.id, emailId: plain.address, kind: kindOf[plain.type], reason: plain.reason, at: now },
    ];
  const postmark = PostmarkReport.safeParse(body).data;
  if (postmark) {
    const { RecordType, Type, ID, Email: emailId, Description, Details, BouncedAt } = postmark;
    const isBad = RecordType === 'SpamComplaint' || Type === 'HardBounce' || Type === 'BadEmailAddress';
    const kind = RecordType === 'SpamComplaint' ? 'COMPLAINT' : 'BOUNCE';
    const reason = Details || Description || Type || RecordType;
    return isBad ? [{ eventKey: `postmark:${ID}`, emailId, kind, reason, at: new Date(BouncedAt) }] : [];
  }
  const mailgun = MailgunReport.safeParse(body).data?.['event-data'];
  if (mailgun) {
    const { event, severity, recipient, id, timestamp, reason } = mailgun;
    const status = mailgun['delivery-status'];
    const isBad = event === 'complained' || (event === 'failed' && severity === 'permanent');
    const kind = event === 'complained' ? 'COMPLAINT' : 'BOUNCE';
    const words = status?.message || status?.description || reason || event;
    const at = new Date(timestamp * 1000);
    return isBad ? [{ eventKey: `mailgun:${id}`, emailId: recipient, kind, reason: words, at }] : [];
  }
  const amazon = AmazonReport.safeParse(body).data;
  if (!amazon) return null;
  const { bounce, complaint } = amazon;
  if (bounce)
    return bounce.bounceType !== 'Permanent'
      ? []
      : bounce.bouncedRecipients.map(({ emailAddress, diagnosticCode }) => ({
          eventKey: `ses:${bounce.feedbackId}`,
          emailId: emailAddress,
          kind: 'BOUNCE',
          reason: diagnosticCode || bounce.bounceSubType || 'The address does not exist.',
          at: new Date(bounce.timestamp),
        }));
  return (complaint?.complainedRecipients ?? []).map(({ emailAddress }) => ({
    eventKey: `ses:${complaint?.feedbackId}`,
    emailId: emailAddress,
    kind: 'COMPLAINT',
    reason: complaint?.complaintFeedbackType || 'An email was called unwanted.',
    at: new Date(complaint?.timestamp ?? now),
  }));
}

/**
 * Reads a mail provider's reports on addresses, authenticated by `signature: t=<seconds>,v1=<HMAC-SHA256 over
 * "t.body">`, by HTTP basic authentication with the secret as password, or by Mailgun's own signature in the body.
 * @throws Refusal NOT_FOUND without a secret, FORBIDDEN for a bad signature, BAD_REQUEST for anything that is not a
 * report
 */
export function readMailReports(
  { settings, now, log }: Pick<Deps, 'settings' | 'now' | 'log'>,
  { rawBody, signature, authorization }: Delivery,
): MailReport[] {
  const secret = settings.MAIL_WEBHOOK_SECRET;
  if (!secret) throw refuse('NOT_FOUND', 'This school takes no reports of emails.');
  const password = passwordOf(authorization);
  const isKnown =
    isWebhookSigned(secret, rawBody, signature ?? null, now()) ||
    (password !== null && isSame(password, secret));
  if (!isKnown && (signature || authorization))
    throw refuse('FORBIDDEN', 'The signature is not the one of the mail provider.');
  const body = jsonOf(rawBody);
  if (!isKnown && !isMailgunSigned(secret, body, now()))
    throw refuse('FORBIDDEN', 'The signature is not the one of the mail provider.');
  const notice = AmazonNotice.safeParse(body).data;
  if (notice?.Type === 'SubscriptionConfirmation') {
    // The account's owner opens the link once; a server that opens links named in a body could be sent anywhere.
    log.warn(
      { link: notice.SubscribeURL },
      'Amazon SNS asks to confirm that it may report mails: open the link',
    );
    return [];
  }
  const reports = reportsIn(notice ? jsonOf(notice.Message) : body, now());
  if (!reports) throw refuse('BAD_REQUEST', 'This is not a report.');
  return reports.map((report) => {
    const emailId = Email.safeParse(report.emailId);
    if (!emailId.success || Number.isNaN(report.at.getTime()))
      throw refuse('BAD_REQUEST', 'This is not a report.');
    return { ...report, emailId: emailId.data, reason: report.reason.trim().slice(0, MOST_REASON) };
  });
}
