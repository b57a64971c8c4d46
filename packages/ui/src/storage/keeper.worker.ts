import { expose } from 'comlink';
import { createKeeper } from './keeper.ts';
import { openVault } from './vault.ts';

expose(createKeeper(openVault()));
