import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, posix, relative, resolve, sep } from 'node:path';
import { LESSON_LINK } from '@plinth/domain/curriculum/lesson-link';
import { ATTACHMENT_TYPES, isAttachment } from './attachment-types.ts';
import { checkAttachment } from './check-attachment.ts';
import { checkPicture } from './check-picture.ts';
import { checkVideo } from './check-video.ts';
import type { CourseAsset } from './course-package.ts';
import type { CourseProblem, Report } from './course-package-error.ts';
import { isLitter } from './is-litter.ts';
import type { FindAsset, FindLink, Sources } from './lesson-sources.ts';
import { nearestOf } from './nearest-of.ts';
import { pathOfLink } from './path-of-link.ts';
import { placeFault } from './place-fault.ts';
import { readDrawing } from './read-drawing.ts';

const MEDIA_TYPES = new Map<string, CourseAsset['mediaType']>([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt'],
]);
const PICTURES = '.svg, .png, .jpg, .webp, .mp4 or .webm';

/** The files of one course on disk: their texts, their pictures and films, and what is wrong with them. */
export class CourseFolder {
  readonly root: string;
  /** The name of the folder. */
  readonly slug: string;
  readonly problems: CourseProblem[] = [];
  /** The scanned pictures and films, by key. */
  readonly assets = new Map<string, CourseAsset>();
  readonly #usedAssets = new Set<string>();

  constructor(dir: string) {
    this.root = resolve(dir);
    this.slug = basename(this.root);
  }

  /**
   * The path of a file or folder relative to the folder that contains the course, with forward slashes and composed
   * letters.
   */
  keyOf(path: string): string {
    return relative(dirname(this.root), path).split(sep).join('/').normalize('NFC');
  }

