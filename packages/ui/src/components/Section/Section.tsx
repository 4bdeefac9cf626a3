import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';

export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> &
  Partial<Pick<HeadingProps, 'level' | 'size'>> & { title: ReactNode };

/** A section that its heading names. */
export function Section({
  title,
  level = 2,
  size = level === 2 ? 'm' : undefined,
  children,
  ...section
}: SectionProps) {
  const id = useId();
  return (
    <section {...section} aria-labelledby={id}>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
