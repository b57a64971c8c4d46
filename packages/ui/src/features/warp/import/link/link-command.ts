import type { GameClient } from '@trailbook/api/records';

/** Where each client writes its log, below the folder of the player's own. */
const LOGS: Readonly<Record<GameClient, string>> = {
  global: 'Cognosphere\\Star Rail',
  cn: 'miHoYo\\崩坏：星穹铁道',
};

/**
 * A command for PowerShell that finds the link: it reads the game's log for where the game is, or is told; reads
 * the newest page cache there, which the game may hold open; and puts the last link into the clipboard. It
 * writes nothing, changes nothing and asks nobody.
 * Rule W26.
 *
 * @param folder - where the game is installed, for games without a launcher; empty to read the log
 */
export function linkCommand(client: GameClient, folder: string): string {
  const place = folder.trim();
  return [
    '$read = { param($path)',
    "  $file = [IO.File]::Open($path, 'Open', 'Read', 'ReadWrite, Delete')",
    '  try { (New-Object IO.StreamReader($file)).ReadToEnd() } finally { $file.Dispose() } }',
    place === '' ? fromLog(client) : `$game = ${quoted(place)}`,
    '$caches = Get-ChildItem -Path $game -Recurse -Filter data_2 -ErrorAction SilentlyContinue |',
    "  Where-Object FullName -like '*webCaches*Cache_Data*' | Sort-Object LastWriteTime",
    '$links = if ($caches) { [regex]::Matches((& $read $caches[-1].FullName),',
    "  'https://[\\x21-\\x7e]+?GachaLog\\?[\\x21-\\x7e]*?authkey=[\\x21-\\x7e]+') }",
    "if ($links) { Set-Clipboard $links[-1].Value; 'OK' } else { 'No link found.' }",
  ].join('\n');
}

function fromLog(client: GameClient): string {
  return [
    `$log = & $read "$env:USERPROFILE\\AppData\\LocalLow\\${LOGS[client]}\\Player.log"`,
    "$game = [regex]::Match($log, '[A-Z]:[\\\\/][^\\r\\n]*?StarRail_Data').Value",
  ].join('\n');
}

/** Within single quotes nothing means anything but another one. All sorts of them count in PowerShell. */
function quoted(text: string): string {
  return `'${text.replace(/[\r\n]/g, '').replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
