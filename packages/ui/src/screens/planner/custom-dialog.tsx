import type { CharacterId, ItemId, LightConeId, Path } from '@trailbook/core/internal/dataset';
import type { PageName } from '@trailbook/core/internal/pages';
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
  newCharacterEntry,
  newLightConeEntry,
  setCustomCharacter,
} from '@trailbook/core/internal/planner';
import { useCallback, useId, useState } from 'react';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { Button, Dialog, MessageBar, NextButton, SelectField } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';

interface Props {
  readonly kind: Entry['kind'];
  /** The entry to change; a new one when absent. */
  readonly entry?: Entry | undefined;
  readonly onClose: () => void;
  readonly onSave: (entry: Entry) => void;
}

/** The three messages of the specification, section 5. */
const ERRORS: Readonly<Record<CustomError['code'], MessageKey>> = {
  CUSTOM_NO_MATERIALS: 'custom.noMaterials',
  CUSTOM_NO_ASCENSION: 'custom.noAscension',
  CUSTOM_NO_FAMILY: 'custom.noFamily',
};

const NONE = 'none';

/** A character or light cone that the game does not have yet: a name, a rarity, a path and materials. */
export function CustomDialog({ kind, entry, onClose, onSave }: Props) {
  const { t } = useI18n();
  const { tables, names } = useGame();
  const isCharacter = kind === 'character';
  const own = entry?.custom;
  const ownCharacter = entry?.kind === 'character' ? entry.custom : undefined;
  const [name, setName] = useState(own?.name ?? '');
  const [rarity, setRarity] = useState<number>(own?.rarity ?? 5);
  const [path, setPath] = useState<Path>(own?.path ?? 'abundance');
  const [ascension, setAscension] = useState<ItemId | null>(ownCharacter?.ascension ?? null);
  const [traceFamily, setTraceFamily] = useState<number | null>(own?.traceFamily ?? null);
  const [commonFamily, setCommonFamily] = useState<number | null>(own?.commonFamily ?? null);
  const [weekly, setWeekly] = useState<ItemId | null>(ownCharacter?.weekly ?? null);
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
  const choose = (set: (value: number | null) => void) => (value: string) =>
    set(value === NONE ? null : Number(value));
  const withNone = (options: { value: string; label: PageName }[]) => [
    { value: NONE, label: t('custom.choose') },
    ...options,
  ];

  const save = () => {
    const common = {
      name: name.trim() || t('custom.entry'),
      path,
      traceFamily,
      commonFamily,
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

  return (
    <Dialog
      title={t('custom.entry')}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton onClick={save}>{t('action.save')}</NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <label htmlFor={nameId} className="flex flex-wrap items-center justify-between gap-x-4">
          {t('settings.profileName')}
          <input
            id={nameId}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
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
          onChange={(value) => setRarity(Number(value))}
        />
        <SelectField
          label={t('filter.path')}
          value={path}
          options={CUSTOM_PATHS.map((value) => ({
            value,
            label: nameIn(names.paths, value),
          }))}
          onChange={setPath}
        />
        {isCharacter && (
          <SelectField
            label={t('custom.ascension')}
            value={ascension === null ? NONE : String(ascension)}
            options={withNone(itemsFor('characterAscension'))}
            onChange={choose((value) => setAscension(value as ItemId | null))}
          />
        )}
        <SelectField
          label={t('custom.trace')}
          value={traceFamily === null ? NONE : String(traceFamily)}
          options={withNone(families('trace'))}
          onChange={choose(setTraceFamily)}
        />
        <SelectField
          label={t('custom.common')}
          value={commonFamily === null ? NONE : String(commonFamily)}
          options={withNone(families('commonDrop'))}
          onChange={choose(setCommonFamily)}
        />
        {isCharacter && (
          <SelectField
            label={t('custom.weekly')}
            value={weekly === null ? NONE : String(weekly)}
            options={[
              { value: NONE, label: t('custom.unknown') },
              ...itemsFor('advancedTrace', (stars) => stars < 5),
            ]}
            onChange={choose((value) => setWeekly(value as ItemId | null))}
          />
        )}
      </div>
      <MessageBar message={message} onGone={clearMessage} />
    </Dialog>
  );
}
