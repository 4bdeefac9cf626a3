import { enhanceForms } from './enhance-forms.ts';

enhanceForms();
