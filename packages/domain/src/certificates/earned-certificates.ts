import type { CompletionFacts } from '../closing/completion-rule.ts';
import type { Currency } from '../money/currency.ts';
import type { CertificateKind } from './certificate-kind.ts';

/** The level from which a skill counts as reached. */
const REACHED = 2;

type Earning = Pick<CompletionFacts, 'assignments' | 'capstone'> & {
  skills: readonly { name: string; level: number }[];
  /** The currency the course was bought in; null if no one paid. */
  currency: Currency | null;
};
/** A certificate with what its holder demonstrated: titles of work, or names of skills. */
export type EarnedCertificate = { kind: CertificateKind; shown: string[] };

/**
 * Returns the certificates of a person who has completed a course. Practice: the capstone passed, or without one every
 * assignment; a course without required work has none. Skills: half of the course's skills reached, unless the course
 * was bought in USD.
 */
export function earnedCertificates({
  assignments,
  capstone,
  skills,
  currency,
}: Earning): EarnedCertificate[] {
  const work =
    capstone.length > 0
      ? capstone.map(({ title, isPassed }) => ({ title, isPassed }))
      : assignments.map(({ title, state }) => ({ title, isPassed: state === 'PASSED' }));
  const reached = skills.filter(({ level }) => level >= REACHED).map(({ name }) => name);
  return [
    { kind: 'COMPLETION', shown: [] },
    ...(work.length > 0 && work.every(({ isPassed }) => isPassed)
      ? [{ kind: 'PRACTICE' as const, shown: work.map(({ title }) => title) }]
      : []),
    ...(currency !== 'USD' && reached.length > 0 && reached.length * 2 >= skills.length
      ? [{ kind: 'SKILLS' as const, shown: reached }]
      : []),
  ];
}
