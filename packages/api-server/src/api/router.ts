import * as routes from '../routes/routes.ts';
import { api } from './implementer.ts';

/** Must supply every key of the contract to compile. */
export const router = api.router({ ...routes });
