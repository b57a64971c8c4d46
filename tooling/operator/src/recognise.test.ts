import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committed, put, scratch } from '../test/scratch.ts';
import { recognise } from './recognise.ts';

const know = committed();
const CLIP = '71001001';

describe('what lies in the folders', () => {
  it('is tables with their text maps, pictures and clips, wherever they lie', () => {
    const folder = scratch({
      'dump/ExcelOutput/AvatarConfig.json': '[]',
      'dump/TextMap/TextMapEN.json': '{}',
      'dump/TextMap/TextMapJP.json': '{}',
      'a/b/SpriteOutput/ItemIcon/2.png': 'x',
      'res/icon/character/1102.png': 'xy',
      'sounds/English/deep/71001001.wav': 'x',
      'sounds/Chinese(PRC)/71001001.OGG': 'x',
      'jp/71001001.mp3': 'x',
      'sounds/Korean/71001001.flac': 'x',
      // For no page: a picture, a clip of another name, one of no language.
      'res/icon/block/1.png': 'x',
      'sounds/English/another.wav': 'x',
      'sounds/71001001.wav': 'x',
      'res/index_new/en/items.json': '{}',
    });
    const found = recognise([folder], know);
    expect(found.dumps).toEqual([{ folder: join(folder, 'dump'), textMaps: ['EN', 'JP'] }]);
    expect([...found.pictures]).toEqual([
      [
        'SpriteOutput/AvatarIcon/Avatar/1102',
        [{ file: join(folder, 'res/icon/character/1102.png'), size: 2 }],
      ],
      [
        'SpriteOutput/ItemIcon/2',
        [{ file: join(folder, 'a/b/SpriteOutput/ItemIcon/2.png'), size: 1 }],
      ],
    ]);
    expect([...found.voices.keys()]).toEqual([
      `cn/${CLIP}`,
      `en/${CLIP}`,
      `jp/${CLIP}`,
      `kr/${CLIP}`,
    ]);
    expect(found.unasked).toEqual({ pictures: 1, voices: 2 });
    expect(found.refused).toEqual([]);
  });

  it('takes the language of a folder that was named itself', () => {
    const folder = scratch({ [`Japanese/${CLIP}.wav`]: 'x' });
    const { voices } = recognise([join(folder, 'Japanese')], know);
    expect([...voices.keys()]).toEqual([`jp/${CLIP}`]);
  });

  it('puts a later folder before an earlier, and its own path before another name', () => {
    const name = 'SpriteOutput/LightConeMediumIcon/20000';
    const first = scratch({ [`${name}.png`]: '1' });
    const second = scratch({
      'icon/light_cone/20000.png': '2',
      'image/light_cone_preview/20000.png': '3',
      [`x/${name}.png`]: '4',
      [`y/${name}.jpg`]: '5',
    });
    const files = (...folders: string[]) =>
      recognise(folders, know)
        .pictures.get(name)
        ?.map(({ file }) => file);
    const inSecond = [
      join(second, `x/${name}.png`),
      join(second, `y/${name}.jpg`),
      join(second, 'image/light_cone_preview/20000.png'),
      join(second, 'icon/light_cone/20000.png'),
    ];
    expect(files(first, second)).toEqual([...inSecond, join(first, `${name}.png`)]);
    expect(files(second, first)).toEqual([join(first, `${name}.png`), ...inSecond]);
  });

  it('leaves out links that lead outside, follows those within, and never waits at a pipe', () => {
    const outside = scratch({ 'secret.png': 'x', 'ItemIcon/3.png': 'x' });
    const folder = scratch({ 'real.png': 'xyz' });
    mkdirSync(join(folder, 'ItemIcon'));
    symlinkSync(join(outside, 'secret.png'), join(folder, 'ItemIcon/2.png'));
    symlinkSync(join(folder, 'real.png'), join(folder, 'ItemIcon/110111.png'));
    symlinkSync(join(folder, 'gone.png'), join(folder, 'ItemIcon/110112.png'));
    symlinkSync(join(outside, 'ItemIcon'), join(folder, 'more'));
    symlinkSync(folder, join(folder, 'round'));
    execFileSync('mkfifo', [join(folder, 'ItemIcon/110113.png')]);
    const { pictures, refused } = recognise([folder], know);
    expect([...pictures.keys()]).toEqual(['SpriteOutput/ItemIcon/110111']);
    expect(refused.map(({ file, reason }) => [file.slice(folder.length + 1), reason])).toEqual([
      ['more', 'is a link that leads outside of the folder'],
      ['ItemIcon/110112.png', 'cannot be read (ENOENT)'],
      ['ItemIcon/2.png', 'is a link that leads outside of the folder'],
    ]);
  });

  it('is never what an earlier run has made', () => {
    const folder = scratch({
      'assets/.operator/manifest.json': '{}',
      'assets/SpriteOutput/ItemIcon/2.webp': 'x',
    });
    expect(recognise([folder], know).pictures.size).toBe(0);
  });

  it('is not told by odd names', () => {
    const folder = scratch();
    for (const name of ['a\nb.png', ' .png', '%2e%2e.png', '𝕏.png', '-rf.png', '.png']) {
      put(join(folder, name), 'x');
    }
    expect(recognise([folder], know)).toMatchObject({ refused: [], unasked: { pictures: 5 } });
  });
});
