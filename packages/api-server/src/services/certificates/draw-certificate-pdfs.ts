import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { sha256Of } from '../documents/sha256-of.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { certificateUrl } from './certificate-url.ts';

/** Locks a certificate that has no PDF yet and that no other process is drawing. */
async function takeUndrawn(tx: Transaction, except: readonly string[]) {
  const [taken] = await tx
    .select({ certificate: certificates, timeZone: cohorts.timeZone })
    .from(certificates)
    .innerJoin(cohorts, eq(cohorts.cohortId, certificates.cohortId))
    .where(
      and(
        isNull(certificates.documentId),
        isNull(certificates.revokedAt),
        notInArray(certificates.certificateId, [...except]),
      ),
    )
    .orderBy(asc(certificates.issuedAt), asc(certificates.certificateId))
    .limit(1)
    .for('update', { of: certificates, skipLocked: true });
  return taken;
}

async function drawPaper(
  tx: Transaction,
  { settings, files }: Deps,
  { certificate: row, timeZone }: NonNullable<Awaited<ReturnType<typeof takeUndrawn>>>,
): Promise<void> {
  // The drawing code is the largest part of the server, and few calls need it.
  const { renderCertificate } = await import('./render-certificate.ts');
  const { facts } = await readSchoolFacts(tx, settings);
  const content = await renderCertificate({
    ...row,
    issuedOn: calendarDateIn(timeZone, row.issuedAt.toISOString()),
    schoolName: facts.name,
    url: certificateUrl(settings, row.number),
  });
  // The next try writes the same file, so a crash before the commit leaves no orphan.
  const path = `certificate/${row.issuedAt.getUTCFullYear()}/${row.certificateId}.pdf`;
  await files.put('private', path, content, 'application/pdf');
  const [kept] = await tx
    .insert(documents)
    .values({
      userId: row.userId,
      cohortId: row.cohortId,
      kind: 'CERTIFICATE',
      name: CERTIFICATE_NAMES[row.kind],
      bucket: 'private',
      path,
      contentType: 'application/pdf',
      size: content.byteLength,
      sha256: sha256Of(content),
      createdAt: row.issuedAt,
    })
    .returning({ documentId: documents.documentId });
  await tx
    .update(certificates)
    .set({ documentId: kept?.documentId ?? null })
    .where(eq(certificates.certificateId, row.certificateId));
}

/**
 * Draws the PDFs of certificates that lack one and stores them among their holders' documents, each in a separate
 * transaction that locks only that certificate. Processes share the work, and the next run draws what a crash left
 * over. A certificate that cannot be drawn is logged and does not hold up the others.
 * @returns how many were drawn
 */
export async function drawCertificatePdfs(db: Queryable, deps: Deps): Promise<number> {
  const failed: string[] = [];
  let drawn = 0;
  for (;;) {
    let present: string | undefined;
    try {
      const isDrawn = await db.transaction(async (tx) => {
        const taken = await takeUndrawn(tx, failed);
        if (!taken) return false;
        present = taken.certificate.certificateId;
        await drawPaper(tx, deps, taken);
        return true;
      });
      if (!isDrawn) return drawn;
      drawn += 1;
    } catch (error) {
      if (present === undefined) throw error;
      deps.log.error({ err: error, certificateId: present }, 'the paper of a certificate was not drawn');
      failed.push(present);
    }
  }
}

/** Has them drawn after the answer. */
export const drawCertificatePdfsLater = (deps: Deps): void =>
  deps.background.run('draw-certificates', async () => {
    await drawCertificatePdfs(deps.db, deps);
  });
