import { api } from '../api/implementer.ts';
import { locate } from '../services/regions/locate.ts';

export const regionsRoutes = api.regions.router({
  location: api.regions.location.handler(({ context }) => {
    const { countryCode, country } = locate(context.request);
    return { countryCode, country };
  }),
  region: api.regions.region.handler(({ context }) => {
    const { region } = locate(context.request);
    return { region, isIndia: region === 'INDIA', isUS: region === 'US', isRow: region === 'ROW' };
  }),
});
