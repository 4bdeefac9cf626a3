import * as css from './SkipLink.css.ts';

/** The first link of every page; `to` is the id of the main content. */
export function SkipLink({
  to = 'main',
  label = 'Skip to content',
}: {
  to?: string | undefined;
  label?: string | undefined;
}) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {label}
    </a>
  );
}
