import { useEffect, useState } from 'react';

/** The current time, ISO 8601 UTC, updated every given number of milliseconds. */
export function useNow(every = 60_000): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
