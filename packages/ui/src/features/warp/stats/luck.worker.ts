import { expose } from 'comlink';
import { createLuckWorker } from './luck-worker.ts';

expose(createLuckWorker());
