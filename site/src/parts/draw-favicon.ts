import { drawMark } from '@plinth/ui/artwork/logo';
import { dark, light } from '@plinth/ui/theme/tokens';

/** The mark for the browser's tab, in ink that follows the tab. */
export function drawFavicon(): string {
  return drawMark('currentColor', light.signalFill).replace(
    '<path',
    `<style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style><path`,
  );
}

/** The same as an address that asks nobody: the page holds these paths anyway, so that it hardly grows. */
export function faviconAddress(): string {
  const codes: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', '"': "'" };
  return `data:image/svg+xml,${drawFavicon().replace(/[<>#"]/g, (sign) => codes[sign] ?? sign)}`;
}
