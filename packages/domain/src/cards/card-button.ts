import type { HubTab } from '../hubs/hub-tab.ts';

const WITH_BUTTON: readonly HubTab[] = ['enrolled', 'upcoming', 'ongoing'];

/** What the button of a course card says, or null when the card has none. */
export function cardButton(
  tab: HubTab,
  isOnboardingNeeded: boolean,
): 'Complete onboarding' | 'Dashboard' | null {
  if (!WITH_BUTTON.includes(tab)) return null;
  return isOnboardingNeeded ? 'Complete onboarding' : 'Dashboard';
}
