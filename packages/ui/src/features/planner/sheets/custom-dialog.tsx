import type {
  CharacterId,
  ItemId,
  LightConeId,
  PageName,
  Path,
} from '@trailbook/core/internal/dataset';
import {
  CUSTOM_LIGHT_CONE_RARITIES,
  CUSTOM_PATHS,
  CUSTOM_RARITIES,
  type CustomCharacter,
  type CustomError,
  type CustomLightCone,
  completeCharacter,
  completeLightCone,
  type Entry,
  NO_FAMILY,
  newCharacterEntry,
  newLightConeEntry,
  setCustomCharacter,
} from '@trailbook/core/internal/planner';
import { useCallback, useId, useState } from 'react';
import { type MessageKey, useI18n } from '../../../i18n/index.ts';
import { Dialog, MessageBar, SelectField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameIn } from '../parts/names.ts';
import { SaveOrDiscard } from '../parts/save-or-discard.tsx';

/** What is filled in so far. */
export interface CustomDraft {
  readonly name: string;
  readonly rarity: number;
  readonly path: Path;
  readonly ascension: ItemId | null;
  readonly traceFamily: number | null;
  readonly commonFamily: number | null;
  readonly weekly: ItemId | null;
}

interface Props {
  readonly kind: Entry['kind'];
  /** The entry to change; a new one when absent. */
  readonly entry?: Entry | undefined;
  /** What was filled in before the sheet was discarded. */
  readonly begunWith?: CustomDraft | undefined;
  readonly onClose: () => void;
  /** Called instead with what was filled in, when that is not to be saved. */
  readonly onDiscard: (draft: CustomDraft) => void;
  readonly onSave: (entry: Entry) => void;
}

/** The three messages of Rule P18. */
const ERRORS: Readonly<Record<CustomError['code'], MessageKey>> = {
  CUSTOM_NO_MATERIALS: 'custom.noMaterials',
  CUSTOM_NO_ASCENSION: 'custom.noAscension',
  CUSTOM_NO_FAMILY: 'custom.noFamily',
};

const NONE = 'none';

