import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, refuses } from '../../../../../test/server.ts';

const SETTINGS: CohortSettings = {
  status: 'ACTIVE',
  seats: 40,
  groupSize: 12,
  isLeaderBoardAllowed: true,
  isLocalizedLeaderboard: false,
  aiBotEnabled: false,
  showNudges: false,
  showPlacementNudges: false,
  isCapstonePresent: true,
  isPromoted: false,
};
const reads = (change: Partial<CohortSettings> = {}) =>
  answers('officeCohorts', 'readSettings', {
    name: 'BIM for Architects, BIM_A-16',
    settings: { ...SETTINGS, ...change },
  });
const open = () => openOffice(`/office/cohorts/${idOf('50')}/settings`, ['ACADEMICS']);

describe('the settings of a cohort', () => {
  it("COHORT-07 are switched and saved together with the values shown before; the cohort's name is displayed", async () => {
    reads();
    const sent = answers('officeCohorts', 'saveSettings', { settings: SETTINGS });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Localised leaderboard/ }));
    expect(screen.getByText(/BIM for Architects, BIM_A-16/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    fireEvent.change(screen.getByLabelText(/^Seats/), { target: { value: '24' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      settings: { ...SETTINGS, isLocalizedLeaderboard: true, seats: 24 },
      seen: SETTINGS,
    });
    expect(await screen.findByText('Settings saved.')).toBeVisible();
  });

  it("COHORT-07 report a colleague's earlier change, show its values, and keep what was typed", async () => {
    reads();
    refuses(
      'officeCohorts',
      'saveSettings',
      409,
      'CONFLICT',
      'A colleague changed this cohort in the meantime.',
    );
    open();
    fireEvent.change(await screen.findByLabelText(/^Seats/), { target: { value: '24' } });
    reads({ showNudges: true });
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('A colleague changed this cohort in the meantime.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Nudges/ })).toBeChecked());
    expect(screen.getByLabelText(/^Seats/)).toHaveValue('24');
  });

  it('COHORT-07 show an invalid value beside its field', async () => {
    reads();
    open();
    fireEvent.change(await screen.findByLabelText(/^Learners in a group/), { target: { value: '0' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(screen.getByLabelText(/^Learners in a group/)).toHaveAccessibleDescription(/from 1 to 100/);
  });
});
