import type { ComponentProps } from 'react';

/**
 * Inserts one of our own drawings into the page. It is the only place that writes markup as text, so pass it only what
 * src/artwork drew, never text that people typed.
 */
export function Drawing({
  svg,
  ...rest
}: { svg: string } & Omit<ComponentProps<'div'>, 'children' | 'style'>) {
  const content: Pick<ComponentProps<'div'>, 'dangerouslySetInnerHTML'> = {
    dangerouslySetInnerHTML: { __html: svg },
  };
  return <div {...rest} {...content} />;
}
