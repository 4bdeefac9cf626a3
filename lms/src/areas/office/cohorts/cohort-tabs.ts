/** The parts of one cohort in order; a new part is a row here, and a route beside the others. */
export const COHORT_TABS = [
  { value: 'groups', label: 'Groups' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'dates', label: 'Dates' },
  { value: 'health', label: 'Health' },
  { value: 'closing', label: 'Closing' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'settings', label: 'Settings' },
] as const;
