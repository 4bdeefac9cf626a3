import { answerOffline } from './answer-offline.ts';

answerOffline(self as unknown as Parameters<typeof answerOffline>[0]);
