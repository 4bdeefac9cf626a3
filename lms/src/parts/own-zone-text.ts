import { zoneText } from '@plinth/domain/dates/zone-text';
import { ownZone } from './own-zone.ts';

/** The user's time zone by its common name: `India Standard Time`. */
export const ownZoneText = (): string => zoneText(ownZone());
