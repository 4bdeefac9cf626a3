import type { Capability } from '@plinth/domain/staff/capability';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { personOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers } from '../../../../test/server.ts';
import { enter, refuseEntry } from '../../../stores/session.ts';
import { ActAsSection } from './ActAsSection.tsx';

async function show(isStaff: boolean, staffRoles: StaffRole[] = [], capabilities: Capability[] = []) {
  answers('profiles', 'readDataProfile', personOf({ userData: { isStaff } }));
  const asked = answers('staff', 'readOwn', { staffRoles, capabilities });
  await enter('a-token-of-some-length', 'EMAIL');
  await renderPage(
    <>
      <p>The settings</p>
      <ActAsSection />
    </>,
  );
  await screen.findByText('The settings');
  return asked;
}

const title = 'Act as a user';

afterEach(() => refuseEntry(''));

describe('ActAsSection', () => {
  it('D-28 support staff can search for whom to act as', async () => {
    await show(true, ['SUPPORT_TEAM'], ['people.act-as']);
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
  });

  it('D-28 staff with other roles are not offered it', async () => {
    const asked = await show(true, ['FINANCE'], ['money.read']);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('D-28 a learner is not offered it, and no staff roles are requested', async () => {
    const asked = await show(false);
    expect(screen.queryByText(title)).toBeNull();
    expect(asked).toHaveLength(0);
  });
});
