import { onFirstSign } from './on-first-sign.ts';
import { allowPromotion, promptForRegion } from './prompt-for-region.ts';

allowPromotion();
onFirstSign(() => void promptForRegion());
