import { usedIdTokens } from '@plinth/api-server/db/schema/account';
import { expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const { school, url } = openStaffSchool(async (db) => {
  await db.insert(usedIdTokens).values({ tokenHash: 'run out', expiresAt: new Date(0) });
});

it('PLAY-01 what happens by the clock is run at once, says what it did, and does it once', async () => {
  expect(await school('run-jobs', 'purge-expired')).toMatchObject({
    code: 0,
    stdout: 'purge-expired: 1\n',
    stderr: '',
  });
  const { rows } = await withClient(url(), (client) => client.query('select 1 from used_id_tokens'));
  expect(rows).toEqual([]);
  expect(await school('run-jobs')).toMatchObject({ code: 0, stdout: 'Nothing was due.\n' });
});

it('PLAY-01 a job that is not there is a command typed wrongly, and the jobs are named', async () => {
  expect(await school('run-jobs', 'nothing')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no job nothing.*purge-expired/s),
  });
});
