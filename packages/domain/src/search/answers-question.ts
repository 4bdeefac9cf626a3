import type { RankedPage } from './rank-pages.ts';

/** The minimum share of a question, by the weight of its terms, that a page must cover. */
const COVERED = 0.58;

/** Whether a page covers enough of a question to be an answer to it. */
export const answersQuestion = ({ covered }: Pick<RankedPage, 'covered'>): boolean => covered >= COVERED;
