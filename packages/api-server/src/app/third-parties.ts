import { scriptsOfPage, THIRD_PARTIES, type ThirdParty } from '@plinth/domain/analytics/third-party-scripts';
import type { Settings } from '../settings/settings.ts';

/** The school's third-party scripts, and the further origins they may reach. */
export type ThirdParties = { scripts: Partial<Record<ThirdParty, string>>; origins: string[] };

/** The third parties named in the settings; none by default. */
export function configuredThirdParties(settings: Settings): ThirdParties {
  return {
    scripts: Object.fromEntries(
      THIRD_PARTIES.flatMap((kind) => {
        const src = settings[`${kind}_SRC`];
        return src ? [[kind, src]] : [];
      }),
    ),
    origins: settings.THIRD_PARTY_ORIGINS,
  };
}

/**
 * Lists in a built page the scripts it may load, and loads the one that asks for consent. A page that needs none stays
 * as it was built; one that is excluded from search may carry a token in its address and never gets any.
 * @returns the page, and the origins its policy must allow
 */
export function withThirdParties(
  html: string,
  path: string,
  { scripts, origins }: ThirdParties,
): { html: string; origins: string[] } {
  const isPrivate = /<meta name="robots" content="noindex/.test(html);
  const offers = scriptsOfPage(scripts, { path, isPrivate });
  if (offers.length === 0) return { html, origins: [] };
  const data = JSON.stringify(offers).replaceAll('<', '\\u003c');
  return {
    html: html.replace(
      '</head>',
      () =>
        `<script type="application/json" id="third-parties">${data}</script><script src="/consent.js" defer></script></head>`,
    ),
    origins: [...new Set([...offers.map(({ src }) => new URL(src).origin), ...origins])],
  };
}
