import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { hashToken } from '../api/token-hash.ts';
import { contactMessages, leads } from '../db/schema/admissions.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool();
const UNKNOWN = 'k3Jd9sQ2mV7xZ1pL0bN4tR8w';

const leadForm = (emailId: string, rest: Record<string, unknown> = {}) => ({
  data: { firstName: 'Noor', mobile: '9876543210', productId: 'BIM_A', city: 'Pune' },
  emailId,
  fbclid: 'abc',
  _fbp: 'fb.1',
  _fbc: '',
  ...rest,
});

const sendLead = (body: unknown) => school.call('PUT', '/v1/client/lead/lead-form', { body });

const newLead = async () => {
  const { body } = await sendLead(leadForm('noor@plinth.test'));
  return body.leadId as string;
};

const rowOf = async (leadId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(leads)
    .where(eq(leads.tokenHash, hashToken(leadId)));
  return row;
};

const saveDraft = (leadId: string, draft: Record<string, unknown> = {}) =>
  school.call('PUT', '/v1/client/lead/application', {
    body: {
      data: {
        leadId,
        formId: 'application',
        currentPageId: 'education',
        pages: [],
        optionalPages: [],
        source: 'WEBSITE',
        ...draft,
      },
    },
  });

type Question = { questionId: string; responseId: string | null; responseText: string | null };

const readDraft = async (leadId: string) => {
  const { body } = await school.call('GET', `/v1/client/lead/application/${leadId}`);
  const questions: Question[] = [...body.pages, ...body.optionalPages].flatMap((page) => page.questions);
  return { body, answerTo: (field: string) => questions.find(({ questionId }) => questionId === field) };
};

/** The token of the link mailed to an address. */
const mailedToken = async (emailId: string) =>
  /leadId=([\w-]+)/.exec((await school.mailsTo(emailId))[0]?.text ?? '')?.[1] ?? '';

