/** The source of a video: a file, a stream in segments (HLS), or the player of another site. */
export type VideoSource =
  | { kind: 'file' | 'stream'; src: string }
  | { kind: 'embed'; provider: 'YouTube' | 'Vimeo'; src: string; page: string };

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

const youTube = (id: string): VideoSource | null =>
  YOUTUBE_ID.test(id)
    ? {
        kind: 'embed',
        provider: 'YouTube',
        src: `https://www.youtube-nocookie.com/embed/${id}`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : null;

const vimeo = (id: string): VideoSource | null =>
  VIMEO_ID.test(id)
    ? {
        kind: 'embed',
        provider: 'Vimeo',
        src: `https://player.vimeo.com/video/${id}?dnt=1`,
        page: `https://vimeo.com/${id}`,
      }
    : null;

/**
 * Returns the video at an address: a path of this origin or https; null for anything a lesson cannot show as a video.
 */
export function videoSource(address: string): VideoSource | null {
  const isOwn = /^\/(?!\/)/.test(address);
  if (!isOwn && !address.startsWith('https://')) return null;
  if (!URL.canParse(address, 'https://own.invalid')) return null;
  const { hostname, pathname, searchParams } = new URL(address, 'https://own.invalid');
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (host === 'youtube.com') return youTube(searchParams.get('v') ?? (first === 'embed' ? second : ''));
  if (host === 'youtube-nocookie.com') return youTube(first === 'embed' ? second : '');
  if (host === 'youtu.be') return youTube(first);
  if (host === 'vimeo.com') return vimeo(first);
  if (host === 'player.vimeo.com') return vimeo(first === 'video' ? second : '');
  if (/\.m3u8$/i.test(pathname)) return { kind: 'stream', src: address };
  return /\.(mp4|webm)$/i.test(pathname) ? { kind: 'file', src: address } : null;
}
