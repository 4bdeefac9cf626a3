import { expect, it } from 'vitest';
import { pathOfNotice, readNotice } from './read-notice.ts';

const notice = { title: 'A reply', text: 'Two walls', href: '/learn', key: 'k', unread: 3 };

it('FIND-03 a notice from the school is read, and anything else is ignored', () => {
  expect(readNotice(JSON.stringify(notice))).toEqual(notice);
  for (const bad of ['', 'null', '{}', '{"title":""}', '[1]', 'nonsense']) expect(readNotice(bad)).toBeNull();
});

it('FIND-03 a notice never links outside the school', () => {
  const to = (href: unknown) => pathOfNotice(href, 'https://school.test');
  expect(to('/learn/1/queries?queryId=2')).toBe('/learn/1/queries?queryId=2');
  for (const bad of ['https://evil.test/x', '//evil.test', 7, undefined])
    expect(to(bad)).toBe('/notifications');
});
