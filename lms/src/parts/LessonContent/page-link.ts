import type { TextRun } from '@plinth/domain/curriculum/curriculum-node';
import { createContext } from 'react';

type Page = NonNullable<TextRun['page']>;

/** The address of another page of the course that a text names; null where a text is read outside its course. */
export const PageLink = createContext<((page: Page) => string) | null>(null);
