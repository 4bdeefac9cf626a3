import type { Deps } from '../deps.ts';

const DELIVERY_MS = 10_000;

/**
 * Sends a signed sandbox event to the school's own webhook over HTTP, as a provider does. A failed delivery is logged
 * and throws nothing.
 * @param about names the event in the log
 */
export async function deliverSandboxEvent(
  { settings, log }: Pick<Deps, 'settings' | 'log'>,
  path: string,
  { rawBody, signature }: { rawBody: string; signature: string },
  about: Record<string, string>,
): Promise<void> {
  const host = /^(0\.0\.0\.0|::)$/.test(settings.HOST) ? '127.0.0.1' : settings.HOST;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`;
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body: rawBody,
      signal: AbortSignal.timeout(DELIVERY_MS),
    });
    if (!response.ok) log.warn({ ...about, status: response.status }, 'sandbox event not accepted');
    await response.body?.cancel();
  } catch (error) {
    log.warn({ ...about, err: error }, 'sandbox event not delivered');
  }
}
