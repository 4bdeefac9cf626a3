import { createContext, type ReactNode } from 'react';

/** What stands where a lesson says that something is handed in; null where nobody can hand in, as in a preview. */
export const HandInSlot = createContext<ReactNode>(null);
