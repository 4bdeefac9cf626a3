import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import { mails } from '../../db/schema/operations.ts';
import { erasePerson } from '../account/erase-person.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { draftMail } from './draft-mail.ts';
import { queueMail } from './queue-mail.ts';
import { queueMails } from './queue-mails.ts';

const school = openTestSchool();
const db = () => school.deps.db;

const letter = (to: string) => ({
  to,
  template: 'trial',
  subject: 'A word about Asha',
  greeting: 'Hello,',
  paragraphs: ['Asha said something.'],
});
const toNobody = () => db().select().from(mails).where(like(mails.to, '%@account.invalid'));

/** A person who was erased, and the application that they made, which led to an order or did not. */
async function mintErased(isOrdered = true) {
  const { userId, emailId } = await mintPerson(school);
  const { orderToken, orderId, applicationId } = await mintOrder(school, { emailId });
  const link = isOrdered ? { userId } : { applicationId: null };
  await db().update(orders).set(link).where(eq(orders.orderId, orderId));
  if (!isOrdered)
    await db()
      .update(applications)
      .set({ status: 'APPLICATION_FILLED' })
      .where(eq(applications.applicationId, applicationId));
  await db().transaction((tx) => erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true }));
  return { alias: `deleted-${userId}@account.invalid`, orderToken, orderId, applicationId };
}

it('PERSON-03 none is queued for somebody who was erased, whoever writes it; the others of the statement are', async () => {
  const { alias } = await mintErased();
  const other = await mintPerson(school);
  await queueMail(db(), school.now(), letter(alias));
  await queueMails(db(), school.now(), [letter(alias), letter(other.emailId)]);
  expect(await toNobody()).toEqual([]);
  expect(await school.mailsTo(other.emailId)).toHaveLength(1);
});

it('PERSON-03 API-113 a payer who was erased gets no link to an account when a checkout is paid after that', async () => {
  const { orderToken, orderId } = await mintErased();
  await pay(school, orderToken);
  const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
  expect(order?.status).toBe('PAYMENT_ONGOING');
  await school.settled();
  expect(await toNobody()).toEqual([]);
});

it('PERSON-03 ADMIT-02 an applicant who was erased is declined without an email', async () => {
  const { token } = await mintPerson(school, { staffRoles: ['OWNER'] });
  const { applicationId } = await mintErased(false);
  const declined = await school.call('POST', `/v1/office/applications/${applicationId}/decline`, {
    token,
    body: { seen: null },
  });
  expect(declined.status).toBe(200);
  expect(await toNobody()).toEqual([]);
});

it('PERSON-03 one that waits for somebody who was erased is not sent and not kept, and others are', async () => {
  const { alias } = await mintErased();
  const other = await mintPerson(school);
  const waiting = [alias, other.emailId].map((to) => draftMail(letter(to), school.now()));
  await db().insert(mails).values(waiting);
  const sent: string[] = [];
  await deliverDueMails(school.deps, { send: async ({ to }) => void sent.push(to) });
  expect(sent).toContain(other.emailId);
  expect(sent).not.toContain(alias);
  expect(await toNobody()).toEqual([]);
});

it('PERSON-03 ROLE-34 what waits for the account of an address that was never verified is dropped with it, and not what waits for the owner of the address', async () => {
  const { userId, emailId } = await mintPerson(school, { emailVerifiedAt: null });
  await queueMail(db(), school.now(), { ...letter(emailId), onceKey: `more-time:${userId}` });
  await queueMail(db(), school.now(), { ...letter(emailId), template: 'application' });
  await db().transaction((tx) => erasePerson(school.deps, tx, { userId, emailId, ownsAddress: false }));
  expect((await school.mailsTo(emailId)).map(({ template }) => template)).toEqual(['application']);
});
