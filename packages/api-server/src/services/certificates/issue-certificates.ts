import type { EarnedCertificate } from '@plinth/domain/certificates/earned-certificates';
import { completionDate, startDate } from '@plinth/domain/cohorts/start-date';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { type cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { drawCertificateNumber } from './draw-certificate-number.ts';
import { findUnissued } from './find-unissued.ts';

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
  const { cohortId, courseTitle, timeZone } = cohort;
  const due = await findUnissued(tx, cohortId, earners);
  if (due.length === 0) return [];
  const names = await tx
    .select({
      userId: userProfiles.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(userProfiles)
    .where(
      inArray(
        userProfiles.userId,
        due.map(({ userId }) => userId),
      ),
    );
  const days = await tx.select().from(cohortTimelines).where(eq(cohortTimelines.cohortId, cohortId));
  const timelines = days.map(({ key, time }) => ({ key, meta: { time: time.toISOString() } }));
  const dayOf = (instant: string | null) => instant && calendarDateIn(timeZone, instant);
  const rows: (typeof certificates.$inferInsert)[] = [];
  for (const { userId, earned } of due) {
    const person = names.find((one) => one.userId === userId);
    for (const { kind, shown } of earned) {
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
  return tx.insert(certificates).values(rows).returning();
}
