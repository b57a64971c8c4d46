import { expose } from 'comlink';
import { createLuckOracle } from './luck-worker.ts';

expose(createLuckOracle());
