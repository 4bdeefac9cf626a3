import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, idOf, personOf } from '../../test/people.ts';
import { answers } from '../../test/server.ts';
import { dropOverriddenUser, keepOverriddenUser } from '../data/override-user.ts';
import { enter, refuseEntry } from '../stores/session.ts';
import { ActingBanner } from './ActingBanner.tsx';

beforeEach(() => {
  answers('account', 'readAccount', accountOf());
});
afterEach(() => {
  dropOverriddenUser();
  refuseEntry('');
});

describe('ActingBanner', () => {
  it('ROLE-33 shows staff acting as another user whom they are acting as', async () => {
    answers('profiles', 'readDataProfile', personOf());
    keepOverriddenUser(idOf('1'));
    await enter('a-token-of-some-length', 'EMAIL');
    render(<ActingBanner />);
    expect(screen.getByRole('status')).toHaveTextContent('You are acting as Asha Test, asha@plinth.test.');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  it('ROLE-33 is not shown to someone signed in as themselves', async () => {
    answers('profiles', 'readDataProfile', personOf());
    await enter('a-token-of-some-length', 'EMAIL');
    render(<ActingBanner />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
