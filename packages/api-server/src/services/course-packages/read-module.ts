import { join, posix } from 'node:path';
import type { CourseReading } from './course-reading.ts';
import { moduleFile } from './course-schemas.ts';
import { judgeSkills } from './judge-skills.ts';
import { readTopic } from './read-topic.ts';
import { readYaml } from './read-yaml.ts';
import { slugify } from './slugify.ts';

const NUMBERED_FOLDER = /^\d{2}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the folder of a module and returns the day on which it opens, which no later module may precede. */
export function readModule(
  reading: CourseReading,
  parentKey: string,
  folder: string,
  earliest: number,
): number {
  const { files, tree, skills: known, lastDay } = reading;
  const file = join(folder, 'module.yaml');
  const report = files.reporter(file);
  const text = files.readText(file);
  const topics = files.scan(folder, ['module.yaml']);
  const yaml = text === null ? null : readYaml(text, moduleFile, report);
  if (!yaml) return earliest;
  const { title, id, summary, type, releaseDay, skills, liveSession, outline } = yaml.data;
  judgeSkills(skills ?? [], known, yaml.lineOf('skills'), report);
  if (releaseDay < earliest) {
    report(
      yaml.lineOf('releaseDay'),
      `the module opens on day ${releaseDay}, before the one in front of it (day ${earliest})`,
      'give it a later day',
      { field: ['releaseDay'] },
    );
  }
  if (releaseDay > lastDay) {
    report(
      yaml.lineOf('releaseDay'),
      `the module opens after the course ends (day ${lastDay})`,
      'give it an earlier day',
      { field: ['releaseDay'] },
    );
  }
  const place = tree.placeOf(parentKey, files.keyOf(folder), id, report, yaml.lineOf('id'));
  const key = tree.add(parentKey, place, {
    type,
    meta: { title, content: summary },
    releaseDay,
    skills: skills ?? [...known],
  });

  for (const [index, name] of topics.entries()) {
    const before = topics[index - 1];
    if (before?.slice(0, 2) === name.slice(0, 2) && NUMBERED_FOLDER.test(name))
      files.reporter(join(folder, name))(
        1,
        `${before} has the number ${name.slice(0, 2)} too`,
        'number the topics in the order in which they are read; an id in the lesson keeps its key',
        {
          what: 'this lesson has the same place as the one before it',
          mend: 'move it up or down: its module is then put in order',
        },
      );
    if (NUMBERED_FOLDER.test(name)) readTopic(reading, key, join(folder, name), releaseDay);
    else
      files.reporter(join(folder, name))(
        1,
        'the folder of a topic has no number',
        'name it like 01-levels-and-grids',
        {
          what: 'this lesson has no place in its module',
          mend: 'move it up or down: its module is then put in order',
        },
      );
  }
  if (outline && topics.length > 0) {
    report(
      yaml.lineOf('outline'),
      'the module has an outline and topic folders',
      'remove outline; the folders replace it',
      {
        isInText: true,
        what: 'the module announces lessons and has lessons too',
        mend: 'take out the lines of outline; what is written says it all',
      },
    );
  }
  if (!outline && topics.length === 0 && (type === 'STUDIO' || type === 'COURSE_MODULE')) {
    report(
      1,
      'the module has no topics',
      'add a topic folder with a lesson.md, or list titles under outline',
      { what: 'the module has no lessons', mend: 'add a lesson, or remove the module' },
    );
  }
  const slugs = (outline ?? []).map(slugify);
  for (const [index, topicTitle] of (outline ?? []).entries()) {
    const slug = slugs[index] ?? 'part';
    if (slugs.indexOf(slug) !== index)
      report(yaml.lineOf('outline', index), 'this topic is listed twice', 'remove one', {
        isInText: true,
        what: `"${topicTitle}" is announced twice`,
      });
    else tree.add(key, posix.join(key, slug), { type: 'TOPIC', meta: { title: topicTitle }, releaseDay });
  }
  if (liveSession) {
    if (liveSession.day < releaseDay || liveSession.day > lastDay) {
      report(
        yaml.lineOf('liveSession', 'day'),
        `the live session is on day ${liveSession.day}, the module runs from day ${releaseDay} and the course to day ${lastDay}`,
        'choose a day between',
        { isInText: true },
      );
    }
    tree.add(key, `${key}/live-session`, {
      type: 'LIVE_SESSION',
      meta: { title: liveSession.title, time: liveSession.minutes },
      releaseDay,
      liveSession,
    });
  }
  return Math.max(earliest, releaseDay);
}
