import type { LightConePage } from '@trailbook/pages';
import {
  Constellation,
  GameText,
  PathGlyph,
  Picture,
  PORTRAIT_SIZES,
  useHasPictures,
} from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { usePageState } from '../../../platform/page-state.ts';
import { Slider } from '../../../primitives/index.ts';
import {
  AddToPlanner,
  Brief,
  CompareLink,
  DetailLayout,
  Effects,
  FigureTable,
  GlyphName,
  LevelStats,
  LinkList,
  MissingText,
  NeighbourLinks,
  Section,
} from '../details/index.ts';
import { ItemList } from '../item-sheet/item-list.tsx';

/** Everything about a light cone. */
export function LightConeScreen(page: LightConePage) {
  const { t, language } = useI18n();
  const hasPictures = useHasPictures();
  const [{ choices }, change] = usePageState(`/lightcone/${page.pageId}`);
  const choose = (name: string) => (value: number) =>
    change({ choices: { ...choices, [name]: value } });
  const chart = (detail: 'full' | 'small') => (
    <Constellation
      id={page.id}
      path={page.path.value}
      rarity={page.rarity}
      detail={detail}
      className="size-full"
    />
  );
  return (
    <DetailLayout
      name={page.name}
      rarity={page.rarity}
      // The site's own drawing stands in the portrait already.
      icon={
        hasPictures && (
          <Picture path={page.icon} sizes="2.75rem" className="size-11 shrink-0">
            {chart('small')}
          </Picture>
        )
      }
      portrait={
        <Picture
          path={page.art}
          sizes={PORTRAIT_SIZES}
          isMain
          keepsSky
          className="aspect-square rounded-sheet border border-line bg-surface lg:aspect-[5/7]"
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
      ]}
      foot={
        <NeighbourLinks cardPath="/lightcone" pageId={page.pageId} neighbours={page.neighbours} />
      }
      action={
        <>
          <AddToPlanner
            thing={{ kind: 'lightCone', id: page.id }}
            pageId={page.pageId}
            isAvailable={page.isAvailable}
          />
          <CompareLink kind="lightcones" pageId={page.pageId} />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Section title={t('detail.stats')}>
          <LevelStats
            ascensions={page.ascensions}
            names={page.statNames}
            fixed={[]}
            at={choices.level}
            onAt={choose('level')}
          />
        </Section>
        <Skill
          page={page}
          superimposition={choices.superimposition ?? 1}
          onSuperimposition={choose('superimposition')}
        />
        {page.text ? (
          <Section title={t('detail.description')}>
            <p className="max-w-prose">
              <GameText text={page.text} nickname={page.nickname} />
            </p>
          </Section>
        ) : (
          page.hasTexts && <MissingText />
        )}
        <Section title={t('detail.total')}>
          <p className="text-sm text-ink-soft">
            {t('lightCone.totalText', { level: page.ascensions.at(-1)?.maxLevel ?? 1 })}
          </p>
          <ItemList items={page.total} />
        </Section>
        <Section title={t('detail.charactersOfPath', { path: page.path.name.text })}>
          <LinkList things={page.characters} cardPath="/character" />
          <Link
            to={`/${language}/characters?path=${page.path.value}`}
            className="tap flex items-center text-sm underline underline-offset-4"
          >
            {t('detail.showInList')}
          </Link>
        </Section>
      </div>
    </DetailLayout>
  );
}

function Skill(props: {
  page: LightConePage;
  superimposition: number;
  onSuperimposition: (superimposition: number) => void;
}) {
  const { page, superimposition, onSuperimposition } = props;
  const { t, number } = useI18n();
  const { skill } = page;
  return (
    <Section title={skill.name?.text ?? t('lightCone.skill')}>
      <div className="max-w-md">
        <Slider
          label={t('lightCone.superimposition')}
          value={superimposition}
          min={1}
          max={skill.params.length}
          text={number(superimposition)}
          onChange={onSuperimposition}
        />
      </div>
      {skill.text ? (
        <>
          <p className="max-w-prose text-ink-soft">
            <GameText
              text={skill.text}
              params={skill.params[superimposition - 1] ?? []}
              nickname={page.nickname}
            />
          </p>
          <Brief lines={skill.effects} levels={skill.params} at={superimposition - 1} />
        </>
      ) : (
        <>
          {page.hasTexts && <MissingText />}
          <Effects
            lines={skill.effects}
            levels={skill.params}
            formats={skill.formats}
            at={superimposition - 1}
          />
        </>
      )}
      <FigureTable
        levels={skill.params}
        formats={skill.formats}
        lines={skill.effects}
        caption={t('lightCone.allSuperimpositions')}
        columnOf={(index) => number(index + 1)}
      />
    </Section>
  );
}
