import { randomInt, randomUUID } from 'node:crypto';
import type { Prospect } from '@plinth/domain/prospects/prospect';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/prospects';
const listOf = async (token: string, search: string) =>
  (await school.call('GET', `${OFFICE}?search=${search}`, { token })).body as {
    prospects: Prospect[];
    total: number;
  };

describe('prospects from the career builder', () => {
  it('ADMIT-01 API-231 include the phone number and further details given in the career builder, also for one who gave them after the result', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    const tag = randomUUID().slice(0, 8);
    const mobile = `9${String(randomInt(1e9)).padStart(9, '0')}`;
    const [first, second] = [`${tag}@one.test`, `${tag}@two.test`];
    await school.call('PUT', '/v1/client/lead/lead-form', {
      body: { data: { firstName: 'Noor', mobile }, emailId: second, fbclid: '', _fbp: '', _fbc: '' },
    });
    const begun = await school.call('POST', '/v2/client/public/career-builder/lead-user-data', {
      body: { emailId: first, firstName: 'Noor' },
    });
    expect(begun.status).toBe(200);
    await joinProspects(school.deps);
    expect((await listOf(token, tag)).total).toBe(1);
    const details = { firstName: 'Noor', lastName: 'Shah', mobile, city: 'Pune', occupation: 'Architect' };
    for (let times = 0; times < 2; times += 1) {
      const said = await school.call('PUT', '/v1/client/public/career-builder/personal-details', {
        body: { emailId: first, ...details },
      });
      expect(said.status).toBe(200);
      await joinProspects(school.deps);
    }
    const one = (await listOf(token, tag)).prospects[0];
    expect(one).toMatchObject({
      name: 'Noor Shah',
      emailIds: [first, second],
      phones: [`+91${mobile}`],
      touches: 2,
    });
    const { history } = (await school.call('GET', `${OFFICE}/${one?.prospectId}`, { token })).body;
    const line = history.find(({ kind }: { kind: string }) => kind === 'CAREER_BUILDER');
    expect(line.text).toContain('Pune, Architect');
    expect(line.text).toContain(mobile);
  });
});
