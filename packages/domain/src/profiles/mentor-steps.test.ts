import { describe, expect, it } from 'vitest';
import { mentorStepNow, mentorSteps } from './mentor-steps.ts';

describe('mentor steps', () => {
  it.each([
    { missing: ['basicDetails', 'educationDetails', 'professionDetails'] as const, now: 'basicDetails' },
    { missing: ['educationDetails', 'professionDetails', 'skills'] as const, now: 'educationDetails' },
    { missing: ['professionDetails'] as const, now: 'professionDetails' },
    { missing: ['skills', 'importantLinks'] as const, now: 'basicDetails' },
  ])('ROUTE-09 with $missing missing, the current step is $now', ({ missing, now }) => {
    expect(mentorStepNow(mentorSteps([...missing]), undefined)).toBe(now);
  });

  it('ROUTE-09 a requested step takes priority, and one that is not among the steps is ignored', () => {
    const steps = mentorSteps(['educationDetails']);
    expect(mentorStepNow(steps, 'professionDetails')).toBe('professionDetails');
    expect(mentorStepNow(steps, 'skills')).toBe('educationDetails');
  });
});
