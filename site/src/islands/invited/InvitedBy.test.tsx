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

describe('an invitation', () => {
  it('API-241 REF-01 says who sends the visitor, and the forms say it too from then on', async () => {
    const asked = answers('referrals', 'readReferrer', { firstName: 'Asha' });
    open(`?ref=${ID}`);
    expect(await screen.findByText(/^Asha learns here/)).toBeVisible();
    expect(asked.map(({ url }) => url.searchParams.get('uniqueReferrerId'))).toEqual([ID]);
    expect(sentBy()).toEqual({ uniqueReferrerId: ID });
  });

  it('API-241 a name is text, whatever it says', async () => {
    answers('referrals', 'readReferrer', { firstName: '<img src=x onerror=alert(1)>' });
    open(`?ref=${ID}`);
    expect(await screen.findByText(/^<img src=x/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('API-241 a link that is not known is said so, and nobody is kept', async () => {
    refuses('referrals', 'readReferrer', 404, 'We do not recognise this invitation.');
    open(`?ref=${ID}`);
    expect(await screen.findByText(/do not know who sent you/)).toBeVisible();
    expect(sentBy()).toEqual({});
  });

  it('API-241 without a link the page says what it always says', () => {
    open('');
    expect(screen.getByText(/^Someone who learns here/)).toBeVisible();
    expect(sentBy()).toEqual({});
  });
});
