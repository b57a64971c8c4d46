import { expose } from 'comlink';
import { openDocumentDatabase } from '../documents/document-database.ts';
import { createBackupService } from './backup-service.ts';

expose(createBackupService(openDocumentDatabase()));
