import { describe, expect, it } from 'vitest';
import { phoneText } from '../../parts/forms/phone-text.ts';
import { readCountries } from './countries.ts';
import { phoneProblem, phoneValue } from './phone.ts';
import { resumeProblem } from './resume-problem.ts';

const countries = readCountries('AE971 CA1 IN91 SG65 US1');

describe('the phone number of an application', () => {
  it.each([
    { country: 'IN', number: '98765 43210', sent: '9876543210' },
    { country: 'US', number: '(415) 555-0132', sent: '+14155550132' },
    { country: 'AE', number: '050 123 4567', sent: '+971501234567' },
    { country: 'SG', number: '+6581234567', sent: '+6581234567' },
  ])('VALID-33 $number of $country is sent as $sent', ({ sent, ...value }) => {
    expect(phoneText(value, countries)).toBe(sent);
  });

  it('VALID-33 a sent number comes back with its country; the chosen one decides among those of one code', () => {
    expect(phoneValue('+6581234567', countries, 'IN')).toEqual({ country: 'SG', number: '81234567' });
    expect(phoneValue('+14155550132', countries, 'US')).toEqual({ country: 'US', number: '4155550132' });
    expect(phoneValue('9876543210', countries, 'US')).toEqual({ country: 'IN', number: '9876543210' });
    expect(phoneValue('', countries, 'US')).toEqual({ country: 'US', number: '' });
  });

  it('VALID-26 VALID-33 India follows the strict rule, other countries the data of the library', async () => {
    expect(await phoneProblem({ country: 'IN', number: '98765' }, countries)).toMatch(/Indian/);
    expect(await phoneProblem({ country: 'IN', number: '9876543210' }, countries)).toBeNull();
    expect(await phoneProblem({ country: 'US', number: '4155550132' }, countries)).toBeNull();
    expect(await phoneProblem({ country: 'US', number: '12' }, countries)).toMatch(/valid/);
  });
});

describe('the resume of an application', () => {
  it('only documents and pictures of up to 10 MB are sent', () => {
    expect(resumeProblem({ name: 'cv.pdf', size: 1000 })).toBeNull();
    expect(resumeProblem({ name: 'cv.svg', size: 1000 })).toMatch(/PDF/);
    expect(resumeProblem({ name: 'cv.docx', size: 11 * 1024 * 1024 })).toMatch(/10 MB/);
    expect(resumeProblem({ name: 'cv.docx', size: 0 })).toMatch(/empty/);
  });
});
