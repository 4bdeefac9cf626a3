import { expect, it } from 'vitest';
import { answersAsText } from './answers-as-text.ts';

it('ADMIT-02 answers are shown in the words of the form, without unanswered questions, codes, ids or the name', () => {
  const told = answersAsText({
    firstName: 'Ravi',
    resume: '018f0000-0000-7000-8000-000000000000',
    city: 'Pune',
    state: '',
    percentageAchieved: null,
    highestQualification: 'BACHELORS',
    softwareInstalled: ['Revit', 'AutoCAD'],
    languageProficiency: [],
    salaryIncomeInIndia: 60_000_000,
    currentKnowledge: { architecture: 'ADVANCED' },
    workExperienceInMonths: 18,
  });
  expect(told).toEqual([
    { question: 'City', answer: 'Pune' },
    { question: 'Your highest qualification, finished or under way', answer: "Bachelor's degree" },
    { question: 'Work experience in years', answer: '1.5 years' },
    { question: 'Software on your computer', answer: 'Revit, AutoCAD' },
    { question: 'Yearly income in India, in rupees', answer: '₹6,00,000 a year' },
    { question: 'How well do you know these fields today?', answer: 'Architecture: Very well' },
  ]);
});
