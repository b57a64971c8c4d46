import { luckTogether } from '@trailbook/core/warp';
import { expose } from 'comlink';

expose({ luckTogether });
