import { expose } from 'comlink';
import { loadPlanner } from '../../../client/planner-file.ts';
import { loadNames } from '../../../client/warp-names.ts';
import { openDocumentDatabase } from '../../../storage/documents/document-database.ts';
import { createWarpFiles } from './warp-files.ts';

expose(
  createWarpFiles(openDocumentDatabase(), {
    names: loadNames,
    planner: async () => (await loadPlanner('/data/en/planner.json')).tables,
  }),
);
