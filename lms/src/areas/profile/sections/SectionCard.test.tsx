import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';

const me = personOf();
const revit = { detailId: idOf('a1'), name: 'Revit', level: 'ADVANCED' } as const;
const rhino = { detailId: idOf('a2'), name: 'Rhino', level: 'BEGINNER' } as const;
const SAVED = { sectionId: 'skills', entries: [], profileStatus: 'COMPLETED' } as const;

const holds = (sections: ReturnType<typeof fullOf>['sections']) =>
  answers('profiles', 'readFullProfile', fullOf({ sections: { ...fullOf().sections, ...sections } }));
const skills = async () => within(await screen.findByRole('region', { name: 'Skills' }));

beforeEach(() => {
  answersAroundProfile();
  holds({ skills: [revit, rhino] });
});

describe('SectionCard', () => {
  it('API-052 an entry is added in its section, and the profile is requested again', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to skills' }));
    expect(screen.getByLabelText(/^Tool or craft/)).toHaveFocus();
    await fillIn({ 'Tool or craft': ' Navisworks ', 'How well': 'INTERMEDIATE' });
    const saved = answers('profiles', 'addDetail', { ...SAVED, entries: [], detailId: idOf('a3') });
    holds({ skills: [revit, rhino, { detailId: idOf('a3'), name: 'Navisworks', level: 'INTERMEDIATE' }] });
    await userEvent.click((await skills()).getByRole('button', { name: 'Save' }));
    expect(await (await skills()).findByText('Navisworks')).toBeVisible();
    expect(saved[0]?.query.get('sectionId')).toBe('skills');
    expect(saved[0]?.body).toEqual({ data: { name: 'Navisworks', level: 'INTERMEDIATE' } });
    expect(screen.queryByLabelText(/^Tool or craft/)).toBeNull();
  });

  it('VALID-18 faults are shown beside their fields, and nothing is sent', async () => {
    const sent = answers('profiles', 'addDetail', {
      ...SAVED,
      sectionId: 'importantLinks',
      entries: [],
      detailId: idOf('a3'),
    });
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to links' }));
    await fillIn({ 'What it says': 'Portfolio', Address: 'javascript:alert(1)' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose one.')).toBeVisible();
    expect(screen.getByText('Enter a link that begins with http:// or https://')).toBeVisible();
    expect(screen.getByLabelText(/^Address/)).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText(/^Where it leads/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('VALID-18 work with a required field left empty, or an end before its start, is refused at that field', async () => {
    const sent = answers('profiles', 'addDetail', {
      ...SAVED,
      sectionId: 'professionDetails',
      entries: [],
      detailId: idOf('a3'),
    });
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to work' }));
    const work = within(await screen.findByRole('region', { name: 'Work' }));
    await fillIn({ Position: 'Modeller' });
    await userEvent.click(work.getByRole('button', { name: 'Save' }));
    expect(work.getByText('This field is required')).toBeVisible();
    for (const [label, value] of [
      [/^Company/, 'A Practice'],
      [/^From/, '2021-04'],
      [/^Until/, '2020-11'],
    ] as const)
      fireEvent.change(work.getByLabelText(label), { target: { value } });
    await userEvent.click(work.getByRole('button', { name: 'Save' }));
    expect(await work.findByText('The end is before the start')).toBeVisible();
    expect(work.getByLabelText(/^Until/)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('API-054 an entry is changed; a refusal by the server keeps what was typed', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Change Revit' }));
    expect(screen.getByLabelText(/^Tool or craft/)).toHaveValue('Revit');
    await fillIn({ 'Tool or craft': 'Revit families' });
    refuses('profiles', 'saveDetail', 404, 'NOT_FOUND', 'Entry not found in your profile.');
    await userEvent.click((await skills()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Entry not found in your profile.')).toBeVisible();
    expect(screen.getByLabelText(/^Tool or craft/)).toHaveValue('Revit families');
    const saved = answers('profiles', 'saveDetail', { ...SAVED, entries: [] });
    await userEvent.click((await skills()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.query.get('detailId')).toBe(revit.detailId);
  });

  describe('an entry saved meanwhile in another window', () => {
    const seen = 'a'.repeat(32);
    const theirs = 'b'.repeat(32);

    async function meetConflict() {
      holds({ skills: [{ ...revit, version: seen }] });
      renderRoute('/user-profile', me);
      await userEvent.click(await screen.findByRole('button', { name: 'Change Revit' }));
      await fillIn({ 'Tool or craft': 'Revit families' });
      refuses('profiles', 'saveDetail', 409, 'CONFLICT', 'This was changed in another window.');
      holds({ skills: [{ ...revit, name: 'Revit MEP', level: 'BEGINNER', version: theirs }] });
      await userEvent.click((await skills()).getByRole('button', { name: 'Save' }));
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Tool or craftRevit MEP');
      expect(screen.getByLabelText(/^Tool or craft/)).toHaveValue('Revit families');
      // A field not edited here follows the other window.
      expect(screen.getByLabelText(/^How well/)).toHaveValue('BEGINNER');
      return notice;
    }

    it('API-054 is shown beside the typed values, and keeping those saves them over it', async () => {
      const notice = await meetConflict();
      const saved = answers('profiles', 'saveDetail', { ...SAVED, entries: [] });
      await userEvent.click(within(notice).getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(screen.queryByLabelText(/^Tool or craft/)).toBeNull());
      expect(saved[0]?.body).toEqual({
        data: { name: 'Revit families', level: 'BEGINNER' },
        version: theirs,
      });
    });

    it('API-054 can be taken over, and nothing is sent', async () => {
      const notice = await meetConflict();
      const saved = answers('profiles', 'saveDetail', { ...SAVED, entries: [] });
      await userEvent.click(within(notice).getByRole('button', { name: 'Take theirs' }));
      expect(await (await skills()).findByText('Revit MEP')).toBeVisible();
      expect(screen.queryByLabelText(/^Tool or craft/)).toBeNull();
      expect(saved).toHaveLength(0);
    });

    it('API-054 meets a draft typed before a reload, which is sent with the version it was started from', async () => {
      holds({ skills: [{ ...revit, version: seen }] });
      renderRoute('/user-profile', me);
      await userEvent.click(await screen.findByRole('button', { name: 'Change Revit' }));
      await fillIn({ 'Tool or craft': 'Revit families' });
      cleanup();
      queryClient.clear();
      holds({ skills: [{ ...revit, version: theirs }] });
      renderRoute('/user-profile', me);
      const saved = answers('profiles', 'saveDetail', { ...SAVED, entries: [] });
      await userEvent.click(await screen.findByRole('button', { name: 'Change Revit' }));
      await userEvent.click((await skills()).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(saved[0]?.body).toMatchObject({ version: seen }));
    });
  });

  it('API-055 an entry is removed only after a confirmation, and Keep cancels it', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Revit' }));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Revit' }));
    const removed = answers('profiles', 'deleteDetail', { sectionId: 'skills', entries: [] });
    holds({ skills: [rhino] });
    await userEvent.click(screen.getByRole('button', { name: 'Take out Revit' }));
    await waitFor(() => expect(screen.queryByText('Revit')).toBeNull());
    expect(removed[0]?.query.get('detailId')).toBe(revit.detailId);
  });

  it('API-054 an entry is moved with the keyboard, and the focus stays with it', async () => {
    renderRoute('/user-profile', me);
    expect(await screen.findByRole('button', { name: 'Move Revit up' })).toBeDisabled();
    const saved = answers('profiles', 'orderDetails', { sectionId: 'skills', entries: [rhino, revit] });
    holds({ skills: [rhino, revit] });
    screen.getByRole('button', { name: 'Move Rhino up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Rhino down' })).toHaveFocus());
    expect(saved[0]?.query.get('sectionId')).toBe('skills');
    expect(saved[0]?.body).toEqual({
      from: [revit.detailId, rhino.detailId],
      to: [rhino.detailId, revit.detailId],
    });
    expect(screen.getByText('Moved to place 1 of 2')).toBeInTheDocument();
  });

  it('API-054 API-055 what failed is not reported any more once another action has succeeded', async () => {
    renderRoute('/user-profile', me);
    refuses('profiles', 'deleteDetail', 400, 'BAD_REQUEST', 'The school is being moved.');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Revit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take out Revit' }));
    expect(await screen.findByText('The school is being moved.')).toBeVisible();
    const saved = answers('profiles', 'orderDetails', { sectionId: 'skills', entries: [rhino, revit] });
    await userEvent.click(screen.getByRole('button', { name: 'Move Rhino up' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('The school is being moved.')).toBeNull());
  });

  it('API-054 a list changed in another window is shown as it is now, and what is typed in a form stays', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Change Revit' }));
    await fillIn({ 'Tool or craft': 'Revit families' });
    refuses('profiles', 'orderDetails', 409, 'CONFLICT', 'This list was changed in another window.');
    const dynamo = { detailId: idOf('a6'), name: 'Dynamo', level: 'BEGINNER' } as const;
    holds({ skills: [dynamo, revit, rhino] });
    await userEvent.click(screen.getByRole('button', { name: 'Move Rhino up' }));
    expect(await screen.findByText('This list was changed in another window.')).toBeVisible();
    expect(await screen.findByText('Dynamo')).toBeVisible();
    expect(screen.getByLabelText(/^Tool or craft/)).toHaveValue('Revit families');
  });

  it('what was typed into a new entry is kept when the page is left', async () => {
    const router = renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to skills' }));
    await fillIn({ 'Tool or craft': 'Solibri' });
    answers('orders', 'listBilling', { orders: [] });
    await router.navigate({ to: '/billing' });
    await screen.findByText('No orders yet');
    await router.navigate({ to: '/user-profile' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to skills' }));
    expect(screen.getByLabelText(/^Tool or craft/)).toHaveValue('Solibri');
  });
});
