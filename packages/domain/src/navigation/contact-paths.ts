import type { Region } from '../catalog/region.ts';
import { REGION_PATH_PREFIX } from '../catalog/region.ts';

/** Where the forms of the site go when they are sent without JavaScript. */
export const LEAD_FORM_ACTION = '/forms/lead';
export const CONTACT_FORM_ACTION = '/forms/contact';

/** The contact page of a region. */
export function contactPath(region: Region): string {
  return `${REGION_PATH_PREFIX[region]}/contact`;
}

/** The page that says that a form has arrived. */
export function thanksPath(region: Region): string {
  return `${contactPath(region)}/sent`;
}
