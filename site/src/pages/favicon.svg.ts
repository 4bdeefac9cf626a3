import { drawMark } from '@plinth/ui/artwork/logo';
import { dark, light } from '@plinth/ui/theme/tokens';

/** The mark for the browser's tab, in ink that follows the tab. */
export function GET(): Response {
  const mark = drawMark('currentColor', light.signalFill).replace(
    '<path',
    `<style>svg{color:${light.ink}}@media(prefers-color-scheme:dark){svg{color:${dark.ink}}}</style><path`,
  );
  return new Response(mark, { headers: { 'content-type': 'image/svg+xml' } });
}
