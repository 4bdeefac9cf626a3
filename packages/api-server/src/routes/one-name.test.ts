import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationCalls, form } from '../../test/application-calls.ts';
import { mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userProfiles, users } from '../db/schema/accounts.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();
const { newLead, submit } = applicationCalls(school);
const newAddress = () => `one-${randomUUID().slice(0, 8)}@plinth.test`;
const namesOf = async (emailId: string) => {
  const [row] = await school.deps.db
    .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
    .from(userProfiles)
    .innerJoin(users, eq(users.userId, userProfiles.userId))
    .where(eq(users.emailId, emailId));
  return row;
};
const staffOf = async (...staffRoles: ('OWNER' | 'ACADEMICS' | 'ADMISSIONS' | 'FINANCE')[]) =>
  (await mintPerson(school, { staffRoles })).token;
const ONE_NAME = { firstName: 'Meera', lastName: '' };

/** How people indicate that they have no last name; undefined omits the field. */
const WAYS = ['', ' ', '-', '–', undefined];

beforeAll(async () => {
  await mintCohort(school, {}, -30);
});

describe('a person with one name', () => {
  it.each(WAYS)('VALID-46 D-143 signs up with %j as the last name', async (lastName) => {
    const emailId = newAddress();
    const { status, body } = await school.call('POST', '/v1/client/signup/email', {
      body: { emailId, password: PASSWORD, firstName: 'Meera', lastName },
    });
    expect(status).toBe(201);
    const account = await school.call('GET', '/v1/client/user/account', { token: body.token });
    expect(account.body).toMatchObject(ONE_NAME);
  });

  it.each(WAYS)('VALID-46 D-143 saves their own name with %j as the last name', async (lastName) => {
    const own = await mintPerson(school);
    const saved = await school.call('PUT', '/v1/client/user/account/name', {
      token: own.token,
      body: { firstName: 'Meera', lastName },
    });
    expect(saved.body).toMatchObject(ONE_NAME);
  });

  it.each(WAYS)(
    'VALID-46 D-143 applies with %j as the last name, and is shown in the office with one name',
    async (lastName) => {
      const emailId = newAddress();
      const { status } = await submit(await newLead(), form(emailId, { firstName: 'Meera', lastName }));
      expect(status).toBe(200);
      const { body } = await school.call('GET', `/v1/office/applications?search=${emailId}`, {
        token: await staffOf('ADMISSIONS'),
      });
      expect(body.applications).toMatchObject([{ name: 'Meera' }]);
    },
  );

  it.each(WAYS)('VALID-46 D-143 orders with %j as the last name of the payer', async (lastName) => {
    const emailId = newAddress();
    const { status } = await school.call('POST', '/v2/client/public/oms-v2/order', {
      body: {
        pricingStage: 'CHECKOUT',
        productId: 'BIM_A',
        currency: 'INR',
        emailId,
        billingContact: { firstName: 'Meera', lastName, phone: '98765 43210' },
        billingAddress: {
          line1: '12 Lake Road',
          city: 'Pune',
          state: 'Maharashtra',
          postalCode: '411001',
          country: 'India',
        },
      },
    });
    expect(status).toBe(201);
    const { body } = await school.call('GET', `/v1/office/orders?search=${emailId}`, {
      token: await staffOf('FINANCE'),
    });
    expect(body.orders).toMatchObject([{ name: 'Meera' }]);
  });

  it.each(WAYS)('VALID-46 D-143 accepts an invitation with %j as the last name', async (lastName) => {
    const emailId = newAddress();
    await school.call('POST', '/v1/office/staff/invitations', {
      token: await staffOf('OWNER'),
      body: { emailId, staffRoles: ['ADMISSIONS'] },
    });
    const [mail] = await school.mailsTo(emailId);
    const link = /staff-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const { status } = await school.call('POST', `/v1/office/public/invitations/${link}`, {
      body: { password: PASSWORD, firstName: 'Meera', lastName },
    });
    expect([status, await namesOf(emailId)]).toEqual([200, ONE_NAME]);
  });

  it('VALID-46 D-143 is enrolled by a CSV file or individually', async () => {
    const { cohortId } = await mintCohort(school);
    const token = await staffOf('ACADEMICS');
    const people = Array.from({ length: 4 }, newAddress);
    const [dashed, empty, short, alone] = people;
    const csv = `Email,First name,Last name\n${dashed},Meera,-\n${empty},Meera,\n${short},Meera\n`;
    for (const from of [
      { kind: 'SHEET', csv },
      { kind: 'PERSON', emailId: alone, firstName: 'Meera', lastName: '-' },
    ])
      await school.call('POST', '/v1/office/enrolments/people', {
        token,
        body: { cohortId, currency: null, from },
      });
    expect(await Promise.all(people.map(namesOf))).toEqual(people.map(() => ONE_NAME));
    const { body } = await school.call('GET', `/v1/office/enrolments?cohortId=${cohortId}`, { token });
    expect(body.enrolments.map(({ name }: { name: string }) => name)).toEqual(people.map(() => 'Meera'));
  });

  it.each(WAYS)('VALID-46 D-143 is a prospect with one name, with %j as the last name', async (lastName) => {
    const emailId = newAddress();
    await school.call('PUT', '/v1/client/lead/lead-form', {
      body: { data: { firstName: 'Meera', lastName }, emailId, fbclid: '', _fbp: '', _fbc: '' },
    });
    await joinProspects(school.deps);
    const { body } = await school.call('GET', `/v1/office/prospects?search=${emailId}`, {
      token: await staffOf('ADMISSIONS'),
    });
    expect(body.prospects).toMatchObject([{ name: 'Meera' }]);
  });
});
