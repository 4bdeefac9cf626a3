import { createHash } from 'node:crypto';
import type { RateLimit } from '@plinth/contract/call';
import { ContactRequest, LeadRequest, leads } from '@plinth/contract/leads';
import { Region } from '@plinth/domain/catalog/region';
import { phoneCountryOf, UNKNOWN_COUNTRY } from '@plinth/domain/fields/phone-country-of';
import { leadAttribution, parseTouch } from '@plinth/domain/leads/attribution';
import { CONTACT_FIELDS, type FormField, LEAD_FIELDS } from '@plinth/domain/leads/form-fields';
import { CONTACT_FORM_ACTION, LEAD_FORM_ACTION, thanksPath } from '@plinth/domain/navigation/contact-paths';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { RequestFacts } from '../api/context.ts';
import { countCall } from '../api/count-call.ts';
import type { Deps } from '../deps.ts';
import { contactUs } from '../services/leads/contact-us.ts';
import { saveLead } from '../services/leads/save-lead.ts';
import { Refusal } from '../services/refusal.ts';
import type { AppEnv } from './app-env.ts';
import { errorAnswer, FORBIDDEN, UNSUPPORTED_MEDIA_TYPE } from './error-answer.ts';
import { plainPage } from './plain-page.ts';
import { factsOf } from './request-facts.ts';
import { setRetryAfter } from './set-retry-after.ts';

/** In bytes: the longest message in a script of three bytes a character, each written as %XX, with room for more. */
const FORM_LIMIT = 64 * 1024;

type Typed = Record<string, string>;
type Problems = Partial<Record<string, string>>;
/** The result of a schema on a form: its data, or the fields at fault. */
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
type Issue = { path: readonly PropertyKey[]; message: string };

type SiteForm<T> = {
  action: string;
  title: string;
  fields: readonly FormField[];
  /** The limit of the call that the form replaces; both count together. */
  limit: RateLimit & { name: string };
  parse: (c: Context, data: Typed) => Parsed<T>;
  send: (deps: Deps, request: RequestFacts, input: T, key: string) => Promise<unknown>;
};

const limitOf = (name: 'saveLead' | 'contactUs') => {
  const { rateLimit } = leads[name]['~orpc'].meta;
  if (!rateLimit) throw new Error(`leads.${name} has no rate limit`);
  return { ...rateLimit, name: `leads.${name}` };
};

/**
 * The campaign named by the page's own address, which a browser without JavaScript passes in the referrer. A form that
 * had to be shown again carries it in its action, since the page it was first sent from is gone by then.
 */
function campaignOf(c: Context): string {
  const referrer = c.req.header('referer') ?? '';
  const searches = [new URL(c.req.url).search, URL.canParse(referrer) ? new URL(referrer).search : ''];
  return searches.find((search) => parseTouch(search)) ?? '';
}

/** How the visit came about; if the browser asks not to be tracked, without the marks of an advertiser. */
function attributionOf(c: Context) {
  const touch = parseTouch(campaignOf(c));
  const known = touch && { first: touch, last: touch };
  if (c.req.header('sec-gpc') === '1') return { ...leadAttribution(known, {}), fbclid: '' };
  return leadAttribution(known, { _fbp: getCookie(c, '_fbp'), _fbc: getCookie(c, '_fbc') });
}

const leadForm: SiteForm<ReturnType<typeof LeadRequest.parse>> = {
  action: LEAD_FORM_ACTION,
  title: 'Ask about a course',
  fields: LEAD_FIELDS,
  limit: limitOf('saveLead'),
  parse: (c, { emailId, ...data }) => LeadRequest.safeParse({ data, emailId, ...attributionOf(c) }),
  send: saveLead,
};

const contactForm: SiteForm<ReturnType<typeof ContactRequest.parse>> = {
  action: CONTACT_FORM_ACTION,
  title: 'Write to us',
  fields: CONTACT_FIELDS,
  limit: limitOf('contactUs'),
  parse: (_c, data) => ContactRequest.safeParse({ data }),
  send: (deps, _request, { data }, key) => contactUs(deps, data, key),
};

/** Without a script the country cannot be chosen, and the pages for the rest of the world know none. */
const phoneCountry = (region = '') => (region === 'ROW' ? UNKNOWN_COUNTRY : phoneCountryOf(region));

