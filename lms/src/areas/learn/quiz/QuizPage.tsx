import type { CurriculumPart } from '../../../data/curriculum.ts';
import { QuizOfNode } from './QuizOfNode.tsx';

/** A quiz from its first page to its explained answers. Another node's quiz starts fresh. */
export function QuizPage({ part, nodeId }: { part: CurriculumPart; nodeId: string }) {
  return <QuizOfNode key={`${part.cohortId}/${nodeId}`} part={part} nodeId={nodeId} />;
}
