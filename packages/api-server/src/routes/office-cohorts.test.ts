import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const listed = async (query: string) => {
  const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  return school.call('GET', `/v1/office/cohorts?${query}`, { token });
};

describe('the cohorts in the office', () => {
  it('OFFICE-08 are listed with their seats, those taken and those who wait for one, groups and lead mentors', async () => {
    const cohort = await mintCohort(school);
    const [one, other, left, lead] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school, { roles: ['LEAD_MENTOR'], firstName: 'Leela' }),
    ];
    await enrol(school, cohort.cohortId, one.userId);
    await enrol(school, cohort.cohortId, other.userId);
    await enrol(school, cohort.cohortId, left.userId, 'CANCELLED');
    await enrol(school, cohort.cohortId, (await mintPerson(school)).userId, 'WAITING');
    await assignMentor(school, cohort.cohortId, lead.userId, 'LEAD_MENTOR');
    await mintGroup(school, cohort.cohortId, null, [one.userId]);
    const { status, body } = await listed(`search=BIM_A-${cohort.batchNumber}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 1,
      cohorts: [
        {
          cohortId: cohort.cohortId,
          learnerCount: 2,
          waiting: 1,
          groupless: 1,
          groupCount: 1,
          groupsWithoutGuide: 1,
          seats: 40,
          leadMentors: [{ userId: lead.userId, firstName: 'Leela' }],
        },
      ],
    });
  });

  it('OFFICE-07 COHORT-04 count the same learners without a group as the overview: only in running cohorts with groups', async () => {
    const tag = randomBytes(4).toString('hex');
    const mintWith = async (letter: string, change: Parameters<typeof mintCohort>[1]) => {
      const cohort = await mintCohort(school, { batchNumber: `${tag}${letter}`, ...change });
      for (const state of ['ONGOING', 'COMPLETED', 'WAITING'] as const)
        await enrol(school, cohort.cohortId, (await mintPerson(school)).userId, state);
      return cohort.cohortId;
    };
    const { token } = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const unplacedIn = async (cohortId: string) =>
      (await school.call('GET', `/v1/office/cohorts/${cohortId}/groups`, { token })).body.unplaced;
    const overview = async () => {
      const { body } = await school.call('GET', '/v1/office/waiting', { token });
      return body.waiting.find(({ kind }: { kind: string }) => kind === 'NO_GROUP')?.count ?? 0;
    };
    const before = await overview();
    const running = await mintWith('a', {});
    const open = await mintWith('b', { cohortGroup: 'FREEMIUM' });
    const closed = await mintWith('c', { status: 'INACTIVE' });
    const { cohorts } = (await listed(`search=${tag}`)).body;
    expect(
      Object.fromEntries(
        cohorts.map(({ cohortId, groupless }: { cohortId: string; groupless: number }) => [
          cohortId,
          groupless,
        ]),
      ),
    ).toEqual({ [running]: 1, [open]: 0, [closed]: 0 });
    expect(await overview()).toBe(before + 1);
    // A group is given where those counted are shown; a place that waits is not.
    expect((await unplacedIn(running)).map(({ state }: { state: string }) => state)).toEqual([
      'ONGOING',
      'COMPLETED',
    ]);
  });

  it('OFFICE-08 are searched by words, filtered and sorted, and a pattern character is matched literally', async () => {
    const tag = randomBytes(4).toString('hex');
    const first = await mintCohort(school, { batchNumber: `${tag}a` }, 30);
    const second = await mintCohort(school, { batchNumber: `${tag}b`, status: 'INACTIVE' }, 10);
    const idsOf = async (query: string) =>
      (await listed(query)).body.cohorts.map(({ cohortId }: { cohortId: string }) => cohortId);
    expect(await idsOf(`search=${tag}`)).toEqual([second.cohortId, first.cohortId]);
    expect(await idsOf(`search=${tag}%20Architects&sortDirection=asc`)).toEqual([
      first.cohortId,
      second.cohortId,
    ]);
    expect(await idsOf(`search=${tag}&status=INACTIVE`)).toEqual([second.cohortId]);
    expect(await idsOf(`search=${tag}%25`)).toEqual([]);
  });

  it.each(['pageNo=-1', 'sortBy=seats', 'status=GONE'])('OFFICE-08 refuse %s', async (query) => {
    expect((await listed(query)).status).toBe(400);
  });
});
