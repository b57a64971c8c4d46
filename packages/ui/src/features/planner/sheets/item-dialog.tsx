import { CREDIT, type ItemId } from '@trailbook/core/internal/dataset';
import type { Entry } from '@trailbook/core/internal/planner';
import { useEffect, useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { CountField, Dialog } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { type Counts, isOtherThan } from '../parts/counts.ts';
import { MaterialGlyph } from '../parts/material-glyph.tsx';
import { nameIn, subjectName } from '../parts/names.ts';
import { SaveOrDiscard } from '../parts/save-or-discard.tsx';
import type { Explain } from '../plan/use-explain.ts';

interface Props {
  readonly item: ItemId;
  /** The entry on whose card the item was picked. */
  readonly entry: Entry | undefined;
  readonly explain: Explain;
  readonly owned: Counts;
  /** What was entered before the sheet was discarded. */
  readonly begunWith?: Counts | undefined;
  /** Told at each change which counts have changed and are not saved, where somebody keeps them. */
  readonly onEntered?: (changed: Counts | undefined) => void;
  readonly onClose: () => void;
  /** Called instead with the counts that have changed, when they are not to be saved and can be had back. */
  readonly onDiscard?: (changed: Counts) => void;
  /** Called with the counts that have changed. */
  readonly onSave: (changed: Counts) => void;
}

/** The stock of one item, with the other tiers of its family, and how its figures came about. */
export function ItemDialog(props: Props) {
  const { item, entry, explain, owned, onClose, onSave, onDiscard, onEntered } = props;
  const { t, language } = useI18n();
  const game = useGame('planner');
  const { tables, names } = game;
  const [changed, setChanged] = useState<Counts>(props.begunWith ?? {});
  const known = tables.items.get(item);
  const members = [...tables.items.values()]
    .filter(({ id, family }) => id !== item && family !== undefined && family === known?.family)
    .map(({ id, tier }) => ({ id, tier }))
    .concat({ id: item, tier: known?.tier })
    .sort((a, b) => (b.tier ?? 0) - (a.tier ?? 0));
  const isUnsaved = isOtherThan(owned, changed);
  useEffect(() => onEntered?.(isUnsaved ? changed : undefined));
  const leave = () => (isUnsaved && onDiscard ? onDiscard(changed) : onClose());
  return (
    <Dialog
      title={nameIn(names.items, item).text}
      width="narrow"
      isUnsaved={isUnsaved}
      onClose={leave}
      footer={<SaveOrDiscard onClose={leave} onSave={() => onSave(changed)} />}
    >
      <div className="flex flex-col gap-3">
        {entry && (
          <Explanation
            title={subjectName(game, entry).text}
            item={item}
            entry={entry}
            explain={explain}
          />
        )}
        <Explanation title={t('planner.total')} item={item} explain={explain} />
        <ul>
          {members.map(({ id }) => (
            <CountRow
              key={id}
              id={id}
              count={changed[id] ?? owned[id] ?? 0}
              onChange={(count) => setChanged((counts) => ({ ...counts, [id]: count }))}
            />
          ))}
        </ul>
        {known?.purpose === 'commonDrop' && (
          <p className="text-sm text-ink-soft">{t('farm.enemyDrops')}</p>
        )}
        {known && item !== CREDIT && (
          <p>
            <Link
              to={`/${language}/material/${item}`}
              className="tap inline-flex items-center text-sm underline underline-offset-4"
            >
              {t('sheet.viewItem')}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** How an item's figures came about, for one entry or in all; nothing where it is not needed. */
function Explanation(props: {
  readonly title: string;
  readonly item: ItemId;
  readonly entry?: Entry;
  readonly explain: Explain;
}) {
  const { title, item, entry, explain } = props;
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    void explain(item, entry).then((explained) => {
      if (!isGone) setText(explained);
    });
    return () => {
      isGone = true;
    };
  }, [explain, item, entry]);
  if (text === '') return null;
  return (
    <p className="figures whitespace-pre-line text-sm">
      <span className="text-ink-faint">{title}</span>
      {`\n${text}`}
    </p>
  );
}

function CountRow(props: { id: ItemId; count: number; onChange: (count: number) => void }) {
  const { names } = useGame('planner');
  const name = nameIn(names.items, props.id);
  return (
    <li className="flex items-center gap-3 border-b border-line py-1">
      <MaterialGlyph id={props.id} />
      <ThingName name={name} className="min-w-0 flex-1 text-sm leading-snug" />
      <CountField label={name.text} value={props.count} onChange={props.onChange} />
    </li>
  );
}
