import type { ItemRef } from '@trailbook/core/internal/dataset';
import type { MouseEvent } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly item: ItemRef;
  /** Shows the item over this page. */
  readonly onOpen: (pageId: string) => void;
}

/** An item's name: pressed, it opens the item's sheet; without scripts and in a new tab it leads to its page. */
export function ItemLink({ item: { pageId, name }, onOpen }: Props) {
  const { language } = useI18n();
  if (pageId === null) return <ThingName name={name} />;
  const open = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isElsewhere || event.button !== 0) return;
    event.preventDefault();
    onOpen(pageId);
  };
  return (
    <a
      href={`/${language}/material/${pageId}`}
      aria-haspopup="dialog"
      className="tap flex items-center hover:text-lamp"
      onClick={open}
    >
      <ThingName name={name} />
    </a>
  );
}
