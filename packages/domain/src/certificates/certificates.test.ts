import { describe, expect, it } from 'vitest';
import { certificateNumber, readCertificateNumber } from './certificate-number.ts';
import { earnedCertificates } from './earned-certificates.ts';

const ALL = {
  assignments: [
    { title: 'Draw a wall', state: 'PASSED' as const },
    { title: 'Draw a roof', state: 'PASSED' as const },
  ],
  capstone: [],
  skills: [
    { name: 'Revit', level: 2 },
    { name: 'Dynamo', level: 1 },
  ],
  currency: 'INR' as const,
};
const kinds = (change: Partial<Parameters<typeof earnedCertificates>[0]>) =>
  earnedCertificates({ ...ALL, ...change }).map(({ kind }) => kind);

describe('the certificates of a completed course', () => {
  it.each([
    ['bought in INR', {}, ['COMPLETION', 'PRACTICE', 'SKILLS']],
    ['bought in USD', { currency: 'USD' as const }, ['COMPLETION', 'PRACTICE']],
    [
      'a task that waits',
      { assignments: [{ title: 'A', state: 'WAITS' as const }] },
      ['COMPLETION', 'SKILLS'],
    ],
    ['no task', { assignments: [] }, ['COMPLETION', 'SKILLS']],
    ['a capstone not passed', { capstone: [{ title: 'C', isPassed: false }] }, ['COMPLETION', 'SKILLS']],
    [
      'a capstone passed, whatever the assignments',
      { capstone: [{ title: 'C', isPassed: true }], assignments: [{ title: 'A', state: 'WAITS' as const }] },
      ['COMPLETION', 'PRACTICE', 'SKILLS'],
    ],
    [
      'a third of the skills',
      { skills: [...ALL.skills, { name: 'Rhino', level: 1 }] },
      ['COMPLETION', 'PRACTICE'],
    ],
    ['no skills', { skills: [] }, ['COMPLETION', 'PRACTICE']],
  ])('CERT-01 with %s are of the expected kinds', (_case, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  it('CERT-01 name the tasks and skills that they certify', () => {
    expect(earnedCertificates(ALL).map(({ shown }) => shown)).toEqual([
      [],
      ['Draw a wall', 'Draw a roof'],
      ['Revit'],
    ]);
  });
});

describe('the number of a certificate', () => {
  it('is read in any letter case, and anything else is refused', () => {
    const number = certificateNumber('7K3MQ9ZT4HVB');
    expect(number).toBe('PL-7K3M-Q9ZT-4HVB');
    expect(readCertificateNumber(' pl-7k3m-q9zt-4hvb ')).toBe(number);
    for (const typed of ['PL-7K3M-Q9ZT-4HV0', 'PL-7K3M', '', "' or 1=1"])
      expect(readCertificateNumber(typed)).toBeNull();
  });
});
