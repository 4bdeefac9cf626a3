import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { officeSessionOf } from '../../../../../test/office-sessions.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../../test/server.ts';

const COHORT = idOf('c0');
const RAVI = { userId: idOf('21'), name: 'Ravi Test' };
const NILA = { userId: idOf('22'), name: 'Nila Test' };
const AHEAD = officeSessionOf({
  liveSessionId: idOf('e2'),
  title: 'Walls',
  sessionStatus: 'CREATED',
  startDate: '2030-11-20T08:30:00.000Z',
  endDate: '2030-11-20T09:30:00.000Z',
});
const learnerOf = (last: string, name: string) => ({
  userId: idOf(last),
  name,
  emailId: `${last}@plinth.test`,
  state: null,
});
const holds = (sessions: OfficeSession[], providers: MeetingProvider[] = []) =>
  answers('officeSessions', 'list', {
    sessions,
    total: sessions.length,
    mentors: [RAVI, NILA],
    timeZone: 'Asia/Kolkata',
    providers,
  });
const open = (
  sessions: OfficeSession[] = [officeSessionOf(), AHEAD],
  search = '',
  providers: MeetingProvider[] = [],
) => {
  holds(sessions, providers);
  answers('officeSessions', 'readAttendance', {
    title: 'Grids and levels',
    learners: [learnerOf('31', 'Asha One'), learnerOf('32', 'Bela Two')],
  });
  openOffice(`/office/cohorts/${COHORT}/sessions${search}`, ['ACADEMICS']);
};
const markOf = async (name: RegExp, state: string) =>
  within(await screen.findByRole('group', { name })).getByRole('radio', { name: state });

