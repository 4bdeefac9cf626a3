import { cleanText } from '@plinth/domain/fields/clean-text';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { aTask, NODE } from '../../../../test/a-task.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answersBy, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';
import { session } from '../../../stores/session.ts';
import { uploads } from '../../../stores/uploads.ts';
import { HandInPanel } from './HandInPanel.tsx';

const ME = '019dabcd-0000-7000-8000-000000000001';
const REPORT = '019dabcd-0000-7000-8000-000000000003';
const address = { cohortId: COHORT_ID, namespace: 'LEARNING', nodeId: NODE } as const;
const LINK = { kind: 'LINK' as const, entryId: ME, url: 'https://models.plinth.test/a' };

/** A school that holds a draft, and refuses to replace a text that was not seen. */
const schoolHolds = (text: string) => {
  const held = { text, handedIn: null as string | null };
  const conflict = () =>
    HttpResponse.json(
      {
        status: 409,
        code: 'CONFLICT',
        message: 'Your text was changed on another device.',
        data: { theirs: held.text },
      },
      { status: 409 },
    );
  const requireSeen = (body: Record<string, unknown>) => {
    const known = [body.seen, body.text].map((one) => cleanText(String(one)));
    if (!known.includes(held.text)) throw conflict();
  };
  answersBy('assignments', 'readOwn', () => ({
    task: aTask({
      isOpen: held.handedIn === null,
      draft: held.handedIn === null ? { reportId: REPORT, text: held.text, entries: [LINK] } : null,
    }),
  }));
  answersBy('assignments', 'saveDraft', ({ body }) => {
    requireSeen(body);
    held.text = cleanText(String(body.text));
    return { saved: true as const, reportId: REPORT };
  });
  answersBy('assignments', 'submit', ({ body }) => {
    requireSeen(body);
    held.handedIn = cleanText(String(body.text));
    return { report: { reportId: REPORT, reviewStatus: 'PENDING' as const, submittedAt: inDays(0) } };
  });
  return held;
};
const show = async () => {
  await renderPage(<HandInPanel address={address} />);
  return screen.findByLabelText(/A few words/);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  uploads.list = [];
  sessionStorage.clear();
  localStorage.clear();
  session.userId = ME;
});

describe('the text of a draft that two devices write', () => {
  it('API-141 unsaved text is shown and sent once a late profile says whose it is', async () => {
    session.userId = null;
    const held = schoolHolds('Joins');
    localStorage.setItem(`DRAFT_${ME}_${COHORT_ID}_${NODE}`, 'Joins on A-101');
    localStorage.setItem(`DRAFT_${ME}_${COHORT_ID}_${NODE}_REVISION`, 'Joins');
    localStorage.setItem(`DRAFT_null_${COHORT_ID}_${NODE}`, 'Not mine');
    await renderPage(<HandInPanel address={address} />);
    expect(await screen.findByText(/credits/i)).toBeVisible();
    expect(screen.queryByLabelText(/A few words/)).toBeNull();
    act(() => {
      session.userId = ME;
    });
    expect(await screen.findByLabelText(/A few words/)).toHaveValue('Joins on A-101');
    await waitFor(() => expect(held.text).toBe('Joins on A-101'));
  });

  it('API-141 what another device wrote is shown beside the own text, and nothing is handed in before one of them is chosen', async () => {
    const held = schoolHolds('Joins');
    const field = await show();
    held.text = 'Joins and stair';
    await userEvent.type(field, ' on A-101');
    expect(await screen.findByRole('alert')).toHaveTextContent('This text was changed on another device');
    expect(screen.getByLabelText('Text from the other device')).toHaveValue('Joins and stair');
    expect(field).toHaveValue('Joins on A-101');
    expect(screen.getByRole('button', { name: 'Hand in' })).toHaveAccessibleDescription(
      'Choose which text to keep first.',
    );
    await userEvent.type(field, '.');
    expect(screen.getByRole('button', { name: 'Keep this text' })).toBeVisible();
    expect(held.text).toBe('Joins and stair');
    await press('Keep this text');
    expect(field).toHaveFocus();
    await waitFor(() => expect(held.text).toBe('Joins on A-101.'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Hand in');
    await waitFor(() => expect(held.handedIn).toBe('Joins on A-101.'));
  });

  it('API-141 the text of the other device replaces the own one when it is chosen, and is continued from there', async () => {
    const held = schoolHolds('Joins');
    const field = await show();
    held.text = 'Joins and stair';
    await userEvent.type(field, ' on A-101');
    await screen.findByText('This text was changed on another device');
    await press('Take the other one');
    expect(field).toHaveValue('Joins and stair');
    expect(field).toHaveFocus();
    expect(screen.queryByLabelText('Text from the other device')).toBeNull();
    await userEvent.type(field, 's');
    await waitFor(() => expect(held.text).toBe('Joins and stairs'));
  });

  it('API-141 handing in without seeing what another device wrote shows that text first', async () => {
    const held = schoolHolds('Joins');
    const field = await show();
    held.text = 'Joins and stair';
    await press('Hand in');
    await waitFor(() => expect(field).toHaveValue('Joins and stair'));
    expect(screen.getByRole('alert')).toHaveTextContent('Your text was changed on another device.');
    expect(screen.queryByRole('button', { name: 'Keep this text' })).toBeNull();
    expect(held.handedIn).toBeNull();
    await press('Hand in');
    await waitFor(() => expect(held.handedIn).toBe('Joins and stair'));
  });

  it('API-141 what was typed last is saved and handed in although typing has not paused', async () => {
    const held = schoolHolds('Joins');
    await userEvent.type(await show(), ' on A-101');
    await press('Hand in');
    await waitFor(() => expect(held).toMatchObject({ text: 'Joins on A-101', handedIn: 'Joins on A-101' }));
  });

  it('API-141 text left unsaved by a closed tab does not replace what another device wrote meanwhile', async () => {
    const held = schoolHolds('Joins');
    const field = await show();
    refuses('assignments', 'saveDraft', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.type(field, ' on the train');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    cleanup();
    queryClient.clear();
    const later = schoolHolds('Joins by phone');
    expect(await show()).toHaveValue('Joins on the train');
    expect(await screen.findByLabelText('Text from the other device')).toHaveValue('Joins by phone');
    expect([held.text, later.text]).toEqual(['Joins', 'Joins by phone']);
    await press('Keep this text');
    await waitFor(() => expect(later.text).toBe('Joins on the train'));
  });
});
