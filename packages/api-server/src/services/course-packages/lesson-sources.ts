import type { TextRun } from './course-package.ts';

/**
 * Where a picture or film lies, how large it is and what words it has; null when it was reported as missing or unsound.
 */
export type FindAsset = (
  path: string,
  line: number,
) => { key: string; width?: number; height?: number; tracks?: { language: string; src: string }[] } | null;

/** What a relative address leads to: another lesson or a file to download; null when it was reported. */
export type FindLink = (path: string, line: number) => Pick<TextRun, 'href' | 'file'> | null;

/** What the text of a lesson can name in its course. */
export type Sources = { asset: FindAsset; link: FindLink };
