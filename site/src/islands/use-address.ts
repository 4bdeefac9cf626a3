import { useEffect, useState } from 'react';

/** Returns the parameters of the page's address; null until the island is awake, to match the built page. */
export function useAddress(): URLSearchParams | null {
  const [address, setAddress] = useState<URLSearchParams | null>(null);
  useEffect(() => setAddress(new URLSearchParams(location.search)), []);
  return address;
}
