import webPush from 'web-push';

/** The result of posting a notice: `gone` if the browser no longer accepts any. */
export type Posted = 'sent' | 'gone' | 'failed';

type Sending = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  payload: string;
  vapid: { subject: string; publicKey: string; privateKey: string };
  /** How long a push service stores it for an offline browser, in seconds. */
  ttl: number;
};

const TIMEOUT_MS = 10_000;

/** Sends an encrypted notice to a push service: only the browser can read it. Redirects are not followed. */
export async function postNotice({ subscription, payload, vapid, ttl }: Sending): Promise<Posted> {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: vapid,
      TTL: ttl,
      contentEncoding: 'aes128gcm',
    });
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: body ? new Uint8Array(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
