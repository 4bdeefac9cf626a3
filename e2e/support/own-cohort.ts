import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** The days from the creation of such a cohort to its start. */
const DAYS_AHEAD = 40;

/**
 * Creates a cohort unknown to every other flow, filled by the calls the office makes. Returns its id; its learners have
 * the given names and separate addresses.
 */
export async function ownCohort(
  request: APIRequestContext,
  token: string,
  { firstNames, groupSize = 12 }: { firstNames: readonly string[]; groupSize?: number },
): Promise<{ cohortId: string; tag: string; batchNumber: string }> {
  const tag = randomBytes(4).toString('hex');
  const batchNumber = `g${tag}`;
  const headers = { 'x-auth-token': token };
  const choices = await (await request.get('/v1/office/cohorts/choices', { headers })).json();
  const course = choices.courses.find((one: { code: string }) => one.code === 'INT_DES');
  const made = await request.post('/v1/office/cohorts', {
    headers,
    data: {
      productId: 'INT_DES',
      courseId: course.courseId,
      startsOn: new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10),
      startTime: '10:00',
      timeZone: 'Asia/Kolkata',
      holidays: [],
      leadMentorId: null,
      batchNumber,
      seats: 40,
      groupSize,
      hasOnboarding: false,
    },
  });
  expect(made.ok()).toBe(true);
  const { cohortId } = await made.json();
  if (firstNames.length === 0) return { cohortId, tag, batchNumber };
  const rows = firstNames.map((name) => `${name.toLowerCase()}-${tag}@plinth.test,${name},Test`);
  const enrolled = await request.post('/v1/office/enrolments/people', {
    headers: { ...headers, 'idempotency-key': `own-cohort-${tag}` },
    data: {
      cohortId,
      currency: null,
      from: { kind: 'SHEET', csv: `Email,First name,Last name\n${rows.join('\n')}\n` },
    },
  });
  expect(enrolled.ok()).toBe(true);
  return { cohortId, tag, batchNumber };
}
