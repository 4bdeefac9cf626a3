import { describe, expect, it } from 'vitest';
import { COACHMARKS } from './coachmarks.ts';
import { showsTour } from './shows-tour.ts';

describe('coachmarks', () => {
  it('DASH-03 CONST-14 the tour has its ten steps in order, each with a title and a text', () => {
    expect(COACHMARKS.map((step) => step.key)).toEqual([
      'welcome',
      'account-menu',
      'dashboard',
      'attendance',
      'pending-tasks',
      'upcoming-schedule',
      'queries',
      'skill-progress',
      'performance',
      'tasks',
    ]);
    for (const step of COACHMARKS) expect(Math.min(step.title.length, step.text.length)).toBeGreaterThan(0);
  });

  it('DASH-04 the tour is shown only when the server says so', () => {
    const dashboards = [{ showCoachmarks: true }, { showCoachmarks: false }, undefined];
    expect(dashboards.map(showsTour)).toEqual([true, false, false]);
  });
});
