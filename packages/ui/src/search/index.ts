export { addressOf, FOUND_KINDS, foundPages } from './found.ts';
