import type { ResponseEntry } from './response-entry.ts';

type Asked = { options: readonly { optionId: string; text: string }[] };

/** Returns an answer as text: the chosen options, or what was typed; empty if unanswered. */
export function answerAsText({ options }: Asked, answer: ResponseEntry | undefined): string {
  const chosen = (answer?.entries ?? []).map(
    ({ optionId, text }) => options.find((one) => one.optionId === optionId)?.text ?? text ?? '',
  );
  return chosen.length > 0 ? chosen.join(', ') : (answer?.responseValue?.trim() ?? '');
}
