/** Gives out what the inline script of the page asked for before the app had come, each answer once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.plinthEarly?.[url];
  delete window.plinthEarly?.[url];
  return answer;
}

/** Forgets what nobody has taken: later it would no longer be true. */
export function dropEarlyAnswers(): void {
  delete window.plinthEarly;
}
