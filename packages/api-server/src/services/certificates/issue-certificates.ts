import type { EarnedCertificate } from '@plinth/domain/certificates/earned-certificates';
import { completionDate, startDate } from '@plinth/domain/cohorts/start-date';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { type cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { drawCertificateNumber } from './draw-certificate-number.ts';

type Earner = { userId: string; earned: readonly EarnedCertificate[] };
type Certificate = typeof certificates.$inferSelect;

/**
 * Issues the certificates that people of a cohort earned but never received. A revoked one is not issued again this
 * way. The caller locks the cohort and has the PDFs drawn afterwards.
 * @returns what was issued
 */
export async function issueCertificates(
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  cohort: Pick<typeof cohorts.$inferSelect, 'cohortId' | 'courseTitle' | 'timeZone'>,
  earners: readonly Earner[],
): Promise<Certificate[]> {
  const ids = earners.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const { cohortId, courseTitle, timeZone } = cohort;
  const given = await tx
    .select({ userId: certificates.userId, kind: certificates.kind })
    .from(certificates)
    .where(and(eq(certificates.cohortId, cohortId), inArray(certificates.userId, ids)));
  const names = await tx
    .select({
      userId: userProfiles.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, ids));
  const days = await tx.select().from(cohortTimelines).where(eq(cohortTimelines.cohortId, cohortId));
  const timelines = days.map(({ key, time }) => ({ key, meta: { time: time.toISOString() } }));
  const dayOf = (instant: string | null) => instant && calendarDateIn(timeZone, instant);
  const rows: (typeof certificates.$inferInsert)[] = [];
  for (const { userId, earned } of earners) {
    const person = names.find((one) => one.userId === userId);
    for (const { kind, shown } of earned) {
      if (given.some((one) => one.userId === userId && one.kind === kind)) continue;
      rows.push({
        number: drawCertificateNumber(),
        userId,
        cohortId,
        kind,
        holderName: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
        courseTitle,
        startedOn: dayOf(startDate(timelines)),
        endedOn: dayOf(completionDate(timelines)),
        shown,
        issuedAt: now(),
      });
    }
  }
  return rows.length === 0 ? [] : tx.insert(certificates).values(rows).returning();
}
