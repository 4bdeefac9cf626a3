import type { RankedPage } from './rank-pages.ts';

/** The least share of a question, by the weight of its terms, that a page has to speak of. */
const COVERED = 0.58;

/** Whether a page speaks of enough of a question to be an answer to it. */
export const answersQuestion = ({ covered }: Pick<RankedPage, 'covered'>): boolean => covered >= COVERED;
