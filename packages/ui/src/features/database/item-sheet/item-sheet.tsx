import type { MaterialPage } from '@trailbook/pages';
import { useEffect } from 'react';
import { GameText } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Dialog } from '../../../primitives/index.ts';
import { MissingText } from '../details/missing-text.tsx';
import { Section } from '../details/section.tsx';
import { announceMaterial } from './announce.ts';
import { ItemOrigins } from './item-origins.tsx';

interface Props {
  readonly page: MaterialPage;
  readonly onClose: () => void;
}

/**
 * What an item is and where it comes from, over the page that named it; its own page has more.
 * Rule D15.
 */
export function ItemSheet({ page, onClose }: Props) {
  const { t, language } = useI18n();
  const { id, pageId, name, text, lore, nickname } = page;
  useEffect(() => announceMaterial({ id, pageId }), [id, pageId]);
  return (
    <Dialog
      isRead
      width="narrow"
      title={name.text}
      onClose={onClose}
      footer={
        <Link
          to={`/${language}/material/${pageId}`}
          className="tap inline-flex items-center px-3 underline underline-offset-4"
          onClick={onClose}
        >
          {t('material.viewMore')}
        </Link>
      }
    >
      <div className="flex flex-col gap-6">
        {text ? (
          <p>
            <GameText text={text} nickname={nickname} />
          </p>
        ) : (
          page.hasTexts && <MissingText />
        )}
        <ItemOrigins {...page} />
        {lore && (
          <Section title={t('material.lore')}>
            <p>
              <GameText text={lore} nickname={nickname} />
            </p>
          </Section>
        )}
      </div>
    </Dialog>
  );
}
