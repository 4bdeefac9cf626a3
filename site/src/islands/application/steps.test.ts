import { describe, expect, it } from 'vitest';
import { applicationSteps, stepToResume } from './steps.ts';

const titles = (source: 'WEBSITE' | 'WEBSITE_QUICK_APPLY') =>
  applicationSteps(source).map(({ title }) => title);

describe('the steps of the application', () => {
  it('ENTITY-35 begin with name, email and phone, and put the optional step before the last', () => {
    expect(titles('WEBSITE')).toEqual(['Contact', 'About you', 'Education', 'Work & software', 'Motivation']);
    const [contact] = applicationSteps('WEBSITE');
    expect(contact?.questions.map(({ questionId }) => questionId)).toEqual([
      'firstName',
      'lastName',
      'emailId',
      'mobile',
    ]);
  });

  it('ENUM-43 the quick form has the same steps with fewer questions', () => {
    expect(titles('WEBSITE_QUICK_APPLY')).toEqual(titles('WEBSITE'));
    const count = (source: 'WEBSITE' | 'WEBSITE_QUICK_APPLY') =>
      applicationSteps(source).reduce((sum, { questions }) => sum + questions.length, 0);
    expect(count('WEBSITE_QUICK_APPLY')).toBeLessThan(count('WEBSITE'));
  });

  it('ENTITY-35 a saved application resumes at its page, never at the contact step', () => {
    const steps = applicationSteps('WEBSITE');
    expect(stepToResume(steps, 'about-you')).toBe('about-you');
    expect(stepToResume(steps, 'motivation')).toBe('motivation');
    expect(stepToResume(steps, 'gone')).toBe('about-you');
  });
});