  /** The path with which a file in a folder refers to another file of the course. */
  #from(folder: string, key: string): string {
    return relative(folder, resolve(dirname(this.root), key))
      .split(sep)
      .join('/');
  }

  reporter(path: string): Report {
    const file = this.keyOf(path);
    const inside = file.slice(this.slug.length + 1);
    return (line, what, mend, inEditor) =>
      void this.problems.push(placeFault({ file, line, what, mend }, inside, inEditor));
  }

  /** The text of a file with uniform line ends; null, and reported, if there is no such file. */
  readText(file: string): string | null {
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll(/\r\n?/g, '\n');
      const broken = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
      if (broken !== -1)
        this.reporter(file)(
          broken + 1,
          'a letter of this line cannot be read, because the file is not saved as UTF-8',
          'save it as UTF-8 and write the letter again',
          {
            what: 'a letter of it cannot be read',
            mend: 'write it again',
            quote: text.split('\n')[broken] ?? '',
          },
        );
      return text;
    }
    this.reporter(file)(
      1,
      'this file is missing',
      'create it; packages/school/courses/README.md shows what is in it',
      { what: 'nothing is written here', mend: 'remove it, or import the course again with it' },
    );
    return null;
  }

  /** Registers the pictures and films of a folder and returns its subfolders; reports anything unknown. */
  scan(folder: string, known: readonly string[]): string[] {
    const folders: string[] = [];
    for (const name of readdirSync(folder).sort()) {
      const file = join(folder, name);
      if (name.startsWith('.') || isLitter(name)) continue;
      if (statSync(file).isDirectory()) {
        folders.push(name);
        continue;
      }
      const mediaType = isAttachment(name)
        ? 'application/octet-stream'
        : MEDIA_TYPES.get(extname(name).toLowerCase());
      if (mediaType) this.#takeIn(file, mediaType);
      else if (!known.includes(name)) {
        this.reporter(file)(
          1,
          'this file has no place in a course',
          `allowed here: ${known.join(', ')}, pictures and films (${PICTURES}) and files to download (${ATTACHMENT_TYPES.join(', ')}); rename or remove it`,
          { mend: 'remove it' },
        );
      }
    }
    return folders;
  }

  #takeIn(file: string, mediaType: CourseAsset['mediaType']): void {
    const key = this.keyOf(file);
    const report = this.reporter(file);
    const asset: CourseAsset = { key, file, mediaType };
    if (mediaType === 'image/svg+xml') {
      const text = this.readText(file);
      const drawing = text === null ? null : readDrawing(text, report);
      if (drawing) asset.drawing = drawing;
    } else if (mediaType === 'image/png' || mediaType === 'image/jpeg' || mediaType === 'image/webp') {
      const size = checkPicture(file, mediaType, report);
      if (size) asset.size = size;
    } else if (mediaType === 'application/octet-stream') checkAttachment(file, report);
    else {
      if (mediaType === 'text/vtt') this.readText(file);
      checkVideo(file, mediaType, report);
    }
    this.assets.set(key, asset);
  }

  /** What the texts of a folder may refer to; what is missing is reported at the line that refers to it. */
  sourcesOf(folder: string, report: Report): Sources {
    return { asset: this.#assetFinder(folder, report), link: this.#linkFinder(folder, report) };
  }

  /**
   * Suggests the right name for a file that was not found: a file of the same name elsewhere, else one with a similar
   * path.
   */
  #mendOf(folder: string, key: string): string | null {
    const keys = [...this.assets.keys()];
    const same = keys.find((other) => posix.basename(other) === posix.basename(key));
    if (same !== undefined) return `it is in ${posix.dirname(same)}: write ${this.#from(folder, same)}`;
    const meant = nearestOf(key, keys);
    return meant === null ? null : `did you mean ${this.#from(folder, meant)}?`;
  }

  #linkFinder(folder: string, report: Report): FindLink {
    return (url, line) => {
      const path = pathOfLink(url);
      const file = resolve(folder, path);
      const key = this.keyOf(file);
      if (!file.startsWith(this.root + sep)) {
        report(line, `"${url}" is outside the course folder`, 'link to a lesson or a file of this course', {
          what: `"${url}" is not part of this course`,
        });
        return null;
      }
      const asset = this.assets.get(key);
      if (asset?.mediaType === 'application/octet-stream') {
        this.#usedAssets.add(key);
        return { href: key, file: { name: basename(file), bytes: statSync(file).size } };
      }
      const topic = basename(file) === 'lesson.md' ? dirname(file) : file;
      if (existsSync(join(topic, 'lesson.md'))) return { href: `${LESSON_LINK}${this.keyOf(topic)}` };
      report(
        line,
        `the link to "${url}" leads nowhere`,
        this.#mendOf(folder, key) ??
          `link to a lesson by its folder, as ../02-next, to a file (${ATTACHMENT_TYPES.join(', ')}), or to a whole address beginning with https://`,
        {
          mend: 'link to another lesson, as ../02-next, to an uploaded file, or to an address that begins with https://',
        },
      );
      return null;
    };
  }

  #assetFinder(folder: string, report: Report): FindAsset {
    return (path, line) => {
      const file = resolve(folder, path);
      const key = this.keyOf(file);
      if (!file.startsWith(this.root + sep)) {
        report(
          line,
          `"${path}" is outside the course folder`,
          'copy the file into the folder of the lesson',
          { what: `the picture "${path}" is not one of this course`, mend: 'upload it to this lesson' },
        );
        return null;
      }
      const asset = this.assets.get(key);
      if (!asset) {
        report(
          line,
          `there is no picture "${path}"`,
          this.#mendOf(folder, key) ??
            `check the name, or put the ${PICTURES} file into the folder of the lesson`,
          { mend: 'upload it, choose another picture, or take it out of the text' },
        );
        return null;
      }
      if (asset.mediaType === 'application/octet-stream') {
        report(line, `"${path}" is a file to download`, 'name it by a link: [What it is](file)', {
          mend: 'link to it instead of showing it as a picture',
        });
        return null;
      }
      if (asset.mediaType === 'text/vtt') {
        report(
          line,
          `"${path}" holds the subtitles of a film`,
          'show the film; its subtitles are found by their name',
        );
        return null;
      }
      this.#usedAssets.add(key);
      const tracks = asset.mediaType.startsWith('image/') ? [] : this.#tracksOf(key);
      for (const { src } of tracks) this.#usedAssets.add(src);
      const { width, height } = asset.drawing ?? asset.size ?? {};
      return {
        key,
        ...(width === undefined || height === undefined ? {} : { width, height }),
        ...(tracks.length > 0 ? { tracks } : {}),
      };
    };
  }

  /** The subtitles of a film: `wall.en.vtt` and `wall.hi.vtt` beside `wall.mp4`, by language. */
  #tracksOf(film: string): { language: string; src: string }[] {
    const stem = film.slice(0, film.lastIndexOf('.'));
    return [...this.assets.keys()].flatMap((src) => {
      const language = src.startsWith(`${stem}.`)
        ? /^([a-z]{2,3})\.vtt$/.exec(src.slice(stem.length + 1))
        : null;
      return language?.[1] ? [{ language: language[1], src }] : [];
    });
  }

  /** Reports pictures that no text shows: each is a forgotten reference or a leftover. */
  checkUnusedAssets(): void {
    for (const { key, file } of this.assets.values()) {
      if (!this.#usedAssets.has(key))
        this.reporter(file)(
          1,
          'no lesson shows this file',
          isAttachment(file)
            ? 'link to it with [What it is](file), or remove it'
            : 'refer to it with ![description](file), or remove it',
          {
            what: 'no lesson uses it',
            mend: isAttachment(file)
              ? 'link to it from a lesson, or remove it'
              : 'show it in a lesson, or remove it',
          },
        );
    }
  }
}
