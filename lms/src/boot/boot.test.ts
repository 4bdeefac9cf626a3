import routes from '@plinth/api-client/routes.gen.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { earlyCalls } from './early-calls.ts';
import { frameOf } from './frame-of.ts';
import { filesOf } from './route-files.ts';

const COHORT = '01900000-1bef-7e90-8e1a-6398046608e0';
const WEEK = { weekStart: '2026-11-16', weekEnd: '2026-11-22' };

describe('what the document does before the app has come', () => {
  it.each([
    ['/login', false, 'entry'],
    ['/login', true, 'app'],
    ['/login/social', true, 'entry'],
    ['/reset-password', true, 'entry'],
    ['/learner-hub', true, 'app'],
    ['/learner-hub', false, 'entry'],
    ['/user-profile', false, 'app'],
    [`/learn/${COHORT}/dashboard`, true, 'cohort'],
    [`/learn/${COHORT}/dashboard`, false, 'entry'],
  ])('paints the frame of %s, signed in: %s, as %s', (pathname, isSignedIn, frame) => {
    expect(frameOf(pathname, isSignedIn)).toBe(frame);
  });

  it('P-7 asks for nothing but plain reads of the contract', () => {
    const reads = Object.values(routes).flatMap((calls) =>
      Object.values(calls).flatMap(([method, path]) => (method === 'GET' ? [String(path)] : [])),
    );
    const asked = [
      ...earlyCalls(`/learn/${COHORT}/dashboard`, true, () => WEEK),
      ...earlyCalls('/login', false, () => WEEK),
    ];
    const templates = asked.map((call) => call.replace(COHORT, '{cohortId}').replace(/\?.*/, ''));
    expect(templates).toHaveLength(9);
    expect(templates.filter((path) => !reads.includes(path))).toEqual([]);
  });

  it('P-7 asks for who is signed in on every page, and for the course only within it', () => {
    expect(earlyCalls('/learner-hub', true, () => WEEK)).toEqual(['/v1/client/user/data-profile']);
    expect(earlyCalls(`/learn/${COHORT}/tasks`, true, () => WEEK)).toHaveLength(3);
  });

  it('P-6 asks for a stranger only what the form to sign in shows', () => {
    for (const path of ['/login', '/signup'])
      expect(earlyCalls(path, false, () => WEEK)).toEqual(['/v1/client/login/social']);
    for (const path of ['/reset-password', '/learner-hub', `/learn/${COHORT}/dashboard`])
      expect(earlyCalls(path, false, () => WEEK)).toEqual([]);
  });

  it('P-7 asks for the files of the route, and for none where there is no route', () => {
    const build = {
      files: ['/a.js', '/b.js', '/b.css'],
      routes: { '/learn/$cohortId/dashboard': [0, 2], '/login': [1] },
    };
    expect(filesOf(build, `/learn/${COHORT}/dashboard/`)).toEqual(['/a.js', '/b.css']);
    expect(filesOf(build, '/login')).toEqual(['/b.js']);
    expect(filesOf(build, '/nowhere')).toEqual([]);
  });
});
