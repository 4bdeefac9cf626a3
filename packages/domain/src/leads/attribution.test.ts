import { describe, expect, it } from 'vitest';
import { leadAttribution, parseTouch, withTouch } from './attribution.ts';
import { LeadForm } from './lead-form.ts';

describe('attribution', () => {
  it('LEADS-01 the address of a visit gives its source, or none', () => {
    expect(parseTouch('?utm_source=facebook&utm_medium=cpc&fbclid=abc&x=1&utm_term=')).toEqual({
      utm_source: 'facebook',
      utm_medium: 'cpc',
      fbclid: 'abc',
    });
    expect(parseTouch('?x=1')).toBeNull();
    expect(parseTouch(`?fbclid=${'a'.repeat(900)}`)?.fbclid).toHaveLength(500);
  });

  it('LEADS-01 the first touch is kept, the last one is replaced, and a visit without a source changes nothing', () => {
    const first = withTouch(null, { utm_source: 'mail' });
    const second = withTouch(first, { utm_source: 'facebook' });
    expect(second).toEqual({ first: { utm_source: 'mail' }, last: { utm_source: 'facebook' } });
    expect(withTouch(second, null)).toBe(second);
  });

  it('LEADS-01 fbclid, _fbp and _fbc are always sent, empty when unknown', () => {
    expect(leadAttribution(null, {})).toEqual({ fbclid: '', _fbp: '', _fbc: '' });
    const attribution = { first: {}, last: { fbclid: 'abc' } };
    expect(leadAttribution(attribution, { _fbp: 'p', _fbc: 'c' })).toEqual({
      fbclid: 'abc',
      _fbp: 'p',
      _fbc: 'c',
    });
  });

  it.each([
    ['longer than a lead takes', 'a'.repeat(900), 'a'.repeat(500)],
    [
      'cut within a letter of two halves',
      `${'a'.repeat(499)}\u{1F3E0}\u{1F3E0}`,
      `${'a'.repeat(499)}\u{1F3E0}`,
    ],
    ['with a NUL and half a letter', 'sp\u0000ri\uD83Dng', 'spring'],
    ['with markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('LEADS-01 VALID-46 a value %s does not lose the lead', (_what, value, kept) => {
    const last = parseTouch(`?${new URLSearchParams({ utm_source: 'facebook', utm_campaign: value })}`) ?? {};
    const sent = leadAttribution({ first: last, last }, { _fbp: value, _fbc: value });
    expect(sent).toMatchObject({ _fbp: kept, _fbc: kept });
    const lead = { data: { firstName: 'Noor' }, emailId: 'noor@plinth.test', ...sent };
    expect(LeadForm.safeParse(lead).success).toBe(true);
  });

  it.each([
    { source: 'facebook', sent: true },
    { source: 'Facebook', sent: true },
    { source: 'google', sent: false },
    { source: 'facebook-like', sent: false },
    { source: '', sent: false },
  ])('LEADS-02 with the source "$source", the utm fields are sent: $sent', ({ source, sent }) => {
    const touch = { utm_source: source, utm_medium: 'cpc', utm_campaign: 'spring' };
    const payload = leadAttribution({ first: {}, last: touch }, {});
    expect('utm_medium' in payload && 'utm_campaign' in payload && 'utm_content' in payload).toBe(sent);
    expect(payload.utm_medium).toBe(sent ? 'cpc' : undefined);
    expect(payload.utm_content).toBe(sent ? '' : undefined);
  });
});
