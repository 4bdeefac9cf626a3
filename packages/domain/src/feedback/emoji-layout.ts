/** Returns the layout of an emoji scale by its number of options: up to 7, 8 to 10, more than 10. */
export function emojiLayout(optionCount: number): 'comfortable' | 'compact' | 'scrolling' {
  if (optionCount <= 7) return 'comfortable';
  return optionCount <= 10 ? 'compact' : 'scrolling';
}
