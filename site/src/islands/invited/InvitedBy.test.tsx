import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import { sentBy } from '../../parts/store-referrer.ts';
import { InvitedBy } from './InvitedBy.tsx';

const ID = 'Abcdefghijklmnopqrst_-';
const open = (query: string) => {
  history.replaceState(null, '', `/invited${query}`);
  render(<InvitedBy />);
};

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
});

describe('the page of an invitation', () => {
  it('API-241 REF-01 names who invited the visitor, and remembers the referrer for the forms', async () => {
    const asked = answers('referrals', 'readReferrer', { firstName: 'Asha' });
    open(`?ref=${ID}`);
    expect(await screen.findByText(/^Asha learns here/)).toBeVisible();
    expect(asked.map(({ url }) => url.searchParams.get('uniqueReferrerId'))).toEqual([ID]);
    expect(sentBy()).toEqual({ uniqueReferrerId: ID });
  });

  it('API-241 shows a name that contains HTML as text', async () => {
    answers('referrals', 'readReferrer', { firstName: '<img src=x onerror=alert(1)>' });
    open(`?ref=${ID}`);
    expect(await screen.findByText(/^<img src=x/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('API-241 reports an unknown link and remembers no referrer', async () => {
    refuses('referrals', 'readReferrer', 404, 'We do not recognise this invitation.');
    open(`?ref=${ID}`);
    expect(await screen.findByText(/do not know who sent you/)).toBeVisible();
    expect(sentBy()).toEqual({});
  });

  it('API-241 shows its default text without a link', () => {
    open('');
    expect(screen.getByText(/^Someone who learns here/)).toBeVisible();
    expect(sentBy()).toEqual({});
  });
});
