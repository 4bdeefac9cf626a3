import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import type { OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { certificateUrl } from './certificate-url.ts';
import { drawCertificateNumber } from './draw-certificate-number.ts';
import { drawCertificatePdfsLater } from './draw-certificate-pdfs.ts';
import { officeCertificateOf } from './office-certificate-of.ts';

type Wanted = { certificateId: string; reason: string };

/** Locks and returns a valid certificate with its holder and its cohort. @throws Refusal NOT_FOUND, CONFLICT */
async function lockValid(tx: Transaction, certificateId: string) {
  const [found] = await tx
    .select({
      certificate: certificates,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(certificates)
    .innerJoin(users, eq(users.userId, certificates.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, certificates.userId))
    .where(eq(certificates.certificateId, certificateId))
    .for('update', { of: certificates });
  if (!found) throw refuse('NOT_FOUND', 'Certificate not found.');
  if (found.certificate.revokedAt) throw refuse('CONFLICT', 'This certificate has already been revoked.');
  return found;
}

/** Records that a certificate is no longer valid, and removes its PDF from the holder's documents. */
async function revoke(
  tx: Transaction,
  { certificateId, documentId }: typeof certificates.$inferSelect,
  change: Pick<
    typeof certificates.$inferSelect,
    'revokedAt' | 'revokedById' | 'revokedReason' | 'replacedBy'
  >,
): Promise<{ paths: string[]; revoked: OfficeCertificate }> {
  const [row] = await tx
    .update(certificates)
    .set({ ...change, documentId: null })
    .where(eq(certificates.certificateId, certificateId))
    .returning();
  if (!row) throw new Error('the certificate is gone');
  const gone = documentId
    ? await tx
        .delete(documents)
        .where(eq(documents.documentId, documentId))
        .returning({ path: documents.path })
    : [];
  return { paths: gone.map(({ path }) => path), revoked: officeCertificateOf(row) };
}

/**
 * Revokes a certificate on behalf of staff: its number says so for ever, its PDF is removed, and its holder is told
 * why.
 * @throws Refusal NOT_FOUND; CONFLICT it was revoked already
 */
export async function revokeCertificate(
  deps: Deps,
  act: StaffAct,
  { certificateId, reason }: Wanted,
): Promise<{ certificate: OfficeCertificate }> {
  const { paths, revoked } = await deps.db.transaction(async (tx) => {
    const { certificate, emailId, firstName } = await lockValid(tx, certificateId);
    const { userId, number, kind, courseTitle } = certificate;
    const done = await revoke(tx, certificate, {
      revokedAt: deps.now(),
      revokedById: act.actorId,
      revokedReason: reason,
      replacedBy: null,
    });
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'certificate-revoked',
      subject: 'One of your certificates was revoked',
      greeting: `Hello ${firstName || 'there'},`,
      paragraphs: [
        `Your ${CERTIFICATE_NAMES[kind].toLowerCase()} of ${courseTitle}, ${number}, was revoked and is no longer valid.`,
        `The reason: ${reason}`,
        'Write to us if you think this is a mistake.',
      ],
      onceKey: `certificate-revoked:${certificateId}`,
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'certificate.revoked',
      subjectId: userId,
      details: { certificateId, number, reason },
    });
    return done;
  });
  forgetFiles(deps, 'private', paths);
  return { certificate: revoked };
}

/**
 * Reissues a certificate on behalf of staff, with the name as the profile has it now: the old number says that it was
 * replaced, the new one is valid, and the holder is notified.
 * @returns the new one
 * @throws Refusal NOT_FOUND; CONFLICT it was revoked already
 */
export async function reissueCertificate(
  deps: Deps,
  act: StaffAct,
  { certificateId, reason }: Wanted,
): Promise<{ certificate: OfficeCertificate }> {
  const { paths, issued } = await deps.db.transaction(async (tx) => {
    const { certificate, emailId, firstName, lastName } = await lockValid(tx, certificateId);
    const { userId, cohortId, kind, courseTitle, startedOn, endedOn, shown } = certificate;
    const number = drawCertificateNumber();
    const done = await revoke(tx, certificate, {
      revokedAt: deps.now(),
      revokedById: act.actorId,
      revokedReason: reason,
      replacedBy: number,
    });
    const row = {
      number,
      userId,
      cohortId,
      kind,
      holderName: `${firstName} ${lastName}`.trim(),
      courseTitle,
      startedOn,
      endedOn,
      shown,
      issuedAt: deps.now(),
    };
    const [made] = await tx.insert(certificates).values(row).returning();
    if (!made) throw new Error('no certificate was issued');
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'certificate-reissued',
      subject: 'One of your certificates was reissued',
      greeting: `Hello ${firstName || 'there'},`,
      paragraphs: [
        `Your ${CERTIFICATE_NAMES[kind].toLowerCase()} of ${courseTitle} was reissued and is in your documents. The reason: ${reason}`,
        `You can verify it at ${certificateUrl(deps.settings, number)}; the page for the old number, ${certificate.number}, says that it was replaced.`,
      ],
      action: { label: 'Open your documents', url: `${deps.settings.PLINTH_ORIGIN}/documents` },
      onceKey: `certificate-reissued:${certificateId}`,
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'certificate.reissued',
      subjectId: userId,
      details: { certificateId, reason },
      before: { number: certificate.number, holderName: certificate.holderName },
      after: { number, holderName: row.holderName },
    });
    return { paths: done.paths, issued: officeCertificateOf(made) };
  });
  forgetFiles(deps, 'private', paths);
  drawCertificatePdfsLater(deps);
  return { certificate: issued };
}
