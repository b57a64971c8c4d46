import type { PageName } from '@trailbook/core/internal/dataset';
import { VOICES } from '@trailbook/core/internal/user-data';
import type { CharacterPage, SkillGroup } from '@trailbook/pages';
import { type ReactNode, useEffect } from 'react';
import {
  Constellation,
  ElementGlyph,
  PathGlyph,
  Picture,
  PORTRAIT_SIZES,
  ThingName,
  useHasPictures,
} from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { keepGender } from '../../../platform/appearance.ts';
import { useFeature } from '../../../platform/index.ts';
import { usePageState } from '../../../platform/page-state.ts';
import { SwitchField, Tabs } from '../../../primitives/index.ts';
import {
  AddToPlanner,
  CompareLink,
  DetailLayout,
  GlyphName,
  NeighbourLinks,
} from '../details/index.ts';
import { changesOf } from './changes.ts';
import { DetailTab } from './detail-tab.tsx';
import { EidolonsTab } from './eidolons-tab.tsx';
import { LoreTab } from './lore-tab.tsx';
import { SkillsTab } from './skills-tab.tsx';
import { TracesTab } from './traces-tab.tsx';
import { useClipUrl } from './use-clip-url.ts';

/** Everything about a character. */
export function CharacterScreen(page: CharacterPage) {
  const { t } = useI18n();
  const hasPictures = useHasPictures();
  const clipUrl = useClipUrl();
  const isRemembranceShown = useFeature('remembrance');
  const [state, change] = usePageState(`/character/${page.pageId}`);
  const choose = (name: string, value: number) =>
    change({ choices: { ...state.choices, [name]: value } });
  const variant =
    page.variants.find(({ enhanced }) => enhanced === (state.choices.enhanced ?? 0)) ??
    page.variants[0];
  const { gender } = page;
  useEffect(() => {
    if (gender) keepGender(gender);
  }, [gender]);
  if (!variant) return null;

  const changes = changesOf(page, variant);
  const withToggle = (content: ReactNode) => (
    <div className="flex flex-col gap-4">
      {page.variants.length > 1 && (
        <SwitchField
          label={t('game.enhanced')}
          isOn={variant.enhanced > 0}
          onChange={(isOn) => choose('enhanced', isOn ? (page.variants[1]?.enhanced ?? 0) : 0)}
        />
      )}
      {content}
    </div>
  );
  const skills = (groups: readonly SkillGroup[], title?: PageName) =>
    withToggle(
      <SkillsTab
        page={page}
        title={title}
        groups={groups}
        changes={changes}
        // What players look for first: the last level that materials buy.
        levelOf={(group) =>
          Math.min(
            state.choices[levelName(group)] ?? group.steps.length,
            group.steps.length + group.bonus,
          )
        }
        onLevel={(group, level) => choose(levelName(group), level)}
        isBrief={state.choices.brief === 1}
        onBrief={(isBrief) => choose('brief', isBrief ? 1 : 0)}
      />,
    );
  // A voice line can be played without being readable, but not the other way about.
  const hasLore =
    (page.archive?.stories.length ?? 0) > 0 ||
    (page.archive?.voices ?? []).some(
      (line) => line.text || VOICES.some((voice) => clipUrl(voice, line.audio)),
    );
  const hasMemosprite = variant.memosprite.length > 0 && isRemembranceShown;

  const tabs = [
    {
      id: 'details',
      label: t('character.detail'),
      content: () =>
        withToggle(
          <DetailTab
            page={page}
            skin={state.choices.skin ?? 0}
            onSkin={(skin) => choose('skin', skin)}
            stand={state.choices.level}
            onStand={(stand) => choose('level', stand)}
          />,
        ),
    },
    { id: 'skills', label: t('character.skills'), content: () => skills(variant.skills) },
    {
      id: 'memosprite',
      label: t('character.memosprite'),
      isThere: hasMemosprite,
      content: () => skills(variant.memosprite, page.servant?.name ?? undefined),
    },
    {
      id: 'traces',
      label: t('character.traces'),
      content: () =>
        withToggle(
          <TracesTab
            page={page}
            variant={variant}
            changes={changes}
            ascension={state.choices.ascension}
            onAscension={(ascension) => choose('ascension', ascension)}
            chosen={state.choices.point}
            onChoose={(anchor) => choose('point', anchor)}
          />,
        ),
    },
    {
      id: 'eidolons',
      label: t('character.eidolons'),
      content: () =>
        withToggle(<EidolonsTab page={page} eidolons={variant.eidolons} changes={changes} />),
    },
    {
      id: 'lore',
      label: t('character.lore'),
      isThere: hasLore,
      content: (isOpen: boolean) => (
        <LoreTab
          page={page}
          isOpen={isOpen}
          part={state.choices.lore ?? 0}
          onPart={(part) => choose('lore', part)}
        />
      ),
    },
  ]
    .filter(({ isThere = true }) => isThere)
    .map((tab) => ({
      ...tab,
      content: (isOpen: boolean) => (
        <>
          {/* For who goes from heading to heading; all others see the tab. */}
          <h2 className="sr-only">{tab.label}</h2>
          {tab.content(isOpen)}
        </>
      ),
    }));

  const chart = (detail: 'full' | 'small') => (
    <Constellation
      id={page.id}
      path={page.path.value}
      rarity={page.rarity}
      element={page.element.value}
      detail={detail}
      className="size-full"
    />
  );
  const skin = page.skins[(state.choices.skin ?? 0) - 1];
  return (
    <DetailLayout
      name={page.name}
      rarity={page.rarity}
      // The site's own drawing stands in the portrait already.
      icon={
        hasPictures && (
          <Picture path={page.miniIcon} sizes="2.75rem" className="size-11 shrink-0">
            {chart('small')}
          </Picture>
        )
      }
      portrait={
        <Picture
          path={skin?.art ?? page.art}
          sizes={PORTRAIT_SIZES}
          isMain
          keepsSky
          className="aspect-square rounded-sheet border border-line bg-surface"
        >
          {chart('full')}
        </Picture>
      }
      facts={[
        [
          t('filter.path'),
          <GlyphName
            key="path"
            glyph={<PathGlyph path={page.path.value} />}
            name={page.path.name}
          />,
        ],
        [
          t('filter.element'),
          <GlyphName
            key="element"
            glyph={<ElementGlyph element={page.element.value} />}
            name={page.element.name}
          />,
        ],
        ...(page.archive?.camp
          ? [[t('character.faction'), <ThingName key="camp" name={page.archive.camp} />] as const]
          : []),
        ...VOICES.flatMap((voice) => {
          const actor = page.archive?.actors.find((candidate) => candidate.voice === voice);
          return actor
            ? [[t(`voice.actor.${voice}`), <ThingName key={voice} name={actor.name} />] as const]
            : [];
        }),
      ]}
      foot={
        <NeighbourLinks cardPath="/character" pageId={page.pageId} neighbours={page.neighbours} />
      }
      action={
        <>
          <AddToPlanner
            thing={{ kind: 'character', id: page.id }}
            pageId={page.pageId}
            isAvailable={page.isAvailable}
          />
          <CompareLink kind="characters" pageId={page.pageId} isEnhanced={variant.enhanced > 0} />
        </>
      }
    >
      <Tabs label={page.name.text} tabs={tabs} open={state.tab} onOpen={(tab) => change({ tab })} />
    </DetailLayout>
  );
}

/** The name that a skill's level is kept under, through a change of variant. */
function levelName({ anchor }: SkillGroup): string {
  return `level${anchor}`;
}
