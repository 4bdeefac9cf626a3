import { gapsLeft } from '@plinth/domain/career-builder/gaps-left';
import { productCodeOfRegion } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { Region } from '@plinth/domain/catalog/region';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { contactPath } from '@plinth/domain/navigation/contact-paths';
import { coursePath } from '@plinth/domain/navigation/course-paths';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { api, type CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { useLoad } from '../use-load.ts';
import * as own from './report.css.ts';

type Props = {
  courses: CareerReport['suggestedCourses'];
  levelUps: CareerReport['levelUps'];
  level: CareerReport['level'];
  region: Region;
};

/** The course that closes most of what is missing, as the region of the page has it; its next date comes behind. */
export function SuggestedCourses({ courses, levelUps, level, region }: Props) {
  const { result } = useLoad(
    async () => (await api.publicCourses.listCourses({ query: { region } })).courses,
  );
  const offers = result.state === 'ready' ? result.value : [];
  return (
    <Section
      className={css.stack}
      size="l"
      title={courses.length > 0 ? 'What closes the gap' : 'No course needed'}
    >
      {courses.length === 0 && (
        <p className={css.soft}>
          By your answers, nothing that the role asks for is missing. Collect what you have handed over and
          show it.
        </p>
      )}
      <ul className={own.courses}>
        {courses.map(({ productCode, outcome, closes }) => {
          const product = productOf(productCodeOfRegion(productCode, region));
          const path = coursePath(product.code);
          const left = gapsLeft(levelUps, closes);
          const offer = offers.find((one) => one.productCode === product.code);
          const next = offer?.nextCohortDate;
          const isOffSale = offer?.isOffered === false;
          const facts = [
            `${product.durationWeeks} weeks`,
            ...(path && !isOffSale
              ? [formatMoney({ amount: product.listPrice, currency: product.currency })]
              : []),
            ...(next ? [`next cohort ${schoolDay(next)}`] : []),
          ];
          return (
            <li key={productCode} className={own.course}>
              <Heading level={3}>{path ? <a href={path}>{product.title}</a> : product.title}</Heading>
              <p>{outcome}</p>
              <p>
                <strong>Of what is missing, it teaches:</strong> {closes.join(', ')}.
                {(!path || isOffSale) && (
                  <>
                    {' '}
                    {path ? 'It is not offered at present' : 'It has no page of its own in your region'};{' '}
                    <a href={contactPath(region)}>write to us about it</a>.
                  </>
                )}
              </p>
              {left.length > 0 && (
                <p>
                  <strong>To practise alongside it:</strong> {left.join(', ')}.
                </p>
              )}
              {level === 'READY' && (
                <p className={css.soft}>You are near the role: what you practise below may be enough.</p>
              )}
              <p className={css.note}>{facts.join(' · ')}</p>
              {path && (
                <div className={css.actions}>
                  <Button href={path}>See the course</Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
