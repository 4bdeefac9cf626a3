import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../test/people.ts';
import { COHORT, open } from '../../../../test/placement-standing.ts';
import { answers } from '../../../../test/server.ts';

// The page is loaded lazily; importing it here keeps tests from waiting for its file.
import './SelfPlacedPage.tsx';

describe('a self-found job', () => {
  const JOB = {
    companyName: 'Demo Practice A',
    designation: 'BIM modeller',
    ctc: 60_000_000,
    currency: 'INR' as const,
    joiningDate: '2027-01-04',
  };

  it('ROUTE-81 API-269 is reported with its yearly pay in minor units', async () => {
    const user = userEvent.setup();
    open('/self-placed');
    const form = within(await screen.findByRole('form', { name: 'A job of your own' }));
    await user.click(form.getByRole('button', { name: 'Tell the placement team' }));
    expect(await form.findByText('Enter the pay per year')).toBeVisible();
    await user.type(form.getByLabelText(/Company/), JOB.companyName);
    await user.type(form.getByLabelText(/Your role/), JOB.designation);
    await user.type(form.getByLabelText(/Annual pay/), '600000');
    await user.type(form.getByLabelText(/First day/), JOB.joiningDate);
    await user.selectOptions(form.getByLabelText(/Work mode/), 'HYBRID');
    const asked = answers('placement', 'submitSelfPlaced', {
      selfPlaced: { ...JOB, workMode: 'HYBRID', reviewStatus: 'PENDING' },
    });
    await user.click(form.getByRole('button', { name: 'Tell the placement team' }));
    expect(await form.findByText('The placement team has it now.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ ...JOB, workMode: 'HYBRID', cohortId: COHORT });
  });

  it.each([
    ['goes to the placement team with this form', {}],
    ['and the placement team has it', { offerLetterDocumentId: idOf('d') }],
  ])('API-269 an uploaded letter %s', async (text, letter) => {
    const slot = { documentId: idOf('d'), kind: 'OFFER_LETTER', name: 'Offer letter', isUploadable: true };
    open('/self-placed', {
      details: {
        documents: [{ ...slot, status: 'COMPLETED', createdAt: '2027-01-02T08:00:00.000Z' }],
        selfPlaced: { ...JOB, ...letter, reviewStatus: 'PENDING' },
      },
    });
    expect(await screen.findByText(/offer letter was uploaded on \w+ 2 Jan/)).toHaveTextContent(text);
  });

  it("API-269 is read-only once reviewed, with the team's remark", async () => {
    open('/self-placed', {
      details: {
        selfPlaced: { ...JOB, reviewStatus: 'REJECTED', remark: 'The company does not know of it.' },
      },
    });
    expect(await screen.findByText('BIM modeller, Demo Practice A')).toBeVisible();
    expect(screen.getByText('Not accepted')).toBeVisible();
    expect(screen.getByText('The company does not know of it.')).toBeVisible();
    expect(screen.getByText('4 January, 2027')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
