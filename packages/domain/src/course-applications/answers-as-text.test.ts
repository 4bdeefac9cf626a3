import { expect, it } from 'vitest';
import { answersAsText } from './answers-as-text.ts';

it('ADMIT-02 answers are shown in the words of the form, without codes, ids or the name', () => {
  const told = answersAsText({
    firstName: 'Ravi',
    resume: '018f0000-0000-7000-8000-000000000000',
    city: 'Pune',
    highestQualification: 'BACHELORS',
    softwareInstalled: ['Revit', 'AutoCAD'],
    languageProficiency: [],
    salaryIncomeInIndia: 60_000_000,
    currentKnowledge: { architecture: 'ADVANCED' },
    workExperienceInMonths: 18,
  });
  const answers = told.map(({ answer }) => answer);
  expect(answers).toContain('Pune');
  expect(answers).toContain('Revit, AutoCAD');
  expect(answers).toContain('₹6,00,000 a year');
  expect(answers).toContain('1.5 years');
  expect(answers.join(' ')).not.toMatch(/BACHELORS|ADVANCED|Ravi|018f/);
});
