import type { PersonRow } from '@plinth/domain/people/person-row';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const NAMES = ['Asha', 'Bela', 'Chitra', 'Dev'];
const rowOf = (firstName: string, index: number): PersonRow => ({
  userId: idOf(`6${index}`),
  emailId: `${firstName.toLowerCase()}@plinth.test`,
  phone: null,
  firstName,
  lastName: 'Test',
  roles: [],
  staffRoles: [],
  createdAt: '2026-11-20T08:30:00.000Z',
  enrolments: [],
});
const rows = NAMES.map(rowOf);
const outcomeOf = (index: number, isRefused: boolean, text: string) => ({
  userId: idOf(`6${index}`),
  name: `${NAMES[index]} Test`,
  emailId: `${NAMES[index]?.toLowerCase()}@plinth.test`,
  isRefused,
  text,
});

async function open(...roles: Parameters<typeof openOffice>[1] & string[]) {
  answers('officePeople', 'listCohortChoices', { cohorts: [] });
  answers('officePeople', 'list', { people: rows, total: 4 });
  answers('officeEnrolments', 'listCohorts', {
    cohorts: [
      {
        cohortId: idOf('50'),
        productId: 'BIM_A',
        courseTitle: 'BIM for Architects',
        batchNumber: '07',
        startsAt: null,
        isOpenCourse: false,
        isActive: true,
        seats: 40,
        taken: 12,
      },
    ],
  });
  openOffice('/office/people', roles.length > 0 ? roles : ['ACADEMICS']);
  await screen.findByRole('link', { name: 'Asha Test' });
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name} Test` });
const chosen = () => NAMES.filter((name) => (box(name) as HTMLInputElement).checked);
const clickWithShift = async (name: string) => {
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(box(name));
  await user.keyboard('{/Shift}');
};
const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Do something with them' }));
  return within(await screen.findByRole('dialog'));
};

describe('choosing people', () => {
  it('OFFICE-08 Shift-click selects all rows from the last clicked one, in either direction, and deselects them again', async () => {
    await open();
    expect(screen.getByText('Nobody is chosen')).toBeVisible();
    await userEvent.click(box('Chitra'));
    await clickWithShift('Asha');
    expect(chosen()).toEqual(['Asha', 'Bela', 'Chitra']);
    expect(screen.getByText('3 people chosen')).toBeVisible();
    await clickWithShift('Bela');
    expect(chosen()).toEqual(['Chitra']);
    await userEvent.click(screen.getByRole('button', { name: 'Choose this page' }));
    expect(chosen()).toEqual(NAMES);
    expect(screen.queryByRole('button', { name: 'Choose this page' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose nobody' }));
    expect(chosen()).toEqual([]);
  });

  it('OFFICE-08 Space toggles the focused row, and Shift with arrows selects the rows passed', async () => {
    await open();
    screen.getByRole('link', { name: 'Bela Test' }).focus();
    await userEvent.keyboard(' ');
    expect(chosen()).toEqual(['Bela']);
    await userEvent.keyboard(' ');
    expect(chosen()).toEqual([]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Bela', 'Chitra', 'Dev']);
    expect(screen.getByRole('link', { name: 'Dev Test' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'Asha Test' })).toHaveFocus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(chosen()).toEqual(NAMES);
  });
});

describe('actions on chosen people', () => {
  it('OFFICE-08 preview the outcome for each person; whoever was refused is then named with the reason and stays chosen', async () => {
    await open();
    await userEvent.click(box('Asha'));
    await userEvent.click(box('Bela'));
    const looked = answers('officePeople', 'previewAction', {
      outcomes: [
        outcomeOf(0, false, 'Gets a place. One email says so.'),
        outcomeOf(1, true, 'Already has a place in it.'),
      ],
    });
    const acted = answers('officePeople', 'act', {
      outcomes: [
        outcomeOf(0, false, 'Has a place, and an email.'),
        outcomeOf(1, true, 'Already has a place in it.'),
      ],
    });
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'Enrol in a cohort' }));
    expect(looked).toHaveLength(0);
    await userEvent.selectOptions(
      sheet.getByLabelText(/^Cohort/),
      'BIM for Architects, BIM_A-07 (12 of 40 seats taken)',
    );
    expect(await sheet.findByText('1 person will be left out')).toBeVisible();
    const action = { kind: 'ENROL', cohortId: idOf('50'), currency: null };
    expect(looked.at(-1)?.body).toEqual({ userIds: [idOf('60'), idOf('61')], action });
    await userEvent.click(sheet.getByRole('button', { name: 'Enrol 1 person' }));
    expect(await sheet.findByText('1 done, 1 not done.')).toBeVisible();
    expect(acted.at(-1)?.body).toEqual({ userIds: [idOf('60'), idOf('61')], action });
    const [asha, bela] = within(sheet.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(asha).toHaveTextContent('Asha TestDoneasha@plinth.testHas a place, and an email.');
    expect(bela).toHaveTextContent('Bela TestNot donebela@plinth.testAlready has a place in it.');
    await userEvent.click(sheet.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Bela']);
  });

  it('OFFICE-08 an email without text is not sent, and the typed text stays when the server does not answer', async () => {
    await open();
    await userEvent.click(box('Dev'));
    answers('officePeople', 'previewAction', {
      outcomes: [outcomeOf(3, false, 'Gets one email, to dev@plinth.test.')],
    });
    refuses('officePeople', 'act', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: 'Write an email to each' }));
    await userEvent.type(sheet.getByLabelText(/^Subject/), 'The studio is closed');
    await userEvent.click(await sheet.findByRole('button', { name: 'Write to 1 person' }));
    expect(sheet.getByLabelText(/^Text/)).toBeInvalid();
    await userEvent.type(sheet.getByLabelText(/^Text/), 'Come on Monday.');
    await userEvent.click(sheet.getByRole('button', { name: 'Write to 1 person' }));
    expect(await sheet.findByRole('alert')).toBeVisible();
    expect(sheet.getByLabelText(/^Text/)).toHaveValue('Come on Monday.');
    const acted = answers('officePeople', 'act', {
      outcomes: [outcomeOf(3, false, 'An email goes to dev@plinth.test.')],
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Write to 1 person' }));
    expect(await sheet.findByText('1 done, 0 not done.')).toBeVisible();
    expect(acted.at(-1)?.body.action).toEqual({
      kind: 'WRITE',
      letter: { subject: 'The studio is closed', text: 'Come on Monday.' },
    });
  });

  it('OFFICE-08 a typed email is kept when the page is left, until it is sent; a typed reason is not', async () => {
    answers('officePeople', 'previewAction', { outcomes: [outcomeOf(0, false, 'Gets one email.')] });
    answers('officePeople', 'act', { outcomes: [outcomeOf(0, false, 'An email goes.')] });
    const openAt = (action: string) => async () => {
      await open();
      await userEvent.click(box('Asha'));
      const sheet = await openSheet();
      await userEvent.click(sheet.getByRole('radio', { name: action }));
      return sheet;
    };
    await expectKeptUntilSent({
      open: openAt('Write an email to each'),
      typed: { Subject: 'The studio is closed', Text: 'Come on Monday.' },
      press: 'Write to 1 person',
      said: '1 done, 0 not done.',
    });
    const reason = async () => (await openAt('Block their places')()).findByLabelText('Reason');
    fireEvent.change(await reason(), { target: { value: 'Shares the account' } });
    cleanup();
    expect(await reason()).toHaveValue('');
  });
  it('OFFICE-08 OFFICE-02 staff who may only read people can export the chosen ones and do nothing else', async () => {
    await open('SUPPORT_TEAM');
    await userEvent.click(box('Asha'));
    expect(screen.getByRole('button', { name: 'Download CSV of these chosen people' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Do something with them' })).toBeNull();
  });
});
