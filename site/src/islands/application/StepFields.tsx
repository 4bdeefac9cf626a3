import { type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { REGION_CHOICES } from '@plinth/domain/catalog/region';
import type { ApplicationField } from '@plinth/domain/course-applications/application-pages';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { Select } from '@plinth/ui/Select';
import { useMemo } from 'react';
import * as css from '../island.css.ts';
import { answerText } from './answers.ts';
import { fieldId } from './field-id.ts';
import { MobileField } from './MobileField.tsx';
import { citiesOf, countryNames, statesOf } from './places.ts';
import { QuestionField } from './QuestionField.tsx';
import { ResumeField } from './ResumeField.tsx';
import type { Step } from './steps.ts';
import type { ApplicationInProgress } from './use-application.ts';

type Props = {
  application: ApplicationInProgress;
  step: Step;
  courses: { value: ProductCode; label: string }[];
  countries: readonly PhoneCountry[];
};

/** Names the region in which a course is sold. */
function regionNote(product: ProductCode): string {
  const sold = regionOfProductCode(product);
  return `Region: ${REGION_CHOICES.find(({ region }) => region === sold)?.label}`;
}

/** The questions of one step. The course is chosen at the start of the application. */
export function StepFields({ application, step, courses, countries }: Props) {
  const { leadId, productCode, chooseProduct, source, answers, refused, phoneCountry, change, keepResume } =
    application;
  const errorOf = (field: string) => refused[field] ?? null;
  const country = answers.country?.responseText?.trim() ?? '';
  const names = useMemo(() => countryNames(countries.map(({ code }) => code)), [countries]);
  const suggestions: Partial<Record<ApplicationField, readonly string[]>> = {
    country: names,
    state: statesOf(country),
    city: citiesOf(country),
  };
  return (
    <div className={css.fields}>
      {step.stepId === 'contact' && leadId === null && (
        <Select
          id="apply-product"
          name="product"
          label="Course"
          // On a phone the list cuts its text off before the region. The page's script writes it until the island wakes.
          hint={
            productCode && (
              <span data-region-note suppressHydrationWarning>
                {regionNote(productCode)}
              </span>
            )
          }
          required
          options={courses}
          value={productCode ?? ''}
          onChange={({ target }) => {
            if (target.value) chooseProduct(target.value);
          }}
        />
      )}
      {step.questions.map((question) => {
        const { questionId, question: label, hint } = question;
        const id = fieldId(questionId);
        switch (questionId) {
          case 'mobile':
            return (
              <MobileField
                key={questionId}
                id={id}
                label={label}
                countries={countries}
                preferred={phoneCountry}
                text={answers.mobile?.responseText ?? ''}
                error={errorOf(questionId)}
                onChange={(text) => change(answerText(questionId, text))}
              />
            );
          case 'resume':
            return leadId === null ? null : (
              <ResumeField
                key={questionId}
                id={id}
                label={label}
                hint={hint}
                owner={{ leadId }}
                name={answers.resume?.responseText ?? null}
                onUploaded={keepResume}
              />
            );
          default:
            return (
              <QuestionField
                key={questionId}
                question={question}
                source={source}
                answer={answers[questionId]}
                error={errorOf(questionId)}
                suggestions={suggestions[questionId]}
                onChange={change}
              />
            );
        }
      })}
    </div>
  );
}