const WITH_CODE = 'Enter a valid phone number, with + and the country code';

const problemsOf = (issues: readonly Issue[], region: string | undefined): Problems =>
  Object.fromEntries(
    [...issues].reverse().map(({ path, message }) => {
      const name = String(path.at(-1));
      const isOfNoCountry = name === 'mobile' && phoneCountry(region) === UNKNOWN_COUNTRY;
      return [name, isOfNoCountry ? WITH_CODE : message];
    }),
  );

function askAgain<T>(
  c: Context,
  { action, title, fields }: SiteForm<T>,
  typed: Typed,
  { problems, note }: { problems: Problems; note: string },
  status: 400 | 429,
) {
  const kept = Object.entries(typed).filter(([name]) => !fields.some((field) => field.name === name));
  return plainPage(
    c,
    title,
    html`<p role="alert">${note}</p>
      <form method="post" action="${action + campaignOf(c)}" novalidate>
        ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        ${fields.map(({ name, label, control, autocomplete, isRequired }) => {
          const value = typed[name] ?? '';
          const problem = problems[name];
          const described = problem ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
          return html`<label for="${name}">${label}${isRequired ? '' : ' (optional)'}</label>
            ${
              control === 'textarea'
                ? html`<textarea id="${name}" name="${name}" rows="6" ${described}>${value}</textarea>`
                : html`<input id="${name}" name="${name}" type="${control}" autocomplete="${autocomplete}" value="${value}" ${described} />`
            }
            ${problem ? html`<strong id="${name}-error">${problem}</strong>` : ''}`;
        })}
        <button>Send</button>
      </form>`,
    status,
  );
}

const tooLong = (c: Context) =>
  plainPage(
    c,
    'That is more than we can read',
    html`<p role="alert">Nothing was sent. Go back (your browser has kept what you typed) and send a shorter text.</p>`,
    413,
  );

/**
 * Accepts the site's forms from browsers without JavaScript: urlencoded, validated by the schemas of the calls they
 * replace. Redirects to the page of thanks, or shows the form again with the text preserved and a message for each
 * field. The same form sent twice has one effect.
 */
export function mountForms(app: Hono<AppEnv>, deps: Deps, ownOrigins: ReadonlySet<string>) {
  const mount = <T>(form: SiteForm<T>) =>
    app.post(form.action, bodyLimit({ maxSize: FORM_LIMIT, onError: tooLong }), async (c) => {
      const origin = c.req.header('origin');
      if (origin && !ownOrigins.has(origin))
        return errorAnswer(c, FORBIDDEN, 'This origin may not send this form.');
      if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
        return errorAnswer(c, UNSUPPORTED_MEDIA_TYPE, 'Send a form.');
      const fields = [...new URLSearchParams(await c.req.text())];
      // An empty field means no value, so that an optional phone may stay empty.
      const { region, ...typed }: Typed = Object.fromEntries(
        fields.filter(([, value]) => value.trim() !== ''),
      );
      const kept = { ...typed, ...(region ? { region } : {}) };
      const request = factsOf(c, deps.settings);
      try {
        const { limit } = form;
        const { mobile } = typed;
        await countCall(deps.rateLimits, limit, limit.name, request.address, { body: { data: typed } });
        const parsed = form.parse(c, {
          firstName: '',
          emailId: '',
          message: '',
          ...typed,
          ...(mobile ? { mobile: `${phoneCountry(region)} ${mobile}` } : {}),
        });
        if (!parsed.success)
          return askAgain(
            c,
            form,
            kept,
            {
              problems: problemsOf(parsed.error.issues, region),
              note: 'Some fields need another look.',
            },
            400,
          );
        const key = createHash('sha256').update(JSON.stringify(parsed.data)).digest('base64url');
        await form.send(deps, request, parsed.data, key);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') {
          setRetryAfter(c, error);
          return askAgain(c, form, kept, { problems: {}, note: error.message }, 429);
        }
        // Such as a course that is not offered any more: for the person to read, as on the page with JavaScript.
        if (error instanceof Refusal)
          return askAgain(c, form, kept, { problems: {}, note: error.message }, 400);
        throw error;
      }
      const found = Region.safeParse(region);
      return c.redirect(thanksPath(found.success ? found.data : 'INDIA'), 303);
    });
  mount(leadForm);
  mount(contactForm);
}
