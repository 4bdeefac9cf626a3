import { createContext } from 'react';

/** Where the sheet around a form takes the refusal of one that is gone; null outside a sheet. */
export const GoneForm = createContext<((refusal: Error) => void) | null>(null);
