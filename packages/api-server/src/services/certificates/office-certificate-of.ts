import type { OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import type { certificates } from '../../db/schema/certificates.ts';

/** A certificate as the office sees it. */
export const officeCertificateOf = ({
  certificateId,
  number,
  kind,
  userId,
  holderName,
  revokedReason,
  replacedBy,
  ...times
}: typeof certificates.$inferSelect): OfficeCertificate => ({
  certificateId,
  number,
  kind,
  userId,
  holderName,
  issuedAt: times.issuedAt.toISOString(),
  revokedAt: times.revokedAt?.toISOString() ?? null,
  revokedReason,
  replacedBy,
});
