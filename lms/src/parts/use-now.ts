import { useEffect, useState } from 'react';

/** The time, ISO 8601 UTC, brought up to date every so many milliseconds. */
export function useNow(every = 60_000): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
