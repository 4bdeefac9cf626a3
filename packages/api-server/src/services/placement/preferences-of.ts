import type { InterestRecord } from '@plinth/domain/placement/interest-record';
import { PLACEMENT_CHOICES } from '@plinth/domain/placement/placement-choices';
import { type PlacementPreferences, PREFERENCE_FIELDS } from '@plinth/domain/placement/placement-preferences';

const copies = Object.fromEntries(
  Object.entries(PLACEMENT_CHOICES).map(([field, names]) => [field, [...names]]),
) as PlacementPreferences['choices'];

/** Returns the form's part of an interest record; everything is null before the form is filled in. */
export function preferencesOf(interest: InterestRecord | null): PlacementPreferences {
  const filled = interest !== null && interest.noticePeriod !== null ? interest : null;
  const fields = Object.fromEntries(PREFERENCE_FIELDS.map((field) => [field, filled?.[field] ?? null]));
  return { ...(fields as Omit<PlacementPreferences, 'choices'>), choices: copies };
}
