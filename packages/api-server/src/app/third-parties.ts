import { scriptsOfPage, THIRD_PARTIES, type ThirdParty } from '@plinth/domain/analytics/third-party-scripts';
import type { Settings } from '../settings/settings.ts';

/** The third-party scripts of this school, and the further origins they may reach. */
export type ThirdParties = { scripts: Partial<Record<ThirdParty, string>>; origins: string[] };

/** What the settings say of third parties; nothing by default. */
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
 * Tells a built page of the scripts it may load, and loads what asks for consent. A page that has use for none stays
 * as it was built; one that is kept out of search may carry a token in its address and never gets any.
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
