export { LONGEST_ACCOUNT, readScanner, type ScannerError } from './read-scanner.ts';
export { readShowcase, type Showcase } from './read-showcase.ts';
