import {
  type Entry,
  hasCurrent,
  inOrder,
  travellingEntries,
} from '@trailbook/core/internal/planner';
import { kindOf, writeLink } from '@trailbook/core/internal/user-data';
import { useState } from 'react';
import { ThingName } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { publicOrigin } from '../../../../platform/public-origin.ts';
import { TickList } from '../../../../primitives/fields/tick-list.tsx';
import { Dialog, SwitchField } from '../../../../primitives/index.ts';
import { ShareLink } from '../../../../shell/links/share-link.tsx';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { subjectName } from '../../parts/names.ts';
import { useGoalText } from './goal-text.ts';

interface Props {
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** The plan as a link: which entries it holds, and whether it tells where the player is. Rule P43. */
export function ShareDialog({ entries, onClose }: Props) {
  const { t, language } = useI18n();
  const game = useGame('planner');
  const goalText = useGoalText();
  // What the plan leaves out is left out here, until it is ticked; others are in, until they are not.
  const [turned, turn] = useState<ReadonlySet<number>>(new Set());
  const [withCurrent, setWithCurrent] = useState(false);
  const isPicked = ({ entryId, enabled }: Entry) => enabled !== turned.has(entryId);
  const listed = inOrder(entries);
  const picked = listed.filter(isPicked);
  const link = writeLink('planner', {
    ...kindOf('planner').empty,
    entries: travellingEntries(picked, { withCurrent }),
  });
  return (
    <Dialog isRead title={t('links.title')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-ink-soft">{t('links.text')}</p>
        <TickList
          legend={t('links.ticked')}
          rows={listed}
          keyOf={({ entryId }) => entryId}
          isPicked={isPicked}
          onPick={(rows, isOn) => {
            const next = new Set(turned);
            for (const { entryId, enabled } of rows) {
              if (enabled === isOn) next.delete(entryId);
              else next.add(entryId);
            }
            turn(next);
          }}
        >
          {(entry) => (
            <>
              <span className="min-w-0 flex-1 basis-20">
                <ThingName name={subjectName(game, entry)} />
              </span>
              <span className="figures ms-auto text-sm text-ink-soft">{goalText(entry)}</span>
            </>
          )}
        </TickList>
        {entries.some(hasCurrent) && (
          <SwitchField label={t('links.current')} isOn={withCurrent} onChange={setWithCurrent} />
        )}
        {picked.length === 0 && <p>{t('sheet.nothingTicked')}</p>}
        {!link.ok && <p className="text-wait">{t('links.tooLong')}</p>}
        {picked.length > 0 && link.ok && (
          <ShareLink
            address={`${publicOrigin()}/${language}/planner#plan=${link.value}`}
            title={t('links.preview')}
          />
        )}
      </div>
    </Dialog>
  );
}
