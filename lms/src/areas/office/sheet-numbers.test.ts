import { expect, it } from 'vitest';

const pages = import.meta.glob<string>('./**/*.tsx', { eager: true, query: '?raw', import: 'default' });

it('OFFICE-01 every office page has its own sheet number', () => {
  const numbers = Object.values(pages).flatMap((page) => page.match(/\bsheet="[^"]+"/g) ?? []);
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].sort());
});
