import type { CourseAssignment } from './course-package.ts';
import type { Report } from './course-package-error.ts';
import { assignmentFile } from './course-schemas.ts';
import type { Sources } from './lesson-sources.ts';
import { quoting } from './quoting.ts';
import { type ContentDraft, readMarkdown } from './read-markdown.ts';
import { readYaml } from './read-yaml.ts';
import { slugify } from './slugify.ts';

function cell(key: string, content: string, align: 'start' | 'end' = 'start'): ContentDraft {
  return { type: 'LIST_ENTRY', meta: { key, content, runs: [{ text: content }], align }, children: [] };
}

/** The criteria of an assignment and how much each earns. */
export function rubricTable(rubric: CourseAssignment['rubric']): ContentDraft {
  return {
    type: 'COMPONENT_CONTENT',
    slug: 'rubric',
    meta: { heading: 'How it is judged' },
    children: [
      {
        type: 'LIST',
        meta: { readType: 'TABLE' },
        children: rubric.map((row) => ({
          type: 'LIST',
          meta: { readType: 'ROW' },
          children: [
            cell('Criterion', row.criterion),
            cell('Points', String(row.points), 'end'),
            cell('Full points for', row.full),
            cell('Some points for', row.partial),
          ],
        })),
      },
    ],
  };
}

/** The hand-in block at the end of a brief. */
export function handInBlock(uploads: CourseAssignment['uploads'], submit: string): ContentDraft {
  const parts: ContentDraft[] = [];
  if (uploads !== 'LINK')
    parts.push({ type: 'FILE_UPLOAD', meta: { title: 'Upload your files' }, children: [] });
  if (uploads !== 'FILE') parts.push({ type: 'LINK_UPLOAD', meta: { title: 'Add a link' }, children: [] });
  parts.push({ type: 'SUBMIT', meta: { title: submit }, children: [] });
  return { type: 'COMPONENT_TASK', slug: 'task', meta: { heading: 'Hand in' }, children: parts };
}

/** Reads assignment.yaml: the brief and rubric become components under the ASSIGNMENT node, followed by the uploads. */
export function readAssignment(
  text: string,
  sources: Sources,
  report: Report,
): { assignment: CourseAssignment; children: ContentDraft[] } | null {
  const yaml = readYaml(text, assignmentFile, report);
  if (!yaml) return null;
  const { title, credits, dueDay, uploads, brief } = yaml.data;
  const rubric = yaml.data.rubric.map((row) => ({ key: slugify(row.criterion), ...row }));
  const twin = rubric.findIndex((row, index) => rubric.findIndex((other) => other.key === row.key) !== index);
  if (twin !== -1)
    report(yaml.lineOf('rubric', twin), 'two criteria have the same name', 'change or join them', {
      field: ['rubric', twin, 'criterion'],
    });

  const points = rubric.reduce((sum, row) => sum + row.points, 0);
  if (points !== credits) {
    report(
      yaml.lineOf('credits'),
      `the points add up to ${points} and the credits are ${credits}`,
      'make the two the same',
      { field: ['credits'], mend: 'change the points of a criterion: the credits follow' },
    );
  }

  // A block text (brief: |) starts on the line after its key.
  const content = readMarkdown(brief, yaml.lineOf('brief') + 1, sources, quoting(report, text, ['brief']));
  return {
    assignment: { title, credits, dueDay, uploads, rubric },
    children: [
      { type: 'COMPONENT_CONTENT', slug: 'brief', meta: { heading: 'Brief' }, children: content },
      rubricTable(rubric),
      handInBlock(uploads, 'Submit assignment'),
    ],
  };
}
