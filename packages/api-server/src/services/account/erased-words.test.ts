import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { mintApprovedEmi } from '../../../test/mint-emi.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { auditEntries, users } from '../../db/schema/accounts.ts';
import { gatewayEvents } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { formResponses, forms } from '../../db/schema/forms.ts';
import { mailStops } from '../../db/schema/mails.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import { COMMAND, recordAudit } from '../audit-entries/record-audit.ts';
import { declineEmi, rejectEmi } from '../emi/review-emi.ts';
import { erasePerson } from './erase-person.ts';

const school = openTestSchool();
const db = () => school.deps.db;
const REMARK = 'Asha lost her job in May.';

type Person = { userId: string; emailId: string };
const erase = ({ userId, emailId }: Person) =>
  db().transaction((tx) => erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true }));

describe('the EMI application of an erased person', () => {
  const applicationOf = async (emiFormId: string) =>
    (await db().select().from(emiApplications).where(eq(emiApplications.emiFormId, emiFormId)))[0];
  let emi: Awaited<ReturnType<typeof mintApprovedEmi>>;
  beforeEach(async () => {
    emi = await mintApprovedEmi(school);
  });

  it('PERSON-03 PAY-08 has lost the remark of staff, and the reason that the partner reported', async () => {
    const { payer, emiFormId } = emi;
    await declineEmi(school.deps, COMMAND, { emiFormId, remark: REMARK });
    const eventId = randomUUID();
    const data = { application: emiFormId, reason: REMARK };
    await db()
      .insert(gatewayEvents)
      .values(
        [data, { ...data, application: randomUUID() }].map((one, place) => ({
          provider: 'emi-partner-1',
          eventId: `${eventId}-${place}`,
          type: 'loan.declined',
          payload: { data: one },
          outcome: 'DECLINED',
          receivedAt: school.now(),
        })),
      );
    await erase(payer);
    expect(await applicationOf(emiFormId)).toMatchObject({ status: 'DECLINED', remark: null });
    const events = await db()
      .select({ payload: gatewayEvents.payload })
      .from(gatewayEvents)
      .where(inArray(gatewayEvents.eventId, [`${eventId}-0`, `${eventId}-1`]))
      .orderBy(gatewayEvents.eventId);
    expect(events.map(({ payload }) => payload)).toEqual([
      { data: { application: emiFormId } },
      { data: { application: expect.any(String), reason: REMARK } },
    ]);
  });

  it.each([
    ['decided before', false],
    ['decided while they were erased', true],
  ])('PERSON-03 PAY-08 can still be sent back and declined, without the remark: %s', async (_, isRace) => {
    const { payer, emiFormId } = emi;
    const mailsBefore = (await school.mailsTo(payer.emailId)).length;
    expect(mailsBefore).toBeGreaterThan(0);
    const decline = () => declineEmi(school.deps, COMMAND, { emiFormId, remark: REMARK });
    const declined = await db().transaction(async (tx) => {
      const { userId, emailId } = payer;
      await erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true });
      if (!isRace) return { begun: null };
      const begun = decline();
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { begun };
    });
    await (declined.begun ?? decline());
    expect(await applicationOf(emiFormId)).toMatchObject({ status: 'DECLINED', remark: null });
    expect(await school.mailsTo(payer.emailId)).toEqual([]);
    await db()
      .update(emiApplications)
      .set({ status: 'IN_REVIEW' })
      .where(eq(emiApplications.emiFormId, emiFormId));
    await rejectEmi(school.deps, COMMAND, { emiFormId, remark: REMARK, documents: [] });
    expect(await applicationOf(emiFormId)).toMatchObject({ status: 'REJECTED', remark: null });
  });

  it('PERSON-03 PERSON-01 the audit log has no words that were being written while they were erased', async () => {
    const { payer, emiFormId } = emi;
    const { erasing } = await db().transaction(async (tx) => {
      await tx
        .update(emiApplications)
        .set({ status: 'REJECTED', remark: REMARK })
        .where(eq(emiApplications.emiFormId, emiFormId));
      await recordAudit(tx, school.now(), COMMAND, {
        action: 'decline-emi',
        subjectId: payer.userId,
        details: { emiFormId, remark: REMARK },
      });
      const begun = erase(payer);
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { erasing: begun };
    });
    await erasing;
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, payer.userId));
    expect(entries.find(({ action }) => action === 'decline-emi')?.details).toEqual({
      emiFormId,
      remark: '(erased)',
    });
    expect((await applicationOf(emiFormId))?.remark).toBeNull();
  });
});

