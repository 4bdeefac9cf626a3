import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { CERTIFICATE_KINDS } from './certificate-kind.ts';
import { CertificateNumber } from './certificate-number.ts';

/** A certificate as the office lists it, with the name printed on it. */
export const OfficeCertificate = z.object({
  certificateId: Id,
  number: CertificateNumber,
  kind: z.enum(CERTIFICATE_KINDS),
  userId: Id,
  holderName: z.string(),
  issuedAt: Instant,
  revokedAt: z.nullable(Instant),
  revokedReason: z.nullable(z.string()),
  /** The number of the certificate that replaced it. */
  replacedBy: z.nullable(CertificateNumber),
});
export type OfficeCertificate = z.infer<typeof OfficeCertificate>;

export const CERTIFICATE_SORTS = ['name', 'issuedAt'] as const;

/** Why a certificate is revoked; shown to the holder. */
export const Revocation = z.object({ reason: textField(500) });
export type Revocation = z.infer<typeof Revocation>;
