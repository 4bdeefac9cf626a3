import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { evaluationCalls } from '../../test/evaluation-calls.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { interviews } from '../db/schema/evaluation-day.ts';
import { announceInterviews } from '../services/evaluation-day/announce-interviews.ts';
import { freeInterview } from '../services/evaluation-day/free-interview.ts';

const school = openTestSchool();
const { mintRoom, mintSlot, mintInterview, slots, book, asGuide, told } = evaluationCalls(school);

describe('interview slots', () => {
  it('API-165 EVAL-02 ENUM-34 a learner sees free slots as ACTIVE and taken or closed ones as INACTIVE', async () => {
    const room = await mintRoom();
    const open = await mintSlot(room, 30);
    const closed = await mintSlot(room, 31, room.guide.userId, 'INACTIVE');
    const taken = await mintSlot(room, 32);
    await mintSlot(room, -48);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    await book(room, taken, {}, other.token);
    const { status, body } = await slots(room);
    expect(status).toBe(200);
    expect(body.slots.map((slot: { slotId: string; status: string }) => [slot.slotId, slot.status])).toEqual([
      [open, 'ACTIVE'],
      [closed, 'INACTIVE'],
      [taken, 'INACTIVE'],
    ]);
    expect(body).toMatchObject({ selectedSlot: null, slotStatus: 'SLOT_NOT_BOOKED', refusal: null });
    expect((await slots(room, '?timezone=America/New_York')).status).toBe(200);
  });

  it("API-165 the list is 401 for a stranger, 403 for another cohort, 400 for an unknown zone, 404 for another course's node", async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/slots`)).status).toBe(401);
    expect((await slots(room, '', other.learner.token)).status).toBe(403);
    expect((await slots(room, '?timezone=Atlantis/West')).status).toBe(400);
    expect((await slots(room, `?nodeId=${other.nodeId}`)).status).toBe(404);
  });

  it('EVAL-07 EVAL-08 API-165 API-166 before the review day no slot is shown or can be booked', async () => {
    const room = await mintRoom({ startedDay: 3 });
    const slotId = await mintSlot(room, 100);
    for (const answer of [await slots(room), await book(room, slotId)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'LOCKED']);
      expect(Date.parse(answer.body.data.unlocksAt)).toBeGreaterThan(school.now().getTime());
    }
  });

  it('API-166 booking repeatedly books once, and both sides are notified once', async () => {
    const room = await mintRoom();
    const slotId = await mintSlot(room, 48);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(room, slotId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      selectedSlot: { slotId, status: 'INACTIVE' },
      slotStatus: 'SLOT_BOOKED',
    });
    expect((await slots(room)).body).toMatchObject({ selectedSlot: { slotId }, slotStatus: 'SLOT_BOOKED' });
    const [mine, theirs] = [await told(room.learner.userId), await told(room.guide.userId)];
    expect(mine.map(({ category, title }) => [category, title])).toEqual([
      ['SLOT', 'Your interview is booked'],
    ]);
    expect(theirs.map(({ title }) => title)).toEqual(['Asha booked an interview']);
    expect(mine[0]?.text).toContain('(India Standard Time)');
  });

  it('API-166 of 50 learners who request one slot at once exactly one gets it', async () => {
    const room = await mintRoom();
    const slotId = await mintSlot(room, 48);
    const learners = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const learner = await mintPerson(school);
        await enrol(school, room.cohort.cohortId, learner.userId);
        return learner;
      }),
    );
    const answers = await Promise.all(learners.map(({ token }) => book(room, slotId, {}, token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const rows = await school.deps.db
      .select()
      .from(interviews)
      .where(eq(interviews.cohortId, room.cohort.cohortId));
    expect(rows.map((row) => row.slotId)).toEqual([slotId]);
    expect(rows[0]?.userId).toBe(learners[statuses.indexOf(200)]?.userId);
  });

  it('API-166 of two slots requested by one learner at once, one is booked', async () => {
    const room = await mintRoom();
    const wanted = [await mintSlot(room, 48), await mintSlot(room, 49)];
    const answers = await Promise.all(wanted.map((slotId) => book(room, slotId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('API-166 a change must name the booked slot, and replaces it in one step', async () => {
    const room = await mintRoom();
    const [first, second] = [await mintSlot(room, 48), await mintSlot(room, 72)];
    await book(room, first);
    expect((await book(room, second)).status).toBe(409);
    expect((await book(room, second, { replacesSlotId: randomUUID() })).status).toBe(409);
    expect((await book(room, second, { replacesSlotId: first })).body.selectedSlot.slotId).toBe(second);
    const { body } = await slots(room);
    expect(body.slots.map((slot: { status: string }) => slot.status)).toEqual(['ACTIVE', 'INACTIVE']);
    expect((await told(room.learner.userId)).map(({ title }) => title).sort()).toEqual([
      'Your interview is booked',
      'Your interview was moved',
    ]);
  });

  it('API-166 EVAL-07 a change is told to the guide who keeps the interview, or to the one who loses it and the one who gets it', async () => {
    const room = await mintRoom();
    const next = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const [first, later] = [await mintSlot(room, 48), await mintSlot(room, 60)];
    const another = await mintSlot(room, 72, next.userId);
    await book(room, first);
    await book(room, later, { replacesSlotId: first });
    expect((await book(room, another, { replacesSlotId: later })).status).toBe(200);
    const toldOf = async (userId: string) =>
      (await told(userId)).map(({ title, text }) => `${title}: ${text}`).sort();
    expect(await toldOf(room.guide.userId)).toEqual([
      expect.stringMatching(/^Asha booked an interview: \d/),
      expect.stringMatching(/^Asha moved an interview to another guide: It was planned for \d/),
      expect.stringMatching(/^Asha moved an interview: From \d.* to \d/),
    ]);
    expect(await toldOf(next.userId)).toEqual([expect.stringMatching(/^Asha booked an interview: \d/)]);
  });

  it('API-166 a change to a slot that someone else booked keeps the present booking', async () => {
    const room = await mintRoom();
    const [own, wanted] = [await mintSlot(room, 48), await mintSlot(room, 72)];
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    await book(room, own);
    await book(room, wanted, {}, other.token);
    expect((await book(room, wanted, { replacesSlotId: own })).status).toBe(409);
    expect((await slots(room)).body.selectedSlot.slotId).toBe(own);
  });

  it('API-166 a booking can be changed twice at most, and not within a day of its start', async () => {
    const room = await mintRoom();
    const ids = [
      await mintSlot(room, 48),
      await mintSlot(room, 49),
      await mintSlot(room, 50),
      await mintSlot(room, 51),
    ];
    let replacesSlotId: string | undefined;
    const statuses: number[] = [];
    for (const slotId of ids) {
      const { status } = await book(room, slotId, replacesSlotId ? { replacesSlotId } : {});
      statuses.push(status);
      replacesSlotId = slotId;
    }
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect((await slots(room)).body.refusal).toBe('A slot can be changed 2 times.');
    const late = await mintRoom();
    const [soon, later] = [await mintSlot(late, 20), await mintSlot(late, 80)];
    await book(late, soon);
    const refused = await book(late, later, { replacesSlotId: soon });
    expect([refused.status, refused.body.data.details]).toEqual([
      409,
      'A slot can be changed until 24 hours before it begins.',
    ]);
  });

  it('API-166 EVAL-06 a learner marked absent after two changes may choose one more time, and none after a further absence', async () => {
    const room = await mintRoom();
    const missed = await mintInterview(room);
    const own = eq(interviews.userId, room.learner.userId);
    const absent = async (slotId: string, changes: number) => {
      await school.deps.db.update(interviews).set({ slotId, changes, slotStatus: 'SLOT_BOOKED' }).where(own);
      const url = `mark-absent-evaluation?userId=${room.learner.userId}`;
      expect((await asGuide(room, 'PUT', url)).status).toBe(200);
    };
    await absent(missed, 2);
    expect((await slots(room)).body).toMatchObject({ slotStatus: 'ABSENT', refusal: null });
    const [next, other] = [await mintSlot(room, 48), await mintSlot(room, 72)];
    expect((await book(room, next)).status).toBe(200);
    expect((await book(room, other, { replacesSlotId: next })).status).toBe(409);
    await absent(await mintSlot(room, -1), 3);
    expect((await slots(room)).body.refusal).toMatch(/^A slot can be changed 3 times at most/);
    expect((await book(room, other)).status).toBe(409);
  });

  it("API-166 a closed, past, unknown or other cohort's slot is refused, and so is anyone who is not a learner", async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await book(room, await mintSlot(room, 48, room.guide.userId, 'INACTIVE'))).status).toBe(409);
    expect((await book(room, await mintSlot(room, -1))).status).toBe(409);
    expect((await book(room, await mintSlot(other, 48))).status).toBe(404);
    expect((await book(room, randomUUID())).status).toBe(404);
    expect((await book(room, 'x')).status).toBe(400);
    const open = await mintSlot(room, 48);
    expect((await book(room, open, { nodeId: other.nodeId })).status).toBe(404);
    expect((await book(room, open, {}, room.guide.token)).status).toBe(403);
    expect((await book(room, open, {}, other.learner.token)).status).toBe(403);
    expect((await book(room, open, {}, 'no-token-at-all-no-token')).status).toBe(401);
    expect(
      await school.deps.db.select().from(interviews).where(eq(interviews.cohortId, room.cohort.cohortId)),
    ).toEqual([]);
  });

  it('API-165 listing many slots takes as many statements as listing one', async () => {
    const room = await mintRoom();
    await mintSlot(room, 40);
    await slots(room);
    const few = await school.countQueries(() => slots(room));
    for (let hour = 41; hour < 71; hour += 1) await mintSlot(room, hour);
    expect(await school.countQueries(() => slots(room))).toBe(few);
  });

  it('EVAL-05 ENUM-50 interviews of the next day are announced once to both sides', async () => {
    const room = await mintRoom();
    await book(room, await mintSlot(room, 20));
    await announceInterviews(school.deps);
    await announceInterviews(school.deps);
    for (const { userId } of [room.learner, room.guide])
      expect((await told(userId)).filter(({ title }) => title.includes('within a day'))).toHaveLength(1);
  });

  it.each(['CANCELLED', 'TRANSFERRED', 'BLOCKED'] as const)(
    "EVAL-05 D-146 an interview is not announced when the learner's enrolment is %s by then",
    async (state) => {
      const room = await mintRoom();
      await book(room, await mintSlot(room, 20));
      await school.deps.db
        .update(enrolments)
        .set({ state })
        .where(eq(enrolments.cohortId, room.cohort.cohortId));
      await announceInterviews(school.deps);
      for (const { userId } of [room.learner, room.guide])
        expect((await told(userId)).filter(({ title }) => title.includes('within a day'))).toEqual([]);
    },
  );

  it.each([
    ['CANCEL', true],
    ['BLOCK', false],
  ])(
    'COHORT-06 EVAL-05 the move %s of an enrolment frees its upcoming interview slot: %s',
    async (move, isFreed) => {
      const room = await mintRoom();
      const slotId = await mintSlot(room, 48);
      await book(room, slotId);
      const [place] = await school.deps.db
        .select()
        .from(enrolments)
        .where(eq(enrolments.cohortId, room.cohort.cohortId));
      const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
      const moved = await school.call('POST', '/v1/office/enrolments/moves', {
        token: academics.token,
        body: {
          move,
          enrolments: [{ enrolmentId: place?.enrolmentId, seen: 'ONGOING' }],
          reason: 'They asked',
        },
      });
      expect(moved.status).toBe(200);
      const news = (await told(room.guide.userId)).map(({ title }) => title);
      expect(news.includes('The interview of Asha will not take place')).toBe(isFreed);
      const other = await mintPerson(school, { firstName: 'Bela' });
      await enrol(school, room.cohort.cohortId, other.userId);
      expect((await book({ ...room, learner: other }, slotId)).status).toBe(isFreed ? 200 : 409);
    },
  );

  type Held = { room: Awaited<ReturnType<typeof mintRoom>>; slotId: string; later: string };
  it.each([
    [
      'Your interview with Asha is within a day',
      20,
      { isToldToBoth: true, happen: () => announceInterviews(school.deps) },
    ],
    [
      'Asha moved the interview that you lead',
      48,
      {
        isToldToBoth: false,
        happen: ({ room, slotId, later }: Held) => book(room, later, { replacesSlotId: slotId }),
      },
    ],
    [
      'Your interview with Asha was cancelled by the guide of its time',
      48,
      {
        isToldToBoth: false,
        happen: ({ room, slotId }: Held) =>
          asGuide(room, 'POST', `interview-times/${slotId}/close`, { reason: 'I am ill.' }),
      },
    ],
    [
      'The interview of Asha will not take place',
      48,
      {
        isToldToBoth: true,
        happen: ({ room: { cohort, learner } }: Held) =>
          school.deps.db.transaction(async (tx) => {
            const place = { cohortId: cohort.cohortId, userId: learner.userId };
            await tx
              .update(enrolments)
              .set({ state: 'CANCELLED' })
              .where(eq(enrolments.cohortId, cohort.cohortId));
            await freeInterview(school.deps, tx, place);
          }),
      },
    ],
  ])(
    'API-188 EVAL-05 whoever leads an interview at the time of another guide is told: %s',
    async (title, hours, { isToldToBoth, happen }) => {
      const room = await mintRoom();
      const { cohortId } = room.cohort;
      const { userId } = room.learner;
      const lead = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
      await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
      await mintGroup(school, cohortId, lead.userId, [userId]);
      const [slotId, later] = [await mintSlot(room, hours), await mintSlot(room, 72)];
      await book(room, slotId);
      expect((await asGuide(room, 'POST', 'mark-primary-mentor', { userId }, lead.token)).status).toBe(200);
      await happen({ room, slotId, later });
      expect((await told(lead.userId)).map((news) => news.title)).toEqual([title]);
      const toGuide = (await told(room.guide.userId)).map((news) => news.title);
      expect(toGuide.includes(title)).toBe(isToldToBoth);
    },
  );

  it('API-188 EVAL-05 the learner and the guide of the time are told once that another guide leads the interview, and nobody when it is the guide of the time', async () => {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    const { userId } = room.learner;
    const lead = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], firstName: 'Dev' });
    await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
    await mintGroup(school, cohortId, lead.userId, [userId]);
    await book(room, await mintSlot(room, 48));
    const take = (token: string, learnerId = userId) =>
      asGuide(room, 'POST', 'mark-primary-mentor', { userId: learnerId }, token);
    for (const { status } of [await take(lead.token), await take(lead.token)]) expect(status).toBe(200);
    const newsOf = async (id: string, word: string) =>
      (await told(id)).filter(({ title }) => title.includes(word));
    const [toLearner, ...more] = await newsOf(userId, 'leads');
    expect([toLearner?.title, more]).toEqual(['Dev leads your interview', []]);
    expect(toLearner?.text).toMatch(/^It stays at its time: /);
    expect((await newsOf(room.guide.userId, 'leads')).map(({ title }) => title)).toEqual([
      'Dev leads the interview with Asha',
    ]);
    expect(await newsOf(lead.userId, 'leads')).toEqual([]);

    const other = await mintPerson(school, { firstName: 'Bela' });
    await enrol(school, cohortId, other.userId);
    await book({ ...room, learner: other }, await mintSlot(room, 50));
    expect((await take(room.guide.token, other.userId)).status).toBe(200);
    expect(await newsOf(other.userId, 'leads')).toEqual([]);
  });

  it('PERSON-03 EVAL-05 when a learner is erased the guide is told that the interview will not take place, without the name', async () => {
    const room = await mintRoom();
    const slotId = await mintSlot(room, 48);
    await book(room, slotId);
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    const { userId, emailId } = room.learner;
    const erased = await school.call('POST', `/v1/office/people/${userId}/data/erase`, {
      token: owner.token,
      body: { emailId, reason: 'Their letter' },
    });
    expect(erased.status).toBe(200);
    const [news] = (await told(room.guide.userId)).filter(({ title }) =>
      title.includes('will not take place'),
    );
    expect(news).toMatchObject({ title: 'An interview will not take place' });
    expect(news?.text).not.toContain('Asha');
    const other = await mintPerson(school, { firstName: 'Bela' });
    await enrol(school, room.cohort.cohortId, other.userId);
    expect((await book({ ...room, learner: other }, slotId)).status).toBe(200);
  });
});
