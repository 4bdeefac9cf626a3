import { CERTIFICATE_NAMES, type CertificateKind } from './certificate-kind.ts';

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** The Open Badges type of each kind, and what its holder did. */
const ACHIEVEMENTS: Record<CertificateKind, { type: string; criteria: string; shown: string }> = {
  COMPLETION: {
    type: 'CertificateOfCompletion',
    criteria: 'Completed the course.',
    shown: '',
  },
  PRACTICE: {
    type: 'Certificate',
    criteria: 'Passed the practical work of the course.',
    shown: 'Work passed',
  },
  SKILLS: {
    type: 'Certificate',
    criteria: 'Reached at least half of the skills of the course.',
    shown: 'Skills reached',
  },
};

export type BadgeFacts = {
  kind: CertificateKind;
  holderName: string;
  courseTitle: string;
  /** Days as YYYY-MM-DD. */
  startedOn: string | null;
  endedOn: string | null;
  shown: readonly string[];
  /** ISO 8601, UTC. */
  issuedAt: string;
  statusIndex: number;
  /** The page that verifies the certificate. */
  url: string;
  /** The list that shows whether it was revoked. */
  statusListUrl: string;
  issuer: { id: string; name: string; url: string };
};

/** Formats an instant in whole seconds, as in the time claim of a token. */
export const badgeTime = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * Returns a certificate as an Open Badges 3.0 credential of the Verifiable Credentials Data Model 2.0. It states what
 * the printed certificate does; of its holder it reveals only the name.
 */
export function openBadge(facts: BadgeFacts) {
  const { kind, courseTitle, startedOn, endedOn, shown, url, statusIndex, statusListUrl, issuer } = facts;
  const { type, criteria, shown: label } = ACHIEVEMENTS[kind];
  const name = `${CERTIFICATE_NAMES[kind]}: ${courseTitle}`;
  return {
    '@context': CONTEXT,
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { ...issuer, type: ['Profile'] },
    validFrom: badgeTime(facts.issuedAt),
    credentialSubject: {
      // Unique to this certificate, so that two badges do not reveal that they belong to one person.
      id: `${url}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: facts.holderName, identityType: 'name' },
      ],
      ...(startedOn ? { activityStartDate: `${startedOn}T00:00:00Z` } : {}),
      ...(endedOn ? { activityEndDate: `${endedOn}T00:00:00Z` } : {}),
      ...(shown.length > 0 ? { narrative: `${label}: ${shown.join('; ')}.` } : {}),
      achievement: {
        id: `${issuer.id}#${kind.toLowerCase()}-${encodeURIComponent(courseTitle)}`,
        type: ['Achievement'],
        achievementType: type,
        name,
        description: `${CERTIFICATE_NAMES[kind]} of the course ${courseTitle} by ${issuer.name}.`,
        criteria: { narrative: criteria },
      },
    },
    credentialStatus: {
      id: `${statusListUrl}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
      statusListCredential: statusListUrl,
    },
  };
}
