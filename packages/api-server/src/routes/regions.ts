import type { Routes } from '../api/implementer.ts';
import { locate } from '../services/regions/locate.ts';

export const regionsRoutes: Routes<'regions'> = {
  location: ({ context }) => {
    const { countryCode, country } = locate(context.request);
    return { countryCode, country };
  },
  region: ({ context }) => {
    const { region } = locate(context.request);
    return { region, isIndia: region === 'INDIA', isUS: region === 'US', isRow: region === 'ROW' };
  },
};
