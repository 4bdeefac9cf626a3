import { INITIAL_LANDING_PAGE_KEY } from '@plinth/domain/session/stored-keys';
import { describe, expect, it } from 'vitest';
import { readAttribution, storeAttribution } from './store-attribution.ts';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  storeAttribution();
};

describe('the attribution of a visit', () => {
  it('LEADS-01 LEADS-02 campaign values of the first page are still known on the application page', () => {
    visit('/courses/building-information-modelling?utm_source=facebook&utm_campaign=spring&fbclid=abc');
    visit('/courses/computational-design');
    visit('/apply?product=MCD');
    expect(readAttribution()?.last).toEqual({
      utm_source: 'facebook',
      utm_campaign: 'spring',
      fbclid: 'abc',
    });
  });

  it('LEADS-01 keeps the first and the last campaign of a visit, but none in between', () => {
    for (const source of ['mail', 'search', 'facebook']) visit(`/us?utm_source=${source}&utm_campaign= `);
    visit('/us?product=BIM_A_US');
    expect(readAttribution()).toEqual({
      first: { utm_source: 'mail' },
      last: { utm_source: 'facebook' },
    });
  });

  it('CONST-45 keeps the first page of the visit, which later pages do not replace', () => {
    visit('/us?utm_source=mail');
    visit('/us/courses/parametric-design');
    expect(sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY)).toBe('/us?utm_source=mail');
  });

  it("CONST-45 D-127 of the token in an address nothing is stored, where other companies' scripts could read it", () => {
    visit('/payment-plan?orderToken=k3Jd9sQ2mV7xZ1pL&utm_source=mail');
    expect(sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY)).toBe('/payment-plan?utm_source=mail');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('k3Jd9');
    expect(readAttribution()?.last).toEqual({ utm_source: 'mail' });
  });

  it('LEADS-01 an unreadable value counts as unknown', () => {
    sessionStorage.setItem('attribution', '{');
    expect(readAttribution()).toBeNull();
  });
});
