import type { BaseProductCode } from './product-codes.ts';

/** The subjects the school teaches, as named in the address by the catalogue's filter. */
export const SUBJECTS = ['architecture', 'bim', 'computational-design', 'interior-design', 'mep'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SUBJECT_LABELS: Record<Subject, string> = {
  architecture: 'Architecture',
  bim: 'Building information modelling',
  'computational-design': 'Computational or parametric design',
  'interior-design': 'Interior design',
  mep: 'MEP engineering',
};

/** The subjects each family of products teaches. */
export const SUBJECTS_OF: Record<BaseProductCode, readonly Subject[]> = {
  BIM_A: ['architecture', 'bim'],
  BIM_C: ['bim'],
  MCD: ['architecture', 'computational-design'],
  BIM_M: ['bim', 'mep'],
  INT_DES: ['interior-design'],
  BIM_SP: ['bim'],
};