/** A character or light cone that the game does not have yet: a name, a rarity, a path and materials. */
export function CustomDialog({ kind, entry, begunWith, onClose, onDiscard, onSave }: Props) {
  const { t } = useI18n();
  const { tables, names } = useGame('planner');
  const isCharacter = kind === 'character';
  const [draft, setDraft] = useState<CustomDraft>(() => begunWith ?? draftOf(entry));
  const { name, rarity, path, ascension, traceFamily, commonFamily, weekly } = draft;
  const set = (change: Partial<CustomDraft>) => setDraft((before) => ({ ...before, ...change }));
  const [message, setMessage] = useState<{ text: string } | undefined>(undefined);
  const clearMessage = useCallback(() => setMessage(undefined), []);
  const nameId = useId();
  const rarities: readonly number[] = isCharacter ? CUSTOM_RARITIES : CUSTOM_LIGHT_CONE_RARITIES;

  const itemsFor = (purpose: string, isWanted: (rarity: number) => boolean = () => true) =>
    [...tables.items.values()]
      .filter((item) => item.purpose === purpose && isWanted(item.rarity))
      .map((item) => ({ value: String(item.id), label: nameIn(names.items, item.id) }));
  const families = (purpose: string) =>
    [...tables.items.values()]
      .filter((item) => item.purpose === purpose && item.tier === 3)
      .map((item) => ({
        value: String(item.family),
        label: nameIn(names.items, item.id),
      }));
  const idOf = (value: string) => (value === NONE ? null : Number(value));
  const itemOf = (value: string) => idOf(value) as ItemId | null;
  const withNone = (none: MessageKey, options: { value: string; label: PageName }[]) => [
    { value: NONE, label: t(none) },
    ...options,
  ];

  const save = () => {
    const common = {
      name: name.trim() || t('custom.entry'),
      path,
      traceFamily,
      commonFamily: commonFamily ?? NO_FAMILY,
    };
    const custom = isCharacter
      ? completeCharacter({ ...common, rarity: rarity as 4 | 5 | 6, ascension, weekly })
      : completeLightCone({ ...common, rarity: rarity as 3 | 4 | 5 });
    if (!custom.ok) {
      setMessage({ text: t(ERRORS[custom.error.code]) });
      return;
    }
    const saved = entry ? changed(entry, custom.value) : created(custom.value);
    if (saved) onSave(saved);
  };
  const created = (custom: CustomCharacter | CustomLightCone): Entry | undefined => {
    const now = Date.now();
    return 'ascension' in custom
      ? newCharacterEntry(tables, now as CharacterId, { now, custom })
      : newLightConeEntry(tables, now as LightConeId, { now, custom });
  };
  const changed = (before: Entry, custom: CustomCharacter | CustomLightCone): Entry => {
    if (before.kind === 'lightCone') {
      return { ...before, custom: custom as CustomLightCone };
    }
    return setCustomCharacter(tables, before, custom as CustomCharacter);
  };

  const isUnsaved = !isSame(draft, draftOf(entry));
  const leave = () => (isUnsaved ? onDiscard(draft) : onClose());

  return (
    <Dialog
      title={t('custom.entry')}
      width="narrow"
      isUnsaved={isUnsaved}
      onClose={leave}
      footer={<SaveOrDiscard onClose={leave} onSave={save} />}
    >
      <div className="flex flex-col gap-3">
        <label
          htmlFor={nameId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
        >
          {t('settings.profileName')}
          <input
            id={nameId}
            value={name}
            maxLength={60}
            onChange={(event) => set({ name: event.target.value })}
            className="tap w-full rounded-control border border-line-strong bg-ground px-3 sm:w-56"
          />
        </label>
        <SelectField
          label={t('filter.rarity')}
          value={String(rarity)}
          options={rarities.map((value) => ({
            value: String(value),
            label: value === 6 ? t('custom.protagonist') : t('rarity.stars', { rarity: value }),
          }))}
          onChange={(value) => set({ rarity: Number(value) })}
        />
        <SelectField
          label={t('filter.path')}
          value={path}
          options={CUSTOM_PATHS.map((value) => ({
            value,
            label: nameIn(names.paths, value),
          }))}
          onChange={(value) => set({ path: value })}
        />
        {isCharacter && (
          <SelectField
            label={t('custom.ascension')}
            value={ascension === null ? NONE : String(ascension)}
            options={withNone('custom.choose', itemsFor('characterAscension'))}
            onChange={(value) => set({ ascension: itemOf(value) })}
          />
        )}
        <SelectField
          label={t('custom.trace')}
          value={traceFamily === null ? NONE : String(traceFamily)}
          options={withNone('custom.choose', families('trace'))}
          onChange={(value) => set({ traceFamily: idOf(value) })}
        />
        <SelectField
          label={t('custom.common')}
          value={commonFamily === null ? NONE : String(commonFamily)}
          options={withNone('custom.unknown', families('commonDrop'))}
          onChange={(value) => set({ commonFamily: idOf(value) })}
        />
        {isCharacter && (
          <SelectField
            label={t('custom.weekly')}
            value={weekly === null ? NONE : String(weekly)}
            options={withNone(
              'custom.unknown',
              itemsFor('advancedTrace', (stars) => stars < 5),
            )}
            onChange={(value) => set({ weekly: itemOf(value) })}
          />
        )}
      </div>
      <MessageBar message={message} onGone={clearMessage} />
    </Dialog>
  );
}

/** What an entry says of itself; the beginnings of a new one. */
function draftOf(entry: Entry | undefined): CustomDraft {
  const ofCharacter = entry?.kind === 'character' ? entry.custom : undefined;
  return {
    name: entry?.custom?.name ?? '',
    rarity: entry?.custom?.rarity ?? 5,
    path: entry?.custom?.path ?? 'abundance',
    ascension: ofCharacter?.ascension ?? null,
    traceFamily: entry?.custom?.traceFamily ?? null,
    commonFamily: entry?.custom?.commonFamily || null,
    weekly: ofCharacter?.weekly ?? null,
  };
}

function isSame(a: CustomDraft, b: CustomDraft): boolean {
  return (Object.keys(a) as (keyof CustomDraft)[]).every((field) => a[field] === b[field]);
}
