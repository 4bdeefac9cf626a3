import type { Region } from '../catalog/region.ts';
import { REGION_PATH_PREFIX } from '../catalog/region.ts';

/** The form actions of the site without JavaScript. */
export const LEAD_FORM_ACTION = '/forms/lead';
export const CONTACT_FORM_ACTION = '/forms/contact';

/** The contact page of a region. */
export function contactPath(region: Region): string {
  return `${REGION_PATH_PREFIX[region]}/contact`;
}

/** Returns the path of the page that confirms a form was received. */
export function thanksPath(region: Region): string {
  return `${contactPath(region)}/sent`;
}
