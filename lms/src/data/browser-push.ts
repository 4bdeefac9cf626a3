import { api } from './api.ts';

/** Whether this browser shows notices: it cannot, its person forbade it, or it could and does, or does not. */
export type PushState = 'impossible' | 'forbidden' | 'off' | 'on';

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The app's worker, once it is there; without one nothing could be shown. */
const readyWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration('/')) ?? null;

export async function readPushState(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  const worker = await readyWorker();
  if (!worker) return 'impossible';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

const toBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Asks for the browser's consent, by a press only, and has the school send notices here.
 * @returns what holds then: a person may also say no
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const worker = await readyWorker();
  if (!worker) return 'impossible';
  const { publicKey } = await api.push.readKey({});
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(publicKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  try {
    await api.push.subscribe({
      body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
    });
  } catch (error) {
    // The browser would wait for notices that nobody sends.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Has no more notices sent here. Also part of signing out: the next person of this browser gets none of one's own. */
export async function turnPushOff(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  const subscription = await (await readyWorker())?.pushManager.getSubscription();
  if (subscription) {
    await api.push.unsubscribe({ body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}
