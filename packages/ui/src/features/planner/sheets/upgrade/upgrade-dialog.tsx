import type { ItemId } from '@trailbook/core/internal/dataset';
import {
  type Entry,
  type ItemLines,
  isSameGoal,
  missingOf,
  type NearerGoal,
  partOf,
  serveAlone,
  setAscension,
  setLevel,
  subjectOf,
  type Upgraded,
  type UpgradeMode,
  upgrade,
  withNearerGoal,
} from '@trailbook/core/internal/planner';
import { useCallback, useState } from 'react';
import { RankStars } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import {
  Button,
  Dialog,
  MessageBar,
  NextButton,
  NumberField,
} from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { ItemRows } from '../../parts/item-rows.tsx';
import { nameIn, subjectName } from '../../parts/names.ts';
import { sortItems } from '../../parts/sort-items.ts';
import { explainPart } from '../../plan/explain.ts';
import { allParts, leftBeside, UpgradeParts } from './upgrade-parts.tsx';

interface Props {
  readonly entry: Entry;
  /** No other entry is served before it. */
  readonly isFirst: boolean;
  readonly owned: Readonly<Record<string, number>>;
  readonly onClose: () => void;
  readonly onUpgrade: (upgraded: Upgraded<Entry>) => void;
  readonly onPickItem: (item: ItemId) => void;
}

/**
 * Marks an upgrade, or a part of it, as done: all that it does stands line by line, to be ticked. With something missing the button says so; beside it, what
 * was done in the game already can be marked all the same, after a question.
 * Rules P24, P26.
 */
export function UpgradeDialog({ entry, isFirst, owned, onClose, onUpgrade, onPickItem }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const [begun, setBegun] = useState(entry);
  const [nearer, setNearer] = useState<NearerGoal | undefined>(undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [message, setMessage] = useState<{ text: string } | undefined>(undefined);
  const clearMessage = useCallback(() => setMessage(undefined), []);
  if (!isSameGoal(entry, begun)) {
    // Changed in another tab: what was chosen here was chosen of something else.
    setBegun(entry);
    setNearer(undefined);
    setLeft(new Set());
    setAsking(false);
    setChanged(true);
  }
  const { tables } = game;
  const until = nearer ? withNearerGoal(tables, entry, nearer) : entry;
  const setStand = ({ to }: Entry) => setNearer({ skills: {}, ...nearer, to });
  const { text: name } = subjectName(game, entry);
  const ascensions = subjectOf(tables, entry)?.ascensions ?? [];
  const part = allParts(tables, until, left);
  const isNothing = !part.stand && part.skills.length === 0 && part.traces.length === 0;
  const wanted = partOf(tables, until, part);
  const served = serveAlone(tables, wanted, owned);
  const explain = async (item: ItemId) =>
    explainPart(i18n, tables, { item, part: wanted, lines: served.items, owned });
  const finish = (mode: UpgradeMode) => {
    const upgraded = upgrade(tables, { entry, inventory: owned, until, part }, mode);
    if (upgraded.ok) onUpgrade(upgraded.value);
    else {
      setFailed(true);
      setMessage({ text: t('sheet.notEnough') });
    }
  };

  return (
    <Dialog
      title={t('plan.upgradeTitle', { name })}
      onClose={onClose}
      footer={
        isAsking ? (
          <>
            <p className="me-auto max-w-prose text-sm">{t('sheet.anywayQuestion')}</p>
            <Button onClick={() => setAsking(false)}>{t('action.cancel')}</Button>
            <NextButton onClick={() => finish('anyway')}>{t('sheet.anyway')}</NextButton>
          </>
        ) : (
          <>
            {hasFailed && <Lacking lines={served.items} />}
            {!served.isCovered && (
              <Button className="me-auto" onClick={() => setAsking(true)}>
                {t('sheet.anyway')}
              </Button>
            )}
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <NextButton disabled={isNothing} onClick={() => finish('covered')}>
              {t('sheet.upgrade')}
            </NextButton>
          </>
        )
      }
    >
      <div role="status">
        {isChanged && (
          <p className="mb-5 rounded-control border border-wait px-3 py-2 text-sm">
            {t('sheet.changedElsewhere', { name })}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-6">
        <p className="figures text-ink-soft">
          {t('state.pair', {
            label: t('sheet.currentLevel'),
            value: t('game.level', { level: entry.from.level }),
          })}{' '}
          · {t('game.ascension', { rank: entry.from.ascension })}
        </p>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <NumberField
            label={t('sheet.targetLevel')}
            value={until.to.level}
            min={entry.from.level}
            max={ascensions.at(-1)?.maxLevel ?? 1}
            onCommit={(level) =>
              setStand(setLevel(tables, until, 'to', Math.max(level, entry.from.level)))
            }
          />
          <RankStars
            legend={t('sheet.targetRank')}
            ranks={ascensions.length - 1}
            value={until.to.ascension}
            onPick={(rank) =>
              setStand(setAscension(tables, until, 'to', Math.max(rank, entry.from.ascension)))
            }
          />
        </div>
        <UpgradeParts
          goal={entry}
          entry={until}
          left={left}
          onLeave={setLeft}
          onLevel={(skill, level) =>
            setNearer({ to: until.to, skills: { ...nearer?.skills, [skill]: level } })
          }
          onOnly={(skill, level) => {
            setNearer({ to: until.to, skills: { ...nearer?.skills, [skill]: level } });
            setLeft(leftBeside(tables, until, skill));
          }}
        />
        {served.items.size === 0 ? (
          <p className={isNothing ? 'text-wait' : 'text-go'}>
            {t(isNothing ? 'sheet.nothingTicked' : 'planner.nothingNeeded')}
          </p>
        ) : (
          <div className="flex flex-col gap-2">
            {!isFirst && takesStock(served.items) && (
              <p className="text-sm text-ink-soft">{t('sheet.wholeInventory')}</p>
            )}
            <ItemRows lines={served.items} owned={owned} onPick={onPickItem} explain={explain} />
          </div>
        )}
      </div>
      <MessageBar message={message} onGone={clearMessage} />
    </Dialog>
  );
}

/** What an upgrade failed for, as long as it is missing: the message on it is gone sooner than a list is read. */
function Lacking({ lines }: { lines: ItemLines }) {
  const { t, number } = useI18n();
  const { tables, names } = useGame('planner');
  const items = sortItems(tables, missingOf(lines)).map(
    ({ id, value }) => `${nameIn(names.items, id).text}\u00a0${number(value)}`,
  );
  return (
    <p role="status" className="figures max-h-[20dvh] basis-full overflow-y-auto text-sm text-wait">
      {items.length > 0 && t('sheet.lacking', { items: items.join(' · ') })}
    </p>
  );
}

/** Whether anything of the inventory goes into it, as it is or made into what is needed. */
function takesStock(lines: ItemLines): boolean {
  return [...lines.values()].some(({ owned, synthesised }) => owned > 0 || synthesised > 0);
}
