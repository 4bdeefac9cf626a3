import type { MoveConsequences } from '@plinth/domain/enrolments/move-consequences';
import type {
  EnrolmentCohort,
  EnrolPreview,
  OfficeEnrolment,
} from '@plinth/domain/enrolments/office-enrolment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses, server } from '../../../../test/server.ts';

const cohortOf = (change: Partial<EnrolmentCohort> = {}): EnrolmentCohort => ({
  cohortId: idOf('50'),
  productId: 'BIM_A',
  courseTitle: 'BIM for Architects',
  batchNumber: '07',
  startsAt: '2026-10-01T00:00:00.000Z',
  isOpenCourse: false,
  isActive: true,
  seats: 40,
  taken: 12,
  ...change,
});
const other = cohortOf({ cohortId: idOf('51'), batchNumber: '08' });
const placeOf = (change: Partial<OfficeEnrolment> = {}): OfficeEnrolment => ({
  enrolmentId: idOf('60'),
  userId: idOf('61'),
  name: 'Ravi Test',
  emailId: 'ravi@plinth.test',
  cohortId: idOf('50'),
  productId: 'BIM_A',
  courseTitle: 'BIM for Architects',
  batchNumber: '07',
  groupTitle: 'Studio A',
  state: 'ONGOING',
  isPaused: false,
  enrolledAt: '2026-10-02T08:30:00.000Z',
  ...change,
});
const second = placeOf({
  enrolmentId: idOf('62'),
  userId: idOf('63'),
  name: 'Sana Test',
  state: 'COMPLETED',
});
const consequences: MoveConsequences = {
  state: 'CANCELLED',
  stateThere: null,
  access: { before: 'everything', after: 'own-documents' },
  money: {
    currency: 'INR',
    due: [{ amount: 1_100_000, dueDate: '2026-12-01T00:00:00.000Z' }],
    refundable: 500_000,
    instalments: 'END',
  },
  seat: 'FREED',
  group: 'FREED',
  progress: 'STAYS',
};

const shows = () => {
  answers('officeEnrolments', 'listCohorts', { cohorts: [cohortOf(), other] });
  return answers('officeEnrolments', 'list', { enrolments: [placeOf(), second], total: 2 });
};
const open = async (path = '/office/enrolments') => {
  const asked = shows();
  openOffice(path, ['ACADEMICS']);
  await screen.findByRole('link', { name: 'Ravi Test' });
  return asked;
};
const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enrol people' }));
  return screen.findByRole('dialog', { name: 'Enrol people' });
};
const counts = { invited: 0, known: 0, again: 0, already: 0 };
const outlook: EnrolPreview = {
  fault: null,
  faults: [],
  counts,
  state: 'ONGOING',
  due: null,
  seats: 40,
  taken: 12,
};

