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
    expect(linkCommand('global', '')).toContain('Cognosphere\\Star Rail\\Player.log');
    expect(linkCommand('cn', '')).toContain('miHoYo\\崩坏：星穹铁道\\Player.log');
  });

  it('takes the folder that it is told for a text, whatever stands in it', () => {
    const command = linkCommand('global', "D:\\It's\n'; Remove-Item C:\\ ’; $(evil)");
    const line = command.split('\n').find((one) => one.startsWith('$game'));
    expect(line).toBe("$game = 'D:\\It''s''; Remove-Item C:\\ ’’; $(evil)'");
    expect(command).not.toContain('Player.log');
  });
});
