import type { OfficeReward } from '@plinth/domain/referrals/office-reward';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

const REWARD: OfficeReward = {
  rewardId: `${idOf('41')}-INR`,
  userId: idOf('41'),
  name: 'Meera Shah',
  emailId: 'meera@plinth.test',
  status: 'OWED',
  amount: 1_000_000,
  currency: 'INR',
  since: '2026-11-01T08:30:00.000Z',
  friends: 2,
  reference: null,
};
const open = async () => {
  await openOffice(`/office/rewards?open=${REWARD.rewardId}`, ['FINANCE']);
  return within(await screen.findByRole('dialog', { name: 'Meera Shah' }));
};

beforeEach(() => {
  answers('officeRewards', 'list', { rewards: [REWARD], total: 1 });
});

describe('referral rewards in the office', () => {
  it("FINANCE-01 OFFICE-10 are recorded as paid with the transfer's reference, after showing what that means and typing the address", async () => {
    const sent = answersBy('officeRewards', 'pay', () => ({
      paid: { emailId: REWARD.emailId, amount: REWARD.amount, currency: REWARD.currency },
    }));
    const dialog = await open();
    expect(dialog.getByText(/Transfer ₹10,000 to meera@plinth.test at your bank first/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'It is paid' })).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(dialog, REWARD.emailId);
    await userEvent.click(dialog.getByRole('button', { name: 'It is paid' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'UTR-7');
    await userEvent.click(dialog.getByRole('button', { name: 'It is paid' }));
    expect(await screen.findByText('Reward recorded as paid.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ reference: 'UTR-7', amount: 1_000_000 });
  });

  it('FINANCE-01 keep the typed reference when it is already recorded', async () => {
    refuses('officeRewards', 'pay', 409, 'CONFLICT', 'The reference UTR-7 has already been recorded.');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'UTR-7');
    await typeToConfirm(dialog, REWARD.emailId);
    await userEvent.click(dialog.getByRole('button', { name: 'It is paid' }));
    expect(await dialog.findByText('The reference UTR-7 has already been recorded.')).toBeVisible();
    expect(dialog.getByLabelText('Reference of the transfer')).toHaveValue('UTR-7');
  });

  it('FINANCE-01 OFFICE-08 what is owed by now is shown beside the refusal, and confirmed again', async () => {
    refuses('officeRewards', 'pay', 409, 'CONFLICT', 'More is owed by now.');
    const dialog = await open();
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'UTR-7');
    await typeToConfirm(dialog, REWARD.emailId);
    answers('officeRewards', 'list', { rewards: [{ ...REWARD, amount: 2_000_000 }], total: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'It is paid' }));
    expect(await dialog.findByText(/Transfer ₹20,000 to meera@plinth.test at your bank first/)).toBeVisible();
    expect(dialog.getByText('More is owed by now.')).toBeVisible();
    expect(dialog.getByLabelText('Reference of the transfer')).toHaveValue('UTR-7');
    expect(dialog.getByRole('button', { name: 'It is paid' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('OFFICE-02 are not available to admissions', async () => {
    await openOffice('/office/rewards', ['ADMISSIONS']);
    expect(screen.queryByRole('link', { name: 'Referral rewards' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Referral rewards' })).toBeNull();
  });
});
