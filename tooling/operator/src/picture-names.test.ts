import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committed, scratch } from '../test/scratch.ts';
import { readIndexes } from './collection-index.ts';
import { pictureNames } from './picture-names.ts';

const { names, asked } = committed();

describe('the picture that a file is', () => {
  it.each([
    ['SpriteOutput/AvatarIcon/Avatar/1102.png', 'SpriteOutput/AvatarIcon/Avatar/1102'],
    ['any/where/SpriteOutput/ItemIcon/2.PNG', 'SpriteOutput/ItemIcon/2'],
    ['spriteoutput/avatardrawcard/1001.webp', 'SpriteOutput/AvatarDrawCard/1001'],
    // The folder SpriteOutput itself was named.
    ['AvatarDrawCard/1001.png', 'SpriteOutput/AvatarDrawCard/1001'],
    ['icon/character/1102.png', 'SpriteOutput/AvatarIcon/Avatar/1102'],
    ['icon/avatar/1102.png', 'SpriteOutput/AvatarRoundIcon/Avatar/1102'],
    ['icon/avatar/200101.png', 'SpriteOutput/AvatarRoundIcon/Series/200101'],
    ['icon/avatar/Anonymous.png', 'SpriteOutput/AvatarRoundIcon/UI_Message_Contacts_Anonymous'],
    ['icon/item/110111.png', 'SpriteOutput/ItemIcon/110111'],
    ['icon/light_cone/20000.png', 'SpriteOutput/LightConeMediumIcon/20000'],
    ['image/light_cone_preview/20000.png', 'SpriteOutput/LightConeMediumIcon/20000'],
    ['image/light_cone_portrait/20000.png', 'SpriteOutput/LightConeMaxFigures/20000'],
    ['StarRailRes-master/image/character_portrait/1001.png', 'SpriteOutput/AvatarDrawCard/1001'],
    ['icon/skill/1001_basic_atk.png', 'SpriteOutput/SkillIcons/Avatar/1001/SkillIcon_1001_Normal'],
    ['icon/skill/1001_ultimate.png', 'SpriteOutput/SkillIcons/Avatar/1001/SkillIcon_1001_Ultra'],
    ['icon/skill/1001_rank1.png', 'SpriteOutput/SkillIcons/Avatar/1001/SkillIcon_1001_Rank1'],
    [
      'icon/skill/1001_skilltree3.png',
      'SpriteOutput/SkillIcons/Avatar/1001/SkillIcon_1001_SkillTree3',
    ],
    ['icon/relic/101.png', 'SpriteOutput/ItemIcon/71000'],
    ['icon/relic/101_0.png', 'SpriteOutput/ItemIcon/RelicIcons/IconRelic_101_1'],
    ['icon/relic/301_1.png', 'SpriteOutput/ItemIcon/RelicIcons/IconRelic_301_6'],
    ['icon/property/IconAttack.png', 'SpriteOutput/UI/Avatar/Icon/IconAttack'],
    ['icon/curio/1001.png', 'SpriteOutput/Rogue/MiracleIcon/1001'],
    [
      'icon/path/PreservationMiddle.png',
      'SpriteOutput/ProfessionIconMiddle/IconProfessionKnightMiddle',
    ],
    // Named as no other picture is.
    ['image/simulated/PicRogueN2.png', 'SpriteOutput/Rogue/World/PicRogueN2'],
    ['Texture2D/IconRogueKnight01.png', 'SpriteOutput/Rogue/Buff/IconRogueKnight01'],
  ])('%s', (file, path) => {
    expect(names.find(file)?.path).toBe(path);
  });

  it.each(['1102.png', 'guide/1102.png', 'icon/skill/1001.png', 'icon/block/x.png', 'icon/item'])(
    'is none that a page shows: %s',
    (file) => {
      expect(names.find(file)).toBeUndefined();
    },
  );

  it('is found by its own path below any folder, in any capitals, before all other names', () => {
    const folder = fc.array(fc.stringMatching(/^[a-z0-9 _-]{1,8}$/), { maxLength: 3 });
    const path = fc.constantFrom(...asked.pictures.keys());
    fc.assert(
      fc.property(folder, path, fc.boolean(), (folders, own, isLoud) => {
        const file = [...folders, `${isLoud ? own.toUpperCase() : own}.png`].join('/');
        expect(names.find(file)).toEqual({ path: own, rank: 0 });
      }),
    );
  });

  it('is told by the index of a collection, where its name does not tell', () => {
    const { data } = committed();
    const odd = data.skills.find(({ icon }) => icon?.endsWith('_Servant02'));
    const skills = { [String(odd?.id)]: { icon: 'icon/skill/odd_name.png' }, 7: { icon: null } };
    const home = scratch({
      'res/index_new/en/character_skills.json': JSON.stringify(skills),
      'res/index_new/en/items.json': '[damaged',
      'res/index_new/jp/character_skills.json': '{}',
    });
    const file = 'res/icon/skill/odd_name.png';
    expect(names.find(file)).toBeUndefined();
    for (const folder of [home, join(home, 'res')]) {
      const told = pictureNames(data, asked, readIndexes([folder]));
      expect(told.find(file)?.path).toBe(odd?.icon);
    }
  });

  it('is one that pages ask for, whatever the file is called', () => {
    const part = fc.oneof(
      fc.constantFrom('icon', 'image', 'item', 'skill', 'relic', 'character', 'SpriteOutput', '..'),
      fc.stringMatching(/^[\w.]{0,12}$/),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const found = names.find(parts.join('/'));
        expect(found === undefined || asked.pictures.has(found.path)).toBe(true);
      }),
    );
  });
});
