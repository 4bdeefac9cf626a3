import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { Section } from '@plinth/ui/Section';
import { api } from '../../api/client.ts';
import { useLoad } from '../use-load.ts';
import * as own from './offer.css.ts';

/**
 * Questions others asked about the course and the school before accepting. Shown last and loaded separately: the offer
 * is complete without it.
 */
export function OfferQuestions({ productId }: { productId: ProductCode }) {
  const { result } = useLoad(() => api.publicCourses.listFaqs({ query: { productId } }));
  // A person with an offer has already applied.
  const faqs =
    result.state === 'ready' ? result.value.faqs.filter(({ category }) => category !== 'Applying') : [];
  if (faqs.length === 0) return null;
  return (
    <Section className={own.asking} title="Questions">
      <div className={own.questions}>
        {faqs.map(({ question, answer }) => (
          <details key={question} className={own.question}>
            <summary className={own.asked}>{question}</summary>
            <p className={own.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
