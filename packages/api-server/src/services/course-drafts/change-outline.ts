import type { OutlineChange } from '@plinth/domain/courses/course-draft';
import { type FieldValue, setYamlField } from '@plinth/domain/courses/yaml-field';
import { slugify } from '../course-packages/slugify.ts';
import { refuse } from '../refusal.ts';
import { type DraftFiles, frontOf, textEntry, topicKeyOf } from './draft-files.ts';
import { fileName } from './file-name.ts';
import { moveFolders } from './move-folders.ts';
import { readOutline } from './read-outline.ts';
import { newAssignment, newLesson, newModule, newQuiz } from './templates.ts';

type Outline = ReturnType<typeof readOutline>;
type Changed = { next: DraftFiles; label: string };
type Of<K extends OutlineChange['kind']> = Extract<OutlineChange, { kind: K }>;

const gone = () => refuse('CONFLICT', 'It is no longer there. Someone has moved or removed it.');
const numbered = (number: number, slug: string) => `${String(number).padStart(2, '0')}-${slug}`;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const slugOf = (folder: string) => folder.replace(/^\d{2}-/, '');

const put = (files: DraftFiles, path: string, text: string): DraftFiles =>
  new Map([...files, [path, textEntry(text)]]);

function setFields(
  files: DraftFiles,
  path: string,
  fields: Readonly<Record<string, FieldValue>>,
): DraftFiles {
  const text = files.get(path)?.text ?? '';
  return put(
    files,
    path,
    Object.entries(fields).reduce((yaml, [name, value]) => setYamlField(yaml, name, value), text),
  );
}

const listModules = (files: DraftFiles, modules: readonly string[]) =>
  setFields(files, 'course.yaml', { modules });

/** Finds a module or a lesson by its folder. @throws Refusal CONFLICT when there is none */
function find({ modules }: Outline, path: string) {
  for (const module of modules) {
    if (module.path === path) return { module, topic: null };
    const topic = module.topics.find((one) => one.path === path);
    if (topic) return { module, topic };
  }
  throw gone();
}

/** Writes a lesson's key into it before it moves, so that it remains the same lesson at its new place. */
function keepKey(files: DraftFiles, path: string): DraftFiles {
  const file = `${path}/lesson.md`;
  const text = files.get(file)?.text;
  const front = frontOf(files, path);
  if (!text || front === '' || /^id:/m.test(front)) return files;
  return put(
    files,
    file,
    text.replace(front, () => setYamlField(front, 'id', topicKeyOf(files, path))),
  );
}

function addModule(files: DraftFiles, { modules }: Outline, { title }: Of<'addModule'>): Changed {
  const numbers = modules.map(({ path }) => Number(/^\d+/.exec(path)?.[0] ?? 0));
  const folder = numbered(Math.max(0, ...numbers) + 1, slugify(title));
  const day = Math.max(0, ...modules.map(({ releaseDay }) => releaseDay ?? 0));
  const added = put(files, `${folder}/module.yaml`, newModule(title, day));
  return {
    next: listModules(added, [...modules.map(({ path }) => path), folder]),
    label: `Added the module "${title}"`,
  };
}

function addTopic(files: DraftFiles, outline: Outline, { module: path, title }: Of<'addTopic'>): Changed {
  const { module, topic } = find(outline, path);
  if (topic) throw gone();
  const numbers = module.topics.map((one) => Number(/^\d+/.exec(nameOf(one.path))?.[0] ?? 0));
  const folder = `${path}/${numbered(Math.max(0, ...numbers) + 1, slugify(title))}`;
  // From now on the folders alone define the lessons, so the announced outline goes, whether or not it names this
  // title.
  const announced = setFields(files, `${path}/module.yaml`, { outline: null });
  return {
    next: put(announced, `${folder}/lesson.md`, newLesson(title)),
    label: `Added the lesson "${title}"`,
  };
}