describe('enrolments in the office', () => {
  it('COHORT-06 are filtered by cohort, state and search words, which are in the address and sent to the server', async () => {
    const asked = await open();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Cohort' }),
      'BIM for Architects, BIM_A-08',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Blocked');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        cohortId: idOf('51'),
        state: 'BLOCKED',
      }),
    );
    expect(location.search).toBe(`?cohort=${idOf('51')}&state=BLOCKED`);
    await userEvent.type(screen.getByRole('searchbox'), 'ravi{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        cohortId: idOf('51'),
        state: 'BLOCKED',
        search: 'ravi',
      }),
    );
    expect(new URLSearchParams(location.search).get('search')).toBe('ravi');
  });

  it('COHORT-06 show a paused one apart from one that waits, in the list, when it is opened and in the filter', async () => {
    answers('officeEnrolments', 'listCohorts', { cohorts: [cohortOf(), other] });
    const paused = placeOf({ state: 'WAITING', isPaused: true });
    const asked = answers('officeEnrolments', 'list', {
      enrolments: [paused, { ...second, state: 'WAITING' }],
      total: 2,
    });
    openOffice(`/office/enrolments?open=${idOf('60')}`, ['ACADEMICS']);
    const sheet = await screen.findByRole('dialog', { name: 'Ravi Test' });
    expect(within(sheet).getByText('BIM for Architects, BIM_A-07. Paused.')).toBeVisible();
    answers('officeEnrolments', 'previewMove', {
      moves: [
        {
          enrolment: paused,
          consequences: { ...consequences, state: 'TRANSFERRED', stateThere: 'WAITING', seat: 'KEPT' },
          reason: null,
        },
      ],
    });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Move to another cohort' }));
    await userEvent.selectOptions(
      within(sheet).getByLabelText(/^New cohort/),
      'BIM for Architects, BIM_A-08 (12 of 40 seats taken)',
    );
    expect(
      await within(sheet).findByText('Paused in the new cohort, Transferred in the old one'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const [, ravi, sana] = await screen.findAllByRole('row');
    expect(within(ravi as HTMLElement).getByText('Paused')).toBeVisible();
    expect(within(sana as HTMLElement).getByText('Waiting')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paused');
    await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('PAUSED'));
    expect(new URLSearchParams(location.search).get('state')).toBe('PAUSED');
  });

  it('COHORT-06 show the effect of a cancellation on access and money beforehand, then send the state that was seen', async () => {
    await open(`/office/enrolments?open=${idOf('60')}`);
    answers('officeEnrolments', 'previewMove', {
      moves: [{ enrolment: placeOf(), consequences, reason: null }],
    });
    const sent = answers('officeEnrolments', 'move', { moved: 1 });
    const sheet = await screen.findByRole('dialog', { name: 'Ravi Test' });
    expect(within(sheet).queryByRole('radio', { name: 'Restore' })).toBeNull();
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Cancel the place' }));
    expect(
      await within(sheet).findByText('From the whole course to their own documents alone.'),
    ).toBeVisible();
    expect(
      within(sheet).getByText(/₹11,000 in 1 instalment is no longer due.*Up to ₹5,000 could be refunded/),
    ).toBeVisible();
    expect(within(sheet).getByText('Their seat is free for others. They leave their group.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await userEvent.type(within(sheet).getByLabelText(/^Reason/), 'Moved away');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel 1 place' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toEqual({
      move: 'CANCEL',
      reason: 'Moved away',
      enrolments: [{ enrolmentId: idOf('60'), seen: 'ONGOING' }],
    });
  });

  it('COHORT-06 preview the move of a learner to another cohort of the course, then send it', async () => {
    await open(`/office/enrolments?open=${idOf('60')}`);
    const asked = answers('officeEnrolments', 'previewMove', {
      moves: [
        {
          enrolment: placeOf(),
          consequences: {
            ...consequences,
            state: 'TRANSFERRED',
            stateThere: 'ONGOING',
            money: null,
            progress: 'GOES_ALONG',
          },
          reason: null,
        },
      ],
    });
    const sheet = await screen.findByRole('dialog', { name: 'Ravi Test' });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Move to another cohort' }));
    await userEvent.selectOptions(
      within(sheet).getByLabelText(/^New cohort/),
      'BIM for Architects, BIM_A-08 (12 of 40 seats taken)',
    );
    expect(await within(sheet).findByText(/^Goes along, with hand-ins/)).toBeVisible();
    expect(within(sheet).getByText('Ongoing in the new cohort, Transferred in the old one')).toBeVisible();
    expect(asked[0]?.body).toEqual({
      move: 'TRANSFER',
      toCohortId: idOf('51'),
      enrolmentIds: [idOf('60')],
    });
    const sent = answers('officeEnrolments', 'move', { moved: 1 });
    await userEvent.type(within(sheet).getByLabelText(/^Reason/), 'Another month');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Move 1 place' }));
    expect(await screen.findByText('1 place was moved.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        move: 'TRANSFER',
        reason: 'Another month',
        toCohortId: idOf('51'),
        enrolments: [{ enrolmentId: idOf('60'), seen: 'ONGOING' }],
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('COHORT-06 OFFICE-08 of several chosen, those that cannot change are named and the others are changed', async () => {
    await open();
    answers('officeEnrolments', 'previewMove', {
      moves: [
        { enrolment: placeOf(), consequences: { ...consequences, state: 'WAITING' }, reason: null },
        { enrolment: second, consequences: null, reason: 'A place that is completed cannot be paused.' },
      ],
    });
    const sent = answers('officeEnrolments', 'move', { moved: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Choose this page' }));
    expect(screen.getByText('2 places chosen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
    const sheet = await screen.findByRole('dialog', { name: '2 places' });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Pause' }));
    expect(await within(sheet).findByText('1 place cannot be paused')).toBeVisible();
    expect(within(sheet).getByText('A place that is completed cannot be paused.')).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Pause 1 place' }));
    await waitFor(() =>
      expect(sent[0]?.body.enrolments).toEqual([{ enrolmentId: idOf('60'), seen: 'ONGOING' }]),
    );
    const outcomes = within(await within(sheet).findByRole('list', { name: 'Results' }));
    const [ravi, sana] = outcomes.getAllByRole('listitem');
    expect(ravi).toHaveTextContent('Ravi TestDone');
    expect(ravi).toHaveTextContent('Was paused, and is notified by email.');
    expect(sana).toHaveTextContent('Sana TestNot done');
    expect(sana).toHaveTextContent('A place that is completed cannot be paused.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByText('Nobody is chosen')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('COHORT-06 OFFICE-08 when several are refused together, the reason is shown and all stay chosen', async () => {
    await open();
    answers('officeEnrolments', 'previewMove', {
      moves: [placeOf(), { ...second, state: 'ONGOING' as const }].map((enrolment) => ({
        enrolment,
        consequences,
        reason: null,
      })),
    });
    const refused = [
      { enrolmentId: idOf('62'), name: 'Sana Test', state: 'BLOCKED', reason: 'It is blocked by now.' },
    ];
    server.use(
      http.post('*/v1/office/enrolments/moves', () =>
        HttpResponse.json(
          { status: 409, code: 'CONFLICT', message: 'Sana Test: It is blocked by now.', data: { refused } },
          { status: 409 },
        ),
      ),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Ravi Test, BIM_A-07' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Sana Test, BIM_A-07' }));
    await userEvent.keyboard('{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
    const sheet = within(await screen.findByRole('dialog', { name: '2 places' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Block' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Block 2 places' }));
    expect(await sheet.findByText('Nothing was changed')).toBeVisible();
    expect(sheet.getByRole('list', { name: 'Reasons' })).toHaveTextContent(
      'Sana TestNot doneBIM for Architects, BIM_A-07It is blocked by now.',
    );
    expect(screen.getByText('2 places chosen')).toBeInTheDocument();
  });

  it('COHORT-06 a typed reason is kept when the page is left, until the enrolment is changed', async () => {
    answers('officeEnrolments', 'previewMove', {
      moves: [{ enrolment: placeOf(), consequences, reason: null }],
    });
    answers('officeEnrolments', 'move', { moved: 1 });
    await expectKeptUntilSent({
      open: async () => {
        await open(`/office/enrolments?open=${idOf('60')}`);
        const sheet = within(await screen.findByRole('dialog', { name: 'Ravi Test' }));
        await userEvent.click(sheet.getByRole('radio', { name: 'Block' }));
        return sheet;
      },
      typed: { Reason: 'Moved away' },
      press: 'Block 1 place',
      said: '1 place was blocked.',
    });
  });
  it("COHORT-06 someone else's earlier change is reported, and the effect can be checked again", async () => {
    await open(`/office/enrolments?open=${idOf('60')}`);
    answers('officeEnrolments', 'previewMove', {
      moves: [{ enrolment: placeOf(), consequences, reason: null }],
    });
    refuses('officeEnrolments', 'move', 409, 'CONFLICT', 'Someone else has changed this place just now.');
    const sheet = await screen.findByRole('dialog', { name: 'Ravi Test' });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Block' }));
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Block 1 place' }));
    expect(await within(sheet).findByText('Someone else has changed this place just now.')).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Check again' })).toBeNull());
  });
});

describe('enrolling people', () => {
  it('COHORT-06 one person is enrolled after a dry run', async () => {
    await open();
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try it out' }));
    expect(await within(sheet).findByText('Choose a cohort', { selector: 'p, span, div' })).toBeVisible();
    await userEvent.selectOptions(
      within(sheet).getByLabelText(/^Cohort/),
      'BIM for Architects, BIM_A-07 (12 of 40 seats taken)',
    );
    await userEvent.type(within(sheet).getByLabelText(/^Email address/), 'new@plinth.test');
    const tried = answers('officeEnrolments', 'previewEnrol', {
      ...outlook,
      counts: { ...counts, invited: 1 },
      state: 'WAITING',
      due: { currency: 'INR', amount: 12_000_000 },
    });
    await userEvent.selectOptions(within(sheet).getByLabelText('Payment'), 'The price is due, in rupees');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try it out' }));
    expect(await within(sheet).findByText(/1 person without an account: invited by email/)).toBeVisible();
    expect(within(sheet).getByText(/₹1,20,000 is due for each/)).toBeVisible();
    const sent = answers('officeEnrolments', 'enrol', { ...counts, invited: 1 });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Enrol 1 person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toEqual(tried[0]?.body);
    expect(sent[0]?.body).toMatchObject({
      cohortId: idOf('50'),
      currency: 'INR',
      from: { kind: 'PERSON', emailId: 'new@plinth.test' },
    });
  });

  it.each([
    [40, /40 of 40 seats taken before; none of them can pay until a seat is free\./],
    [38, /38 of 40 seats taken before; only 2 of them can pay, those who do so first\./],
    [37, /37 of 40 seats taken before\.$/],
  ])(
    'COHORT-06 ADOPT-04 the dry run says how many of three can pay with %i seats taken',
    async (taken, text) => {
      await open(`/office/enrolments?cohort=${idOf('50')}`);
      const sheet = await openSheet();
      await userEvent.type(within(sheet).getByLabelText(/^Email address/), 'new@plinth.test');
      await userEvent.selectOptions(within(sheet).getByLabelText('Payment'), 'The price is due, in rupees');
      answers('officeEnrolments', 'previewEnrol', {
        ...outlook,
        counts: { ...counts, invited: 2, known: 1 },
        state: 'WAITING',
        due: { currency: 'INR', amount: 12_000_000 },
        taken,
      });
      await userEvent.click(within(sheet).getByRole('button', { name: 'Try it out' }));
      expect(await within(sheet).findByText(text)).toBeVisible();
    },
  );

  const upload = async (text: string) => {
    await open(`/office/enrolments?cohort=${idOf('50')}`);
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('radio', { name: 'The people of a CSV file' }));
    await userEvent.upload(
      within(sheet).getByLabelText(/^CSV file/),
      new File([text], 'people.csv', { type: 'text/csv' }),
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try it out' }));
    return sheet;
  };

  it('COHORT-06 a dry run of a file names each faulty row, and nobody can be enrolled from it', async () => {
    const tried = answers('officeEnrolments', 'previewEnrol', {
      ...outlook,
      faults: [{ line: 3, message: '"nobody" is no address' }],
    });
    const sheet = await upload('Email\na@plinth.test\nnobody\n');
    expect(await within(sheet).findByText('Line 3: "nobody" is no address')).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: /^Enrol / })).toBeNull();
    expect(tried[0]?.body.from).toEqual({ kind: 'SHEET', csv: 'Email\na@plinth.test\nnobody\n' });
  });

  it('COHORT-06 the typed person is kept when the page is left, until enrolled', async () => {
    answers('officeEnrolments', 'previewEnrol', { ...outlook, counts: { ...counts, invited: 1 } });
    answers('officeEnrolments', 'enrol', { ...counts, invited: 1 });
    await expectKeptUntilSent({
      open: async () => {
        await open(`/office/enrolments?cohort=${idOf('50')}`);
        const sheet = within(await openSheet());
        // No one is enrolled before a dry run; each visit repeats it.
        if ((await sheet.findByLabelText<HTMLInputElement>(/^Email address/)).value !== '')
          await userEvent.click(sheet.getByRole('button', { name: 'Try it out' }));
        return sheet;
      },
      typed: { 'Email address': 'new@plinth.test', 'First name': 'Nia' },
      press: 'Enrol 1 person',
      said: '1 person is enrolled.',
    });
  });

  it('COHORT-06 a file that cannot be read at all shows a single message', async () => {
    answers('officeEnrolments', 'previewEnrol', { ...outlook, fault: 'The columns cannot be told apart.' });
    const sheet = await upload('Email|Name\na|b\n');
    expect(await within(sheet).findByText('The columns cannot be told apart.')).toBeVisible();
    expect(within(sheet).queryByRole('list')).toBeNull();
  });
});
