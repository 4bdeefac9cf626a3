import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, posix, relative, resolve, sep } from 'node:path';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { checkFilm } from './check-film.ts';
import { checkPicture } from './check-picture.ts';
import type { CourseAsset, CourseNode, CourseNodeMeta, CoursePackage } from './course-package.ts';
import { CoursePackageError, type CourseProblem, type Report } from './course-package-error.ts';
import { courseFile, lessonFrontMatter, moduleFile } from './course-schemas.ts';
import { nearestOf } from './nearest-of.ts';
import { readAssignment } from './read-assignment.ts';
import { readDrawing } from './read-drawing.ts';
import { type ContentDraft, type FindAsset, readMarkdown } from './read-markdown.ts';
import { readParts } from './read-parts.ts';
import { readQuiz } from './read-quiz.ts';
import { readYaml } from './read-yaml.ts';
import { slugify } from './slugify.ts';

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
/** The folder of a course for what is no module. */
const PARTS = 'parts';
const NUMBERED_FOLDER = /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*$/;

type NodeParts = Omit<CourseNode, 'key' | 'parentKey' | 'namespace' | 'rank' | 'meta'> & {
  /** Of a root; what hangs under it takes it over. */
  namespace?: Namespace;
  meta: Omit<CourseNodeMeta, 'rank'>;
};

/** Reads one course folder; holds what the parts of the folder share while they are read. */
class CourseReader {
  #skills: readonly string[] = [];
  readonly nodes: CourseNode[] = [];
  readonly problems: CourseProblem[] = [];
  readonly assets = new Map<string, CourseAsset>();
  readonly #root: string;
  readonly #usedAssets = new Set<string>();
  /** Which folder has which key. */
  readonly #placed = new Map<string, string>();
  readonly #childCounts = new Map<string | null, number>();
  readonly #takenUnder = new Map<string, Map<string, number>>();
  readonly #namespaces = new Map<string | null, Namespace>();

  constructor(dir: string) {
    this.#root = resolve(dir);
  }

