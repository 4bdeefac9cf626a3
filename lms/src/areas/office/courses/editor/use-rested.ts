import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** Returns a value once it has been unchanged for half a second. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
