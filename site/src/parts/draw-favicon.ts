import { drawMark } from '@plinth/ui/artwork/logo';
import { dark, light } from '@plinth/ui/theme/tokens';

/** The mark for the browser's tab, in ink that follows the tab. */
export function drawFavicon(): string {
  return drawMark('currentColor', light.signalFill).replace(
    '<path',
    `<style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style><path`,
  );
}

/**
 * The same as an address that asks nobody, for an attribute in single quotes: written as in the header of the page,
 * where it stands again, so that the page hardly grows.
 */
export function faviconAddress(): string {
  const own = drawFavicon().replaceAll('#', '%23').replaceAll("'", '%27');
  // The page's own style is found by its tag.
  return `data:image/svg+xml,${own.replace(/<(\/?style)/g, '%3C$1')}`;
}
