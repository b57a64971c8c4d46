import {
  archiveEntryKey,
  type DatasetJson,
  relicBonusKey,
  relicPieceKey,
} from '@trailbook/core/internal/dataset';
import {
  achievement,
  character,
  hashOf,
  item,
  point,
  promotion,
  rank,
  skill,
  smallTables,
  type Tables,
} from '@trailbook/ingest/small-dump';

/** Raw tables in which everything that the data names has sentences, and the keys of those. */
export interface FakeTables {
  readonly tables: Tables;
  readonly keys: ReadonlyMap<string, Within>;
}

/** How many figures may stand in a sentence, and how many pictures do. */
export interface Within {
  readonly figures: number;
  readonly pictures: number;
}

const PIECE_WORDS = {
  head: 'HEAD',
  hand: 'HAND',
  body: 'BODY',
  foot: 'FOOT',
  sphere: 'NECK',
  rope: 'OBJECT',
} as const;

/** As much of the tables as texts need; what else they say is invented. */
export function fakeTables(data: DatasetJson): FakeTables {
  const small = smallTables();
  const keys = new Map<string, Within>();
  const key = (name: string, figures = 0, pictures = 0) => {
    keys.set(name, { figures, pictures });
    return name;
  };
  const hash = (name: string, figures = 0) => hashOf(key(name, figures));
  const people = data.characters.map(({ id, variants: [plain] }) => ({ id, plain }));
  const variants = people.map(({ plain }) => plain);
  const archives = data.archives;
  const tables: Tables = {
    ...small,
    AvatarConfig: people.map(({ id, plain }) => {
      key(`character-${id}`);
      const RankIDList = plain?.eidolons.map((eidolon) => eidolon.id) ?? [];
      return character(id, 'Rogue', { RankIDList, SkillList: [], Release: true });
    }),
    AvatarConfigEnhanced: [],
    AvatarPromotionConfig: people.flatMap(({ id }) => [promotion(id, undefined), promotion(id, 1)]),
    AvatarRankConfig: variants.flatMap((variant) =>
      (variant?.eidolons ?? []).map((eidolon) => {
        key(`AvatarRankDesc_${eidolon.id}`, eidolon.params.length);
        return rank(eidolon.id, eidolon.rank, {});
      }),
    ),
    AvatarSkillTreeConfig: people.flatMap(({ id, plain }) =>
      (plain?.points ?? []).map(({ id: pointId, type, anchor, params }) => {
        const place = `Point${String(anchor).padStart(2, '0')}`;
        const PointDesc =
          type === 'bonus' ? key(`SkillPointDesc_${pointId}`, params?.length ?? 0) : '';
        return point(pointId, id, place, type === 'bonus' ? 3 : 2, { PointDesc });
      }),
    ),
    AvatarSkillConfig: data.skills.map(({ id, params }) => {
      key(`skill-desc-${id}`, params[0]?.length ?? 0);
      key(`skill-brief-${id}`);
      return skill(id, 1, 'Normal', params[0] ?? [], {});
    }),
    AvatarServantSkillConfig: [],
    ItemConfigAvatar: people.map(({ id }) => ({
      ID: id,
      ItemBGDesc: hash(`character-desc-${id}`),
    })),
    ItemConfigAvatarSkin: data.characters.flatMap(({ skins }) =>
      skins.map(({ id }) => ({
        ID: id,
        ItemName: hash(`skin-${id}`),
        ItemDesc: hash(`skin-desc-${id}`),
      })),
    ),
    AvatarAtlas: archives.map(({ id }) => ({ AvatarID: id })),
    StoryAtlasTextmap: once(archives.flatMap(({ stories }) => stories)).map((id) => ({
      StoryID: id,
      StoryName: hash(`story-title-${id}`),
    })),
    StoryAtlas: archives.flatMap(({ id: person, stories }) =>
      stories.map(({ id }) => ({
        AvatarID: person,
        StoryID: id,
        Story: hash(`story-${archiveEntryKey(person, id)}`),
      })),
    ),
    AtlasUnlockTextmap: [],
    VoiceAtlas: archives.flatMap(({ id: person, voices }) =>
      voices.map(({ id }) => ({
        AvatarID: person,
        VoiceID: id,
        VoiceTitle: hash(`voice-title-${archiveEntryKey(person, id)}`),
        Voice_M: hash(`voice-${archiveEntryKey(person, id)}`),
      })),
    ),
    EquipmentConfig: data.lightCones.map(({ id }) => ({
      ...small.EquipmentConfig?.[0],
      EquipmentID: id,
      EquipmentName: hash(`cone-${id}`),
      SkillID: id,
    })),
    EquipmentPromotionConfig: data.lightCones.map(({ id }) => ({
      ...small.EquipmentPromotionConfig?.[0],
      EquipmentID: id,
    })),
    EquipmentSkillConfig: data.lightCones.map(({ id, superimpositions: [params = []] }) => ({
      SkillID: id,
      Level: 1,
      SkillName: hash(`cone-skill-${id}`),
      SkillDesc: hash(`cone-skill-desc-${id}`, params.length),
      ParamList: [...params],
    })),
    ItemConfigEquipment: data.lightCones.map(({ id }) => ({
      ID: id,
      ItemBGDesc: hash(`cone-lore-${id}`),
    })),
    ItemConfig: [
      ...(small.ItemConfig ?? []),
      ...data.items
        .filter(({ id }) => !small.ItemConfig?.some((row) => row?.ID === id))
        .map(({ id }) => item(id, 'Rare', 10)),
    ],
    RelicSetConfig: data.relics.sets.map(({ id, version }) => ({
      SetID: id,
      SetName: hash(`relic-set-${id}`),
      SetIconPath: `Relic/${id}.png`,
      SetIconFigurePath: `Relic/Figure/${id}.png`,
      ReleaseVersion: version,
    })),
    RelicSetSkillConfig: data.relics.sets.flatMap(({ id, bonuses }) =>
      bonuses.map(({ pieces, params }) => ({
        SetID: id,
        RequireNum: pieces,
        SkillDesc: key(`relic-bonus-${relicBonusKey(id, pieces)}`, params.length),
        PropertyList: [],
        AbilityParamList: [...params],
      })),
    ),
    RelicDataInfo: data.relics.sets.flatMap(({ id, pieces }) =>
      pieces.map(({ type }) => {
        const piece = relicPieceKey(id, type);
        return {
          SetID: id,
          Type: PIECE_WORDS[type],
          IconPath: `Relic/${piece}.png`,
          RelicName: key(`relic-${piece}`),
          ItemBGDesc: key(`relic-desc-${piece}`),
          BGStoryTitle: key(`relic-title-${piece}`),
          BGStoryContent: key(`relic-story-${piece}`),
        };
      }),
    ),
    AchievementData: data.achievements.achievements.map(({ id, params }) => {
      key(`achievement-desc-${id}`, params?.length ?? 0);
      return achievement(id, 'Low', {});
    }),
    BookSeriesConfig: data.books.series.map(({ id }) => ({
      BookSeriesID: id,
      BookSeries: hash(`book-${id}`),
      BookSeriesComments: hash(`book-comment-${id}`),
      BookSeriesWorld: 1,
      IsShowInBookshelf: true,
    })),
    LocalbookConfig: data.books.series.flatMap(({ id: series, volumes }) =>
      volumes.map(({ id, images }, place) => ({
        BookID: id,
        BookSeriesID: series,
        BookSeriesInsideID: place + 1,
        BookInsideName: hash(`volume-${id}`),
        BookContent: hashOf(key(`volume-text-${id}`, 0, images.length)),
        LocalBookImagePath: [...images],
      })),
    ),
    RogueBuff: data.universe.blessings.map(({ id }) => ({
      MazeBuffID: id,
      MazeBuffLevel: 1,
      RogueBuffType: 120,
      RogueBuffCategory: 'Rare',
    })),
    RogueMazeBuff: data.universe.blessings.map(({ id, levels }) => ({
      ID: id,
      Lv: 1,
      BuffName: hash(`buff-${id}`),
      BuffDesc: hash(`buff-desc-${id}`, levels[0]?.length ?? 0),
      BuffIcon: '',
      ParamList: [...(levels[0] ?? [])],
    })),
    RogueMiracle: data.universe.curios.map(({ id, display }) => ({
      MiracleID: id,
      MiracleDisplayID: display,
      MiracleEffectDisplayID: id,
    })),
    RogueMiracleDisplay: once(data.universe.curios.map(({ display }) => ({ id: display }))).map(
      (id) => ({
        MiracleDisplayID: id,
        MiracleName: hash(`curio-${id}`),
        MiracleBGDesc: hash(`curio-lore-${id}`),
        MiracleIconPath: `Curio/${id}.png`,
      }),
    ),
    RogueMiracleEffectDisplay: data.universe.curios.map(({ id, params }) => ({
      MiracleEffectDisplayID: id,
      MiracleDesc: hash(`curio-effect-${id}`, params.length),
      DescParamList: [],
    })),
  };
  for (const { id } of data.items) key(`item-desc-${id}`);
  return { tables, keys };
}

function once(things: readonly { readonly id: number }[]): number[] {
  return [...new Set(things.map(({ id }) => id))];
}
