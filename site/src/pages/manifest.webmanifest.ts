import { light } from '@plinth/ui/theme/tokens';
import { school } from '../school/school.ts';

/** Serves the manifest that makes the learning rooms an installable app, under the school's name. */
export function GET(): Response {
  const manifest = {
    id: '/learner-hub',
    name: school.name,
    short_name: school.name.slice(0, 12).trim(),
    description: `Your courses at ${school.name}`,
    start_url: '/learner-hub',
    scope: '/',
    display: 'standalone',
    background_color: light.ground,
    theme_color: light.ground,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search', url: '/search' },
      { name: 'Notifications', url: '/notifications' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
