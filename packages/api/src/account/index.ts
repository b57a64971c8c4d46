export {
  LONGEST_ACCOUNT,
  readNamedScanner,
  readScanner,
  type ScannerError,
} from './read-scanner.ts';
export { readShowcase, type Showcase } from './read-showcase.ts';
