import { posix } from 'node:path';
import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { COURSE_MEDIA } from '@plinth/domain/navigation/fixed-addresses';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import type { Deps } from '../../deps.ts';
import { isAttachment } from '../course-packages/attachment-types.ts';
import type { Report } from '../course-packages/course-package-error.ts';
import type { Sources } from '../course-packages/lesson-sources.ts';
import { pathOfLink } from '../course-packages/path-of-link.ts';
import { placeFault } from '../course-packages/place-fault.ts';
import { quoting } from '../course-packages/quoting.ts';
import { readAssignment } from '../course-packages/read-assignment.ts';
import { readDrawing } from '../course-packages/read-drawing.ts';
import { type ContentDraft, readMarkdown } from '../course-packages/read-markdown.ts';
import { readQuiz } from '../course-packages/read-quiz.ts';
import { quizQuestionsOf } from '../courses/publish-quizzes.ts';
import { stableId } from '../courses/stable-id.ts';
import { mediaPathOf } from '../courses/store-course-folder.ts';
import type { DraftFiles } from './draft-files.ts';
import { loadDraft } from './load-draft.ts';

type Preview = { nodes: CurriculumNode[]; questions: QuizQuestion[]; faults: CourseFault[] };
type Drawings = Map<string, { svg: string; width: number; height: number }>;

/** Resolves what the text of a folder names among the files of the draft. */
function sourcesOf(files: DraftFiles, folder: string, report: Report, drawings: Drawings): Sources {
  const keyOf = (path: string) => posix.normalize(posix.join(folder, path)).normalize('NFC');
  return {
    asset: (path, line) => {
      const key = keyOf(path);
      const entry = files.get(key);
      if (!entry) {
        report(
          line,
          `there is no picture "${path}"`,
          'check the name, or put the file into the folder of the lesson',
          { mend: 'upload it, choose another picture, or take it out of the text' },
        );
        return null;
      }
      if (!key.endsWith('.svg')) return { key };
      const drawing = readDrawing(entry.text ?? '', (_, what, mend) =>
        report(line, `${path}: ${what}`, mend),
      );
      if (!drawing) return null;
      drawings.set(key, drawing);
      return { key, width: drawing.width, height: drawing.height };
    },
    link: (url, line) => {
      const key = keyOf(pathOfLink(url));
      const topic = key.endsWith('/lesson.md') ? posix.dirname(key) : key;
      if (isAttachment(key) && files.has(key))
        return { href: `#${key}`, file: { name: posix.basename(key), bytes: 0 } };
      if (files.has(`${topic}/lesson.md`)) return {};
      report(
        line,
        `the link to "${url}" leads nowhere`,
        'link to a lesson by its folder, as ../02-next, or to https://',
        {
          mend: 'link to another lesson, as ../02-next, to an uploaded file, or to an address that begins with https://',
        },
      );
      return null;
    },
  };
}

/** Converts components to the shape that the learner's page expects. */
function nodesOf(
  drafts: readonly ContentDraft[],
  parent: string,
  files: DraftFiles,
  drawings: Drawings,
): CurriculumNode[] {
  return drafts.map(({ type, meta, children }, index) => {
    const nodeId = stableId(parent, String(index));
    const { value = '' } = meta;
    const drawing = drawings.get(value);
    const sum = files.get(value)?.sum;
    const media = sum === undefined ? null : mediaPathOf({ path: value, sha256: sum });
    const shown =
      type === 'IMAGE' && drawing
        ? { readType: 'DRAWING', value: drawing.svg }
        : media === null
          ? {}
          : { value: media.replace(/^courses\//, COURSE_MEDIA) };
    return {
      nodeId,
      parentNodeId: null,
      type,
      meta: { ...meta, ...shown, rank: index + 1, tracks: undefined },
      children: nodesOf(children, nodeId, files, drawings),
    };
  });
}

/**
 * Renders a text of a draft as a learner would see it, saved or not, and lists what needs mending in it. Writes
 * nothing.
 * @throws Refusal NOT_FOUND
 */
export async function previewText(
  { db }: Pick<Deps, 'db'>,
  { code, path, text }: { code: string; path: string; text: string },
): Promise<Preview> {
  const { files } = await loadDraft(db, code);
  const faults: CourseFault[] = [];
  const report: Report = (line, what, mend, inEditor) =>
    void faults.push(placeFault({ file: path, line, what, mend }, path, inEditor));
  const drawings: Drawings = new Map();
  const isLesson = path.endsWith('.md');
  const reportText = quoting(report, text.replaceAll('\r\n', '\n'), [isLesson ? 'body' : 'brief']);
  const sources = sourcesOf(files, posix.dirname(path), reportText, drawings);
  const shown = (drafts: readonly ContentDraft[]) => nodesOf(drafts, `${code}/${path}`, files, drawings);
  if (path.endsWith('quiz.yaml')) {
    const read = readQuiz(text, report);
    return { nodes: [], questions: read ? quizQuestionsOf(`draft:${code}:${path}`, read.quiz) : [], faults };
  }
  if (path.endsWith('assignment.yaml')) {
    const read = readAssignment(text, sources, report);
    return { nodes: shown(read?.children ?? []), questions: [], faults };
  }
  const parts = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  const [, front = '', body = text] = parts ?? [];
  const drafts = readMarkdown(body, front.split('\n').length, sources, reportText);
  return { nodes: shown(drafts), questions: [], faults };
}
