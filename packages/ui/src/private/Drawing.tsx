import type { ComponentProps } from 'react';

/**
 * Sets one of our own drawings into the page. It is the only place that writes markup as text, so give it
 * nothing but what src/artwork drew: no words of people's go in there.
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
