import { expose } from 'comlink';
import { createLuckOracle } from './luck-oracle.ts';

expose(createLuckOracle());
