import { createContext, type ReactNode } from 'react';

/** The content shown where a lesson asks for a hand-in; null where handing in is impossible, as in a preview. */
export const HandInSlot = createContext<ReactNode>(null);
