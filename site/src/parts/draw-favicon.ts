import { drawMark } from '@plinth/ui/artwork/logo';
import { dark, light } from '@plinth/ui/theme/tokens';

/** Returns the mark for the browser's tab, in ink that follows the tab's theme. */
export function drawFavicon(): string {
  return drawMark('currentColor', light.signalFill).replace(
    '<path',
    `<style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style><path`,
  );
}

/**
 * Returns the same mark as an address that needs no request, for an attribute in single quotes. It is written as in the
 * page header, where it appears again, so that the page hardly grows.
 */
export function faviconAddress(): string {
  const own = drawFavicon().replaceAll('#', '%23').replaceAll("'", '%27');
  // The tag is encoded because the page's own style is found by it.
  return `data:image/svg+xml,${own.replace(/<(\/?style)/g, '%3C$1')}`;
}
