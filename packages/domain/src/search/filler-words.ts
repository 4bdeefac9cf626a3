/**
 * Words used for asking rather than the subject asked about, in addition to PostgreSQL's stop words ("how", "the").
 * They match nothing alone: a page has to cover the remaining words.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `actually add another anything ask asked best better bring buy call called can come could create difference different do
  does example examples explain explained find first gave get gets give go goes good happen happens help instead
  into just keep kind kinds know last learn like look made make makes many matter matters may mean meaning means might
  much must my need needed needs one ones only please possible put right say see set should show still take
  tell thing things think try understand use used useful uses using versus vs want way ways well why without
  work works would write wrong you your`.split(/\s+/),
);
