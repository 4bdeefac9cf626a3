/** The zones this browser knows and those already in use, as choices. */
export function timeZoneOptions(...inUse: readonly (string | null)[]): { value: string; label: string }[] {
  const zones = new Set(
    Intl.supportedValuesOf('timeZone').map((zone) => (zone === 'Asia/Calcutta' ? 'Asia/Kolkata' : zone)),
  );
  for (const zone of inUse) if (zone) zones.add(zone);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
