import { contract } from '@plinth/contract';
import { expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

/** Every list that staff can export, except those of one form, whose file is made by the same service. */
const lists = Object.values(contract)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ '~orpc': { route } }) =>
    route.method === 'GET' && route.path?.endsWith('/csv') && !route.path.includes('{eventId}')
      ? [route.path]
      : [],
  );

it('OFFICE-08 every exported list begins with the byte order mark that spreadsheets need', async () => {
  const { cohortId } = await mintCohort(school);
  const marks = await Promise.all(
    lists.map(async (path) => {
      // Each by a different person: no one may export so many lists in ten minutes.
      const { token } = await mintPerson(school, { staffRoles: ['OWNER'] });
      const filled = path
        .replace('{cohortId}', cohortId)
        .replace('{table}', 'revenue')
        .replace('{month}', '2026-04');
      // Certificates are listed per cohort, so they cannot be read without it.
      const query = path.includes('/certificates/') ? `?cohortId=${cohortId}` : '';
      const answer = await school.raw(filled + query, { headers: { 'x-auth-token': token } });
      const head = Buffer.from(await answer.arrayBuffer()).subarray(0, 3);
      return [path, answer.status, head.toString('hex')];
    }),
  );
  expect(lists.length).toBeGreaterThan(20);
  expect(marks).toEqual(lists.map((path) => [path, 200, 'efbbbf']));
});
