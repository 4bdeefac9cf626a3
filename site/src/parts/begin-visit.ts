import { keepAttribution } from './keep-attribution.ts';

keepAttribution();
