/** The available playback speeds. */
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The keyboard shortcuts of a video, as shown on request. */
export const PLAYER_KEYS = [
  ['Space or K', 'play or pause'],
  ['Left, right', '5 seconds back or forward'],
  ['J, L', '10 seconds back or forward'],
  ['Up, down', 'louder or quieter'],
  ['M', 'sound on or off'],
  ['C', 'subtitles on or off'],
  ['< and >', 'slower or faster'],
  ['0 to 9', 'to a tenth of the film'],
  ['F', 'full screen'],
] as const;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function turn(video: HTMLVideoElement, step: 1 | -1): void {
  const at = RATES.findIndex((rate) => rate >= video.playbackRate);
  video.playbackRate = RATES[within((at === -1 ? RATES.length - 1 : at) + step, 0, RATES.length - 1)] ?? 1;
}

function move(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
  video.currentTime = within(video.currentTime + seconds, 0, end);
}

function switchSubtitles(video: HTMLVideoElement): void {
  const [first] = video.textTracks;
  const shown = [...video.textTracks].find(({ mode }) => mode === 'showing');
  if (shown) shown.mode = 'disabled';
  else if (first) first.mode = 'showing';
}

const ACTS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': (video) => void (video.paused ? video.play().catch(() => {}) : video.pause()),
  ArrowLeft: (video) => move(video, -5),
  ArrowRight: (video) => move(video, 5),
  j: (video) => move(video, -10),
  l: (video) => move(video, 10),
  ArrowUp: (video) => {
    video.volume = within(video.volume + 0.1, 0, 1);
  },
  ArrowDown: (video) => {
    video.volume = within(video.volume - 0.1, 0, 1);
  },
  m: (video) => {
    video.muted = !video.muted;
  },
  c: switchSubtitles,
  '<': (video) => turn(video, -1),
  '>': (video) => turn(video, 1),
  f: (video) => void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen?.()),
};

/** Performs the action of a key on a video; returns whether the key has one. */
export function pressPlayerKey(video: HTMLVideoElement, key: string): boolean {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (/^\d$/.test(name)) {
    if (!Number.isFinite(video.duration)) return false;
    video.currentTime = (video.duration * Number(name)) / 10;
    return true;
  }
  const act = ACTS[name === 'k' ? ' ' : name];
  act?.(video);
  return act !== undefined;
}
