import type { TextRun } from '@plinth/domain/curriculum/curriculum-node';
import { createContext } from 'react';

type Page = NonNullable<TextRun['page']>;

/**
 * Returns the address of another page of the course that a text refers to; null where a text is read outside its
 * course.
 */
export const PageLink = createContext<((page: Page) => string) | null>(null);