describe('the sessions of a cohort', () => {
  it('COHORT-03 are listed with time, zone, mentor, state and the progress of their attendance', async () => {
    open([
      officeSessionOf({ attended: 1, recorded: 1 }),
      { ...AHEAD, movedFrom: '2030-11-19T08:30:00.000Z' },
      officeSessionOf({
        liveSessionId: idOf('e3'),
        title: 'Roofs',
        sessionStatus: 'RESCHEDULED',
        isCalledOff: true,
      }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Grids and levels/ }));
    expect(row.getByText('20 November, 2026, 02:00 PM to 03:00 PM')).toBeVisible();
    expect(row.getByText('Ravi Test')).toBeVisible();
    expect(row.getByRole('button', { name: /1 of 1 marked came, 1 not marked yet/ })).toBeVisible();
    expect(screen.getByText(/Times in India Standard Time/)).toBeVisible();
    expect(screen.getByText('moved from 19 November, 2030, 02:00 PM')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Sessions' }));
    expect(table.getByText('Rescheduled')).toBeVisible();
    expect(table.getByText('Called off')).toBeVisible();
  });

  it('COHORT-03 attendance is taken with one button for all and one per learner, and recorded when saved', async () => {
    open();
    const marked = answers('officeSessions', 'markAttendance', { title: 'Grids and levels', learners: [] });
    await userEvent.click(await screen.findByRole('button', { name: /Attendance of Grids and levels/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Everybody was present' }));
    await userEvent.click(await markOf(/Bela Two/, 'Late'));
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
    await waitFor(() =>
      expect(marked.at(-1)?.body).toEqual({
        marks: [
          { userId: idOf('31'), state: 'PRESENT', seen: null },
          { userId: idOf('32'), state: 'LATE', seen: null },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('COHORT-03 a sheet fills in marks, names each row that it could not use, and saves nothing by itself', async () => {
    open(undefined, `?open=attendance:${idOf('e1')}`);
    const marked = answers('officeSessions', 'markAttendance', { title: 'Grids and levels', learners: [] });
    const read = answers('officeSessions', 'previewSheet', {
      marks: [{ userId: idOf('32'), name: 'Bela Two', state: 'EXCUSED', seen: null }],
      faults: [{ line: 3, text: 'nobody@plinth.test is not a learner in this cohort.' }],
    });
    await markOf(/Asha One/, 'Present');
    const file = new File(['Email,Attendance\n32@plinth.test,excused'], 'came.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText(/From a sheet/), file);
    expect(
      await screen.findByText('Line 3: nobody@plinth.test is not a learner in this cohort.'),
    ).toBeVisible();
    expect(read.at(-1)?.body.csv).toContain('excused');
    expect(await markOf(/Bela Two/, 'Excused')).toBeChecked();
    expect(await markOf(/Asha One/, 'Present')).not.toBeChecked();
    expect(marked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save 1 mark' })).toBeEnabled();
  });

  it("COHORT-03 says that a colleague has recorded attendance in the meantime, and keeps the caller's own marks", async () => {
    open(undefined, `?open=attendance:${idOf('e1')}`);
    server.use(
      http.put('*/attendance', () =>
        HttpResponse.json(
          { status: 409, code: 'CONFLICT', message: 'Someone else has recorded this session just now.' },
          { status: 409 },
        ),
      ),
    );
    await userEvent.click(await markOf(/Asha One/, 'Absent'));
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has recorded');
    expect(await markOf(/Asha One/, 'Absent')).toBeChecked();
  });

  it("COHORT-03 mentor, guides and recording link are changed in the session's own sheet", async () => {
    open();
    const changed = answers('officeSessions', 'change', { changed: true });
    await userEvent.click(await screen.findByRole('link', { name: 'Walls' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Walls' }));
    await userEvent.selectOptions(sheet.getByLabelText('Held by'), NILA.userId);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Ravi Test' }));
    await userEvent.type(sheet.getByLabelText('Recording'), 'https://films.plinth.test/1');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed.at(-1)?.body).toEqual({
        mentorId: NILA.userId,
        guideIds: [RAVI.userId],
        recordingLink: 'https://films.plinth.test/1',
        seen: { mentorId: RAVI.userId, guideIds: [], recordingLink: null },
      }),
    );
  });

  it('ADOPT-11 COHORT-03 saving a sheet that was opened earlier sends only what was changed in it, so a recording and a mentor that came meanwhile stay', async () => {
    const guided = officeSessionOf({
      mentor: null,
      guides: [RAVI, NILA],
      materialLink: 'https://files.plinth.test/a.pdf',
    });
    open([guided]);
    const changed = answers('officeSessions', 'change', { changed: true });
    await userEvent.click(await screen.findByRole('link', { name: guided.title }));
    const sheet = within(await screen.findByRole('dialog', { name: guided.title }));
    const material = sheet.getByLabelText('Material');
    await userEvent.clear(material);
    await userEvent.type(material, 'https://files.plinth.test/b.pdf');
    const beside = sheet.getByRole('checkbox', { name: 'Ravi Test' });
    await userEvent.click(beside);
    await userEvent.click(beside);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed.at(-1)?.body).toEqual({
        materialLink: 'https://files.plinth.test/b.pdf',
        seen: { materialLink: 'https://files.plinth.test/a.pdf' },
      }),
    );
  });

  it('COHORT-03 a recording that a colleague set meanwhile is shown, and replaced only when saved again', async () => {
    const session = officeSessionOf();
    open([session]);
    await userEvent.click(await screen.findByRole('link', { name: session.title }));
    const sheet = within(await screen.findByRole('dialog', { name: session.title }));
    await userEvent.type(sheet.getByLabelText('Recording'), 'https://films.plinth.test/mine');
    const theirs = 'https://films.plinth.test/theirs';
    holds([{ ...session, recordingLink: theirs, materialLink: theirs }]);
    refuses('officeSessions', 'change', 409, 'CONFLICT', 'Someone else has changed this session meanwhile.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const said = await sheet.findByRole('alert');
    await waitFor(() => expect(said).toHaveTextContent(`Now it has Recording: ${theirs}. Save again`));
    expect(sheet.getByLabelText('Recording')).toHaveValue('https://films.plinth.test/mine');
    const changed = answers('officeSessions', 'change', { changed: true });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed.at(-1)?.body).toEqual({
        recordingLink: 'https://films.plinth.test/mine',
        seen: { recordingLink: theirs },
      }),
    );
  });

  it('COHORT-03 OFFICE-08 what was typed stays when a colleague took the session out of the filter, and their change is still shown before it is replaced', async () => {
    const session = officeSessionOf();
    const theirs = { ...session, mentor: NILA, recordingLink: 'https://films.plinth.test/theirs' };
    let isChanged = false;
    answersBy('officeSessions', 'list', ({ query }) => {
      const isListed = !isChanged || query.get('search') === '';
      return {
        sessions: isListed ? [isChanged ? theirs : session] : [],
        total: isListed ? 1 : 0,
        mentors: [RAVI, NILA],
        timeZone: 'Asia/Kolkata',
        providers: [],
      };
    });
    openOffice(`/office/cohorts/${COHORT}/sessions?search=ravi&open=${session.liveSessionId}`, ['ACADEMICS']);
    const sheet = within(await screen.findByRole('dialog', { name: session.title }));
    await userEvent.type(sheet.getByLabelText('Recording'), 'https://films.plinth.test/mine');
    isChanged = true;
    refuses('officeSessions', 'change', 409, 'CONFLICT', 'Someone else has changed this session meanwhile.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
    await waitFor(() =>
      expect(sheet.getByRole('alert')).toHaveTextContent(`Now it has Recording: ${theirs.recordingLink}.`),
    );
    expect(sheet.getByLabelText('Recording')).toHaveValue('https://films.plinth.test/mine');
    const changed = answers('officeSessions', 'change', { changed: true });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed.at(-1)?.body.seen).toEqual({ recordingLink: theirs.recordingLink }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ADOPT-11 COHORT-03 a provider can create the room of one session in place of the typed link', async () => {
    open(undefined, '', ['BIGBLUEBUTTON', 'ZOOM']);
    const changed = answers('officeSessions', 'change', { changed: true });
    await userEvent.click(await screen.findByRole('link', { name: 'Walls' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Walls' }));
    await userEvent.selectOptions(sheet.getByLabelText('Room'), 'Provided by Zoom');
    expect(sheet.queryByLabelText('Meeting link')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed.at(-1)?.body).toMatchObject({ joinLink: null, meetingProvider: 'ZOOM' }),
    );
  });

  it('ADOPT-11 OFFICE-08 OFFICE-10 the rooms of chosen upcoming sessions change together, after the links to be removed were shown', async () => {
    const third = officeSessionOf({
      ...AHEAD,
      liveSessionId: idOf('e3'),
      title: 'Roofs',
      joinLink: null,
      meetingProvider: 'ZOOM',
    });
    open([officeSessionOf(), AHEAD, third], '', ['BIGBLUEBUTTON', 'ZOOM']);
    const chosen = answers('officeSessions', 'chooseRooms', { changed: 1 });
    const bar = within(await screen.findByRole('region', { name: 'Chosen sessions' }));
    expect(bar.getByText('None is chosen')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Choose this page' }));
    await userEvent.click(bar.getByRole('button', { name: 'Rooms' }));
    // The past session is unchanged.
    const sheet = within(await screen.findByRole('dialog', { name: 'Rooms of the chosen sessions' }));
    expect(sheet.getByRole('button', { name: 'Make 2 sessions meet at BigBlueButton' })).toBeVisible();
    await userEvent.selectOptions(sheet.getByLabelText('Provided by'), 'Zoom');
    expect(sheet.getByText(/typed links of 1 session are removed/)).toBeVisible();
    expect(sheet.getByText(/instead of https:\/\/meet.plinth.test\/a/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Make 1 session meet at Zoom' }));
    await waitFor(() =>
      expect(chosen.at(-1)?.body).toEqual({
        liveSessionIds: [idOf('e2')],
        meetingProvider: 'ZOOM',
        seen: [{ liveSessionId: idOf('e2'), joinLink: AHEAD.joinLink, meetingProvider: null }],
      }),
    );
  });

  it('ADOPT-11 COHORT-03 a link typed by a colleague while a room is chosen is named before it is replaced, also outside the filter', async () => {
    let joinLink: string | null = null;
    const providers: MeetingProvider[] = ['ZOOM'];
    answersBy('officeSessions', 'list', ({ query }) => {
      const isListed = joinLink === null || query.get('search') === '';
      return {
        sessions: isListed ? [{ ...AHEAD, joinLink }] : [],
        total: isListed ? 1 : 0,
        mentors: [RAVI, NILA],
        timeZone: 'Asia/Kolkata',
        providers,
      };
    });
    openOffice(`/office/cohorts/${COHORT}/sessions?search=ravi`, ['ACADEMICS']);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Walls' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rooms' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rooms of the chosen sessions' }));
    const typed = 'https://meet.plinth.test/typed';
    joinLink = typed;
    refuses('officeSessions', 'chooseRooms', 409, 'CONFLICT', 'Someone else has changed the room.');
    await userEvent.click(sheet.getByRole('button', { name: 'Make 1 session meet at Zoom' }));
    expect(await sheet.findByText('Someone else has changed the room.')).toBeVisible();
    expect(await sheet.findByText(`instead of ${typed}`)).toBeVisible();
    const chosen = answers('officeSessions', 'chooseRooms', { changed: 1 });
    await userEvent.click(sheet.getByRole('button', { name: 'Make 1 session meet at Zoom' }));
    await waitFor(() =>
      expect(chosen.at(-1)?.body.seen).toEqual([
        { liveSessionId: idOf('e2'), joinLink: typed, meetingProvider: null },
      ]),
    );
  });

  it('ADOPT-11 OFFICE-10 a link that was typed after its session was chosen is named before it is removed', async () => {
    open([{ ...AHEAD, joinLink: null }], '', ['ZOOM']);
    answers('officeSessions', 'change', { changed: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Walls' }));
    await userEvent.click(screen.getByRole('link', { name: 'Walls' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Walls' }));
    await userEvent.type(sheet.getByLabelText('Meeting link'), 'https://meet.plinth.test/typed');
    holds([{ ...AHEAD, joinLink: 'https://meet.plinth.test/typed' }], ['ZOOM']);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Rooms' }));
    const rooms = within(await screen.findByRole('dialog', { name: 'Rooms of the chosen sessions' }));
    expect(rooms.getByText(/typed links of 1 session are removed/)).toBeVisible();
    expect(rooms.getByText('instead of https://meet.plinth.test/typed')).toBeVisible();
  });

  it('ADOPT-11 the sheet shows why a provider could not open the room, and links a recording still to be downloaded', async () => {
    const room = {
      joinLink: null,
      meetingProvider: 'JITSI',
      roomFault: 'Its provider does not answer.',
    } as const;
    const fleetingRecording = { url: 'https://recordings.example.test/1', until: '2030-11-21T08:30:00.000Z' };
    open([{ ...AHEAD, ...room, fleetingRecording }]);
    expect(await screen.findByText('not open: its provider fails')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rooms' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Walls' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Walls' }));
    expect(sheet.getByText(/Its provider does not answer\./)).toBeVisible();
    expect(sheet.getByRole('link', { name: /Download it/ })).toHaveAttribute('href', fleetingRecording.url);
  });

  it('OFFICE-08 are searched, filtered and sorted by the address, and an empty result says so', async () => {
    const asked = answers('officeSessions', 'list', {
      sessions: [],
      total: 0,
      mentors: [],
      timeZone: 'Asia/Kolkata',
      providers: [],
    });
    openOffice(`/office/cohorts/${COHORT}/sessions?search=walls&state=COMPLETED&sort=-attended`, [
      'ACADEMICS',
    ]);
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      search: 'walls',
      state: 'COMPLETED',
      sortBy: 'attended',
      sortDirection: 'desc',
    });
  });

  it('COHORT-03 OFFICE-10 one is called off only after showing who is notified, and once its title is typed', async () => {
    open();
    const off = answers('officeSessions', 'callOff', { told: 3 });
    await userEvent.click(await screen.findByRole('link', { name: 'Walls' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Call it off' }));
    const question = within(await screen.findByRole('dialog', { name: 'Call off “Walls”?' }));
    expect(question.getByText(/An email goes to 2 learners and to Ravi Test/)).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Call it off' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(confirm);
    expect(off).toEqual([]);
    await userEvent.type(question.getByLabelText('Type Walls to confirm'), 'walls');
    await userEvent.click(confirm);
    await waitFor(() => expect(off).toHaveLength(1));
  });

  it('COHORT-03 the page says so when the cohort has no sessions', async () => {
    open([]);
    expect(await screen.findByText('This cohort has no live sessions')).toBeVisible();
  });
});
