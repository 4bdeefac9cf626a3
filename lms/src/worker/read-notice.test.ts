import { expect, it } from 'vitest';
import { pageShowing, pathOfNotice, readNotice } from './read-notice.ts';

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

it('FIND-03 a notice goes to the open page that shows what it is about, and takes over no other', () => {
  const pages = ['/learn/1/quiz', '/learn/1/queries?queryId=2'].map((path) => ({
    url: `https://school.test${path}`,
  }));
  const showing = (path: string) => pageShowing(pages, path, 'https://school.test');
  expect(showing('/learn/1/queries?queryId=2')).toBe(pages[1]);
  for (const path of ['/learn/1/queries', '/learn/1/queries?queryId=3', '/notifications'])
    expect(showing(path)).toBeUndefined();
});
