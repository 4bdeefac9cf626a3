import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';

/** Returns the addresses of the photos on a page; drawings are embedded in the page. */
export const picturesOf = (nodes: readonly CurriculumNode[]): string[] =>
  nodes.flatMap(({ type, meta: { value }, children }) => [
    ...(type === 'IMAGE' && value?.startsWith('/media/') ? [value] : []),
    ...picturesOf(children),
  ]);
