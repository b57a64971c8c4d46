/** What the folder of snapshots is called, */
export const SNAPSHOT_FOLDER = 'snapshots';
/** and the database that stands for it where a browser gives no folder. */
export const SNAPSHOT_DATABASE = 'trailbook-snapshots';
