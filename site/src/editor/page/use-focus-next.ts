import { useEffect, useState } from 'react';

/** Returns a function that moves the focus to the element of a selector once the change is rendered. */
export function useFocusNext(): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) document.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return (selector) => setWanted({ selector });
}
