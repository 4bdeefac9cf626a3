/** What the middlewares of the app hand on. */
export type AppEnv = { Variables: { requestId: string } };