describe('lead form', () => {
  it('API-065 LEADS-01 LEADS-02 stores the data and campaign values in the row, and of the leadId only the hash', async () => {
    const answer = await sendLead(
      leadForm('ad@plinth.test', { utm_medium: 'cpc', utm_campaign: 'bim-nov', utm_content: 'a' }),
    );
    expect(answer.status).toBe(200);
    expect(await rowOf(answer.body.leadId)).toMatchObject({
      emailId: 'ad@plinth.test',
      data: { firstName: 'Noor', mobile: '+919876543210', productId: 'BIM_A', city: 'Pune' },
      fbclid: 'abc',
      fbp: 'fb.1',
      fbc: '',
      utmMedium: 'cpc',
      utmCampaign: 'bim-nov',
      utmContent: 'a',
      productId: 'BIM_A',
    });
    expect(answer.body.leadId).toMatch(/^[\w-]{43}$/);
  });

  it('API-065 LEADS-01 cuts an overlong campaign value and still accepts the lead', async () => {
    const answer = await sendLead(
      leadForm('long@plinth.test', { fbclid: 'x'.repeat(900), utm_campaign: `a\u0001${'b'.repeat(900)}` }),
    );
    expect(answer.status).toBe(200);
    expect(await rowOf(answer.body.leadId)).toMatchObject({
      fbclid: 'x'.repeat(500),
      utmCampaign: `a${'b'.repeat(499)}`,
    });
  });

  it('LEADS-02 without a facebook source the row has no utm values', async () => {
    const { body } = await sendLead(leadForm('plain@plinth.test'));
    expect(await rowOf(body.leadId)).toMatchObject({ utmMedium: null, utmCampaign: null, utmContent: null });
  });

  it('API-065 the same address gets a new leadId each time, and nothing of the earlier lead', async () => {
    const first = await sendLead(leadForm('twice@plinth.test'));
    const second = await sendLead(leadForm('twice@plinth.test', { data: { firstName: 'Someone' } }));
    expect(second.body).toEqual({ leadId: expect.any(String) });
    expect(second.body.leadId).not.toBe(first.body.leadId);
    expect((await readDraft(second.body.leadId)).answerTo('city')?.responseText).toBeNull();
  });

  it.each([
    ['fills in the hidden field', { leaveEmpty: 'http://site.test' }],
    ['fills in the hidden field as it was called before', { website: 'http://site.test' }],
    ['is quicker than hands', { filledInMs: 20 }],
  ])(
    'API-065 API-067 a lead that %s is stored and marked for review, and its token opens an application',
    async (_what, signs) => {
      const form = leadForm('filler@plinth.test', {
        data: { firstName: 'Noor', productId: 'BIM_A', ...signs },
      });
      const answer = await sendLead(form);
      expect(answer.status).toBe(200);
      expect(await rowOf(answer.body.leadId)).toMatchObject({
        emailId: 'filler@plinth.test',
        data: { firstName: 'Noor', productId: 'BIM_A' },
        seemsAutomated: true,
      });
      expect((await readDraft(answer.body.leadId)).answerTo('firstName')?.responseText).toBe('Noor');
      expect((await saveDraft(answer.body.leadId)).status).toBe(200);
    },
  );

  it('API-066 an applicant gets a link to each application started, at most three within an hour', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await sendLead(leadForm('several@plinth.test'))).status).toBe(200);
    const sent = await school.mailsTo('several@plinth.test');
    const links = sent.map(({ text }) => /apply\?leadId=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(new Set(links).size).toBe(3);
    expect(links).toHaveLength(3);
    for (const link of links)
      expect((await school.call('GET', `/v1/client/lead/application/${link}`)).status).toBe(200);
  });

  it('API-066 an applicant who starts gets the link by email, with nothing of what the form contained', async () => {
    const { body } = await sendLead(leadForm('link@plinth.test'));
    const mailed = await mailedToken('link@plinth.test');
    const sent = await school.mailsTo('link@plinth.test');
    expect(sent.map(({ template }) => template)).toEqual(['application-begun']);
    expect(sent[0]?.text).toContain(`http://localhost:4321/apply?leadId=${mailed}`);
    expect(sent[0]?.text).toContain('you can continue on any device with this link.');
    expect(mailed).not.toBe(body.leadId);
    expect(sent[0]?.text).not.toContain('Noor');
    expect(
      (await school.call('GET', `/v1/client/lead/redirect-application/${body.leadId}`)).body.redirectPath,
    ).toBe(`/apply?leadId=${body.leadId}`);
  });

  it("API-066 API-067 ROLE-07 someone who starts with another's address gets neither the mailed link nor what its owner enters", async () => {
    const address = 'owner@plinth.test';
    const { body: begun } = await sendLead(leadForm(address));
    const draft = (leadId: string) => school.call('GET', `/v1/client/lead/application/${leadId}`);
    expect((await draft(begun.leadId)).status).toBe(200);
    const mailed = await mailedToken(address);
    expect(JSON.stringify((await draft(begun.leadId)).body)).not.toContain(mailed);
    // Reading before the mail is opened takes nothing from the person who started; opening it does.
    expect(
      (await school.call('GET', `/v1/client/lead/redirect-application/${mailed}`)).body.redirectPath,
    ).toBe(`/apply?leadId=${mailed}`);
    const saved = await school.call('PUT', '/v1/client/lead/application', {
      body: {
        data: {
          leadId: mailed,
          formId: 'application',
          currentPageId: 'about-you',
          pages: [{ pageId: 'about-you', questions: [{ questionId: 'city', responseText: 'Pune' }] }],
          source: 'WEBSITE',
        },
      },
    });
    expect(saved.status).toBe(200);
    expect(JSON.stringify((await draft(mailed)).body)).toContain('Pune');
    const refused = await Promise.all([
      draft(begun.leadId),
      school.call('GET', `/v1/client/lead/redirect-application/${begun.leadId}`),
      school.call('PUT', '/v1/client/lead/application', {
        body: {
          data: {
            leadId: begun.leadId,
            formId: 'application',
            currentPageId: 'about-you',
            pages: [],
            source: 'WEBSITE',
          },
        },
      }),
      school.call('POST', '/v1/client/public/my-applications/submit-application', {
        body: { leadId: begun.leadId, formId: 'application', source: 'WEBSITE', data: {} },
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(JSON.stringify(refused.map(({ body }) => body))).not.toContain('Pune');
  });

  it.each([
    ['an address ending in con', { emailId: 'a@mail.con' }, 'emailId'],
    ['no first name', { data: { firstName: ' ' } }, 'data.firstName'],
    ['a phone that is none', { data: { firstName: 'Noor', mobile: '12' } }, 'data.mobile'],
    ['no fbclid', { fbclid: undefined }, 'fbclid'],
  ])('API-065 VALID-46 %s returns 400 and names the field', async (_what, change, field) => {
    const answer = await sendLead(leadForm('bad@plinth.test', change));
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].path).toBe(field);
  });
});

