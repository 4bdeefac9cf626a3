import type { APIContext } from 'astro';
import { type IconPurpose, paintIcon } from '../../parts/paint-icon.ts';

type Icon = { side: number; purpose: IconPurpose };

const ICONS: readonly [name: string, icon: Icon][] = [
  ['icon-192', { side: 192, purpose: 'any' }],
  ['icon-512', { side: 512, purpose: 'any' }],
  ['maskable-512', { side: 512, purpose: 'maskable' }],
  ['apple-180', { side: 180, purpose: 'maskable' }],
];

export const getStaticPaths = () => ICONS.map(([icon, props]) => ({ params: { icon }, props }));

/** Serves the icons of the installed app, as named in the manifest. */
export async function GET({ props }: APIContext<Icon>): Promise<Response> {
  const picture = await paintIcon(props.side, props.purpose);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
}
