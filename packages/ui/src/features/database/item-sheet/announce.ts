/** What an opened item is called by. */
interface OpenedMaterial {
  readonly id: number;
  readonly pageId: string;
}

/** The event of the window that tells of an item whose page or sheet was opened. */
const MATERIAL_OPEN = 'materialopen';

/** Tells those who listen that an item was opened. Rule D15. */
export function announceMaterial(detail: OpenedMaterial): void {
  dispatchEvent(new CustomEvent<OpenedMaterial>(MATERIAL_OPEN, { detail }));
}
