import type { OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../../test/server.ts';
import { typeToConfirm } from '../../../../../test/type-to-confirm.ts';

const certificateOf = (change: Partial<OfficeCertificate> = {}): OfficeCertificate => ({
  certificateId: idOf('60'),
  number: 'PL-2222-3333-4444',
  kind: 'COMPLETION',
  userId: idOf('1'),
  holderName: 'Asha Test',
  issuedAt: '2026-11-20T08:30:00.000Z',
  revokedAt: null,
  revokedReason: null,
  replacedBy: null,
  ...change,
});
const open = (path = '') => openOffice(`/office/cohorts/${idOf('50')}/certificates${path}`, ['ACADEMICS']);
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Asha Test' }));

beforeEach(() => {
  answers('officeCertificates', 'list', { certificates: [certificateOf()], total: 1 });
});

describe('the certificates of a cohort', () => {
  it('CERT-05 are listed with their number and whether they are valid', async () => {
    answers('officeCertificates', 'list', {
      certificates: [
        certificateOf(),
        certificateOf({
          certificateId: idOf('61'),
          number: 'PL-5555-6666-7777',
          revokedAt: '2026-11-21T08:30:00.000Z',
          replacedBy: 'PL-8888-9999-2222',
        }),
      ],
      total: 2,
    });
    await open();
    expect(await screen.findByText('2 certificates')).toBeVisible();
    expect(screen.getByText('Valid')).toBeVisible();
    expect(screen.getByText('Replaced')).toBeVisible();
  });

  it('CERT-05 OFFICE-10 one is revoked only after typing its holder and a reason, which is asked for beside its field', async () => {
    const sent = answersBy('officeCertificates', 'revoke', () => ({ certificate: certificateOf() }));
    await open(`?open=${idOf('60')}`);
    const dialog = await sheet();
    expect(dialog.getByRole('link', { name: 'Verification page' })).toHaveAttribute(
      'href',
      '/certificates/PL-2222-3333-4444',
    );
    for (const name of ['Revoke it for good', 'Reissue it'])
      expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(dialog, 'Asha Test');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke it for good' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Issued by mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke it for good' }));
    expect(await screen.findByText('Certificate revoked.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Issued by mistake' }]);
  });

  it('CERT-05 a refusal is shown and keeps the typed reason', async () => {
    refuses('officeCertificates', 'reissue', 409, 'CONFLICT', 'This certificate has already been revoked.');
    await open(`?open=${idOf('60')}`);
    const dialog = await sheet();
    await userEvent.type(dialog.getByLabelText('Reason'), 'A new name');
    await typeToConfirm(dialog, 'Asha Test');
    await userEvent.click(dialog.getByRole('button', { name: 'Reissue it' }));
    expect(await dialog.findByText('This certificate has already been revoked.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('A new name');
  });
  it('CERT-05 a typed reason is kept when the page is left, until it is sent', async () => {
    answers('officeCertificates', 'reissue', { certificate: certificateOf() });
    answers('officeCertificates', 'revoke', { certificate: certificateOf() });
    const form = {
      open: async () => {
        await open(`?open=${idOf('60')}`);
        return sheet();
      },
      typed: { Reason: 'A new name' },
      confirmed: 'Asha Test',
    };
    await expectKeptUntilSent({
      ...form,
      press: 'Reissue it',
      said: 'Certificate reissued.',
    });
    await expectKeptUntilSent({
      ...form,
      press: 'Revoke it for good',
      said: 'Certificate revoked.',
    });
  });
});
