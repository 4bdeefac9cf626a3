import { type Answers, answerText } from './answers.ts';
import { phoneText } from './phone.ts';
import { CONTACT_FIELDS } from './steps.ts';

/**
 * Returns the answers in the browser's own form: what was typed before the island woke, as its fields would store it.
 */
export function typedAnswers(form: FormData): Answers {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const text =
        field === 'mobile'
          ? phoneText({ country: textOf('mobileCountry'), number: textOf('mobile') })
          : textOf(field);
      return text ? [[field, answerText(field, text)] as const] : [];
    }),
  );
}
