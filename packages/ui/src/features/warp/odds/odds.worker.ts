import { expose } from 'comlink';
import { oddsAnswer } from './odds-answer.ts';

expose({ answer: oddsAnswer });
