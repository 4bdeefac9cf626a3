import { zoneText } from '@plinth/domain/dates/format-day';
import { ownZone } from './own-zone.ts';

/** Names the zone of the times on a page, such as `Times in Asia/Kolkata.` */
export const ownTimes = (): string => `Times in ${zoneText(ownZone())}.`;
