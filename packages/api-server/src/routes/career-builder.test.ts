import { randomUUID } from 'node:crypto';
import { CAREER_FORM, CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import { CAREER_TYPES } from '@plinth/domain/career-builder/career-roles';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userProfiles, users } from '../db/schema/accounts.ts';
import {
  careerAttempts,
  careerRatings,
  careerRegistrations,
  careerStatements,
} from '../db/schema/career-builder.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool();
/** A second school, so that a flood leaves the counts of the first unchanged. */
const flooded = openTestSchool();

const V1 = '/v1/client/public/career-builder';
const V2 = '/v2/client/public/career-builder';
const UNKNOWN_TOKEN = 'A'.repeat(43);
const DAY_MS = 86_400_000;

const address = () => `visitor-${randomUUID().slice(0, 8)}@plinth.test`;
const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

type Answer = { questionId: string; entries: { optionId: string }[] };

/** The first or the last option of every question. */
const answersAt = (place: 0 | -1): Answer[] =>
  answerableQuestions(CAREER_FORM.questions).map(({ questionId, options }) => ({
    questionId,
    entries: [{ optionId: options.at(place)?.optionId ?? '' }],
  }));

const submit = (
  emailId: string,
  {
    careerType = 'BIM_MODELLER',
    formId = CAREER_FORM_ID,
    responses = answersAt(0) as unknown,
    firstName = '',
  } = {},
  at = school,
) =>
  at.call('PUT', `${V2}/submit-quiz-response${query({ emailId, careerType, formId })}`, {
    body: { responses, ...(firstName ? { firstName } : {}) },
  });
const result = (emailId: string, token?: string, at = school) =>
  at.call('GET', `${V2}/result${query({ emailId, ...(token ? { token } : {}) })}`);
const report = (token: string) => school.call('GET', `${V1}/report-details${query({ token })}`);
const mailResult = (email: string, at = school) => at.call('POST', `${V1}/result-email${query({ email })}`);
const saidOf = (emailId: string) =>
  school.deps.db.select().from(careerStatements).where(eq(careerStatements.emailId, emailId));

const details = { firstName: 'Noor', lastName: 'Khan', mobile: '9876543210' };

/** The calls that only accept data, for any address. */
const WRITES: [string, (email: string, at?: typeof school) => ReturnType<typeof school.call>][] = [
  [
    'API-230',
    (emailId, at = school) => at.call('POST', `${V2}/lead-user-data`, { body: { emailId, ...details } }),
  ],
  [
    'API-231',
    (emailId, at = school) => at.call('PUT', `${V1}/personal-details`, { body: { emailId, ...details } }),
  ],
  [
    'API-237',
    (email, at = school) =>
      at.call('PUT', `${V2}/update-lead-user-data/${CAREER_FORM_ID}${query({ email })}`, { body: details }),
  ],
  [
    'API-233',
    (emailId, at = school) =>
      at.call(
        'POST',
        `${V1}/register-for-levelup${query({ emailId, levelUp: 'SCRIPTING', levelQuery: 'When?' })}`,
      ),
  ],
  [
    'API-236',
    (email, at = school) =>
      at.call('POST', `${V1}/feedback${query({ email, formId: CAREER_FORM_ID })}`, { body: { rating: 4 } }),
  ],
  [
    'API-238',
    (emailId, at = school) => at.call('POST', `${V1}/register-for-portfolio-upgrade${query({ emailId })}`),
  ],
  ['API-235', (email, at = school) => mailResult(email, at)],
];

describe('career roles and the form', () => {
  it('API-228 CAREER-01 ROLE-07 anyone may read the roles, without the weights behind the scores', async () => {
    const { status, body } = await school.call('GET', `${V1}/onboarding-career-roles`);
    expect(status).toBe(200);
    expect(body.roles.map(({ careerType }: { careerType: string }) => careerType)).toEqual([...CAREER_TYPES]);
    for (const role of body.roles)
      expect(Object.keys(role).toSorted()).toEqual(['careerType', 'description', 'icon', 'title']);
  });

  it('API-229 ROLE-27 anyone may read the form; an unknown form is 404, an invalid id 400', async () => {
    const { status, body } = await school.call('GET', `${V1}/career-builder-form/${CAREER_FORM_ID}`);
    expect(status).toBe(200);
    expect(body).toEqual(CAREER_FORM);
    expect((await school.call('GET', `${V1}/career-builder-form/${randomUUID()}`)).status).toBe(404);
    expect((await school.call('GET', `${V1}/career-builder-form/1`)).status).toBe(400);
  });
});

