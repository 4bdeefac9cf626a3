import type { OfficeDiscrepancy, Reconciliation } from '@plinth/domain/payments/discrepancy';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy } from '../../../../test/server.ts';

const FINDING: OfficeDiscrepancy = {
  kind: 'PROVIDER_DIFFERS',
  orderId: idOf('40'),
  paymentId: idOf('50'),
  detail: 'SUCCEEDED 9999.99 INR, ledger 10000.00 INR',
  no: 0,
  name: 'Meera Shah',
  emailId: 'meera@plinth.test',
};
const RUN: Reconciliation = {
  ranAt: '2026-11-20T20:00:00.000Z',
  days: 2,
  source: 'CLOCK',
  counts: [{ kind: 'PROVIDER_DIFFERS', count: 1 }],
};

describe('reconciliation in the office', () => {
  it('FINANCE-01 says how the books were compared and what does not match, with a link to the order', async () => {
    answers('officeReconciliation', 'list', { run: RUN, findings: [FINDING], total: 1 });
    await openOffice('/office/reconciliation', ['FINANCE']);
    const row = within(await screen.findByRole('row', { name: /Meera Shah/ }));
    expect(row.getByText('SUCCEEDED 9999.99 INR, ledger 10000.00 INR')).toBeVisible();
    expect(row.getByRole('link', { name: 'Meera Shah' })).toHaveAttribute(
      'href',
      `/office/orders?open=${FINDING.orderId}`,
    );
    expect(screen.getByText(/automatically, as every night/)).toBeVisible();
  });

  it('FINANCE-01 compares the books on request, for at most 31 days', async () => {
    answers('officeReconciliation', 'list', { run: null, findings: [], total: 0 });
    const sent = answersBy('officeReconciliation', 'run', () => ({ run: RUN }));
    await openOffice('/office/reconciliation', ['FINANCE']);
    expect(await screen.findByText('The books have not been compared yet')).toBeVisible();
    const days = screen.getByLabelText(/^Days that the providers/);
    await userEvent.clear(days);
    await userEvent.type(days, '99');
    await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('At most 31 days')).toBeVisible();
    expect(days).toHaveValue('99');
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
    expect(await screen.findByText('Reconciliation finished.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ days: 7 });
  });

  it('OFFICE-02 is not available to admissions', async () => {
    await openOffice('/office/reconciliation', ['ADMISSIONS']);
    expect(screen.queryByRole('table', { name: 'Findings' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reconciliation' })).toBeNull();
  });
});
