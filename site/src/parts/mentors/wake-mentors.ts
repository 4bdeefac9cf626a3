/** Names the mentors when their place comes near: whoever does not scroll that far loads nothing. */
export function wakeMentors(): void {
  const place = document.querySelector('[data-mentors]');
  if (!place) return;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void import(/* @vite-ignore */ '/mentors.js' as string);
    },
    { rootMargin: '200px' },
  );
  seen.observe(place);
}