describe('an application draft', () => {
  it('API-067 ENTITY-35 a new draft has the pages of the form, prefilled from the lead', async () => {
    const leadId = await newLead();
    const { body, answerTo } = await readDraft(leadId);
    expect(body).toMatchObject({
      leadId,
      formId: 'application',
      currentPageId: 'about-you',
      formDataAltered: false,
      productId: 'BIM_A',
      source: 'WEBSITE',
      isSubmitted: false,
    });
    expect(body.pages.map((page: { pageId: string }) => page.pageId)).toEqual([
      'about-you',
      'education',
      'motivation',
    ]);
    expect(body.optionalPages.map((page: { pageId: string }) => page.pageId)).toEqual(['work-and-software']);
    expect(answerTo('firstName')?.responseText).toBe('Noor');
    expect(answerTo('country')?.responseText).toBe('India');
    expect(body.orderToken).toBeUndefined();
  });

  it('API-068 a saved page is there after a reload, and saving a later page does not undo it', async () => {
    const leadId = await newLead();
    const first = await saveDraft(leadId, {
      pages: [{ pageId: 'about-you', questions: [{ questionId: 'state', responseText: 'Maharashtra' }] }],
    });
    expect(first.body).toEqual({ leadId, currentPageId: 'education', formDataAltered: true });
    await saveDraft(leadId, {
      currentPageId: 'motivation',
      pages: [
        { pageId: 'education', questions: [{ questionId: 'highestQualification', responseId: 'BACHELORS' }] },
      ],
      optionalPages: [{ questions: [{ questionId: 'softwareInstalled', responseText: 'Revit\nRhino' }] }],
    });
    const { body, answerTo } = await readDraft(leadId);
    expect(body).toMatchObject({ currentPageId: 'motivation', formDataAltered: true });
    expect(answerTo('state')?.responseText).toBe('Maharashtra');
    expect(answerTo('highestQualification')?.responseId).toBe('BACHELORS');
    expect(answerTo('softwareInstalled')?.responseText).toBe('Revit\nRhino');
  });

  it('API-068 ENTITY-35 saving a value that was already known changes nothing', async () => {
    const leadId = await newLead();
    const { body } = await saveDraft(leadId, {
      pages: [
        {
          pageId: 'about-you',
          questions: [{ questionId: 'city', responseText: 'Pune' }, { questionId: 'state' }],
        },
      ],
    });
    expect(body.formDataAltered).toBe(false);
  });

  it('API-068 ENUM-43 a quick apply has a shorter form', async () => {
    const leadId = await newLead();
    await saveDraft(leadId, { source: 'WEBSITE_QUICK_APPLY' });
    const { body, answerTo } = await readDraft(leadId);
    expect(body.source).toBe('WEBSITE_QUICK_APPLY');
    expect(answerTo('currentKnowledge')).toBeUndefined();
    expect(answerTo('whyToLearn')).toMatchObject({ isRequired: true });
  });

  it.each([
    [
      'a question that the form does not have',
      { pages: [{ questions: [{ questionId: 'isAdmin', responseText: 'x' }] }] },
    ],
    [
      'an option that the question does not have',
      { pages: [{ questions: [{ questionId: 'collegeType', responseId: 'SECRET' }] }] },
    ],
    ['a page that does not exist', { currentPageId: 'nowhere' }],
    [
      'an answer beyond all length',
      { pages: [{ questions: [{ questionId: 'whyToLearn', responseText: 'x'.repeat(5001) }] }] },
    ],
    ['an unknown source', { source: 'FAX' }],
    ['another form', { formId: 'tax-return' }],
  ])('API-068 %s returns 400 and saves nothing', async (_what, change) => {
    const leadId = await newLead();
    expect((await saveDraft(leadId, change)).status).toBe(400);
    expect(await rowOf(leadId)).toMatchObject({ answers: [], currentPageId: null });
  });

  it('API-068 a NUL in an answer returns 400; emoji and right-to-left text are kept, without a direction override', async () => {
    const leadId = await newLead();
    const submit = (responseText: string) =>
      saveDraft(leadId, { pages: [{ questions: [{ questionId: 'whyToLearn', responseText }] }] });
    expect((await submit('a\u0000b')).status).toBe(400);
    await submit('🏗️ \u202Eabc مرحبا');
    expect((await readDraft(leadId)).answerTo('whyToLearn')?.responseText).toBe('🏗️ abc مرحبا');
  });

  it('API-066 API-067 API-068 an unknown leadId returns 404, and a malformed one 400', async () => {
    expect((await school.call('GET', `/v1/client/lead/application/${UNKNOWN}`)).status).toBe(404);
    expect((await school.call('GET', `/v1/client/lead/redirect-application/${UNKNOWN}`)).status).toBe(404);
    expect((await saveDraft(UNKNOWN)).status).toBe(404);
    expect((await school.call('GET', '/v1/client/lead/application/1')).status).toBe(400);
  });

  it('API-066 the link of the lead email leads to the form on this origin', async () => {
    const leadId = await newLead();
    const { body } = await school.call('GET', `/v1/client/lead/redirect-application/${leadId}`);
    expect(body).toEqual({ leadId, formId: 'application', redirectPath: `/apply?leadId=${leadId}` });
  });

  it('API-067 reads a draft with one SQL statement', async () => {
    const leadId = await newLead();
    expect(await school.countQueries(() => readDraft(leadId))).toBe(1);
  });
});

