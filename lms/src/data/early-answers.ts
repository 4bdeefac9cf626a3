const taken: Promise<unknown>[] = [];

/** Gives out what the inline script of the page asked for before the app had come, each answer once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.plinthEarly?.[url];
  delete window.plinthEarly?.[url];
  if (answer) taken.push(answer);
  return answer;
}

/** Until those given out have come, or one has failed. */
export const earlyAnswersCame = (): Promise<unknown> => Promise.all(taken);

/** Forgets what nobody has taken: later it would no longer be true. */
export function dropEarlyAnswers(): void {
  delete window.plinthEarly;
}
