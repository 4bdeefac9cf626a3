import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { contactMessages, leads } from '../db/schema/admissions.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool({ TRUSTED_PROXIES: 1 });
let caller = 0;

const send = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  caller += 1;
  return school.raw(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': `203.0.113.${caller}`, ...headers },
  });
};

const leadsOf = (emailId: string) => school.deps.db.select().from(leads).where(eq(leads.emailId, emailId));
const messagesOf = (emailId: string) =>
  school.deps.db.select().from(contactMessages).where(eq(contactMessages.emailId, emailId));

const lead = (emailId: string, rest: Record<string, string> = {}) => ({
  firstName: 'Noor',
  emailId,
  mobile: '',
  message: 'Do I need my own Revit licence?',
  productId: 'BIM_A_US',
  region: 'US',
  website: '',
  ...rest,
});
const message = (emailId: string, rest: Record<string, string> = {}) => ({
  firstName: 'Noor',
  emailId,
  mobile: '98765 43210'.replace(' ', ''),
  message: 'When does the next cohort start?',
  region: 'INDIA',
  ...rest,
});

describe('the lead form without JavaScript', () => {
  it('API-065 LEADS-01 LEADS-02 creates a lead with the campaign of its page, and redirects to the thank-you page of its region', async () => {
    const answer = await send('/forms/lead', lead('plain@plinth.test'), {
      referer:
        'http://localhost:4321/us/courses/parametric-design?utm_source=facebook&utm_medium=cpc&utm_campaign=spring&fbclid=abc',
      cookie: '_fbp=fb.1.2.3',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/us/contact/sent');
    expect(await leadsOf('plain@plinth.test')).toMatchObject([
      {
        data: { firstName: 'Noor', productId: 'BIM_A_US', message: 'Do I need my own Revit licence?' },
        productId: 'BIM_A_US',
        utmMedium: 'cpc',
        utmCampaign: 'spring',
        utmContent: '',
        fbclid: 'abc',
        fbp: 'fb.1.2.3',
      },
    ]);
  });

  it('LEADS-01 LEADS-02 a browser that asks not to be tracked sends the campaign, without the marks of the advertiser', async () => {
    await send('/forms/lead', lead('untracked@plinth.test'), {
      referer: 'http://localhost:4321/us?utm_source=facebook&utm_campaign=spring&fbclid=abc',
      cookie: '_fbp=fb.1.2.3',
      'sec-gpc': '1',
    });
    expect(await leadsOf('untracked@plinth.test')).toMatchObject([
      { utmCampaign: 'spring', fbclid: '', fbp: '', fbc: '' },
    ]);
  });

  it('API-065 creates one lead and one email to the school when it is sent ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/forms/lead', lead('twice@plinth.test'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303));
    expect(await leadsOf('twice@plinth.test')).toHaveLength(1);
    await school.settled();
    const sent = await school.deps.db.select().from(mails).where(eq(mails.template, 'lead-question'));
    expect(sent.filter(({ text }) => text.includes('twice@plinth.test'))).toHaveLength(1);
  });

  it('API-065 VALID-46 is shown again with a message for each invalid field, the text kept and encoded', async () => {
    const answer = await send(
      '/forms/lead',
      lead('x@mail.con', { firstName: ' ', mobile: '12', message: '"><script>alert(1)</script>' }),
    );
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('This field is required');
    expect(text).toContain('Enter a valid email address');
    expect(text).toContain('Enter a valid phone number');
    expect(text).toContain('value="x@mail.con"');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>');
    expect(text).toContain('name="productId" value="BIM_A_US"');
    expect(await leadsOf('x@mail.con')).toEqual([]);
  });

  it('API-065 LEADS-01 LEADS-02 keeps its campaign when it has to be sent a second time', async () => {
    const wrong = await send('/forms/lead', lead('again@mail.con'), {
      referer: 'http://localhost:4321/us?utm_source=facebook&utm_campaign=%22%3E%3Cb%3E&fbclid=abc',
    });
    const page = await wrong.text();
    expect(page).not.toContain('"><b>');
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    await send(action.replaceAll('&amp;', '&'), lead('again@plinth.test'), {
      referer: 'http://localhost:4321/forms/lead',
    });
    expect(await leadsOf('again@plinth.test')).toMatchObject([{ utmCampaign: '"><b>', fbclid: 'abc' }]);
  });

  it('API-065 VALID-46 takes a question of 1000 characters in any script, and shows a longer one again with the text kept', async () => {
    const longest = 'क'.repeat(1000);
    expect((await send('/forms/lead', lead('hindi@plinth.test', { message: longest }))).status).toBe(303);
    expect(await leadsOf('hindi@plinth.test')).toMatchObject([{ data: { message: longest } }]);
    const tooLong = await send('/forms/lead', lead('long@plinth.test', { message: `${longest}क` }));
    expect(tooLong.status).toBe(400);
    const text = await tooLong.text();
    expect(text).toContain('Use at most 1000 characters');
    expect(text).toContain(`${longest}क`);
  });

  it.each([
    ['INDIA', '98765 43210', '+919876543210'],
    ['US', '+91 98765-43210', '+919876543210'],
    ['US', '1 (415) 555-2671', '+14155552671'],
    ['US', '(415) 555-2671', '+14155552671'],
    ['ROW', '+971 (0)50 123 4567', '+971501234567'],
    ['INDIA', '+225 07 07 12 34 56', '+2250707123456'],
    ['INDIA', '\u202A+91 98765 43210\u202C', '+919876543210'],
    ['INDIA', '+1 (212) 555.0123', '+12125550123'],
  ])(
    'API-065 VALID-28 VALID-33 on a %s page accepts a phone number in common notation: %s',
    async (region, mobile, stored) => {
      const emailId = `spaced${region.toLowerCase()}${stored}${mobile.length}@plinth.test`;
      expect((await send('/forms/lead', lead(emailId, { mobile, region }))).status).toBe(303);
      expect(await leadsOf(emailId)).toMatchObject([{ data: { mobile: stored } }]);
    },
  );

  it('VALID-33 D-147 on a rest-of-the-world page asks for the country code when the phone number has none', async () => {
    const emailId = 'nowhere@plinth.test';
    const answer = await send('/forms/lead', lead(emailId, { mobile: '050 123 4567', region: 'ROW' }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('with + and the country code');
    expect(await leadsOf(emailId)).toEqual([]);
  });

  it('API-065 LEADS-01 VALID-46 keeps the lead when a cookie or campaign is too long, cut to 500 characters', async () => {
    const answer = await send('/forms/lead', lead('longcookie@plinth.test'), {
      referer: `http://localhost:4321/us?utm_source=facebook&utm_campaign=${'a'.repeat(700)}%00`,
      cookie: `_fbc=${'c'.repeat(700)}; _fbp=%E0%A4%A`,
    });
    expect(answer.status).toBe(303);
    expect(await leadsOf('longcookie@plinth.test')).toMatchObject([
      { fbc: 'c'.repeat(500), fbp: '%E0%A4%A', utmCampaign: 'a'.repeat(500) },
    ]);
  });

  it('API-065 with its hidden field filled in redirects as usual, and keeps the lead marked for review', async () => {
    const answer = await send('/forms/lead', lead('filler@plinth.test', { leaveEmpty: 'http://site.test' }));
    expect(answer.status).toBe(303);
    expect(await leadsOf('filler@plinth.test')).toMatchObject([{ seemsAutomated: true }]);
  });

  it('API-065 with an unknown region redirects to the thank-you page for India, never to another site', async () => {
    const answer = await send('/forms/lead', lead('region@plinth.test', { region: '//evil.test' }));
    expect(answer.headers.get('location')).toBe('/contact/sent');
  });
});

describe('the contact form without JavaScript', () => {
  it('API-069 keeps a message and emails it to the school, and a repeat is stored once', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      expect((await send('/forms/contact', message('writes@plinth.test'))).headers.get('location')).toBe(
        '/contact/sent',
      );
    expect(await messagesOf('writes@plinth.test')).toMatchObject([{ mobile: '+919876543210' }]);
    expect((await school.mailsTo('school@plinth.test')).map(({ text }) => text).join()).toContain(
      'When does the next cohort start?',
    );
  });

  it('API-069 answers the ninth message from one email address within ten minutes with 429, a wait time and the text kept', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let turn = 0; turn < 8; turn += 1)
      expect(
        (await send('/forms/contact', message('m9@plinth.test', { message: `Turn ${turn}` }), headers))
          .status,
      ).toBe(303);
    const answer = await send('/forms/contact', message('m9@plinth.test'), headers);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('value="m9@plinth.test"');
    expect(await messagesOf('m9@plinth.test')).toHaveLength(8);
    const call = await school.call('POST', '/v1/client/email/contact-us', {
      headers,
      body: { data: { firstName: 'Noor', emailId: 'm9@plinth.test', message: 'Hello' } },
    });
    expect(call.status).toBe(429);
  });

  it('API-069 a browser gets a page for every refusal, a program the error', async () => {
    const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const refused = [
      await send('/forms/contact', message('p@plinth.test'), { ...page, origin: 'https://evil.test' }),
      await send('/forms/contact', message('p@plinth.test'), { ...page, 'content-type': 'text/plain' }),
      await send('/forms/lead', lead('p@plinth.test', { message: '', productId: 'NO_SUCH_COURSE' }), page),
      await send('/forms/nothing', {}, page),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 415, 400, 404]);
    for (const answer of refused) {
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toContain('role="alert"');
    }
    const program = await send('/forms/contact', message('p@plinth.test'), { origin: 'https://evil.test' });
    expect(await program.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await school.raw('/v1/client/nothing', { headers: page })).headers.get('content-type')).toMatch(
      /^application\/json/,
    );
    expect(await messagesOf('p@plinth.test')).toEqual([]);
  });

  it('API-069 refuses another origin, another content type and an oversized body', async () => {
    expect(
      (await send('/forms/contact', message('a@plinth.test'), { origin: 'https://evil.test' })).status,
    ).toBe(403);
    expect((await send('/forms/contact', message('a@plinth.test'), { origin: 'null' })).status).toBe(403);
    const json = await school.raw('/forms/contact', {
      method: 'POST',
      body: JSON.stringify(message('a@plinth.test')),
      headers: { 'content-type': 'text/plain' },
    });
    expect(json.status).toBe(415);
    const great = await send('/forms/contact', message('a@plinth.test', { message: 'x'.repeat(70_000) }));
    expect(great.status).toBe(413);
    expect(await great.text()).toContain('your browser has kept what you typed');
    expect(await messagesOf('a@plinth.test')).toEqual([]);
  });
});
