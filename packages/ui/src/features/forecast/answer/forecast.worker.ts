import { expose } from 'comlink';
import { forecastAnswer } from './forecast-answer.ts';

expose({ answer: forecastAnswer });
