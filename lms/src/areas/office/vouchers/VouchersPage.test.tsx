import { exactTime } from '@plinth/domain/dates/format-day';
import type { OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';
import { ownZone } from '../../../parts/own-zone.ts';

const VOUCHER: OfficeVoucher = {
  code: 'SPRING-27',
  createdAt: '2026-11-01T08:30:00.000Z',
  state: 'OPEN',
  kind: 'STAFF',
  ownerEmailId: null,
  productId: null,
  currency: 'INR',
  discount: 500_000,
  percent: null,
  maxUses: 20,
  usesPerPerson: 1,
  uses: 1,
  expiresAt: null,
  endedAt: null,
};
const USE = {
  orderId: idOf('40'),
  name: 'Meera Shah',
  emailId: 'meera@plinth.test',
  courseTitle: 'Building Information Modelling',
  status: 'PLAN_CREATED',
  currency: 'INR',
  discount: 500_000,
  orderedAt: '2026-11-02T08:30:00.000Z',
} as const;

beforeEach(() => {
  answers('officeVouchers', 'list', { vouchers: [VOUCHER], total: 1 });
  answers('officeVouchers', 'read', { voucher: VOUCHER, uses: [USE], total: 1 });
});

describe('vouchers in the office', () => {
  it('FINANCE-01 are listed with their discount and number of uses; admissions can only read them', async () => {
    await openOffice('/office/vouchers', ['ADMISSIONS']);
    const row = within(await screen.findByRole('row', { name: /SPRING-27/ }));
    expect(row.getByText('₹5,000')).toBeVisible();
    expect(row.getByText('1 of 20')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a voucher' })).not.toBeInTheDocument();
  });

  it('FINANCE-01 a missing amount and a taken code are shown, and the code stays typed', async () => {
    const sent = answers('officeVouchers', 'create', { voucher: VOUCHER });
    refuses('officeVouchers', 'create', 409, 'CONFLICT', 'There is a voucher SPRING-27 already.');
    await openOffice('/office/vouchers?open=make', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Create a voucher' }));
    const press = () => userEvent.click(sheet.getByRole('button', { name: 'Create voucher' }));
    await userEvent.type(sheet.getByLabelText(/^Code/), 'spring-27');
    await press();
    expect(await sheet.findByText('Give an amount above zero')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^Amount in INR/), '5,000');
    await press();
    expect(await sheet.findByText('There is a voucher SPRING-27 already.')).toBeVisible();
    expect(sheet.getByLabelText(/^Code/)).toHaveValue('spring-27');
    expect(sent).toEqual([]);
  });

  it("FINANCE-01 a voucher shows its expiry with the viewer's time zone", async () => {
    const voucher = { ...VOUCHER, expiresAt: '2026-12-10T23:59:59.999Z' };
    answers('officeVouchers', 'read', { voucher, uses: [], total: 0 });
    await openOffice(`/office/vouchers?open=${VOUCHER.code}`, ['FINANCE']);
    expect(await screen.findByText(exactTime(voucher.expiresAt, ownZone()))).toBeVisible();
  });

  it('FINANCE-01 a voucher that is over says when it expired, not until when it can be used', async () => {
    const voucher = { ...VOUCHER, state: 'EXPIRED' as const, expiresAt: '2026-01-10T23:59:59.999Z' };
    answers('officeVouchers', 'read', { voucher, uses: [], total: 0 });
    await openOffice('/office/vouchers?open=SPRING-27', ['FINANCE']);
    const day = await screen.findByText(exactTime(voucher.expiresAt, ownZone()));
    expect(day.parentElement).toHaveTextContent(/^Expired/);
    expect(screen.queryByText('Until', { selector: 'dt' })).toBeNull();
  });

  it('FINANCE-01 a percentage voucher is sent without an amount, and the new voucher opens', async () => {
    const sent = answers('officeVouchers', 'create', { voucher: VOUCHER });
    await openOffice('/office/vouchers?open=make', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Create a voucher' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'a share' }));
    await userEvent.type(sheet.getByLabelText(/^Percent/), '15');
    expect(sheet.getByText(/Takes 15 %, orders in INR off, for every course, once/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Create voucher' }));
    expect(await screen.findByRole('dialog', { name: 'SPRING-27' })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ code: null, discount: null, percent: 15, maxUses: 1 });
  });

  it('FINANCE-01 a started voucher is kept when the page is left, until it is created', async () => {
    answers('officeVouchers', 'create', { voucher: VOUCHER });
    await expectKeptUntilSent({
      open: async () => {
        openOffice('/office/vouchers?open=make', ['FINANCE']);
        return within(await screen.findByRole('dialog', { name: 'Create a voucher' }));
      },
      typed: { Code: 'spring-27', 'Amount in INR': '5,000' },
      press: 'Create voucher',
      said: 'SPRING-27 can be used from now on.',
    });
  });
  it('FINANCE-01 OFFICE-10 a voucher shows who used it, and ends only after its code was typed', async () => {
    const sent = answers('officeVouchers', 'end', { voucher: { ...VOUCHER, state: 'ENDED' } });
    await openOffice('/office/vouchers?open=SPRING-27', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'SPRING-27' }));
    expect(await sheet.findByRole('link', { name: 'Meera Shah' })).toHaveAttribute(
      'href',
      `/office/orders?open=${USE.orderId}`,
    );
    expect(sheet.getByText(/The order that has it keeps it/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'End the voucher' })).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(sheet, 'SPRING-27');
    await userEvent.click(sheet.getByRole('button', { name: 'End the voucher' }));
    expect(await screen.findByText('SPRING-27 is ended.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
