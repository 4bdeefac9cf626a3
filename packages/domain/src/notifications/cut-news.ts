/**
 * Returns a text of a notification at most `max` characters long; a cut ends in an ellipsis, so that readers know there
 * is more where the notification leads.
 */
export function cutNews(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