describe('other words of an erased person', () => {
  it('PERSON-03 answers to forms that stayed with an account merged into theirs are deleted', async () => {
    const [person, twin] = [await mintPerson(school), await mintPerson(school)];
    await db().update(users).set({ mergedIntoId: person.userId }).where(eq(users.userId, twin.userId));
    const [form] = await db()
      .insert(forms)
      .values({ kind: 'QUIZ', key: randomUUID(), title: 'Levels', pages: [] })
      .returning();
    const formId = form?.formId ?? '';
    for (const { userId } of [person, twin])
      await db().insert(formResponses).values({ formId, userId, startedAt: school.now() });
    await erase(person);
    expect(await db().$count(formResponses, eq(formResponses.formId, formId))).toBe(0);
  });

  it('PERSON-03 what they asked a learner is erased with the news of it; the answer stays the learner’s', async () => {
    const [person, other] = [await mintPerson(school), await mintPerson(school)];
    const learners = [await mintPerson(school), await mintPerson(school)] as const;
    const ask = ({ emailId }: Person, userHash: string) =>
      school.call('POST', '/v2/client/public/user/vouch/lead-connections', {
        body: { userHash, emailId, firstName: 'Asha', message: REMARK },
      });
    const { cohortId } = await mintCohort(school);
    for (const learner of learners) {
      await enrol(school, cohortId, learner.userId);
      await school.call('PUT', '/v2/client/user/vouch/settings', {
        token: learner.token,
        body: { takesQuestions: true },
      });
      for (const asker of [person, other]) expect((await ask(asker, learner.userHash)).status).toBe(200);
    }
    const [answering, silent] = learners;
    const of = (userId: string) =>
      db()
        .select()
        .from(leadConnections)
        .where(eq(leadConnections.userId, userId))
        .orderBy(leadConnections.connectionId);
    const [first] = await of(answering.userId);
    await db()
      .update(leadConnections)
      .set({ recordStatus: 'INACTIVE', answer: 'Eight hours.', answeredAt: school.now() })
      .where(eq(leadConnections.connectionId, first?.connectionId ?? ''));
    await erase(person);
    expect(await of(answering.userId)).toMatchObject([
      { firstName: 'Former member', message: '', askerHash: null, answer: 'Eight hours.' },
      { firstName: 'Asha', message: REMARK, answer: null },
    ]);
    expect(await of(silent.userId)).toMatchObject([{ firstName: 'Asha', message: REMARK }]);
    for (const { userId } of learners) {
      const news = await db().select().from(notifications).where(eq(notifications.userId, userId));
      expect(news).toHaveLength(1);
    }
  });

  it('PERSON-03 the words in which a mail server refused their address are deleted', async () => {
    const [person, other] = [await mintPerson(school), await mintPerson(school)];
    for (const { emailId } of [person, other])
      await db()
        .insert(mailStops)
        .values({
          eventKey: randomUUID(),
          emailId,
          kind: 'BOUNCE',
          reason: `550 <${emailId}>`,
          at: school.now(),
          createdAt: school.now(),
        });
    await erase(person);
    const left = await db().select().from(mailStops);
    expect(left.map(({ emailId }) => emailId)).toContain(other.emailId);
    expect(JSON.stringify(left)).not.toContain(person.emailId);
  });
});
