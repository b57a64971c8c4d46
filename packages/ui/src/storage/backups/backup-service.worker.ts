import { expose } from 'comlink';
import { openVault } from '../documents/document-database.ts';
import { createKeeper } from './backup-service.ts';

expose(createKeeper(openVault()));
