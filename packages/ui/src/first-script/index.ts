export { FIRST_SCRIPT } from './first-script.ts';
