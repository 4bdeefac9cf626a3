import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';

type Fields = Record<string, unknown>;

const read = async (path: string) => readFile(path, 'utf8');

/** Reads a YAML file, or the front matter of a lesson. A mistake is reported with its file. */
async function readFields(path: string): Promise<Fields> {
  const text = await read(path);
  const yaml = path.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  try {
    return (parse(yaml) ?? {}) as Fields;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const DAYS_A_WEEK = 7;

async function readModule(folder: string): Promise<Fields> {
  const { title, summary, releaseDay, liveSession, outline } = await readFields(join(folder, 'module.yaml'));
  const entries = await readdir(folder, { withFileTypes: true });
  const lessons = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const topics = await Promise.all(
    lessons.map(async (lesson) => {
      const fields = await readFields(join(folder, lesson, 'lesson.md'));
      return { title: fields.title, summary: fields.summary, minutes: fields.minutes };
    }),
  );
  return {
    title,
    summary,
    startWeek: Math.floor(Number(releaseDay) / DAYS_A_WEEK),
    liveSession: (liveSession as Fields | undefined)?.title,
    topics:
      topics.length > 0
        ? topics
        : ((outline as string[] | undefined) ?? []).map((topic) => ({ title: topic })),
  };
}

/**
 * Reads the outlines of the courses from the folders that the school teaches from, so that a course page promises
 * exactly what is taught. The id of an entry is the base product code, e.g. BIM_A; `root` is an absolute path.
 */
export function curriculumLoader(root: string): Loader {
  return {
    name: 'plinth-curricula',
    load: async ({ store, parseData, watcher, logger }) => {
      const readCourse = async (folder: string) => {
        const filePath = join(folder, 'course.yaml');
        const course = await readFields(filePath);
        const id = String(course.code);
        const modules = await Promise.all(
          (course.modules as string[]).map((module) => readModule(join(folder, module))),
        );
        return { id, data: await parseData({ id, data: { ...course, folder, modules }, filePath }) };
      };
      const loadAll = async () => {
        const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
        const courses = await Promise.all(folders.map(({ name }) => readCourse(join(root, name))));
        // Only now, and synchronously: a page that is built meanwhile must not find the store empty.
        store.clear();
        for (const course of courses) store.set(course);
      };
      await loadAll();
      watcher?.add(root);
      watcher?.on('change', (path) => {
        if (path.startsWith(root)) loadAll().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}
