/** An amount of credits as text. */
export const creditsText = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
