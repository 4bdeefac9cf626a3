import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { interviewRooms } from '../../../test/interview-rooms.ts';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { interviews } from '../../db/schema/evaluation-day.ts';
import { closeSlot } from './close-slot.ts';

const school = openTestSchool();
const { inHours, mintRoom } = interviewRooms(school);

describe('a booked interview in the calendar', () => {
  type Event = { title: string; startDate: string; endDate: string; sessionStatus: string | null };
  const interviewsIn = (events: readonly Event[]) => events.filter(({ title }) => /interview/i.test(title));

  it('API-154 API-156 is shown to the learner and the guide until it is cancelled, and to nobody else', async () => {
    const { cohort, workspace, open, book, slotIds, learner, guide } = await mintRoom();
    await open(30, 60);
    const [first = '', second = ''] = await slotIds();
    await book(first);
    const other = await mintPerson(school);
    await enrol(school, cohort.cohortId, other.userId);
    const read = async (token: string) =>
      interviewsIn((await school.call('GET', `${workspace}/calender-events`, { token })).body.events);
    const times = { startDate: inHours(30).toISOString(), endDate: inHours(30.5).toISOString() };
    expect(await read(learner.token)).toMatchObject([
      {
        title: 'Your interview',
        namespace: 'REVIEW_DAY',
        ...times,
        sessionStatus: 'CREATED',
        intervieweeId: learner.userId,
      },
    ]);
    expect(await read(guide.token)).toMatchObject([{ title: 'Interview with Asha', ...times }]);
    expect(await read(other.token)).toEqual([]);
    await book(second, { replacesSlotId: first });
    expect(await read(learner.token)).toMatchObject([{ startDate: inHours(60).toISOString() }]);
    await closeSlot(school.deps, { slotId: second, reason: 'Ill.' });
    expect(await read(learner.token)).toEqual([]);
  });

  it('API-156 can be read from the feed by another iCalendar library, and keeps its UID when it moves', async () => {
    const { cohort, workspace, open, book, slotIds, learner } = await mintRoom();
    await open(30, 60);
    const [first = '', second = ''] = await slotIds();
    await book(first);
    const { feed } = (await school.call('PUT', `${workspace}/calendar-feed`, { token: learner.token })).body;
    const read = async () => {
      const text = await (await school.raw(new URL(feed.url).pathname)).text();
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      return events
        .map((event) => new ICAL.Event(event))
        .filter(({ summary }) => summary === 'Your interview');
    };
    const uid = `interview-${learner.userId}-${cohort.cohortId}@localhost`;
    const seconds = (hours: number) => Math.floor(inHours(hours).getTime() / 1000);
    const [before, ...more] = await read();
    expect([before?.uid, before?.startDate.toUnixTime(), more]).toEqual([uid, seconds(30), []]);
    expect(before?.endDate.toUnixTime()).toBe(seconds(30.5));
    await book(second, { replacesSlotId: first });
    expect((await read()).map((event) => [event.uid, event.startDate.toUnixTime()])).toEqual([
      [uid, seconds(60)],
    ]);
  });

  it('API-154 takes no more SQL statements for a guide with many interviews than for one with none', async () => {
    const { cohort, workspace, open, slotIds, guide } = await mintRoom();
    await open(...Array.from({ length: 12 }, (_, index) => 30 + index));
    const read = () => school.call('GET', `${workspace}/calender-events`, { token: guide.token });
    await read();
    const none = await school.countQueries(read);
    for (const slotId of await slotIds()) {
      const learner = await mintPerson(school);
      await enrol(school, cohort.cohortId, learner.userId);
      await school.deps.db.insert(interviews).values({
        cohortId: cohort.cohortId,
        userId: learner.userId,
        slotId,
        mentorId: guide.userId,
        slotStatus: 'SLOT_BOOKED',
      });
    }
    expect(interviewsIn((await read()).body.events)).toHaveLength(12);
    expect(await school.countQueries(read)).toBe(none);
  });
});
