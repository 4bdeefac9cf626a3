import type { OwnReport } from '@plinth/domain/assignments/report';
import { inDays } from './a-cohort.ts';

export const NODE = '019dabcd-0000-7000-8000-000000000001';

/** An open task due in three days, with nothing handed in or drafted. */
export const aTask = (more: Partial<OwnReport> = {}): OwnReport => ({
  nodeId: NODE,
  title: 'Draw a wall',
  namespace: 'LEARNING',
  uploads: 'BOTH',
  endDate: inDays(3),
  credits: 40,
  maxScore: 40,
  reviewStatus: 'PENDING',
  isOpen: true,
  draft: null,
  versions: [],
  ...more,
});
