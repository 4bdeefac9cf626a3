import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { faultsText } from './course-texts.ts';
import * as css from './courses.css.ts';

type CourseFaultsProps = { faults: readonly CourseFault[]; remedy?: string };

/** All errors in a package, each with its file and line. */
export const CourseFaults = ({
  faults,
  remedy = 'Nothing was published. Fix it in the folder, pack it again and choose it again.',
}: CourseFaultsProps) => (
  <section className={css.section} aria-label="Things to fix">
    <Banner tone="error" live="alert" title={faultsText(faults.length)}>
      {remedy}
    </Banner>
    <ol className={css.rows}>
      {faults.map(({ file, line, what, mend }) => (
        <li key={`${file}:${line}:${what}`} className={css.row}>
          <Annotation>
            {file}:{line}
          </Annotation>
          <span>
            {what}; {mend}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
