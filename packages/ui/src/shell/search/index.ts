export { addressOf, FOUND_KINDS, hrefOf } from './found.ts';
