import { onceNear } from '../once-near.ts';

/** Names the mentors when their place comes near, so that a visitor who does not scroll that far loads nothing. */
export function loadMentors(): void {
  const place = document.querySelector('[data-mentors]');
  if (place) onceNear(place, () => void import(/* @vite-ignore */ '/mentors.js' as string));
}
