import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { ownerText } from './fault-text.ts';
import { partIn } from './TopicPane.tsx';

/** Returns the editor's name for a file of a draft. */
export function draftFileText(draft: CourseDraft, path: string): string {
  if (path === 'course.yaml') return ownerText(draft, { part: 'course', path });
  const topic = draft.modules.flatMap(({ topics }) => topics).find((one) => partIn(one.path, path));
  const part = topic && partIn(topic.path, path);
  if (part) return ownerText(draft, { part, path: topic.path });
  const module = draft.modules.find((one) => `${one.path}/module.yaml` === path);
  return ownerText(draft, module ? { part: 'module', path: module.path } : { part: 'file', path });
}
