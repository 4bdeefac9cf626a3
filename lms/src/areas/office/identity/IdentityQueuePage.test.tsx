import type { IdentityReview } from '@plinth/domain/identity/identity-review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const reviewOf = (change: Partial<IdentityReview> = {}): IdentityReview => ({
  userId: idOf('60'),
  name: 'Ila Test',
  emailId: 'ila@plinth.test',
  status: 'IN_REVIEW',
  documentType: 'PASSPORT',
  submittedAt: '2026-11-20T08:30:00.000Z',
  files: [{ documentId: idOf('66'), name: 'Identity document, front', contentType: 'image/png' }],
  remark: null,
  reviewedAt: null,
  reviewer: null,
  ...change,
});
const openSheet = async () => {
  openOffice(`/office/identity-documents?open=${idOf('60')}`, ['SUPPORT_TEAM']);
  return screen.findByRole('dialog', { name: 'Ila Test' });
};
const shows = () => answers('officeIdentity', 'list', { reviews: [reviewOf()], total: 1 });

describe('the queue of identity documents', () => {
  it('PERSON-02 documents are accepted in the version that was seen', async () => {
    shows();
    const sent = answers('officeIdentity', 'decide', { review: reviewOf({ status: 'REVIEWED' }) });
    const sheet = await openSheet();
    expect(within(sheet).getByText(/^Passport, handed in/)).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Preview Identity document, front' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ decision: 'ACCEPT', seen: '2026-11-20T08:30:00.000Z' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PERSON-02 a refusal requires a reason, and the sheet says that the person reads it', async () => {
    shows();
    const sent = answers('officeIdentity', 'decide', { review: reviewOf({ status: 'REJECTED' }) });
    const sheet = await openSheet();
    const refuse = within(sheet).getByRole('button', { name: 'Refuse with this reason' });
    expect(refuse).toHaveAttribute('aria-disabled', 'true');
    expect(within(sheet).getByText(/^Either way Ila Test reads it/)).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText(/^Reason for a refusal/), 'Blurred.');
    expect(within(sheet).getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refuse);
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        decision: 'REFUSE',
        reason: 'Blurred.',
        seen: '2026-11-20T08:30:00.000Z',
      }),
    );
  });

  it('PERSON-02 a typed reason for a refusal is kept when the page is left, until it is sent', async () => {
    shows();
    answers('officeIdentity', 'decide', { review: reviewOf({ status: 'REJECTED' }) });
    await expectKeptUntilSent({
      open: async () => within(await openSheet()),
      typed: { 'Reason for a refusal': 'Blurred.' },
      press: 'Refuse with this reason',
      said: 'The documents were refused; Ila Test was told why.',
    });
  });
  it('PERSON-02 the second of two reviewers is told what the first one decided', async () => {
    shows();
    refuses('officeIdentity', 'decide', 409, 'CONFLICT', 'Rhea Test has accepted these documents already.');
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Accept' }));
    expect(await within(sheet).findByText('Rhea Test has accepted these documents already.')).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: 'Accept' })).toBeNull();
    answers('officeIdentity', 'list', { reviews: [], total: 0 });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show what is there now' }));
    expect(await screen.findByRole('heading', { name: 'Nobody is waiting for a decision' })).toBeVisible();
  });
});
