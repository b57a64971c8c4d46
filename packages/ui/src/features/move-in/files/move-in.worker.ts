import { expose } from 'comlink';
import { loadPlanner } from '../../../client/planner-file.ts';
import { loadNames } from '../../../client/warp-names.ts';
import { openDocumentDatabase } from '../../../storage/documents/document-database.ts';
import { createMoveIn } from './move-in.ts';

expose(
  createMoveIn(openDocumentDatabase(), {
    names: loadNames,
    planner: async () => (await loadPlanner('/data/en/planner.json')).tables,
  }),
);
