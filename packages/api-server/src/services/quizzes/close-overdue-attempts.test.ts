import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { QUIZ_KEYS, quizCalls } from '../../../test/quiz-calls.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

const school = openTestSchool();
const { TIMED, GRADED } = QUIZ_KEYS;
const { mintRoom, startAndAnswer, creditsOf, responsesOf, become } = quizCalls(school);

/** Runs the job as if that many minutes had passed. */
async function runIn(minutes: number) {
  school.advance(minutes * 60_000);
  try {
    return await closeOverdueAttempts(school.deps);
  } finally {
    school.advance(-minutes * 60_000);
  }
}

describe('an attempt that is left open', () => {
  it('QUIZ-10 D-89 is handed in with its answers once its time is over, also for a learner who was blocked since', async () => {
    const rooms = [await mintRoom(TIMED), await mintRoom(TIMED)] as const;
    for (const room of rooms) await startAndAnswer(room, [room.entry('q1', 'a')]);
    await become(rooms[1], 'BLOCKED');
    expect(await runIn(9)).toBe(0);
    expect(await runIn(12)).toBe(2);
    for (const room of rooms) {
      const [{ startedAt, endsAt, ...closed } = { startedAt: null, endsAt: null }] = await responsesOf(room);
      expect(closed).toMatchObject({ status: 'COMPLETED', completedAt: endsAt, isForced: true, score: 1 });
      expect((endsAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)).toBe(600_000);
      expect(await creditsOf(room)).toMatchObject([{ reason: 'quiz', credits: 3 }]);
    }
    expect(await runIn(12)).toBe(0);
  });

  it('QUIZ-10 D-89 is closed once by simultaneous runs, and stays open without a time limit', async () => {
    const [timed, open] = [await mintRoom(TIMED), await mintRoom(GRADED)];
    for (const room of [timed, open]) await startAndAnswer(room);
    const runs = await Promise.all([runIn(20), runIn(20), runIn(20)]);
    expect(runs.reduce((sum, closed) => sum + closed, 0)).toBe(1);
    expect(await creditsOf(timed)).toHaveLength(1);
    expect(await responsesOf(open)).toMatchObject([{ status: 'STARTED' }]);
  });
});
