import { careerReportPath } from '@plinth/domain/career-builder/career-report';
import { careerRoleOf } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import { exactTime } from '@plinth/domain/dates/format-day';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import { careerAttempts } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { zoneOfAddress } from '../notifications/zone-of-address.ts';

const perAddress = { name: 'career-result-mail', calls: 3, seconds: 3_600 };

/**
 * Mails the link of an address's last result, which is sent nowhere else. The work happens after the answer, so that
 * status, body and time are the same for every address; a flood for one address is silently stopped. The entered name
 * is not in the mail: the person who entered it need not be its reader.
 */
export async function mailCareerResult(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  { email: emailId, region }: { email: string; region?: Region | undefined },
) {
  deps.background.run('career-result-mail', async () => {
    const [attempt] = await deps.db
      .select({
        attemptId: careerAttempts.attemptId,
        careerType: careerAttempts.careerType,
        expiresAt: careerAttempts.expiresAt,
      })
      .from(careerAttempts)
      .where(and(eq(careerAttempts.emailId, emailId), gt(careerAttempts.expiresAt, deps.now())))
      .orderBy(desc(careerAttempts.createdAt), desc(careerAttempts.attemptId))
      .limit(1);
    if (!attempt) return;
    await deps.rateLimits.count(perAddress, emailId);
    const until = exactTime(attempt.expiresAt.toISOString(), await zoneOfAddress(deps.db, emailId));
    const token = derivedToken(deps.settings.PLINTH_SECRET, 'career', attempt.attemptId);
    await queueMail(deps.db, deps.now(), {
      to: emailId,
      template: 'career-result',
      subject: `Your result: ${careerRoleOf(attempt.careerType).title}`,
      paragraphs: [
        `Here is the result of the career builder that was filled in with this address. The link works until ${until}.`,
      ],
      action: { label: 'See the result', url: `${request.clientOrigin}${careerReportPath(token, region)}` },
      closing: 'If you did not fill it in, ignore this mail: no account was created or changed.',
    });
  });
  return { sent: true as const };
}
