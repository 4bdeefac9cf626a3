import { useEffect, useState } from 'react';

/** Gives a function that moves the focus to the element of a selector once what was changed is drawn. */
export function useFocusNext(): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) document.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return (selector) => setWanted({ selector });
}
