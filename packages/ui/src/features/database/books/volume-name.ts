import type { PageName } from '@trailbook/core/internal/dataset';
import type { Volume } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** What has no name is called by its place. */
export function volumeName({ t }: I18n, { name }: Volume, place: number): PageName {
  return name ?? { text: t('book.volume', { number: place + 1 }) };
}

/** The part of the page's address that leads to a volume. */
export function volumeAnchor(place: number): string {
  return `volume-${place + 1}`;
}
