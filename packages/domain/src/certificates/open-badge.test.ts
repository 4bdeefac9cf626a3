import { expect, it } from 'vitest';
import { type BadgeFacts, openBadge } from './open-badge.ts';

const facts: BadgeFacts = {
  kind: 'SKILLS',
  holderName: 'Asha Test',
  courseTitle: 'BIM & more',
  startedOn: '2026-01-05',
  endedOn: null,
  shown: ['Revit', 'Dynamo'],
  issuedAt: '2026-06-08T10:00:00.345Z',
  statusIndex: 7,
  url: 'https://plinth.test/certificates/PL-2222-3333-4444',
  statusListUrl: 'https://plinth.test/certificates/status/0',
  issuer: { id: 'https://plinth.test/certificates/issuer', name: 'Plinth', url: 'https://plinth.test' },
};

it('CERT-04 a badge states the facts of the certificate, with its time of issue to the second', () => {
  const { validFrom, credentialSubject, credentialStatus } = openBadge(facts);
  expect(validFrom).toBe('2026-06-08T10:00:00Z');
  expect(credentialSubject).toMatchObject({
    activityStartDate: '2026-01-05T00:00:00Z',
    narrative: 'Skills reached: Revit; Dynamo.',
    achievement: { id: 'https://plinth.test/certificates/issuer#skills-BIM%20%26%20more' },
  });
  expect(credentialSubject).not.toHaveProperty('activityEndDate');
  expect(credentialStatus).toMatchObject({ statusListIndex: '7' });
});

it('CERT-04 badges of one course share one achievement id, while each holder has a subject id of their own', () => {
  const other = openBadge({ ...facts, holderName: 'Ravi', url: `${facts.url}5` }).credentialSubject;
  const own = openBadge(facts).credentialSubject;
  expect(other.achievement.id).toBe(own.achievement.id);
  expect(other.id).not.toBe(own.id);
});
