import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../test/server.ts';
import { PushSwitch } from './PushSwitch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that can show notifications, with its subscription and the person's answer to the permission prompt. */
function canNotify(answer: 'granted' | 'denied', permission: NotificationPermission = 'default') {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  let subscription: object | null = null;
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({
        pushManager: {
          getSubscription: async () => subscription,
          subscribe: async () => {
            subscription = made;
            return made;
          },
        },
      }),
    },
  });
  answers('push', 'readKey', { publicKey: 'BAAA' });
  return { asked, endpoint, isSubscribed: () => subscription !== null };
}

it('FIND-03 permission is requested only on a click; the browser is then registered with the school, and unregistered again', async () => {
  const { asked, endpoint } = canNotify('granted');
  const on = answersBy('push', 'subscribe', () => ({ isOn: true as const }));
  const off = answersBy('push', 'unsubscribe', () => ({ isOn: false as const }));
  await renderPage(<PushSwitch />);
  const button = await screen.findByRole('button', { name: 'Show notices here' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop notices here' }));
  expect(await screen.findByRole('button', { name: 'Show notices here' })).toBeVisible();
  expect([on[0]?.body.endpoint, off[0]?.body.endpoint]).toEqual([endpoint, endpoint]);
});

it('FIND-03 someone who denied permission is told so and is not asked again', async () => {
  canNotify('denied', 'denied');
  await renderPage(<PushSwitch />);
  expect(await screen.findByText(/does not let the school show notices/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('FIND-03 the browser keeps no subscription when the school refuses it', async () => {
  const { isSubscribed } = canNotify('granted');
  refuses('push', 'subscribe', 400, 'BAD_REQUEST', 'No push service.');
  await renderPage(<PushSwitch />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show notices here' }));
  await waitFor(() => expect(isSubscribed()).toBe(false));
  expect(await screen.findByRole('button', { name: 'Show notices here' })).toBeVisible();
});

it('FIND-03 notices here stop also while the school cannot be told', async () => {
  const { isSubscribed } = canNotify('granted');
  answersBy('push', 'subscribe', () => ({ isOn: true as const }));
  refuses('push', 'unsubscribe', 503, 'INTERNAL_SERVER_ERROR', 'Try again later.');
  await renderPage(<PushSwitch />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show notices here' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop notices here' }));
  expect(await screen.findByRole('button', { name: 'Show notices here' })).toBeVisible();
  expect(isSubscribed()).toBe(false);
});

it('FIND-03 a browser that cannot show notices is not offered them', async () => {
  const { container } = await renderPage(<PushSwitch />);
  expect(container).toHaveTextContent('');
});
