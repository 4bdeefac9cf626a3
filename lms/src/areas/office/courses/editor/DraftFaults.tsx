import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Link } from '@plinth/ui/Link';
import { faultsText } from '../course-texts.ts';
import * as css from '../courses.css.ts';
import { faultName, faultPath, faultText } from './fault-text.ts';

type DraftFaultsProps = { draft: CourseDraft; faults: readonly CourseFault[] };

/** All faults of a draft, each worded for the editor and with a link to its field. */
export const DraftFaults = ({ draft, faults }: DraftFaultsProps) => (
  <section className={css.section} aria-label="Things to fix">
    <Banner tone="error" live="alert" title={faultsText(faults.length)}>
      Nothing was published. Follow each link to fix it, then check again.
    </Banner>
    <ol className={css.rows}>
      {faults.map((fault) => {
        const { file, line, what, place } = fault;
        const [name, path] = [faultName(draft, fault), faultPath(draft, fault)];
        return (
          <li key={`${file}:${line}:${what}`} className={css.row}>
            {path === null ? <span>{name}</span> : <Link href={path}>{name}</Link>}
            {place?.quote && <Annotation>{place.quote}</Annotation>}
            <span>{faultText(fault)}</span>
          </li>
        );
      })}
    </ol>
  </section>
);
