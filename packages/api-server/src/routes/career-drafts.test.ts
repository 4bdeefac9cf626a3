import { randomBytes, randomUUID } from 'node:crypto';
import { CAREER_DRAFT_DAYS } from '@plinth/domain/career-builder/career-draft';
import { CAREER_FORM, CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import { CAREER_TYPES } from '@plinth/domain/career-builder/career-roles';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { eq } from 'drizzle-orm';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { careerAttempts, careerStatements } from '../db/schema/career-builder.ts';
import { careerDrafts } from '../db/schema/career-drafts.ts';
import { purgeCareerAttempts } from '../services/career-builder/purge-attempts.ts';

const school = openTestSchool();
/** A second school, so that a flood leaves the counts of the first unchanged. */
const flooded = openTestSchool();

const V1 = '/v1/client/public/career-builder';
const V2 = '/v2/client/public/career-builder';
const UNKNOWN_TOKEN = 'A'.repeat(43);
const DAY_MS = 86_400_000;
const details = { firstName: 'Noor', lastName: 'Khan', mobile: '9876543210' };

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
  { careerType = 'BIM_MODELLER', ...body }: { careerType?: string; [field: string]: unknown } = {},
) =>
  school.call('PUT', `${V2}/submit-quiz-response${query({ emailId, careerType, formId: CAREER_FORM_ID })}`, {
    body: { responses: answersAt(0), ...body },
  });
const result = (emailId: string) => school.call('GET', `${V2}/result${query({ emailId })}`);
const report = (token: string) => school.call('GET', `${V1}/report-details${query({ token })}`);
const saidOf = (emailId: string) =>
  school.deps.db.select().from(careerStatements).where(eq(careerStatements.emailId, emailId));

/** A token as a browser creates it. */
const draftTokenOf = () => randomBytes(32).toString('base64url');
const begin = (emailId: string, draftToken: string, more: object = {}, at = school) =>
  at.call('POST', `${V2}/lead-user-data`, {
    body: { emailId, firstName: 'Noor', careerType: 'BIM_MODELLER', draftToken, ...more },
  });
const saveStep = (email: string, draftToken: string, responses: unknown) =>
  school.call('PUT', `${V2}/update-lead-user-data/${CAREER_FORM_ID}${query({ email })}`, {
    body: { draftToken, responses },
  });
const readDraft = (draftToken: string) =>
  school.call('GET', `${V1}/career-builder-form/${CAREER_FORM_ID}${query({ draftToken })}`);
const draftsOf = (emailId: string) =>
  school.deps.db.select().from(careerDrafts).where(eq(careerDrafts.emailId, emailId));

