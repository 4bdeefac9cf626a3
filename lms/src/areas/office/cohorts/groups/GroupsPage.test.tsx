import type { CohortGroups } from '@plinth/domain/groups/office-group';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, refuses, server } from '../../../../../test/server.ts';

const COHORT = idOf('c0');
const RAVI = { userId: idOf('21'), name: 'Ravi Test' };
const learnerOf = (last: string, name: string) => ({ userId: idOf(last), name, state: 'ONGOING' as const });
const loadOf = (userId: string, name: string, more: Partial<CohortGroups['mentors'][number]> = {}) => ({
  userId,
  name,
  role: 'INDUSTRIAL_GUIDE' as const,
  isAssigned: false,
  cohorts: 1,
  learners: 2,
  openReviews: 3,
  openQueries: 1,
  ...more,
});
const groupsOf = (more: Partial<CohortGroups> = {}): CohortGroups => ({
  groupSize: 12,
  seats: 40,
  groups: [
    {
      groupId: idOf('a1'),
      title: 'Studio A',
      guide: RAVI,
      learners: [learnerOf('31', 'Asha One'), learnerOf('32', 'Bela Two')],
      openReviews: 3,
      openQueries: 1,
    },
    { groupId: idOf('a2'), title: 'Studio B', guide: null, learners: [], openReviews: 0, openQueries: 0 },
  ],
  unplaced: [learnerOf('33', 'Chitra Three')],
  mentors: [
    loadOf(RAVI.userId, RAVI.name, { isAssigned: true }),
    loadOf(idOf('22'), 'Nila Test', { learners: 0, openReviews: 0, openQueries: 0, cohorts: 0 }),
    loadOf(idOf('23'), 'Lata Test', { role: 'LEAD_MENTOR', isAssigned: true }),
  ],
  unseated: [],
  unseatedTotal: 0,
  ...more,
});
const open = (more: Partial<CohortGroups> = {}) => {
  answers('officeGroups', 'read', groupsOf(more));
  openOffice(`/office/cohorts/${COHORT}/groups`, ['ACADEMICS']);
};
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the groups of a cohort', () => {
  it('COHORT-04 COHORT-05 show guide, learners and open work, and the learners without a group', async () => {
    open();
    const studio = await panel('Studio A');
    expect(studio.getByText('Ravi Test')).toBeVisible();
    expect(studio.getByText('2 learners of 12, 3 open reviews, 1 open query')).toBeVisible();
    expect((await panel('Studio B')).getByText('No guide yet')).toBeVisible();
    expect((await panel('In no group: 1 learner')).getByText('Chitra Three')).toBeVisible();
    expect(
      (await panel('Guides')).getByText('1 cohort, 2 learners, 3 open reviews, 1 open query'),
    ).toBeVisible();
  });

  const [guide, , lead] = groupsOf().mentors;
  it.each([
    [
      'guides and a lead mentor',
      [guide, lead],
      'Their hand-ins reach the lead mentors of the cohort, their queries its guides as well.',
    ],
    ['a lead mentor alone', [lead], 'Their hand-ins and queries reach the lead mentors of the cohort.'],
    [
      'guides alone',
      [guide, { ...lead, isAssigned: false }],
      'Their hand-ins reach nobody until the cohort has a lead mentor; their queries reach all its guides.',
    ],
    [
      'nobody',
      [],
      'Their hand-ins and queries reach nobody: the cohort has neither a guide nor a lead mentor.',
    ],
  ])(
    'COHORT-04 with %s they say whom the work of learners without a group reaches',
    async (_who, mentors, words) => {
      open({ mentors: mentors as CohortGroups['mentors'] });
      expect((await panel('In no group: 1 learner')).getByText(words)).toBeVisible();
    },
  );

  it('COHORT-04 are created after a preview of who would move', async () => {
    open();
    answers('officeGroups', 'preview', {
      groups: [
        { groupId: idOf('a1'), title: 'Studio A', guide: RAVI, before: 2, after: 1 },
        { groupId: null, title: 'Studio C', guide: null, before: 0, after: 1 },
      ],
      moves: [{ userId: idOf('32'), name: 'Bela Two', from: 'Studio A', to: 'Studio C' }],
      stamp: 'as-shown',
    });
    const arranged = answers('officeGroups', 'arrange', { made: 1, moved: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Create or rebalance groups' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Create or rebalance groups' }));
    expect(sheet.getByRole('button', { name: 'Arrange groups' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(sheet.getByLabelText('Number of groups'), '3');
    expect(await sheet.findByText('1 learner will be moved and told:')).toBeVisible();
    expect(sheet.getByText('Studio A → Studio C')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Arrange groups' }));
    await waitFor(() =>
      expect(arranged.at(-1)?.body).toEqual({ arrangement: { by: 'NUMBER', count: 3 }, stamp: 'as-shown' }),
    );
  });

  it('COHORT-04 the ticked learners of several groups are moved at once', async () => {
    open();
    const moved = answers('officeGroups', 'moveLearners', { moved: 2 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Chitra Three' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bela Two' }));
    await userEvent.selectOptions(screen.getByLabelText('Move 2 learners to'), idOf('a2'));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(moved.at(-1)?.body).toEqual({ userIds: [idOf('33'), idOf('32')], groupId: idOf('a2') }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move' })).toBeNull());
  });

  it('COHORT-04 after a refusal a ticked learner who has left the cohort no longer holds up the others', async () => {
    open();
    refuses('officeGroups', 'moveLearners', 404, 'NOT_FOUND', 'One of these people no longer has a seat.');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Chitra Three' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bela Two' }));
    await userEvent.selectOptions(screen.getByLabelText('Move 2 learners to'), idOf('a2'));
    answers('officeGroups', 'read', groupsOf({ unplaced: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('One of these people no longer has a seat.')).toBeVisible();
    const moved = answers('officeGroups', 'moveLearners', { moved: 1 });
    expect(await screen.findByLabelText('Move 1 learner to')).toHaveValue(idOf('a2'));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(moved.at(-1)?.body).toEqual({ userIds: [idOf('32')], groupId: idOf('a2') }));
  });

  it('COHORT-04 a plan that someone overtook is shown anew, and can then be agreed to', async () => {
    open();
    const previews = (stamp: string, name: string) =>
      answers('officeGroups', 'preview', {
        groups: [{ groupId: idOf('a1'), title: 'Studio A', guide: RAVI, before: 2, after: 1 }],
        moves: [{ userId: idOf('32'), name, from: 'Studio A', to: 'Studio B' }],
        stamp,
      });
    previews('as-shown', 'Bela Two');
    refuses('officeGroups', 'arrange', 409, 'CONFLICT', 'The groups have changed since this preview.');
    await userEvent.click(await screen.findByRole('button', { name: 'Create or rebalance groups' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Create or rebalance groups' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Even out the existing groups' }));
    expect(await sheet.findByText('Bela Two')).toBeVisible();
    previews('as-it-is', 'Asha One');
    await userEvent.click(sheet.getByRole('button', { name: 'Arrange groups' }));
    expect(await sheet.findByText('The groups have changed since this preview.')).toBeVisible();
    expect(await sheet.findByText('Asha One')).toBeVisible();
    const arranged = answers('officeGroups', 'arrange', { made: 0, moved: 1 });
    await userEvent.click(sheet.getByRole('button', { name: 'Arrange groups' }));
    await waitFor(() =>
      expect(arranged.at(-1)?.body).toEqual({ arrangement: { by: 'REBALANCE' }, stamp: 'as-it-is' }),
    );
  });

  it('COHORT-04 of many learners without a group the first 60 are shown, the others by search or on demand', async () => {
    const many = Array.from({ length: 150 }, (_, n) => learnerOf(String(100 + n), `Learner ${n + 1}`));
    open({ unplaced: [...many, learnerOf('99', 'Élodie Last')] });
    const unplaced = await panel('In no group: 151 learners');
    expect(unplaced.getAllByRole('checkbox')).toHaveLength(60);
    await userEvent.click(unplaced.getByRole('checkbox', { name: 'Learner 1' }));
    const search = unplaced.getByLabelText('Find a learner');
    await userEvent.type(search, 'elodie');
    expect(unplaced.getByText('1 of 151 found. Ticked learners stay ticked.')).toBeVisible();
    await userEvent.click(unplaced.getByRole('checkbox', { name: 'Élodie Last' }));
    expect(screen.getByLabelText('Move 2 learners to')).toBeVisible();
    await userEvent.clear(search);
    expect(unplaced.getByRole('checkbox', { name: 'Learner 1' })).toBeChecked();
    await userEvent.click(unplaced.getByRole('button', { name: 'Show all 151' }));
    expect(unplaced.getAllByRole('checkbox')).toHaveLength(151);
    await userEvent.click(unplaced.getByRole('button', { name: 'Show the first 60' }));
    expect(unplaced.getAllByRole('checkbox')).toHaveLength(60);
  });

  it('COHORT-05 a guide is chosen with each load shown, least loaded first, and a refusal is shown', async () => {
    open();
    server.use(
      http.put('*/guide', () =>
        HttpResponse.json(
          { status: 409, code: 'CONFLICT', message: 'They are not a guide any more.' },
          { status: 409 },
        ),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Choose guide of Studio B' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A guide for Studio B' }));
    const options = within(dialog.getByLabelText('Guide')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a guide',
      'Nila Test: 0 cohorts, 0 learners, 0 open reviews, 0 open queries',
      'Ravi Test: 1 cohort, 2 learners, 3 open reviews, 1 open query',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Guide'), idOf('22'));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('They are not a guide any more.');
  });

  it('COHORT-05 a guide of the cohort can be replaced by a successor', async () => {
    open();
    const changed = answers('officeGroups', 'changeMentor', {
      groups: 1,
      queries: 1,
      sessions: 0,
      interviews: 0,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Replace or end Ravi Test as guide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Ravi Test' }));
    await userEvent.selectOptions(dialog.getByLabelText('Successor'), idOf('22'));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(changed.at(-1)?.body).toEqual({
        role: 'INDUSTRIAL_GUIDE',
        userId: RAVI.userId,
        successorId: idOf('22'),
      }),
    );
  });

  it('COHORT-04 someone who has paid and has no seat is listed and can be given one', async () => {
    open({
      unseated: [
        {
          orderId: idOf('d1'),
          name: 'Meera Test',
          emailId: 'meera@plinth.test',
          reason: 'FULL',
          since: '2026-11-20T08:30:00.000Z',
        },
      ],
      unseatedTotal: 51,
    });
    const seated = answers('officeGroups', 'seatPayer', { seated: true });
    await userEvent.click(
      (await panel('Paid, without a seat: 51')).getByRole('button', { name: 'Give Meera Test a seat' }),
    );
    await waitFor(() => expect(seated).toHaveLength(1));
  });

  it('COHORT-04 a group is renamed; a name in use is refused beside the field', async () => {
    open();
    refuses('officeGroups', 'rename', 409, 'CONFLICT', 'Another group of this cohort is called Studio B.');
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Studio A' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Studio A' }));
    const name = dialog.getByLabelText(/^Name of the group/);
    expect(name).toHaveValue('Studio A');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await dialog.findByText('Give the group a name')).toBeVisible();
    await userEvent.type(name, 'Studio B');
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another group of this cohort');
    expect(name).toHaveValue('Studio B');
    const renamed = answers('officeGroups', 'rename', { title: 'Morning studio' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Morning studio');
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(renamed.at(-1)?.body).toEqual({ title: 'Morning studio' }));
    expect(await screen.findByText('Studio A is called Morning studio now.')).toBeVisible();
  });

  it('COHORT-04 an empty group can be removed; one with learners names them instead', async () => {
    open();
    const removed = answers('officeGroups', 'remove', { removed: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Studio A' }));
    const full = within(await screen.findByRole('dialog', { name: 'Remove Studio A' }));
    expect(full.getByText('Bela Two')).toBeVisible();
    expect(full.queryByRole('button', { name: 'Remove the group' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Studio B' }));
    const empty = within(await screen.findByRole('dialog', { name: 'Remove Studio B' }));
    await userEvent.click(empty.getByRole('button', { name: 'Remove the group' }));
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(await screen.findByText('Studio B is removed.')).toBeVisible();
  });

  it('COHORT-04 the group size can be set, and groups above it are named beforehand', async () => {
    open();
    const settings = {
      status: 'ACTIVE' as const,
      seats: 40,
      groupSize: 12,
      isLeaderBoardAllowed: true,
      isLocalizedLeaderboard: false,
      aiBotEnabled: true,
      showNudges: true,
      showPlacementNudges: true,
      isCapstonePresent: true,
      isPromoted: false,
    };
    answers('officeCohorts', 'readSettings', { name: 'BIM, BIM_A-14', settings });
    const saved = answers('officeCohorts', 'saveSettings', { settings });
    await userEvent.click(await screen.findByRole('button', { name: 'Set the room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Room in a group' }));
    const room = await dialog.findByLabelText(/^Learners in a group/);
    expect(room).toHaveAccessibleDescription(/if every group is full, a new one is created\.$/);
    await userEvent.clear(room);
    await userEvent.type(room, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the room' }));
    expect(room).toBeInvalid();
    expect(saved).toHaveLength(0);
    await userEvent.clear(room);
    await userEvent.type(room, '1');
    expect(dialog.getByText(/^Studio A has more than that/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the room' }));
    await waitFor(() =>
      expect(saved.at(-1)?.body).toEqual({ settings: { ...settings, groupSize: 1 }, seen: settings }),
    );
  });
});
