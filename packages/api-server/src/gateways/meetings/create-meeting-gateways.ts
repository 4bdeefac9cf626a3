import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type { Deps } from '../../deps.ts';
import { createBigBlueButtonGateway } from './bigbluebutton-gateway.ts';
import { createJitsiGateway } from './jitsi-gateway.ts';
import type { MeetingGateway, MeetingGateways } from './meeting-gateway.ts';
import { createZoomGateway } from './zoom-gateway.ts';

/** Where a provider sends the events of its rooms. */
const webhookUrl = (origin: string, provider: MeetingProvider) =>
  `${origin}/api/v1/webhook/meetings/${provider}`;

/** Creates the configured meeting providers; none by default, in which case session links are entered manually. */
export function createMeetingGateways({ settings, now }: Pick<Deps, 'settings' | 'now'>): MeetingGateways {
  const found: MeetingGateway[] = [];
  const { PLINTH_ORIGIN: origin } = settings;
  if (settings.BIGBLUEBUTTON_URL && settings.BIGBLUEBUTTON_SECRET)
    found.push(
      createBigBlueButtonGateway({
        apiBase: settings.BIGBLUEBUTTON_URL,
        secret: settings.BIGBLUEBUTTON_SECRET,
        webhookUrl: webhookUrl(origin, 'BIGBLUEBUTTON'),
        homeUrl: `${origin}/`,
      }),
    );
  const { JITSI_URL, JITSI_APP_ID, JITSI_SECRET, JITSI_PRIVATE_KEY, JITSI_KEY_ID } = settings;
  const key =
    JITSI_PRIVATE_KEY && JITSI_KEY_ID
      ? { privateKey: JITSI_PRIVATE_KEY, keyId: JITSI_KEY_ID }
      : JITSI_SECRET
        ? { secret: JITSI_SECRET }
        : null;
  if (JITSI_URL && JITSI_APP_ID && key)
    found.push(
      createJitsiGateway({
        url: JITSI_URL,
        appId: JITSI_APP_ID,
        key,
        webhookSecret: settings.JITSI_WEBHOOK_SECRET,
      }),
    );
  if (settings.ZOOM_ACCOUNT_ID && settings.ZOOM_CLIENT_ID && settings.ZOOM_CLIENT_SECRET)
    found.push(
      createZoomGateway({
        accountId: settings.ZOOM_ACCOUNT_ID,
        clientId: settings.ZOOM_CLIENT_ID,
        clientSecret: settings.ZOOM_CLIENT_SECRET,
        webhookSecret: settings.ZOOM_WEBHOOK_SECRET,
        host: settings.ZOOM_HOST,
        apiBase: settings.ZOOM_API_BASE,
        oauthBase: settings.ZOOM_OAUTH_BASE,
        now,
      }),
    );
  return new Map(found.map((gateway) => [gateway.name, gateway]));
}