describe('what responses reveal about an email address', () => {
  it('API-230 API-231 API-237 D-38 every write returns the same for an unknown address, a known one and one with an account', async () => {
    const known = address();
    await submit(known);
    const account = await mintPerson(school);
    for (const [, write] of WRITES) {
      const answers = await Promise.all([write(address()), write(known), write(account.emailId)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const bodies = answers.map(({ body }) => JSON.stringify(body));
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toMatch(/^\{"(saved|registered|sent)":true\}$/);
    }
  });

  it('API-231 D-38 does not change an account with that address', async () => {
    const person = await mintPerson(school);
    await WRITES[1]?.[1](person.emailId);
    const [user] = await school.deps.db.select().from(users).where(eq(users.userId, person.userId));
    const [profile] = await school.deps.db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, person.userId));
    expect(user?.phone).toBe(person.phone);
    expect(profile).toMatchObject({ firstName: person.firstName, lastName: person.lastName });
  });

  it('API-230 API-237 stores the same details sent at once as one row, and different details as another', async () => {
    const emailId = address();
    const submit = (firstName: string) =>
      school.call('POST', `${V2}/lead-user-data`, { body: { emailId, firstName, mobile: '9876543210' } });
    await Promise.all(Array.from({ length: 10 }, () => submit('Noor')));
    await submit('Someone else');
    expect((await saidOf(emailId)).map(({ data }) => data)).toEqual([
      { firstName: 'Noor', mobile: '+919876543210' },
      { firstName: 'Someone else', mobile: '+919876543210' },
    ]);
  });

  it.each([
    ['API-230', 'POST', `${V2}/lead-user-data`, { emailId: 'nobody' }],
    ['API-230', 'POST', `${V2}/lead-user-data`, { emailId: 'a@plinth.test', careerType: 'ASTRONAUT' }],
    ['API-230', 'POST', `${V2}/lead-user-data`, { emailId: 'a@plinth.test', formId: randomUUID() }],
    ['API-231', 'PUT', `${V1}/personal-details`, { emailId: 'a@plinth.test', ...details, mobile: '12' }],
    ['API-231', 'PUT', `${V1}/personal-details`, { emailId: 'a@plinth.test', firstName: 'Noor' }],
    ['API-237', 'PUT', `${V2}/update-lead-user-data/${CAREER_FORM_ID}?email=x`, details],
    ['API-237', 'PUT', `${V2}/update-lead-user-data/1?email=a@plinth.test`, details],
    ['API-236', 'POST', `${V1}/feedback?email=a@plinth.test&formId=${CAREER_FORM_ID}`, { rating: 6 }],
    ['API-236', 'POST', `${V1}/feedback?email=a@plinth.test&formId=${CAREER_FORM_ID}`, { rating: 0 }],
    ['API-236', 'POST', `${V1}/feedback?email=a@plinth.test&formId=${randomUUID()}`, { rating: 3 }],
    ['API-233', 'POST', `${V1}/register-for-levelup?emailId=a@plinth.test`, undefined],
    ['API-238', 'POST', `${V1}/register-for-portfolio-upgrade?emailId=x`, undefined],
    ['API-235', 'POST', `${V1}/result-email?email=x`, undefined],
    ['API-239', 'GET', `${V2}/result?emailId=x`, undefined],
    ['API-234', 'GET', `${V1}/report-details?token=1`, undefined],
  ])('%s VALID-46 %s %s with %j is 400', async (_id, method, path, body) => {
    expect((await school.call(method, path, body ? { body } : {})).status).toBe(400);
  });

  it('API-237 an unknown form is 404', async () => {
    const path = `${V2}/update-lead-user-data/${randomUUID()}${query({ email: address() })}`;
    expect((await school.call('PUT', path, { body: details })).status).toBe(404);
  });
});

