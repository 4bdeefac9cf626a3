const PREFIX = 'feedback:';

// The next person in this tab starts their own session.
window.addEventListener('plinth:signed-out', () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/** Whether a feedback form was submitted or skipped in this session. */
export const isFeedbackHandled = (eventId: string): boolean =>
  sessionStorage.getItem(PREFIX + eventId) !== null;

/** Records that a feedback form was submitted or skipped, until the tab is closed or another person signs in. */
export function keepFeedbackHandled(eventId: string): void {
  try {
    sessionStorage.setItem(PREFIX + eventId, 'handled');
  } catch {
    // A full or closed store only means that the form may be shown again.
  }
}
