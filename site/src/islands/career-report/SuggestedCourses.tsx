import { productCodeOfRegion } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { Region } from '@plinth/domain/catalog/region';
import { coursePath } from '@plinth/domain/navigation/course-paths';
import { Heading } from '@plinth/ui/Heading';
import { api, type CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { useLoad } from '../use-load.ts';
import * as own from './report.css.ts';

type Props = { courses: CareerReport['suggestedCourses'] };

/** The courses that close most of what is missing, with the page of the reader's region. */
export function SuggestedCourses({ courses }: Props) {
  const { result } = useLoad(async () => (await api.regions.region({})).region);
  const region: Region = result.state === 'ready' ? result.value : 'INDIA';
  return (
    <section className={css.stack} aria-labelledby="courses">
      <Heading level={2} size="l" id="courses">
        What closes the gaps
      </Heading>
      {courses.length === 0 && (
        <p className={css.soft}>
          You need no course for this role. Collect what you have handed over and show it.
        </p>
      )}
      <ul className={own.courses}>
        {courses.map(({ productCode, outcome, closes }) => {
          const product = productOf(productCodeOfRegion(productCode, region));
          const path = coursePath(product.code);
          return (
            <li key={productCode} className={own.course}>
              <Heading level={3} size="s">
                {path ? <a href={path}>{product.title}</a> : product.title}
              </Heading>
              <p>{outcome}</p>
              <p className={css.note}>
                {product.durationWeeks} weeks. Teaches {closes.join(', ')}.
                {path ? '' : ' It has no page of its own in your region; write to us about it.'}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