describe('the contact form', () => {
  const send = (data: Record<string, unknown>) =>
    school.call('POST', '/v1/client/email/contact-us', {
      body: {
        data: { firstName: 'Noor', emailId: 'noor@plinth.test', message: 'When does it start?', ...data },
      },
    });

  it('API-069 a message is stored and mailed to the school; markup stays text, and a line break in the name adds no header', async () => {
    const answer = await send({
      firstName: 'Noor\r\nBcc: x@evil.test',
      message: '<script>alert(1)</script>',
      mobile: '9876543210',
    });
    expect(answer.body).toEqual({ sent: true });
    const [mail] = await school.deps.db.select().from(mails).where(eq(mails.to, 'school@plinth.test'));
    expect(mail?.subject).toBe('Message from Noor Bcc: x@evil.test');
    expect(mail?.html).not.toContain('<script>alert');
    expect(mail?.text).toContain('noor@plinth.test, +919876543210');
    const rows = await school.deps.db.select().from(contactMessages);
    expect(rows).toMatchObject([{ message: '<script>alert(1)</script>', mobile: '+919876543210' }]);
  });

  it.each([
    ['fills in the hidden field', { leaveEmpty: 'http://site.test' }],
    ['is quicker than hands', { filledInMs: 20 }],
  ])(
    'API-069 a message that %s is still stored and mailed, marked for the school to judge',
    async (_what, signs) => {
      const text = `Do you teach on Sundays? ${Object.keys(signs)}`;
      expect((await send({ ...signs, message: text })).body).toEqual({ sent: true });
      const [kept] = await school.deps.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.message, text));
      expect(kept).toMatchObject({ emailId: 'noor@plinth.test', seemsAutomated: true });
      const mailed = (await school.mailsTo('school@plinth.test')).filter((mail) => mail.text.includes(text));
      expect(mailed).toHaveLength(1);
      expect(mailed[0]?.text).toContain('The hidden field of this form was filled in');
    },
  );

  it('API-069 an empty message returns 400 and sends nothing', async () => {
    const before = (await school.deps.db.select().from(mails)).length;
    expect((await send({ message: '  ' })).status).toBe(400);
    expect((await send({ emailId: 'nobody' })).status).toBe(400);
    expect((await school.deps.db.select().from(mails)).length).toBe(before);
  });

  it('API-069 a flood of messages returns 429', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 9; n += 1) answers.push((await send({ message: `Flood ${n}` })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
