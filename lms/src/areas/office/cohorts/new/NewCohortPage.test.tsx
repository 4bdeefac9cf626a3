import type { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, refuses } from '../../../../../test/server.ts';

const entryOf = (change: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'SESSION',
  nodeId: idOf('30'),
  key: null,
  title: 'Kick-off call',
  at: '2027-01-11T14:00:00.000Z',
  endsAt: null,
  day: '2027-01-11',
  movedByDays: 0,
  isPreWork: false,
  liveSessionId: null,
  sessionStatus: 'CREATED',
  ...change,
});
const CALENDAR = [
  entryOf({
    kind: 'RELEASE',
    nodeId: idOf('31'),
    title: 'Install the tools',
    day: '2027-01-01',
    isPreWork: true,
  }),
  entryOf({ kind: 'MILESTONE', nodeId: null, key: 'START_DATE', title: null, day: '2027-01-04' }),
  entryOf({ movedByDays: 7 }),
];
const open = () => openOffice('/office/cohorts/new', ['ACADEMICS']);
const field = (name: string | RegExp) => screen.getByLabelText(name);

/** Fills in the fields without a default. */
async function fill() {
  await userEvent.selectOptions(await screen.findByLabelText(/^Product/), 'BIM_A');
  fireEvent.change(field(/^Starts on/), { target: { value: '2027-01-04' } });
}

beforeEach(() => {
  sessionStorage.clear();
  answers('officeCohorts', 'preview', {
    startsAt: '2027-01-04T04:30:00.000Z',
    calendar: CALENDAR,
    warnings: [],
  });
  answers('officeCohorts', 'readChoices', {
    products: [
      {
        productId: 'BIM_A',
        courseTitle: 'BIM for Architects',
        durationWeeks: 24,
        batchNumbers: ['14', '15', 'x'],
      },
    ],
    courses: [{ courseId: idOf('20'), code: 'BIM_A', title: 'BIM for Architects' }],
    leadMentors: [{ userId: idOf('40'), name: 'Leela Test' }],
    hasOnboardingForm: false,
  });
});

describe('a new cohort', () => {
  it('COHORT-01 previews every date by week before anything is saved, marking those moved for a holiday', async () => {
    open();
    await fill();
    const calendar = screen.getByRole('region', { name: 'Calendar' });
    const before = await within(calendar).findByRole('region', { name: 'Before the start' });
    expect(within(before).getByText('Install the tools (pre-work)')).toBeVisible();
    const second = within(calendar).getByRole('region', { name: 'Week 2' });
    expect(within(second).getByText('Kick-off call (7 days later, for holidays)')).toBeVisible();
    expect(within(calendar).getByText(/1 session, 0 deadlines, 1 opening, 1 milestone\./)).toBeVisible();
  });

  it('COHORT-01 suggests the course and next number of a product, and is created with the typed values', async () => {
    const sent = answers('officeCohorts', 'create', { cohortId: idOf('50') });
    answers('officeCohorts', 'readSettings', {
      name: 'BIM for Architects, BIM_A-16',
      settings: {
        status: 'ACTIVE',
        seats: 30,
        groupSize: 12,
        isLeaderBoardAllowed: true,
        isLocalizedLeaderboard: false,
        aiBotEnabled: false,
        showNudges: false,
        showPlacementNudges: false,
        isCapstonePresent: true,
        isPromoted: false,
      },
    });
    open();
    await fill();
    expect(field(/^Course/)).toHaveValue(idOf('20'));
    expect(field(/^Number/)).toHaveValue('16');
    fireEvent.change(field('Holidays'), { target: { value: '2027-01-26\n2027-03-22' } });
    await userEvent.selectOptions(field('Lead mentor'), 'Leela Test');
    fireEvent.change(field(/^Seats/), { target: { value: '30' } });
    await userEvent.click(screen.getByRole('button', { name: 'Create cohort' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      productId: 'BIM_A',
      courseId: idOf('20'),
      batchNumber: '16',
      startsOn: '2027-01-04',
      startTime: '10:00',
      holidays: ['2027-01-26', '2027-03-22'],
      leadMentorId: idOf('40'),
      seats: 30,
      groupSize: 12,
      hasOnboarding: false,
    });
    expect(screen.queryByRole('checkbox', { name: /onboarding form/ })).toBeNull();
  });

  it('COHORT-01 shows what is wrong beside each field, and keeps what was typed', async () => {
    open();
    await fill();
    const days = Array.from({ length: 20 }, (_, at) => `2027-05-${at + 10}`).join('\n');
    fireEvent.change(field('Holidays'), { target: { value: days } });
    expect(field('Holidays')).not.toBeInvalid();
    fireEvent.change(field('Holidays'), { target: { value: '26 January' } });
    fireEvent.change(field(/^Seats/), { target: { value: 'many' } });
    await userEvent.click(screen.getByRole('button', { name: 'Create cohort' }));
    expect(field('Holidays')).toHaveAccessibleDescription(/26 is not a day such as/);
    expect(field(/^Seats/)).toBeInvalid();
    expect(field(/^Starts on/)).toHaveValue('2027-01-04');
  });

  it('COHORT-01 shows the refusal of a number that is taken, and keeps the number', async () => {
    refuses('officeCohorts', 'create', 409, 'CONFLICT', 'There is a cohort BIM_A-16 already.');
    open();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create cohort' }));
    expect(await screen.findByText('There is a cohort BIM_A-16 already.')).toBeVisible();
    expect(field(/^Number/)).toHaveValue('16');
  });
});
