import { ownZoneText } from './own-zone-text.ts';

/** Names the zone of the times on a page, such as `Times in India Standard Time.` */
export const ownTimes = (): string => `Times in ${ownZoneText()}.`;