describe('a saved draft of the career form', () => {
  it('API-229 API-230 API-237 is opened by the emailed link with every step saved so far', async () => {
    const emailId = address();
    const token = draftTokenOf();
    expect((await begin(emailId, token)).body).toEqual({ saved: true });
    const [first, second, third] = answersAt(0);
    await Promise.all([saveStep(emailId, token, [first]), saveStep(emailId, token, [second])]);
    await saveStep(emailId, token, [third]);
    const [mail] = await school.mailsTo(emailId);
    expect(mail?.template).toBe('career-draft');
    expect(mail?.text).not.toContain('Noor');
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/career-builder');
    const { status, body } = await readDraft(link.searchParams.get('draft') ?? '');
    expect(status).toBe(200);
    expect(body.questions).toEqual(CAREER_FORM.questions);
    expect(body.draft).toMatchObject({
      emailId,
      firstName: 'Noor',
      careerType: 'BIM_MODELLER',
      isSubmitted: false,
    });
    expect(body.draft.responses).toHaveLength(3);
    expect(body.draft.responses).toEqual(expect.arrayContaining([first, second, third]));
  });

  const mailedTo = async (emailId: string) => {
    const mail = (await school.mailsTo(emailId)).at(-1);
    return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('draft') ?? '';
  };

  it('API-229 API-237 D-38 is closed to the browser that started it once the emailed link is opened: whoever typed the address reads and changes nothing of what its owner answers', async () => {
    const emailId = address();
    const token = draftTokenOf();
    await begin(emailId, token);
    const mailed = await mailedTo(emailId);
    expect(mailed).not.toBe(token);
    const [first, second] = answersAt(0);
    await saveStep(emailId, token, [first]);
    expect((await readDraft(token)).body.draft.responses).toEqual([first]);
    expect((await readDraft(mailed)).body.draft.responses).toEqual([first]);
    expect((await saveStep(emailId, mailed, [second])).status).toBe(200);
    expect((await readDraft(token)).status).toBe(410);
    expect((await saveStep(emailId, token, answersAt(-1))).status).toBe(410);
    expect((await begin(address(), token)).status).toBe(410);
    await submit(emailId, { draftToken: token });
    const { draft } = (await readDraft(mailed)).body;
    expect(draft).toMatchObject({ emailId, isSubmitted: false });
    expect(draft.responses).toEqual(expect.arrayContaining([first, second]));
    await submit(emailId, { draftToken: mailed });
    expect((await readDraft(mailed)).body.draft.isSubmitted).toBe(true);
    expect(JSON.stringify(await draftsOf(emailId))).not.toContain(mailed);
  });

  it('API-229 API-230 is closed to the reader of a mistyped address once the address is corrected', async () => {
    const [wrong, right, token] = [address(), address(), draftTokenOf()];
    await begin(wrong, token);
    const strays = await mailedTo(wrong);
    await begin(right, token);
    await saveStep(right, token, answersAt(0).slice(0, 1));
    expect((await readDraft(strays)).status).toBe(404);
    await saveStep(wrong, strays, answersAt(-1).slice(0, 2));
    expect((await readDraft(token)).body.draft.responses).toHaveLength(1);
    expect((await readDraft(await mailedTo(right))).body.draft).toMatchObject({ emailId: right });
    expect((await readDraft(token)).status).toBe(410);
  });

  it('API-237 keeps the last answer to a question, also an emptied one', async () => {
    const emailId = address();
    const token = draftTokenOf();
    await begin(emailId, token);
    const [first] = answersAt(0);
    await saveStep(emailId, token, [first]);
    await saveStep(emailId, token, [{ questionId: first?.questionId, entries: [] }]);
    expect((await readDraft(token)).body.draft.responses).toEqual([
      { questionId: first?.questionId, entries: [] },
    ]);
  });

  it('API-230 D-38 D-40 shows nothing else stored for its address, and only the hash of its token is stored', async () => {
    const emailId = address();
    await school.call('PUT', `${V1}/personal-details`, { body: { emailId, ...details } });
    await submit(emailId, { firstName: 'Someone' });
    const token = draftTokenOf();
    await begin(emailId, token, { firstName: undefined });
    expect((await readDraft(token)).body.draft).toEqual({
      emailId,
      careerType: 'BIM_MODELLER',
      responses: [],
      isSubmitted: false,
    });
    expect(JSON.stringify(await draftsOf(emailId))).not.toContain(token);
  });

  it('API-229 is 404 for an unknown token, 400 for an invalid one', async () => {
    expect((await readDraft(draftTokenOf())).status).toBe(404);
    expect((await readDraft('short')).status).toBe(400);
  });

  it('API-230 API-237 saves every step for each of 20 people behind one address', async () => {
    const people = Array.from({ length: 20 }, () => ({ emailId: address(), token: draftTokenOf() }));
    const begun = await Promise.all(people.map(({ emailId, token }) => begin(emailId, token)));
    const saved = await Promise.all(
      people.flatMap(({ emailId, token }) =>
        answersAt(0)
          .slice(0, 5)
          .map((answer) => saveStep(emailId, token, [answer])),
      ),
    );
    expect(new Set([...begun, ...saved].map(({ status }) => status))).toEqual(new Set([200]));
    for (const { token } of people.slice(-2))
      expect((await readDraft(token)).body.draft.responses).toHaveLength(5);
  });

  it('API-237 refuses answers that are not in the form with 400 and stays unchanged', async () => {
    const emailId = address();
    const token = draftTokenOf();
    await begin(emailId, token);
    const [first, second] = answersAt(0);
    for (const responses of [
      [{ questionId: randomUUID(), entries: [] }],
      [{ questionId: first?.questionId, entries: second?.entries }],
      'all',
    ])
      expect((await saveStep(emailId, token, responses)).status).toBe(400);
    expect((await readDraft(token)).body.draft.responses).toEqual([]);
  });

  it('API-230 created ten times at once is one draft and one email', async () => {
    const emailId = address();
    const token = draftTokenOf();
    await Promise.all(Array.from({ length: 10 }, () => begin(emailId, token)));
    expect(await draftsOf(emailId)).toHaveLength(1);
    expect(await school.mailsTo(emailId)).toHaveLength(1);
  });

  it('API-230 emails its link to a corrected address too', async () => {
    const [wrong, right, token] = [address(), address(), draftTokenOf()];
    await begin(wrong, token);
    await begin(right, token);
    expect((await readDraft(token)).body.draft.emailId).toBe(right);
    expect(await school.mailsTo(right)).toHaveLength(1);
  });

  it('API-230 created repeatedly for one address stops sending email after three', async () => {
    const emailId = address();
    for (let n = 0; n < 5; n += 1) await begin(emailId, draftTokenOf(), {}, flooded);
    expect(await flooded.mailsTo(emailId)).toHaveLength(3);
  });

  it.each([
    ['writes into the hidden field', { leaveEmpty: 'https://site.test' }],
    ['is quicker than hands', { filledInMs: 30 }],
  ])(
    'API-230 API-232 from someone who %s is kept, and its result is marked for review',
    async (_what, trap) => {
      const emailId = address();
      const token = draftTokenOf();
      expect((await begin(emailId, token, trap)).body).toEqual({ saved: true });
      expect(await draftsOf(emailId)).toHaveLength(1);
      expect(await saidOf(emailId)).toHaveLength(1);
      expect((await readDraft(token)).body.draft.emailId).toBe(emailId);
      const sent = await submit(emailId, trap);
      expect(sent.body).toEqual({ saved: true, resultToken: expect.stringMatching(/^[\w-]{43}$/) });
      expect((await report(sent.body.resultToken)).status).toBe(200);
      expect((await result(emailId)).body).toEqual({ resultReady: true });
      expect(
        await school.deps.db
          .select({ seemsAutomated: careerAttempts.seemsAutomated })
          .from(careerAttempts)
          .where(eq(careerAttempts.emailId, emailId)),
      ).toEqual([{ seemsAutomated: true }]);
    },
  );

  it('API-232 submitted fifteen times at once with the same answers is one attempt; changed answers make another', async () => {
    const emailId = address();
    const draftToken = draftTokenOf();
    await begin(emailId, draftToken);
    const send = (responses: Answer[]) => submit(emailId, { responses, draftToken });
    const answers = await Promise.all(Array.from({ length: 15 }, () => send(answersAt(0))));
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect(new Set(answers.map(({ body }) => body.resultToken)).size).toBe(1);
    expect((await report(answers[0]?.body.resultToken)).status).toBe(200);
    expect((await readDraft(draftToken)).body.draft.isSubmitted).toBe(true);
    const other = await send(answersAt(-1));
    expect(other.body.resultToken).not.toBe(answers[0]?.body.resultToken);
    const rows = await school.deps.db
      .select()
      .from(careerAttempts)
      .where(eq(careerAttempts.emailId, emailId));
    expect(rows).toHaveLength(2);
    await saveStep(emailId, draftToken, answersAt(0).slice(0, 1));
    expect((await readDraft(draftToken)).body.draft.isSubmitted).toBe(false);
  });
});

