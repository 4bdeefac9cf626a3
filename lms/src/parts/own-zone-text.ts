import { zoneText } from '@plinth/domain/dates/zone-text';
import { ownZone } from './own-zone.ts';

/** The zone in which this person sees times, by the name people know: `India Standard Time`. */
export const ownZoneText = (): string => zoneText(ownZone());
