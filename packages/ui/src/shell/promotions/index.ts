export { PromotionSlot } from './promotion-slot.tsx';
