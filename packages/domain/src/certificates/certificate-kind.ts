/** COMPLETION: the course completed. PRACTICE: its practical work passed. SKILLS: its skills reached. */
export const CERTIFICATE_KINDS = ['COMPLETION', 'PRACTICE', 'SKILLS'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** The name of each certificate in print and on screen. */
export const CERTIFICATE_NAMES: Record<CertificateKind, string> = {
  COMPLETION: 'Certificate of completion',
  PRACTICE: 'Certificate of practice',
  SKILLS: 'Certificate of skills',
};