function setOf(files: DraftFiles, outline: Outline, { path, fields }: Of<'set'>): Changed {
  if (path === 'course')
    return { next: setFields(files, 'course.yaml', fields), label: 'Changed the course' };
  const { module, topic } = find(outline, path);
  if (topic) throw gone();
  return {
    next: setFields(files, `${path}/module.yaml`, fields),
    label: `Changed the module "${module.title}"`,
  };
}

function moveModule(files: DraftFiles, { modules }: Outline, path: string, before: string | null): Changed {
  const moving = modules.find((module) => module.path === path);
  const others = modules.map((module) => module.path).filter((one) => one !== path);
  const at = before === null ? others.length : others.indexOf(before);
  if (!moving || at === -1) throw gone();
  return {
    next: listModules(files, [...others.slice(0, at), path, ...others.slice(at)]),
    label: `Moved the module "${moving.title}"`,
  };
}

/**
 * Moves a lesson. Lessons are read in the order of their folder numbers; a renumbered lesson keeps its key through its
 * id.
 */
function moveTopic(files: DraftFiles, outline: Outline, { path, module: into, before }: Of<'move'>): Changed {
  const { module: from, topic } = find(outline, path);
  const { module: target } = find(outline, into ?? from.path);
  if (!topic) throw gone();
  const others = target.topics.map((one) => one.path).filter((one) => one !== path);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) throw gone();
  const order = [...others.slice(0, at), path, ...others.slice(at)];
  const moves = new Map(
    order.flatMap((one, index) => {
      const place = `${target.path}/${numbered(index + 1, slugOf(nameOf(one)))}`;
      return place === one ? [] : [[one, place] as const];
    }),
  );
  let next = files;
  for (const one of moves.keys()) next = keepKey(next, one);
  if (target.path !== from.path) next = setFields(next, `${target.path}/module.yaml`, { outline: null });
  return { next: moveFolders(next, moves), label: `Moved the lesson "${topic.title}"` };
}

function remove(files: DraftFiles, outline: Outline, path: string): Changed {
  const [entry] = files.has(path) ? [path] : [];
  const left = new Map([...files].filter(([file]) => file !== path && !file.startsWith(`${path}/`)));
  if (entry !== undefined) {
    if (/(?:course|module)\.yaml$|lesson\.md$/.test(path)) throw gone();
    return { next: left, label: `Removed ${fileName(files, path)}` };
  }
  const { module, topic } = find(outline, path);
  if (topic) return { next: left, label: `Removed the lesson "${topic.title}"` };
  const others = outline.modules.map((one) => one.path).filter((one) => one !== path);
  return { next: listModules(left, others), label: `Removed the module "${module.title}"` };
}

function addBeside(
  files: DraftFiles,
  outline: Outline,
  { kind, path }: Of<'addQuiz' | 'addAssignment'>,
): Changed {
  const { module, topic } = find(outline, path);
  if (!topic) throw gone();
  const day = topic.releaseDay ?? module.releaseDay ?? 0;
  const [name, text] =
    kind === 'addQuiz' ? ['quiz', newQuiz(topic.title)] : ['assignment', newAssignment(topic.title, day + 7)];
  if (files.has(`${path}/${name}.yaml`)) throw refuse('CONFLICT', `This lesson already has its ${name}.`);
  return { next: put(files, `${path}/${name}.yaml`, text), label: `Added the ${name} of "${topic.title}"` };
}

/**
 * Applies one change to the outline; returns the files of the course and a label for what was done. Lessons that move
 * keep their key, and links to them follow.
 * @throws Refusal CONFLICT when what it names is no longer there
 */
export function changeOutline(files: DraftFiles, change: OutlineChange): Changed {
  const outline = readOutline(files);
  switch (change.kind) {
    case 'addModule':
      return addModule(files, outline, change);
    case 'addTopic':
      return addTopic(files, outline, change);
    case 'set':
      return setOf(files, outline, change);
    case 'move':
      return change.module === null
        ? moveModule(files, outline, change.path, change.before)
        : moveTopic(files, outline, change);
    case 'remove':
      return remove(files, outline, change.path);
    default:
      return addBeside(files, outline, change);
  }
}
