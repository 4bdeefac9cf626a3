import { scriptsOfPage } from '@plinth/domain/analytics/third-party-scripts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../test/server.ts';
import { offerThirdParties } from './offer-third-parties.ts';

const reload = vi.fn();

function open(kinds: Parameters<typeof scriptsOfPage>[0], path = '/us/courses/parametric-design') {
  const offers = scriptsOfPage(kinds, { path, isPrivate: false });
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="third-parties">${JSON.stringify(offers)}</script>
    <h2 id="fees">Fees</h2><footer><span data-privacy-choices hidden><button>Privacy choices</button></span></footer>`;
}
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')].map(
    ({ dataset, src }) => `${dataset.thirdParty} ${src}`,
  );
const strip = () => document.querySelector('[aria-label="Privacy choice"]');
const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
const from = (countryCode: string) => answers('regions', 'location', { countryCode, country: countryCode });

const TAGS = { TAG_MANAGER: 'https://tags.test/gtm.js' };
const EVERY = {
  ...TAGS,
  ANALYTICS_SNIPPET: 'https://count.test/a.js',
  PAY_LATER_WIDGET: 'https://later.test/w.js',
  MATH_POLYFILL: 'https://math.test/m.js',
};

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] });
});
afterEach(() => {
  delete document.documentElement.dataset.token;
  vi.unstubAllGlobals();
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
});

describe('third-party scripts on a page', () => {
  it('ANALYTICS-07 ANALYTICS-08 ANALYTICS-09 in Europe nothing loads before consent, then every script the page uses', async () => {
    from('DE');
    open(EVERY);
    void offerThirdParties(reload);
    await expect.poll(() => strip()).not.toBeNull();
    expect(loaded()).toEqual([]);
    expect(strip()?.querySelector('a')?.getAttribute('href')).toBe('/privacy');
    press('Yes');
    await expect
      .poll(() => loaded())
      .toEqual([
        'PAY_LATER_WIDGET https://later.test/w.js',
        'ANALYTICS_SNIPPET https://count.test/a.js',
        'TAG_MANAGER https://tags.test/gtm.js',
      ]);
    expect(strip()).toBeNull();
  });

  it('ANALYTICS-09 a refusal is remembered: the next page neither loads nor asks', async () => {
    from('IN');
    open(TAGS);
    void offerThirdParties(reload);
    await expect.poll(() => strip()).not.toBeNull();
    press('No');
    await expect.poll(() => localStorage.getItem('consent')).toBe('refused');
    open(TAGS);
    await offerThirdParties(reload);
    expect([loaded(), strip()]).toEqual([[], null]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('ANALYTICS-08 where no consent is needed they load immediately, and can be refused later in the footer, which removes the marks of advertisers', async () => {
    from('US');
    open(TAGS);
    await offerThirdParties(reload);
    expect(loaded()).toEqual(['TAG_MANAGER https://tags.test/gtm.js']);
    expect(strip()).toBeNull();
    expect(document.querySelector<HTMLElement>('[data-privacy-choices]')?.hidden).toBe(false);
    // biome-ignore lint/suspicious/noDocumentCookie: as the script of an advertiser sets it
    for (const name of ['_fbp', '_fbc', 'own']) document.cookie = `${name}=fb.1.2.3; path=/`;
    press('Privacy choices');
    press('No');
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe('own=fb.1.2.3');
    expect(localStorage.getItem('consent')).toBe('refused');
  });

  it('ANALYTICS-08 the privacy signal of the browser counts as a refusal without asking', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    open(TAGS);
    await offerThirdParties(reload);
    expect([loaded(), strip()]).toEqual([[], null]);
  });

  it('ANALYTICS-11 the formula script loads without asking, and only where there are formulas', async () => {
    open({ MATH_POLYFILL: 'https://math.test/m.js' });
    await offerThirdParties(reload);
    expect(loaded()).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', '<math><mi>x</mi></math>');
    await offerThirdParties(reload);
    expect(loaded()).toEqual(['MATH_POLYFILL https://math.test/m.js']);
    expect(strip()).toBeNull();
  });

  it('ANALYTICS-09 D-127 a page with a token in its address neither asks nor loads anything, even with consent', async () => {
    from('US');
    localStorage.setItem('consent', 'granted');
    document.documentElement.dataset.token = '';
    open(EVERY);
    await offerThirdParties(reload);
    expect(loaded()).toEqual([]);
    expect(strip()).toBeNull();
  });

  it('ANALYTICS-10 a forms embed loads on the contact page', async () => {
    from('US');
    open({ FORMS_EMBED: 'https://forms.test/f.js' }, '/us/contact');
    document.body.insertAdjacentHTML('beforeend', '<div data-forms-embed></div>');
    await offerThirdParties(reload);
    expect(loaded()).toEqual(['FORMS_EMBED https://forms.test/f.js']);
  });
});
