import { useQuery } from '@tanstack/react-query';
import { faqsQuery } from '../../data/faqs.ts';
import { regionQuery } from '../../data/regions.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import * as css from './ReferralProgramPage.css.ts';

/** Questions friends are likely to have, with the school's answers. */
export function ReferralQuestions() {
  const region = useQuery(regionQuery()).data?.region ?? 'INDIA';
  const faqs = useQuery(faqsQuery(region));
  return (
    <LoadState query={faqs} loading="Questions are loading">
      {(data) => (
        <div>
          {data.faqs.map(({ question, answer }) => (
            <details key={question} className={css.question}>
              <summary className={css.asked}>{question}</summary>
              <p className={css.answer}>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </LoadState>
  );
}
