import { describe, expect, it } from 'vitest';
import { isConsentNeeded, mayLoad } from './may-load.ts';
import { scriptsOfPage, THIRD_PARTIES } from './third-party-scripts.ts';

const all = Object.fromEntries(THIRD_PARTIES.map((kind) => [kind, `https://scripts.test/${kind}.js`]));
const kindsOn = (path: string, isPrivate = false) =>
  scriptsOfPage(all, { path, isPrivate }).map(({ kind }) => kind);

describe('third-party scripts', () => {
  it('ANALYTICS-07 ANALYTICS-08 ANALYTICS-09 ANALYTICS-10 ANALYTICS-11 a script that is not configured is not offered', () => {
    expect(scriptsOfPage({}, { path: '/us/courses/parametric-design', isPrivate: false })).toEqual([]);
  });

  it.each([
    ['/', ['ANALYTICS_SNIPPET', 'TAG_MANAGER']],
    ['/courses/computational-design', ['ANALYTICS_SNIPPET', 'TAG_MANAGER', 'MATH_POLYFILL']],
    [
      '/us/courses/parametric-design',
      ['PAY_LATER_WIDGET', 'ANALYTICS_SNIPPET', 'TAG_MANAGER', 'MATH_POLYFILL'],
    ],
    ['/me/contact', ['ANALYTICS_SNIPPET', 'TAG_MANAGER', 'FORMS_EMBED']],
  ])('ANALYTICS-07 ANALYTICS-10 ANALYTICS-11 %s offers exactly the scripts that it uses', (path, kinds) => {
    expect(kindsOn(path)).toEqual(kinds);
  });

  it('ANALYTICS-08 ANALYTICS-09 a page that may carry a token in its address offers none', () => {
    expect(kindsOn('/payment-plan', true)).toEqual([]);
  });
});

describe('consent', () => {
  it.each([
    ['DE', true],
    ['gb', true],
    ['IN', true],
    ['BR', true],
    ['US', false],
    ['AE', false],
    ['??', true],
    [null, true],
  ])('ANALYTICS-08 a visitor from %s is asked for consent first: %s', (country, isNeeded) => {
    expect(isConsentNeeded(country)).toBe(isNeeded);
  });

  const visitor = { consent: null, isConsentNeeded: true, isSignalledNo: false } as const;
  it.each([
    ['nothing said where a yes is needed', visitor, false],
    ['nothing said where none is needed', { ...visitor, isConsentNeeded: false }, true],
    ['a yes', { ...visitor, consent: 'granted' }, true],
    [
      'a no where none is needed',
      { consent: 'refused', isConsentNeeded: false, isSignalledNo: false },
      false,
    ],
    ["the browser's signal", { ...visitor, isConsentNeeded: false, isSignalledNo: true }, false],
    ["a yes in spite of the browser's signal", { ...visitor, consent: 'granted', isSignalledNo: true }, true],
  ] as const)('ANALYTICS-08 ANALYTICS-09 with %s a measurement script loads: %s', (_what, who, isLoaded) => {
    expect(mayLoad({ purpose: 'measurement' }, who)).toBe(isLoaded);
  });

  it('ANALYTICS-11 a script that only draws formulas needs no consent', () => {
    expect(mayLoad({ purpose: null }, { ...visitor, consent: 'refused' })).toBe(true);
  });
});
