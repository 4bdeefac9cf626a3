import { api } from './api.ts';

/** Whether this browser shows push notices: unsupported, denied by the user, off, or on. */
export type PushState = 'impossible' | 'forbidden' | 'off' | 'on';

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The app's worker once registered; without it no notice could be shown. */
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
 * Requests the browser's consent, only on a press, and has the school send notices here.
 * @returns the resulting state, since the user may refuse
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
    // Otherwise the browser would wait for notices that are never sent.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/**
 * Ties notices to this browser to the session just begun, so that whoever ends it elsewhere ends them too. A browser
 * that receives none of this person's is off, whoever turned it on.
 */
export async function renewPush(): Promise<void> {
  if (!isPossible()) return;
  const subscription = await (await readyWorker())?.pushManager.getSubscription();
  if (!subscription) return;
  const { isOn } = await api.push.renew({ body: { endpoint: subscription.endpoint } });
  if (!isOn) await subscription.unsubscribe();
}

/** Stops notices to this browser. Also part of signing out: the next person using it must not get them. */
export async function turnPushOff(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  const subscription = await (await readyWorker())?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    // First here: without a connection the school cannot be told, and its notices must not be shown all the same.
    await subscription.unsubscribe();
    // Otherwise the school learns it from the push service with its next notice.
    await api.push.unsubscribe({ body: { endpoint } }).catch(() => {});
  }
  return 'off';
}