describe('the report as a PDF', () => {
  const download = (token: string) => school.raw(`${V1}/report-details/download${query({ token })}`);

  it.each(CAREER_TYPES)(
    'API-234 as %s it is one page, an attachment, and takes a name in any script',
    async (careerType) => {
      const responses = careerType === 'BIM_MODELLER' ? answersAt(-1) : answersAt(0);
      const { resultToken } = (await submit(address(), { careerType, responses, firstName: 'Zoë मीरा 🙂' }))
        .body;
      const response = await download(resultToken);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="profile-[a-z-]+\.pdf"$/,
      );
      const bytes = await response.arrayBuffer();
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
      expect(Buffer.from(await (await download(resultToken)).arrayBuffer()).equals(Buffer.from(bytes))).toBe(
        true,
      );
    },
  );

  it('API-234 CATALOG-03 links the suggested course to its page in the requested region', async () => {
    const { resultToken } = (await submit(address(), { careerType: 'COMPUTATIONAL_DESIGNER' })).body;
    const linksOf = async (region?: string) => {
      const path = `${V1}/report-details/download${query({ token: resultToken, ...(region ? { region } : {}) })}`;
      const document = await PDFDocument.load(await (await school.raw(path)).arrayBuffer());
      const [sheet] = document.getPages();
      return sheet?.node
        .Annots()
        ?.asArray()
        .map((link) => document.context.lookup(link)?.toString());
    };
    expect(await linksOf()).toEqual([expect.stringContaining('/courses/computational-design)')]);
    expect(await linksOf('US')).toEqual([expect.stringContaining('/us/courses/parametric-design)')]);
  });

  it.each(CAREER_TYPES)(
    'API-234 as %s its text stays clear of the title block even with every gap listed',
    async (careerType) => {
      const nothing = answersAt(0).map((answer, index) => (index < 2 ? { ...answer, entries: [] } : answer));
      const { resultToken } = (await submit(address(), { careerType, responses: nothing })).body;
      expect((await report(resultToken)).body.scores.skills).toBe(0);
      const document = await PDFDocument.load(await (await download(resultToken)).arrayBuffer());
      const content = document.getPage(0).node.Contents();
      const parts = content instanceof PDFArray ? content.asArray() : [content];
      const drawn = parts
        .map((part) => document.context.lookup(part))
        .filter((part) => part instanceof PDFRawStream)
        .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
      const baselines = [...drawn.join('\n').matchAll(/^1 0 0 1 [\d.]+ ([\d.]+) Tm$/gm)].map(([, y]) =>
        Number(y),
      );
      expect(baselines.length).toBeGreaterThan(40);
      // The title block has two lines below its rule at 70; everything else is clear of the rule.
      expect(baselines.filter((y) => y < 76).toSorted()).toEqual([38, 38, 52, 52]);
    },
  );

  it('API-234 CATALOG-11 does not link a course that has no page in the requested region', async () => {
    const { resultToken } = (await submit(address(), { careerType: 'INTERIOR_DESIGNER' })).body;
    const path = `${V1}/report-details/download${query({ token: resultToken, region: 'US' })}`;
    const document = await PDFDocument.load(await (await school.raw(path)).arrayBuffer());
    expect(document.getPage(0).node.Annots()?.size() ?? 0).toBe(0);
  });

  it('API-234 is 404 for an unknown token, 400 for an invalid one', async () => {
    expect((await download(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await download('1')).status).toBe(400);
  });
});

describe('retention', () => {
  it('API-234 API-229 the nightly job deletes drafts 30 days after their last answer and results 30 days after their expiry', async () => {
    const emailId = address();
    const draftToken = draftTokenOf();
    await begin(emailId, draftToken);
    const { resultToken } = (await submit(emailId)).body;
    const count = async () => {
      const attempts = await school.deps.db
        .select()
        .from(careerAttempts)
        .where(eq(careerAttempts.emailId, emailId));
      return [attempts.length, (await draftsOf(emailId)).length];
    };
    school.advance((CAREER_DRAFT_DAYS - 1) * DAY_MS);
    await purgeCareerAttempts(school.deps);
    expect(await count()).toEqual([1, 1]);
    school.advance(2 * DAY_MS);
    expect((await readDraft(draftToken)).status).toBe(404);
    await purgeCareerAttempts(school.deps);
    expect(await count()).toEqual([1, 0]);
    school.advance(88 * DAY_MS);
    expect((await report(resultToken)).status).toBe(410);
    school.advance(2 * DAY_MS);
    expect(await purgeCareerAttempts(school.deps)).toBeGreaterThan(0);
    expect(await count()).toEqual([0, 0]);
    expect((await report(resultToken)).status).toBe(404);
  });
});
