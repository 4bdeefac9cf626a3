import type { TextRun } from './course-package.ts';

/** Finds the place, the size and the subtitles of a picture or film; null when it was reported as missing or faulty. */
export type FindAsset = (
  path: string,
  line: number,
) => { key: string; width?: number; height?: number; tracks?: { language: string; src: string }[] } | null;

/** Finds what a relative address leads to: another lesson or a file to download; null when it was reported. */
export type FindLink = (path: string, line: number) => Pick<TextRun, 'href' | 'file'> | null;

/** What the text of a lesson can refer to in its course. */
export type Sources = { asset: FindAsset; link: FindLink };
