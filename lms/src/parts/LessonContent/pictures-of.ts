import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';

/** The addresses of the photos that a page shows; drawings travel inside it. */
export const picturesOf = (nodes: readonly CurriculumNode[]): string[] =>
  nodes.flatMap(({ type, meta: { value }, children }) => [
    ...(type === 'IMAGE' && value?.startsWith('/media/') ? [value] : []),
    ...picturesOf(children),
  ]);
