import { usedIdTokens } from '@plinth/api-server/db/schema/account';
import { expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const { school, url } = openStaffSchool(async (db) => {
  await db.insert(usedIdTokens).values({ tokenHash: 'run out', expiresAt: new Date(0) });
});

it('PLAY-01 run-jobs runs a due job at once, says what it did, and does it only once', async () => {
  expect(await school('run-jobs', 'purge-expired')).toMatchObject({
    code: 0,
    stdout: 'purge-expired: 1\n',
    stderr: '',
  });
  const { rows } = await withClient(url(), (client) => client.query('select 1 from used_id_tokens'));
  expect(rows).toEqual([]);
  expect(await school('run-jobs')).toMatchObject({ code: 0, stdout: 'Nothing was due.\n' });
});

it('PLAY-01 an unknown job is a usage error, and the message names the existing jobs', async () => {
  expect(await school('run-jobs', 'nothing')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no job nothing.*purge-expired/s),
  });
});
