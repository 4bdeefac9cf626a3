import { Phone } from '@plinth/domain/fields/phone';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLE_PHONES } from '../../../../packages/domain/test/example-phones.ts';
import { answers, refuses } from '../../../test/server.ts';
import { readCountries } from '../../islands/application/countries.ts';
import { bodyOf, enhanceForms } from './enhance-forms.ts';
import { listPhoneCountries } from './list-phone-countries.ts';
import { offerCountries } from './offer-countries.ts';

const COUNTRIES = [
  { code: 'AE', name: 'AE', dialCode: '+971' },
  { code: 'IN', name: 'IN', dialCode: '+91' },
  { code: 'US', name: 'US', dialCode: '+1' },
];

function draw(region: string, countries = COUNTRIES) {
  document.body.innerHTML = `<div><form data-site-form="contact">
    <input type="hidden" name="region" value="${region}">
    <input name="firstName" value="Noor"><input name="emailId" value="noor@plinth.test"><input name="message" value="Hi">
    <p>Only if you want a call. <span data-unaided>With + and the country code.</span></p>
    <div><input type="tel" name="mobile"></div><p data-error="" hidden></p><button>Send</button></form></div>`;
  enhanceForms(countries);
}
const select = () => document.querySelector('select') as HTMLSelectElement;
const phone = () => document.querySelector('[name=mobile]') as HTMLInputElement;
const choose = (code: string) => {
  select().value = code;
  select().dispatchEvent(new Event('change'));
};
async function sent(): Promise<unknown> {
  const seen = answers('leads', 'contactUs', { sent: true });
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await expect.poll(() => seen).toHaveLength(1);
  return (seen[0]?.body as { data: { mobile?: string } } | undefined)?.data.mobile;
}

/** Returns what the server makes of what was sent. */
const kept = async () => Phone.parse(await sent());

beforeEach(() => refuses('regions', 'location', 500, 'Not now'));

describe('the country of a phone number on a form of the site', () => {
  it.each([
    ['INDIA', 'IN', '98765 43210', 'IN 98765 43210'],
    ['US', 'US', '(415) 555-0132', 'US (415) 555-0132'],
    ['ROW', 'AE', '+971 50 123 4567', 'AE +971 50 123 4567'],
  ])(
    'VALID-33 API-069 in %s it starts with "%s", and %s is sent as %s',
    async (region, code, typed, asSent) => {
      draw(region);
      expect(select().value).toBe(code);
      expect(document.querySelector('[data-unaided]')).not.toBeVisible();
      phone().value = typed;
      expect(await sent()).toBe(asSent);
    },
  );

  it.each([
    ['US', '1 (415) 555-2671', '+14155552671'],
    ['ROW', '050 123 4567', '+971501234567'],
    ['ROW', '+971 (0)50 123 4567', '+971501234567'],
    ['INDIA', '+225 07 07 12 34 56', '+2250707123456'],
    ['INDIA', '\u202A+91 98765 43210\u202C', '+919876543210'],
  ])('VALID-33 on a page of %s the server stores %s as %s', async (region, typed, stored) => {
    draw(region);
    phone().value = typed;
    expect(await kept()).toBe(stored);
  });

  it.each(['lead', 'contact'] as const)(
    'VALID-33 D-119 a phone typed into the %s form is stored in the form of the library, for every country',
    (call) => {
      draw('INDIA', []);
      const form = document.querySelector('form') as HTMLFormElement;
      const country = offerCountries(form, readCountries(listPhoneCountries()));
      const keptOf = (code: string, typed: string) => {
        choose(code);
        phone().value = typed;
        const { data } = bodyOf(call, form, (number) => `${country()} ${number}`);
        return Phone.parse((data as { mobile?: string }).mobile);
      };
      const kept = EXAMPLE_PHONES.flatMap((one) => [
        keptOf(one.country, one.home),
        keptOf(one.country, one.abroad),
        keptOf('IN', one.abroad),
      ]);
      expect(kept).toEqual(EXAMPLE_PHONES.flatMap(({ stored }) => [stored, stored, stored]));
    },
  );

  it('VALID-33 another country can be chosen', async () => {
    draw('INDIA');
    choose('AE');
    phone().value = '050 123 4567';
    expect(await sent()).toBe('AE 050 123 4567');
  });

  it('VALID-33 the chosen country of a number survives a reload with it', async () => {
    draw('ROW');
    choose('IN');
    phone().value = '98765 43210';
    phone().dispatchEvent(new Event('input', { bubbles: true }));
    draw('ROW');
    expect(await sent()).toBe('IN 98765 43210');
  });

  it('API-078 changes to the country of the visitor', async () => {
    answers('regions', 'location', { countryCode: 'US', country: 'United States' });
    draw('ROW');
    expect(select().value).toBe('AE');
    await expect.poll(() => select().value).toBe('US');
  });

  it('API-078 keeps a country chosen in the meantime', async () => {
    const asked = answers('regions', 'location', { countryCode: 'AE', country: 'United Arab Emirates' });
    draw('ROW');
    choose('US');
    await expect.poll(() => asked).toHaveLength(1);
    await new Promise((done) => requestAnimationFrame(done));
    expect(select().value).toBe('US');
  });

  it('VALID-46 an empty phone number is not sent', async () => {
    draw('US');
    expect(await sent()).toBeUndefined();
  });
});
