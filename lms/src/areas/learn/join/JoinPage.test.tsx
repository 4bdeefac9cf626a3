import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf, personOf } from '../../../../test/people.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { goToRoom } from './go-to-room.ts';

const PATH = `/join/${idOf('c0')}/${idOf('e1')}`;
const ROOM = 'https://bbb.example.test/join?userID=1';

// The simulated browser cannot leave its page.
vi.mock('./go-to-room.ts', () => ({ goToRoom: vi.fn() }));
const left = vi.mocked(goToRoom);
beforeEach(() => left.mockClear());

describe('joining a session', () => {
  it('ADOPT-11 a participant is sent into the room with their own link, requested once', async () => {
    const asked = answers('meetings', 'join', { url: ROOM });
    renderRoute(PATH, personOf());
    expect(await screen.findByRole('link', { name: 'Open the room' })).toHaveAttribute('href', ROOM);
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(ROOM));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['is too early', 409, 'CONFLICT', 'The room opens 15 minutes before the start.'],
    // A failure of the server is shown without its reason (ERR-13).
    ['meets a provider that is down', 502, 'BAD_GATEWAY', 'Something went wrong'],
  ] as const)(
    'ADOPT-11 a participant who %s reads that the room is not open, and can try again',
    async (_who, status, code, told) => {
      refuses(
        'meetings',
        'join',
        status,
        code,
        status < 500 ? told : 'The meeting provider does not answer.',
      );
      renderRoute(PATH, personOf());
      expect(await screen.findByRole('heading', { level: 1, name: 'The room is not open' })).toBeVisible();
      expect(screen.getByText(told)).toBeVisible();
      expect(left).not.toHaveBeenCalled();
      answers('meetings', 'join', { url: ROOM });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(left).toHaveBeenCalledWith(ROOM));
    },
  );

  it('ADOPT-11 a returned link that is not a web address is not followed', async () => {
    answers('meetings', 'join', { url: 'javascript:alert(1)' });
    renderRoute(PATH, personOf());
    expect(await screen.findByText('Its link is damaged. Tell your lead mentor.')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });
});
