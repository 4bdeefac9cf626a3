import { afterEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../test/server.ts';
import { showInviter } from './show-inviter.ts';
import { sentBy } from './store-referrer.ts';

const ID = 'Abcdefghijklmnopqrst_-';
const BUILT = 'Someone who learns here thinks that you might like it too.';

/** Opens the page as it was built, and returns its line about the sender. */
async function open(query: string): Promise<string | null | undefined> {
  history.replaceState(null, '', `/invited${query}`);
  document.body.innerHTML = `<p role="status" data-inviter>${BUILT}</p>`;
  await showInviter();
  return document.querySelector('[role=status]')?.textContent;
}

afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  localStorage.clear();
});

describe('the page of an invitation', () => {
  it('API-241 REF-01 names who invited the visitor, and remembers the referrer for the forms', async () => {
    const asked = answers('referrals', 'readReferrer', { firstName: 'Asha' });
    expect(await open(`?ref=${ID}`)).toBe('Asha learns here and thinks that you might like it too.');
    expect(asked.map(({ url }) => url.searchParams.get('uniqueReferrerId'))).toEqual([ID]);
    expect(sentBy()).toEqual({ uniqueReferrerId: ID });
  });

  it('API-241 shows a name that contains HTML as text', async () => {
    answers('referrals', 'readReferrer', { firstName: '<img src=x onerror=alert(1)>' });
    expect(await open(`?ref=${ID}`)).toMatch(/^<img src=x/);
    expect(document.querySelector('img')).toBeNull();
  });

  it('API-241 reports an unknown link and remembers no referrer', async () => {
    refuses('referrals', 'readReferrer', 404, 'We do not recognise this invitation.');
    expect(await open(`?ref=${ID}`)).toMatch(/do not know who sent you/);
    expect(sentBy()).toEqual({});
  });

  it('API-241 shows its default text without a link, and while the server does not answer', async () => {
    expect(await open('')).toBe(BUILT);
    refuses('referrals', 'readReferrer', 503, 'The school is busy.');
    expect(await open(`?ref=${ID}`)).toBe(BUILT);
    expect(sentBy()).toEqual({});
  });
});
