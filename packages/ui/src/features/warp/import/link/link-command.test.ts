import { readRecordLink } from '@trailbook/api/records';
import { describe, expect, it } from 'vitest';
import { linkCommand } from './link-command.ts';

describe('the command', () => {
  it('only reads, and writes to nothing but the clipboard', () => {
    for (const folder of ['', 'D:\\Games']) {
      const command = linkCommand('global', folder);
      expect(command).not.toMatch(
        /Set-Content|Out-File|Add-Content|Remove-|New-Item|Copy-Item|Move-|Invoke-|Start-|https?:\/\/[a-z]/i,
      );
      expect(command).toContain("'Open', 'Read'");
      expect(command).toContain('Set-Clipboard');
    }
  });

  it('reads the log of the client that is meant', () => {
    expect(linkCommand('global', '')).toContain('LocalLow\\Cognosphere\\Star Rail\\$_"');
    expect(linkCommand('cn', '')).toContain('LocalLow\\miHoYo\\崩坏：星穹铁道\\$_"');
    expect(linkCommand('cn', '')).toContain("('Player.log', 'Player-prev.log' |");
  });

  it('takes the folder that it is told for a text, whatever stands in it', () => {
    const command = linkCommand('global', "D:\\It's\n'; Remove-Item C:\\ ’; $(evil)");
    const line = command.split('\n').find((one) => one.startsWith('$game'));
    expect(line).toBe("$game = 'D:\\It''s''; Remove-Item C:\\ ’’; $(evil)'");
    expect(command).not.toContain('Player.log');
  });

  it.each([
    ['Loading player data from D:/Games/Star Rail/StarRail_Data/data.unity3d'],
    ["Mono path[0] = 'd:/games/star rail/starrail_data/Managed'"],
    ['Discovering subsystems at path D:\\Games\\Star Rail\\StarRail_Data\\UnitySubsystems'],
    ['https://x.example/a\r\nD:/Games/Star Rail/StarRail_Data'],
  ])('finds the game in a log that says: %s', (line) => {
    const [, pattern = ''] = /Match\(\$log, '\(\?i\)(.+)'\)/.exec(linkCommand('global', '')) ?? [];
    const [game = ''] = new RegExp(pattern, 'i').exec(`Initialize engine\r\n${line}\r\n`) ?? [];
    expect(game.replaceAll('\\', '/').toLowerCase()).toBe('d:/games/star rail/starrail_data');
  });
});

describe('the links that the command finds in a cache', () => {
  const [, pattern = ''] = /'(https:.+)'\) \}\)/.exec(linkCommand('global', '')) ?? [];
  const key = 'authkey=aB3dE5gH%2BjK7%3D';
  const found = (...texts: readonly string[]) =>
    texts.join('\0\u0001').match(new RegExp(pattern, 'g')) ?? [];

  const api = 'https://public-operation-hkrpg-sg.hoyoverse.com/common';
  it.each([
    [`https://gs.hoyoverse.com/hkrpg/event/e20211215gacha/index.html`],
    [`https://webstatic-sea.hoyoverse.com/hkrpg/event/e20211215gacha-v2/index.html`],
    [`${api}/hkrpg_gacha_record/api/getGachaLog`],
    [`${api}/hkrpg_gacha_record/api/getLdGachaLog`],
    [`${api}/gacha_record/api/getGachaLog`],
  ])('are those of %s', (address) => {
    for (const query of [
      `${key}&game_biz=hkrpg_global&lang=en`,
      `lang=en&game_biz=hkrpg_cn&${key}`,
    ]) {
      const link = `${address}?authkey_ver=1&${query}`;
      expect(found('1/0/https://x.example/a.css', `1/0/${link}`, '1/0/b')).toEqual([link]);
      expect(found(`"${link}"`)).toEqual([link]);
      expect(readRecordLink(link).ok).toBe(true);
    }
  });

  it('are none of other pages, other games, or without a key', () => {
    expect(
      found(
        `https://gs.hoyoverse.com/hkrpg/event/e20211215gacha/index.html?game_biz=hkrpg_global`,
        `https://gs.hoyoverse.com/hkrpg/event/e20230101mail/index.html?${key}&game_biz=hkrpg_global`,
        `https://webstatic-sea.hoyoverse.com/csc-service-center-fe/index.html?${key}&game_biz=hkrpg_cn`,
        `https://public-operation-nap-sg.hoyoverse.com/common/gacha_record/api/getGachaLog?${key}&game_biz=nap_global`,
      ),
    ).toEqual([]);
  });
});
