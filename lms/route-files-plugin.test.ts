import { describe, expect, it } from 'vitest';
import { pathOfRoute } from './route-files-plugin.ts';

describe('the path of a route file', () => {
  it.each([
    ['login', '/login'],
    ['login_.social', '/login/social'],
    ['_auth/learn/$cohortId/dashboard', '/learn/:cohortId/dashboard'],
    ['_auth/dashboard.onlineWorkshop', '/dashboard/onlineWorkshop'],
    ['_auth/join/$cohortId.$liveSessionId', '/join/:cohortId/:liveSessionId'],
    ['_auth/office/courses_/$code.edit', '/office/courses/:code/edit'],
    ['_auth/office/index', '/office'],
    ['_auth/office/cohorts/$cohortId/route', '/office/cohorts/:cohortId'],
  ])('of %s is %s', (route, path) => {
    expect(pathOfRoute(route)).toBe(path);
  });
});
