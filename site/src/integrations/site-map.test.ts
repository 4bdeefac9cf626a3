import { expect, it } from 'vitest';
import { readPageHead } from './site-map.ts';

it('CATALOG-03 reads the alternates of a page for the sitemap, and excludes a page marked noindex', () => {
  const alternates =
    '<link rel="alternate" hreflang="en-IN" href="https://plinth.test/courses"><link rel="alternate" hreflang="x-default" href="https://plinth.test/courses">';
  expect(readPageHead(`<head>${alternates}</head>`)).toEqual({
    isFound: true,
    alternates: [
      { lang: 'en-IN', url: 'https://plinth.test/courses' },
      { lang: 'x-default', url: 'https://plinth.test/courses' },
    ],
  });
  expect(readPageHead('<meta name="robots" content="noindex, nofollow">').isFound).toBe(false);
  expect(readPageHead('<title>Terms</title>')).toEqual({ isFound: true, alternates: [] });
});
