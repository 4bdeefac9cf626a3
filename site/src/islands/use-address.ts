import { useEffect, useState } from 'react';

/** The parameters of the page's address; null until the island is awake, so that it agrees with the built page. */
export function useAddress(): URLSearchParams | null {
  const [address, setAddress] = useState<URLSearchParams | null>(null);
  useEffect(() => setAddress(new URLSearchParams(location.search)), []);
  return address;
}
