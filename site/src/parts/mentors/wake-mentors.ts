// Whoever does not scroll that far loads nothing; the place is as high before as after.
const place = document.querySelector('[data-mentors]');
if (place) {
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

export {};
