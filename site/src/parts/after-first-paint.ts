/** Runs a function once the page has been painted, so that it delays nothing a reader waits for. */
export function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
