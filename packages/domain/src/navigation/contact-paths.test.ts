import { describe, expect, it } from 'vitest';
import { appOfPath } from './app-of-path.ts';
import { CONTACT_FORM_ACTION, contactPath, LEAD_FORM_ACTION, thanksPath } from './contact-paths.ts';

describe('the contact pages', () => {
  it.each([
    ['INDIA', '/contact', '/contact/sent'],
    ['US', '/us/contact', '/us/contact/sent'],
    ['ROW', '/me/contact', '/me/contact/sent'],
  ] as const)(
    'CATALOG-03 API-069 the contact page of %s is %s, and its thanks page is %s',
    (region, contact, thanks) => {
      expect(contactPath(region)).toBe(contact);
      expect(thanksPath(region)).toBe(thanks);
      expect(appOfPath(contact)).toBe('site');
    },
  );

  it('API-065 API-069 forms sent without JavaScript go to the API', () => {
    expect([LEAD_FORM_ACTION, CONTACT_FORM_ACTION].map(appOfPath)).toEqual(['api', 'api']);
  });
});