  /** Path of a file or folder from the folder that holds the course, with forward slashes. */
  #keyOf(path: string): string {
    return relative(dirname(this.#root), path).split(sep).join('/');
  }

  /** The path by which a file of a folder names another file of the course. */
  #from(folder: string, key: string): string {
    return relative(folder, resolve(dirname(this.#root), key))
      .split(sep)
      .join('/');
  }

  reporter(path: string): Report {
    const file = this.#keyOf(path);
    return (line, what, mend) => void this.problems.push({ file, line, what, mend });
  }

  /** The key of a part: its own folder under the key of its parent, or what its `id` says. */
  #placeOf(parentKey: string, folder: string, id: string | undefined, report: Report, line: number): string {
    const key = id === undefined ? posix.join(parentKey, basename(folder)) : `${basename(this.#root)}/${id}`;
    const other = this.#placed.get(key);
    if (other !== undefined) report(line, `${other} has the id ${key} too`, 'give one of the two another id');
    this.#placed.set(key, other ?? this.#keyOf(folder));
    return key;
  }

  add(parentKey: string | null, key: string, parts: NodeParts): string {
    const rank = (this.#childCounts.get(parentKey) ?? 0) + 1;
    this.#childCounts.set(parentKey, rank);
    const { meta, namespace = this.#namespaces.get(parentKey) ?? 'LEARNING', ...rest } = parts;
    this.#namespaces.set(key, namespace);
    this.nodes.push({ key, parentKey, namespace, rank, ...rest, meta: { rank, ...meta } });
    return key;
  }

  /** Hangs drafts under a parent; their keys begin with its key, or with `prefix`. */
  #addContent(parentKey: string, drafts: readonly ContentDraft[], prefix = parentKey): void {
    const taken = this.#takenUnder.get(prefix) ?? new Map<string, number>();
    this.#takenUnder.set(prefix, taken);
    for (const { type, slug, meta, facts, children } of drafts) {
      const name = slug ?? type.toLowerCase().replaceAll('_', '-');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const key = `${prefix}/${slug !== undefined && count === 1 ? name : `${name}-${count}`}`;
      this.add(parentKey, key, { type, meta, ...facts });
      this.#addContent(key, children);
    }
  }

  #finder(folder: string, report: Report): FindAsset {
    return (path, line) => {
      const file = resolve(folder, path);
      const key = this.#keyOf(file);
      if (!file.startsWith(this.#root + sep)) {
        report(
          line,
          `"${path}" lies outside the course folder`,
          'copy the file into the folder of the lesson',
        );
        return null;
      }
      const asset = this.assets.get(key);
      if (!asset) {
        const meant = nearestOf(key, [...this.assets.keys()]);
        report(
          line,
          `there is no picture "${path}"`,
          meant === null
            ? `check the name, or put the ${PICTURES} file into the folder of the lesson or of its module`
            : `did you mean ${this.#from(folder, meant)}?`,
        );
        return null;
      }
      if (asset.mediaType === 'text/vtt') {
        report(
          line,
          `"${path}" holds the words of a film`,
          'show the film; its words are found by their name',
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

  /** The words of a film: `wall.en.vtt` and `wall.hi.vtt` beside `wall.mp4`, by language. */
  #tracksOf(film: string): { language: string; src: string }[] {
    const stem = film.slice(0, film.lastIndexOf('.'));
    return [...this.assets.keys()].flatMap((src) => {
      const language = src.startsWith(`${stem}.`)
        ? /^([a-z]{2,3})\.vtt$/.exec(src.slice(stem.length + 1))
        : null;
      return language?.[1] ? [{ language: language[1], src }] : [];
    });
  }

  /** Takes in the pictures of a folder and answers its subfolders; anything unknown is reported. */
  #scan(folder: string, known: readonly string[]): string[] {
    const folders: string[] = [];
    for (const name of readdirSync(folder).sort()) {
      const file = join(folder, name);
      if (name.startsWith('.')) continue;
      if (statSync(file).isDirectory()) {
        folders.push(name);
        continue;
      }
      const mediaType = MEDIA_TYPES.get(extname(name).toLowerCase());
      if (mediaType === 'image/svg+xml') {
        const drawing = readDrawing(readFileSync(file, 'utf8'), this.reporter(file));
        this.assets.set(this.#keyOf(file), {
          key: this.#keyOf(file),
          file,
          mediaType,
          ...(drawing ? { drawing } : {}),
        });
      } else if (mediaType === 'image/png' || mediaType === 'image/jpeg' || mediaType === 'image/webp') {
        const size = checkPicture(file, mediaType, this.reporter(file));
        this.assets.set(this.#keyOf(file), {
          key: this.#keyOf(file),
          file,
          mediaType,
          ...(size ? { size } : {}),
        });
      } else if (mediaType) {
        checkFilm(file, mediaType, this.reporter(file));
        this.assets.set(this.#keyOf(file), { key: this.#keyOf(file), file, mediaType });
      } else if (!known.includes(name)) {
        this.reporter(file)(
          1,
          'this file has no place in a course',
          `here stand ${known.join(', ')}, and pictures and films (${PICTURES}); rename or remove it`,
        );
      }
    }
    return folders;
  }

  #readText(file: string): string | null {
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n');
      const broken = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
      if (broken !== -1)
        this.reporter(file)(
          broken + 1,
          'a letter of this line cannot be read, because the file is not saved as UTF-8',
          'save it as UTF-8 and write the letter again',
        );
      return text;
    }
    this.reporter(file)(
      1,
      'this file is missing',
      'create it; packages/school/courses/README.md shows what stands in it',
    );
    return null;
  }

  readCourse(): Omit<CoursePackage, 'nodes' | 'assets'> | null {
    const slug = basename(this.#root);
    const file = join(this.#root, 'course.yaml');
    const text = this.#readText(file);
    if (text === null) return null;
    const report = this.reporter(file);
    const folders = this.#scan(this.#root, ['course.yaml', 'README.md']);
    const yaml = readYaml(text, courseFile, report);
    if (!yaml) return null;
    const { modules, ...course } = yaml.data;
    this.#skills = course.skills;
    if (course.code.toLowerCase().replaceAll('_', '-') !== slug) {
      report(
        yaml.lineOf('code'),
        `the code ${course.code} does not fit the folder "${slug}"`,
        `name the folder ${course.code.toLowerCase().replaceAll('_', '-')}`,
      );
    }
    const root = this.add(null, slug, {
      type: 'ROOT',
      meta: { title: course.title, content: course.outcome },
      releaseDay: 0,
    });
    const lastDay = course.weeks * 7;
    let earliest = 0;
    for (const [index, name] of modules.entries()) {
      const line = yaml.lineOf('modules', index);
      if (modules.indexOf(name) !== index) report(line, `the module ${name} is listed twice`, 'remove one');
      else if (!folders.includes(name)) {
        const meant = nearestOf(name, folders);
        report(
          line,
          `there is no folder "${name}"`,
          meant === null ? 'create it, or remove it from modules' : `did you mean ${meant}?`,
        );
      } else earliest = this.#readModule(root, join(this.#root, name), earliest, lastDay);
    }
    if (folders.includes(PARTS)) this.#readParts(root, join(this.#root, PARTS));
    for (const name of folders.filter((folder) => !modules.includes(folder) && folder !== PARTS)) {
      report(yaml.lineOf('modules'), `the folder "${name}" is not listed`, 'add it to modules in its place');
    }
    return { slug, ...course };
  }

  /** What stands beside the modules: one file for each part, in the order of their names. */
  #readParts(root: string, folder: string): void {
    const names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && !name.startsWith('.'));
    for (const name of this.#scan(folder, names))
      this.reporter(join(folder, name))(
        1,
        'parts have no folders inside their folder',
        'move its files beside the others',
      );
    const usedQuizzes = new Set<string>();
    const quizOf = (name: string) => {
      usedQuizzes.add(name);
      const file = join(folder, name);
      const text = this.#readText(file);
      return text === null ? null : readQuiz(text, this.reporter(file));
    };
    for (const name of names.filter((other) => !other.endsWith('.quiz.yaml')).sort()) {
      const file = join(folder, name);
      const report = this.reporter(file);
      const read = readParts(this.#readText(file) ?? '', {
        find: this.#finder(folder, report),
        quizOf,
        report,
      });
      if (!read) continue;
      const { place, title, drafts } = read;
      const key = `${root}/${place.toLowerCase().replaceAll('_', '-')}`;
      if (place === 'LEARNING') this.#addContent(root, drafts, `${root}/${PARTS}`);
      else if (this.#namespaces.has(key))
        report(1, `another file of this folder has the place ${place}`, 'write both into one file');
      else {
        this.add(null, key, {
          type: 'ROOT',
          namespace: place,
          meta: { ...(title === undefined ? {} : { title }) },
          releaseDay: 0,
        });
        this.#addContent(key, drafts);
      }
    }
    for (const name of names.filter((other) => other.endsWith('.quiz.yaml') && !usedQuizzes.has(other)))
      this.reporter(join(folder, name))(
        1,
        'no part asks this quiz',
        `write quiz: ${name} at one, or remove it`,
      );
  }

  /** Answers the day on which the module opens, which no later module may precede. */
  #readModule(parentKey: string, folder: string, earliest: number, lastDay: number): number {
    const file = join(folder, 'module.yaml');
    const report = this.reporter(file);
    const text = this.#readText(file);
    const topics = this.#scan(folder, ['module.yaml']);
    const yaml = text === null ? null : readYaml(text, moduleFile, report);
    if (!yaml) return earliest;
    const { title, id, summary, type, releaseDay, skills, liveSession, outline } = yaml.data;
    for (const skill of skills ?? []) {
      if (!this.#skills.includes(skill))
        report(
          yaml.lineOf('skills'),
          `"${skill}" is no skill of the course`,
          'write it as course.yaml lists it, or add it there',
        );
    }
    if (releaseDay < earliest) {
      report(
        yaml.lineOf('releaseDay'),
        `the module opens on day ${releaseDay}, before the one in front of it (day ${earliest})`,
        'give it a later day',
      );
    }
    if (releaseDay > lastDay) {
      report(
        yaml.lineOf('releaseDay'),
        `the module opens after the course ends (day ${lastDay})`,
        'give it an earlier day',
      );
    }
    const key = this.add(parentKey, this.#placeOf(parentKey, folder, id, report, yaml.lineOf('id')), {
      type,
      meta: { title, content: summary },
      releaseDay,
      ...(skills ? { skills } : {}),
    });

    for (const [index, name] of topics.entries()) {
      const before = topics[index - 1];
      if (before?.slice(0, 2) === name.slice(0, 2) && NUMBERED_FOLDER.test(name))
        this.reporter(join(folder, name))(
          1,
          `${before} has the number ${name.slice(0, 2)} too`,
          'number the topics in the order in which they are read; an id in the lesson keeps its key',
        );
      if (NUMBERED_FOLDER.test(name)) this.#readTopic(key, join(folder, name), releaseDay, lastDay);
      else
        this.reporter(join(folder, name))(
          1,
          'the folder of a topic has no number',
          'name it like 01-levels-and-grids',
        );
    }
    if (outline && topics.length > 0) {
      report(
        yaml.lineOf('outline'),
        'the module has an outline and topic folders',
        'remove outline; the folders say it all',
      );
    }
    if (!outline && topics.length === 0 && (type === 'STUDIO' || type === 'COURSE_MODULE')) {
      report(
        1,
        'the module has no topics',
        'add a topic folder with a lesson.md, or list titles under outline',
      );
    }
    const slugs = (outline ?? []).map(slugify);
    for (const [index, topicTitle] of (outline ?? []).entries()) {
      const slug = slugs[index] ?? 'part';
      if (slugs.indexOf(slug) !== index)
        report(yaml.lineOf('outline', index), 'this topic is listed twice', 'remove one');
      else this.add(key, posix.join(key, slug), { type: 'TOPIC', meta: { title: topicTitle }, releaseDay });
    }
    if (liveSession) {
      if (liveSession.day < releaseDay || liveSession.day > lastDay) {
        report(
          yaml.lineOf('liveSession', 'day'),
          `the live session is on day ${liveSession.day}, the module runs from day ${releaseDay} and the course to day ${lastDay}`,
          'choose a day between',
        );
      }
      this.add(key, `${key}/live-session`, {
        type: 'LIVE_SESSION',
        meta: { title: liveSession.title, time: liveSession.minutes },
        releaseDay,
        liveSession,
      });
    }
    return Math.max(earliest, releaseDay);
  }

  #readTopic(parentKey: string, folder: string, moduleDay: number, lastDay: number): void {
    const file = join(folder, 'lesson.md');
    const report = this.reporter(file);
    const text = this.#readText(file);
    for (const name of this.#scan(folder, ['lesson.md', 'quiz.yaml', 'assignment.yaml'])) {
      this.reporter(join(folder, name))(
        1,
        'a topic has no folders inside it',
        'move its files into the folder of the topic',
      );
    }
    if (text === null) return;
    const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
    if (!parts) {
      report(
        1,
        text.startsWith('---\n') ? 'the front matter is not closed' : 'the lesson has no front matter',
        'begin the file with ---, then title, summary, minutes and credits, then a line of ---',
      );
      return;
    }
    const [, front = '', body = ''] = parts;
    const yaml = readYaml(front, lessonFrontMatter, report, 2);
    const drafts = readMarkdown(body, front.split('\n').length + 3, this.#finder(folder, report), report);
    if (drafts.length === 0) report(1, 'the lesson has no text', 'write it below the front matter');
    if (!yaml) return;

    const { title, id, summary, minutes, credits, releaseDay = moduleDay } = yaml.data;
    if (releaseDay < moduleDay || releaseDay > lastDay) {
      report(
        yaml.lineOf('releaseDay'),
        `the topic opens on day ${releaseDay}, its module on day ${moduleDay} and the course ends on day ${lastDay}`,
        'choose a day between',
      );
    }
    const key = this.add(parentKey, this.#placeOf(parentKey, folder, id, report, yaml.lineOf('id')), {
      type: 'TOPIC',
      meta: { title, content: summary, time: minutes },
      releaseDay,
      credits,
    });
    this.add(key, `${key}/lesson`, { type: 'LESSON_READING', meta: { title, time: minutes } });
    this.#addContent(`${key}/lesson`, drafts);
    this.#readQuiz(key, join(folder, 'quiz.yaml'), releaseDay, lastDay);
    this.#readAssignment(key, join(folder, 'assignment.yaml'), releaseDay, lastDay);
  }

  #checkDueDay(file: string, dueDay: number, releaseDay: number, lastDay: number): void {
    if (dueDay > releaseDay && dueDay <= lastDay) return;
    const line = (this.#readText(file) ?? '').split('\n').findIndex((text) => text.startsWith('dueDay:')) + 1;
    this.reporter(file)(
      line,
      `dueDay ${dueDay} is not between the topic's day ${releaseDay} and the end of the course (day ${lastDay})`,
      'choose a day between',
    );
  }

  #readQuiz(parentKey: string, file: string, releaseDay: number, lastDay: number): void {
    if (!existsSync(file)) return;
    const read = readQuiz(this.#readText(file) ?? '', this.reporter(file));
    if (!read) return;
    const { quiz, dueDay } = read;
    if (dueDay !== undefined) this.#checkDueDay(file, dueDay, releaseDay, lastDay);
    this.add(parentKey, `${parentKey}/quiz`, {
      type: 'QUIZ',
      meta: { title: quiz.title, ...(quiz.timeLimitSeconds ? { time: quiz.timeLimitSeconds / 60 } : {}) },
      ...(dueDay === undefined ? {} : { dueDay }),
      credits: quiz.credits,
      quiz,
    });
  }

  #readAssignment(parentKey: string, file: string, releaseDay: number, lastDay: number): void {
    if (!existsSync(file)) return;
    const report = this.reporter(file);
    const read = readAssignment(this.#readText(file) ?? '', this.#finder(dirname(file), report), report);
    if (!read) return;
    const { assignment, children } = read;
    this.#checkDueDay(file, assignment.dueDay, releaseDay, lastDay);
    const key = this.add(parentKey, `${parentKey}/assignment`, {
      type: 'ASSIGNMENT',
      meta: { title: assignment.title },
      dueDay: assignment.dueDay,
      credits: assignment.credits,
      assignment,
    });
    this.#addContent(key, children);
  }

  /** A picture nobody shows is a forgotten reference or a leftover. */
  checkUnusedAssets(): void {
    for (const asset of this.assets.values()) {
      if (!this.#usedAssets.has(asset.key)) {
        this.reporter(asset.file)(
          1,
          'no lesson shows this file',
          'refer to it with ![description](file), or remove it',
        );
      }
    }
  }
}

/**
 * Reads and checks a whole course folder (see `packages/school/courses/README.md`). Days are whole days after
 * the cohort's START_DATE, so one folder serves every cohort.
 * @throws {CoursePackageError} with every problem found, one per line.
 */
export function readCoursePackage(dir: string): CoursePackage {
  const reader = new CourseReader(dir);
  const course = reader.readCourse();
  if (reader.problems.length === 0) reader.checkUnusedAssets();
  if (!course || reader.problems.length > 0) throw new CoursePackageError(reader.problems);
  return { ...course, nodes: reader.nodes, assets: [...reader.assets.values()] };
}
