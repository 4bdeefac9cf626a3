import { describe, expect, it } from 'vitest';
import source from '../catalog/enrolment-terms.json' with { type: 'json' };
import { REGIONS } from '../catalog/region.ts';
import { BLOCKED_AFTER_DAYS } from '../orders/payment-standing.ts';
import { TERMS_VERSION, Terms, termsInShort, termsOf } from './terms.ts';

describe('the terms of enrolment', () => {
  it('API-086 every region has the current version, and no section is empty', () => {
    for (const region of REGIONS) {
      const terms = Terms.parse(termsOf(region));
      expect(terms.version).toBe(TERMS_VERSION);
      for (const section of terms.content)
        expect(section.paragraphs.every((text) => text.length > 20)).toBe(true);
    }
  });

  it('API-086 no placeholder in braces is left in the terms or their short form, in any region', () => {
    for (const region of REGIONS) {
      expect(termsInShort(region).length).toBeGreaterThan(1);
      expect(JSON.stringify([termsOf(region).content, termsInShort(region)])).not.toMatch(/\{\w+\}/);
    }
  });

  it('FINANCE-04 D-133 no number is typed into the terms; they pause access after the days set in the system', () => {
    const { inShort, sections } = source;
    expect(JSON.stringify([inShort, sections])).not.toMatch(/\d/);
    expect(JSON.stringify(termsOf('INDIA'))).toContain(`more than ${BLOCKED_AFTER_DAYS} days late`);
  });

  it('CONST-26 CONST-27 three certificates are promised where fees are in rupees, and two where they are in dollars', () => {
    const text = (region: (typeof REGIONS)[number]) => JSON.stringify(termsOf(region));
    expect(text('INDIA')).toContain('Fees are in Indian rupees.');
    expect(text('INDIA')).toContain('3 certificates');
    expect(text('US')).toContain('Fees are in US dollars.');
    expect(text('ROW')).toContain('2 certificates');
  });
});
