import { randomInt } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { placementMessages } from '../db/schema/placement.ts';

const school = openTestSchool();
const local = String(randomInt(7_000_000_000, 9_999_999_999));
let token = '';

beforeAll(async () => {
  const { userId } = await mintPerson(school, { phone: `+91${local}` });
  const { cohortId } = await mintCohort(school);
  await enrol(school, cohortId, userId, 'ONGOING');
  const { db } = school.deps;
  const createdAt = school.now();
  await db
    .insert(placementMessages)
    .values({ cohortId, userId, message: 'When?', fingerprint: 'when', createdAt });
  await db.insert(auditEntries).values({ subjectId: userId, action: 'people.note-written', createdAt });
  token = (await mintPerson(school, { staffRoles: ['OWNER'], lastName: 'Owner' })).token;
});

it.each(['people', 'enrolments', 'placement-messages', 'audit-entries'])(
  'OFFICE-08 the list of %s can be searched by phone number, however it is written',
  async (list) => {
    const total = async (search: string) =>
      (await school.call('GET', `/v1/office/${list}?search=${encodeURIComponent(search)}`, { token })).body
        .total;
    const [head, tail] = [local.slice(0, 5), local.slice(5)];
    for (const written of [`0${head} ${tail}`, `+91 ${head}-${tail}`, `0091 ${head} ${tail}`])
      expect([written, await total(written)]).toEqual([written, 1]);
    expect(await total(`0${head} ${tail}1`)).toBe(0);
  },
);
