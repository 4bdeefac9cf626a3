import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignMentor, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { payments } from '../db/schema/admissions.ts';
import { cohorts, cohortTimelines } from '../db/schema/cohorts.ts';
import { schoolDetails } from '../db/schema/first-run.ts';
import { staffInvitations } from '../db/schema/staff.ts';

const school = openTestSchool();

let owner: Awaited<ReturnType<typeof mintPerson>>;
let others: (typeof owner)[];
beforeAll(async () => {
  owner = await mintPerson(school, { staffRoles: ['OWNER'] });
});

const call = (method: 'GET' | 'PUT', path: string, body?: unknown, token = owner.token) =>
  school.call(method, `/v1/office${path}`, { token, ...(body === undefined ? {} : { body }) });
const stateOf = async (step: string): Promise<string> =>
  (await call('GET', '/guide')).body.steps.find((one: { step: string }) => one.step === step).state;
const auditsOf = (action: AuditAction) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.action, action));

const FACTS = {
  name: 'Timber School',
  address: '1 Road\n411001 Pune',
  zone: 'Europe/Berlin',
  currency: 'INR',
  taxLines: 'GSTIN 27AAAAA0000A1Z5',
  taxes: 'INR CGST 9; INR SGST 9',
};
const shown = async () => (await call('GET', '/school-facts')).body;

describe('the first-run guide', () => {
  it('OFFICE-11 leads an owner from an empty school to a first purchase: each step is done by what exists', async () => {
    const states = async () =>
      (await call('GET', '/guide')).body.steps.map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN']);

    await call('PUT', '/school-facts', { facts: FACTS, seen: (await shown()).facts });
    expect(await stateOf('FACTS')).toBe('DONE');

    await call('GET', '/guide');
    const invited = await school.call('POST', '/v1/office/staff/invitations', {
      token: owner.token,
      body: { emailId: 'first@plinth.test', staffRoles: ['ACADEMICS'] },
    });
    expect(invited.status).toBeLessThan(300);
    expect(await stateOf('STAFF')).toBe('DONE');

    await school.deps.db.delete(staffInvitations);
    expect(await stateOf('STAFF')).toBe('OPEN');
    await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    expect(await stateOf('STAFF')).toBe('DONE');

    const { cohort } = await mintCohortWithCourse(school);
    expect(await stateOf('COURSE')).toBe('DONE');
    expect(await stateOf('PAGE')).toBe('DONE');
    expect(await stateOf('COHORT')).toBe('OPEN');
    const lacking = async () => (await call('GET', '/guide')).body.guidelessCohortId;
    expect(await lacking()).toBe(cohort.cohortId);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect(await stateOf('COHORT')).toBe('DONE');
    expect(await lacking()).toBeNull();

    const order = await mintOrder(school, { cohortId: cohort.cohortId });
    expect(await stateOf('PURCHASE')).toBe('OPEN');
    await pay(school, order.orderToken);
    expect(await stateOf('PURCHASE')).toBe('DONE');
    const [paid] = await school.deps.db.select().from(payments).where(eq(payments.orderId, order.orderId));
    expect(paid?.taxes).toEqual([
      { name: 'CGST', rate: 900 },
      { name: 'SGST', rate: 900 },
    ]);
  });

  it('OFFICE-11 a course with a code of the catalogue has its page', async () => {
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
    expect(await stateOf('PAGE')).toBe('OPEN');
    const { mintCourse } = await import('../../test/mint-course.ts');
    await mintCourse(school, { code: 'BIM_A' });
    expect((await call('GET', '/guide')).body.coursePath).toMatch(/^\/courses\//);
    expect(await stateOf('PAGE')).toBe('DONE');
  });

  it('OFFICE-11 CARD-12 a cohort without START_DATE is planned from COURSE_UNLOCKED', async () => {
    const { cohort } = await mintCohortWithCourse(school);
    const { cohortId } = cohort;
    await school.deps.db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED' })
      .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'START_DATE')));
    expect((await call('GET', '/guide')).body.guidelessCohortId).toBe(cohortId);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect(await stateOf('COHORT')).toBe('DONE');
  });

  it('OFFICE-11 a step can be postponed and resumed, each audited once', async () => {
    await school.deps.db.delete(schoolDetails);
    const put = (isPutOff: boolean) => call('PUT', '/guide/FACTS', { isPutOff });
    expect((await put(true)).status).toBe(200);
    await put(true);
    expect(await stateOf('FACTS')).toBe('PUT_OFF');
    await put(false);
    expect(await stateOf('FACTS')).toBe('OPEN');
    expect(await auditsOf('guide.put-off')).toHaveLength(2);
  });

  it('OFFICE-11 is read in one statement', async () => {
    await call('GET', '/guide');
    expect(await school.countQueries(() => call('GET', '/guide'))).toBeLessThanOrEqual(2);
  });
});

describe('the facts of the school', () => {
  it('OFFICE-11 are those of the settings until they are saved, and an outdated save gets 409', async () => {
    await school.deps.db.delete(schoolDetails);
    const first = await shown();
    expect(first).toMatchObject({ isSaved: false, facts: { name: 'Plinth', zone: 'Asia/Kolkata' } });
    const saved = await call('PUT', '/school-facts', { facts: FACTS, seen: first.facts });
    expect(saved.body).toEqual({ facts: FACTS, isSaved: true });
    expect(await shown()).toEqual({ facts: FACTS, isSaved: true });
    const before = await auditsOf('school.facts');
    expect((await call('PUT', '/school-facts', { facts: FACTS, seen: first.facts })).status).toBe(200);
    expect(await auditsOf('school.facts')).toHaveLength(before.length);
    const late = await call('PUT', '/school-facts', {
      facts: { ...FACTS, name: 'Other' },
      seen: first.facts,
    });
    expect(late.status).toBe(409);
    expect(before.at(-1)).toMatchObject({ before: { name: 'Plinth' }, after: { name: 'Timber School' } });
  });

  it('OFFICE-11 of two concurrent saves only one succeeds', async () => {
    await school.deps.db.delete(schoolDetails);
    const { facts } = await shown();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => call('PUT', '/school-facts', { facts: { ...FACTS, name }, seen: facts })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['PUT', '/school-facts', { facts: { ...FACTS, zone: 'Asia/Nowhere' }, seen: FACTS }],
    ['PUT', '/school-facts', { facts: { ...FACTS, taxes: 'nine' }, seen: FACTS }],
    ['PUT', '/school-facts', { facts: FACTS }],
    ['PUT', '/guide/LUCK', { isPutOff: true }],
    ['PUT', '/guide/FACTS', {}],
  ] as const)('OFFICE-11 %s %s with %o returns 400', async (method, path, body) => {
    expect((await call(method, path, body)).status).toBe(400);
  });

  it('OFFICE-11 guide and facts are refused to anyone who does not manage the staff', async () => {
    others = [
      await mintPerson(school, {
        staffRoles: ['ACADEMICS', 'ADMISSIONS', 'FINANCE', 'CONTENT', 'PLACEMENT', 'SUPPORT_TEAM'],
      }),
      await mintPerson(school),
    ];
    for (const { token } of others)
      for (const answer of [
        await call('GET', '/guide', undefined, token),
        await call('PUT', '/guide/FACTS', { isPutOff: true }, token),
        await call('GET', '/school-facts', undefined, token),
        await call('PUT', '/school-facts', { facts: FACTS, seen: FACTS }, token),
      ])
        expect(answer.status).toBe(403);
  });
});
