import { describe, expect, it } from 'vitest';
import { EXAMPLE_PHONES } from '../../../../packages/domain/test/example-phones.ts';
import { phoneProblem, phoneText, phoneValue } from './phone.ts';
import { resumeProblem } from './resume-problem.ts';

describe('the phone number of an application', () => {
  it.each([
    { country: 'IN', number: '98765 43210', sent: '+919876543210' },
    { country: 'US', number: '(415) 555-0132', sent: '+14155550132' },
    { country: 'US', number: '1 (415) 555-2671', sent: '+14155552671' },
    { country: 'AE', number: '050 123 4567', sent: '+971501234567' },
    { country: 'AE', number: '+971 (0)50 123 4567', sent: '+971501234567' },
    { country: 'CI', number: '07 07 12 34 56', sent: '+2250707123456' },
    { country: 'IT', number: '06 1234 5678', sent: '+390612345678' },
    { country: 'SG', number: '+6581234567', sent: '+6581234567' },
    { country: 'AE', number: '0501', sent: 'AE 0501' },
    { country: 'US', number: ' ', sent: '' },
  ])('VALID-33 $number of $country is sent as $sent', ({ sent, ...value }) => {
    expect(phoneText(value)).toBe(sent);
  });

  it('VALID-33 a sent number is read back with its country', () => {
    expect(phoneValue('+6581234567', 'IN')).toEqual({ country: 'SG', number: '81234567' });
    expect(phoneValue('+14155550132', 'US')).toEqual({ country: 'US', number: '4155550132' });
    expect(phoneValue('+390612345678', 'IN')).toEqual({ country: 'IT', number: '0612345678' });
    expect(phoneValue('+919876543210', 'US')).toEqual({ country: 'IN', number: '9876543210' });
    expect(phoneValue('9876543210', 'US')).toEqual({ country: 'IN', number: '9876543210' });
    expect(phoneValue('AE 0501', 'US')).toEqual({ country: 'AE', number: '0501' });
    expect(phoneValue('', 'US')).toEqual({ country: 'US', number: '' });
  });

  it.each(EXAMPLE_PHONES)(
    'VALID-33 D-119 a number of $country is sent in the form of the library and read back unchanged',
    ({ country, home, abroad, stored }) => {
      const typed = [
        { country, number: home },
        { country, number: abroad },
        { country: 'IN', number: abroad },
      ];
      expect(typed.map(phoneProblem)).toEqual([null, null, null]);
      expect(typed.map(phoneText)).toEqual([stored, stored, stored]);
      expect(['IN', 'US', country].map((preferred) => phoneText(phoneValue(stored, preferred)))).toEqual([
        stored,
        stored,
        stored,
      ]);
    },
  );

  it('VALID-26 VALID-33 an Indian number is checked by the strict rule, others by the library', () => {
    expect(phoneProblem({ country: 'IN', number: '98765' })).toMatch(/Indian/);
    expect(phoneProblem({ country: 'IN', number: '9876543210' })).toBeNull();
    expect(phoneProblem({ country: 'US', number: '4155550132' })).toBeNull();
    expect(phoneProblem({ country: 'US', number: '12' })).toMatch(/valid/);
  });
});

describe('the resume of an application', () => {
  it('accepts only documents and pictures of up to 10 MB', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 1000 })).toBeNull();
    expect(resumeProblem({ name: 'cv', type: 'application/pdf', size: 1000 })).toBeNull();
    expect(resumeProblem({ name: 'scan.jfif', type: '', size: 1000 })).toBeNull();
    expect(resumeProblem({ name: 'cv.svg', size: 1000 })).toMatch(/PDF/);
    expect(resumeProblem({ name: 'cv.docx', size: 11 * 1024 * 1024 })).toMatch(/10 MB/);
    expect(resumeProblem({ name: 'cv.docx', size: 0 })).toMatch(/empty/);
  });
});
