import type { ReactNode } from 'react';

type ScrollBoxProps = { label: string; className: string; children: ReactNode };

/**
 * What is wider than its page and scrolls by itself, by keyboard too. A group and no region: a page with several of one
 * name would have as many landmarks of it.
 */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" tabIndex={0} aria-label={label} className={className}>
      {children}
    </div>
  );
}
