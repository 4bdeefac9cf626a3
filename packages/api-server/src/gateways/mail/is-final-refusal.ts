/** What nodemailer notes about a reply of the mail server that ended a try. */
type Failure = Error & { command?: string; responseCode?: number; response?: string };

/** A wrong order of commands, or a sign-in that failed: true of the connection, not of the mail. */
const ABOUT_CONNECTION = [503, 530, 534, 535, 538];

/**
 * Detailed codes (RFC 3463) about the recipient's address, their mailbox or the content. Others, such as a refused
 * relay, a spent quota or an unknown sender, are for the school to put right, and the mail can go out then.
 */
const ABOUT_MAIL = /^5\.(?:1\.(?![78]$)|2\.|6\.)/;

/** Whether a failed try shows that the mail server will never accept this mail, so that another try is useless. */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0, response = '' }: Failure = error;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  if (responseCode < 500 || responseCode > 599 || ABOUT_CONNECTION.includes(responseCode)) return false;
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return detail === undefined || ABOUT_MAIL.test(detail);
}
