import type { HubTab } from '../hubs/hub-tab.ts';

const WITH_BUTTON: readonly HubTab[] = ['enrolled', 'upcoming', 'ongoing'];

/** Returns the label of a course card's button, or null if the card has none. */
export function cardButton(
  tab: HubTab,
  isOnboardingNeeded: boolean,
): 'Complete onboarding' | 'Dashboard' | null {
  if (!WITH_BUTTON.includes(tab)) return null;
  return isOnboardingNeeded ? 'Complete onboarding' : 'Dashboard';
}