describe('submission and result', () => {
  it('API-232 API-239 API-234 the token of a submission opens its result and report', async () => {
    const emailId = address();
    expect((await result(emailId)).body).toEqual({ resultReady: false });
    const sent = await submit(emailId, { firstName: 'Noor', responses: answersAt(-1) });
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({ saved: true, resultToken: expect.stringMatching(/^[\w-]{43}$/) });
    const told = await result(emailId, sent.body.resultToken);
    expect(told.body).toEqual({
      resultReady: true,
      careerType: 'BIM_MODELLER',
      level: expect.any(String),
      scores: { skills: expect.any(Number), interests: expect.any(Number), total: expect.any(Number) },
    });
    const { status, body } = await report(sent.body.resultToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Noor', careerType: 'BIM_MODELLER', scores: told.body.scores });
    expect(Object.keys(body).toSorted()).toEqual([
      'answeredAt',
      'careerType',
      'firstName',
      'interests',
      'level',
      'levelUps',
      'opensUntil',
      'scores',
      'skills',
      'suggestedCourses',
    ]);
  });

  it('API-232 D-40 only the hash of the token is stored', async () => {
    const emailId = address();
    const { resultToken } = (await submit(emailId)).body;
    const rows = await school.deps.db
      .select()
      .from(careerAttempts)
      .where(eq(careerAttempts.emailId, emailId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(resultToken);
  });

  it("API-239 D-38 the address alone, or with another person's token, reveals only whether a result is ready", async () => {
    const emailId = address();
    await submit(emailId, { firstName: 'Noor' });
    const foreign = (await submit(address())).body.resultToken;
    for (const token of [undefined, foreign, UNKNOWN_TOKEN])
      expect((await result(emailId, token)).body).toEqual({ resultReady: true });
    expect((await result(address(), foreign)).body).toEqual({ resultReady: false });
  });

  it('API-232 API-234 D-38 someone else who submits with the same address sees only their own answers', async () => {
    const emailId = address();
    await school.call('PUT', `${V1}/personal-details`, { body: { emailId, ...details } });
    const own = await submit(emailId, { firstName: 'Noor', responses: answersAt(-1) });
    const strange = await submit(emailId, { careerType: 'INTERIOR_DESIGNER' });
    expect(strange.body.resultToken).not.toBe(own.body.resultToken);
    const seen = (await report(strange.body.resultToken)).body;
    expect(seen.careerType).toBe('INTERIOR_DESIGNER');
    expect(JSON.stringify(seen)).not.toMatch(/Noor|Khan|9876543210/);
    expect((await report(own.body.resultToken)).body).toMatchObject({
      firstName: 'Noor',
      careerType: 'BIM_MODELLER',
    });
  });

  it('API-232 fifteen simultaneous submissions are fifteen attempts, each with its own token', async () => {
    const emailId = address();
    const answers = await Promise.all(Array.from({ length: 15 }, () => submit(emailId)));
    expect(new Set(answers.map(({ body }) => body.resultToken)).size).toBe(15);
    const rows = await school.deps.db
      .select()
      .from(careerAttempts)
      .where(eq(careerAttempts.emailId, emailId));
    expect(rows).toHaveLength(15);
  });

  it('API-232 missing, unknown or duplicate answers are 400 and store no attempt', async () => {
    const emailId = address();
    const [skills, works, ...rest] = answersAt(0);
    const wrong: unknown[] = [
      [],
      rest.slice(1),
      [...rest, { questionId: randomUUID(), entries: [] }],
      [...rest, { questionId: skills?.questionId, entries: works?.entries }],
      [...rest, rest[0]],
      'all',
    ];
    for (const responses of wrong) expect((await submit(emailId, { responses })).status).toBe(400);
    expect((await submit(emailId, { careerType: 'ASTRONAUT' })).status).toBe(400);
    expect((await submit(emailId, { formId: randomUUID() })).status).toBe(400);
    expect((await submit('nobody')).status).toBe(400);
    expect((await result(emailId)).body).toEqual({ resultReady: false });
  });

  it('API-234 P-10 a report is read by one SQL statement, and an unknown token is 404', async () => {
    const { resultToken } = (await submit(address())).body;
    expect(await school.countQueries(() => report(resultToken))).toBe(1);
    expect((await report(UNKNOWN_TOKEN)).status).toBe(404);
  });
});

describe('the email with the result', () => {
  it('API-235 alone carries the link to the latest report, and no name that was typed in', async () => {
    const emailId = address();
    await submit(emailId);
    school.advance(1_000);
    const last = await submit(emailId, {
      careerType: 'COMPUTATIONAL_DESIGNER',
      firstName: 'https://evil.test',
    });
    expect((await mailResult(emailId)).body).toEqual({ sent: true });
    const mails = await school.mailsTo(emailId);
    expect(mails).toMatchObject([
      { template: 'career-result', subject: 'Your result: Computational designer' },
    ]);
    expect(mails[0]?.text).not.toContain('evil');
    const [attempt] = await school.deps.db
      .select()
      .from(careerAttempts)
      .where(
        and(eq(careerAttempts.emailId, emailId), eq(careerAttempts.careerType, 'COMPUTATIONAL_DESIGNER')),
      );
    const ends = attempt?.expiresAt.toISOString() ?? '';
    expect(mails[0]?.text).toContain(`The link works until ${exactTime(ends, DEFAULT_TIMEZONE)}.`);
    const link = new URL(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:4321/career-builder/report');
    expect(link.searchParams.get('token')).toBe(last.body.resultToken);
    expect((await report(link.searchParams.get('token') ?? '')).status).toBe(200);
  });

  it('API-235 CATALOG-03 links to the report in the region that was asked for; an unknown region is 400', async () => {
    const emailId = address();
    await submit(emailId);
    const ask = (region: string) =>
      school.call('POST', `${V1}/result-email${query({ email: emailId, region })}`);
    expect((await ask('MARS')).status).toBe(400);
    expect((await ask('US')).body).toEqual({ sent: true });
    const [mail] = await school.mailsTo(emailId);
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/us/career-builder/report');
    expect((await report(link.searchParams.get('token') ?? '')).status).toBe(200);
  });

  it('API-235 is not sent without a result', async () => {
    const emailId = address();
    await mailResult(emailId);
    expect(await school.mailsTo(emailId)).toEqual([]);
  });

  it('API-235 is sent to one address at most three times, while further requests are answered as if sent', async () => {
    const emailId = address();
    await submit(emailId, {}, flooded);
    for (let n = 0; n < 5; n += 1) expect((await mailResult(emailId, flooded)).body).toEqual({ sent: true });
    expect(await flooded.mailsTo(emailId)).toHaveLength(3);
  });
});

describe('registrations and ratings', () => {
  it('API-233 API-238 a registration sent fifteen times at once is one; one with another question is stored beside it', async () => {
    const emailId = address();
    const levelUp = (levelQuery: string) =>
      school.call(
        'POST',
        `${V1}/register-for-levelup${query({ emailId, levelUp: 'SCRIPTING', levelQuery })}`,
      );
    await Promise.all([
      ...Array.from({ length: 15 }, () => levelUp('When?')),
      ...Array.from({ length: 10 }, () =>
        school.call('POST', `${V1}/register-for-portfolio-upgrade${query({ emailId })}`),
      ),
    ]);
    await levelUp('And where?');
    const rows = await school.deps.db
      .select()
      .from(careerRegistrations)
      .where(eq(careerRegistrations.emailId, emailId));
    expect(rows.map(({ kind, levelUp, levelQuery }) => [kind, levelUp, levelQuery]).toSorted()).toEqual([
      ['LEVEL_UP', 'SCRIPTING', 'And where?'],
      ['LEVEL_UP', 'SCRIPTING', 'When?'],
      ['PORTFOLIO_UPGRADE', '', ''],
    ]);
    const told = await school.deps.db.select().from(mails).where(eq(mails.template, 'career-registration'));
    const own = told.filter(({ text }) => text.includes(emailId));
    expect(own).toHaveLength(3);
    expect(own.filter(({ text }) => text.includes('help with Scripting'))).toHaveLength(2);
  });

  it('API-236 the last rating replaces earlier ones', async () => {
    const email = address();
    const rate = (rating: number) =>
      school.call('POST', `${V1}/feedback${query({ email, formId: CAREER_FORM_ID })}`, { body: { rating } });
    await Promise.all([1, 2, 3, 4, 5].map(rate));
    expect((await rate(2)).body).toEqual({ saved: true });
    const rows = await school.deps.db.select().from(careerRatings).where(eq(careerRatings.emailId, email));
    expect(rows).toMatchObject([{ rating: 2 }]);
  });
});

describe('rate limits', () => {
  it.each([
    ...WRITES,
    ['API-232', (email: string, at = school) => submit(email, {}, at)],
    ['API-239', (email: string, at = school) => result(email, undefined, at)],
  ] satisfies typeof WRITES)(
    '%s too many calls from one address are 429, while another call still succeeds',
    async (_id, call) => {
      const seen: number[] = [];
      // More than a class filling in the form together (career-drafts.test.ts shows that one succeeds).
      for (let n = 0; n < 500 && seen.at(-1) !== 429; n += 1)
        seen.push((await call(address(), flooded)).status);
      expect(seen.at(-1)).toBe(429);
      expect((await flooded.call('GET', `${V1}/onboarding-career-roles`)).status).toBe(200);
    },
  );
});

describe('expiry of a result', () => {
  it('API-234 API-235 API-239 after 90 days the report is 410, no result is ready, and none is emailed', async () => {
    const emailId = address();
    const { resultToken } = (await submit(emailId, {}, school)).body;
    school.advance(90 * DAY_MS - 60_000);
    expect((await report(resultToken)).status).toBe(200);
    school.advance(120_000);
    expect((await report(resultToken)).status).toBe(410);
    expect((await result(emailId, resultToken)).body).toEqual({ resultReady: false });
    expect((await mailResult(emailId)).body).toEqual({ sent: true });
    expect(await school.mailsTo(emailId)).toEqual([]);
  });
});
