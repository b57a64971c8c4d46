import type { GameClient } from '@trailbook/api/records';

/** Where each client writes its log, below the folder of the player's own. */
const LOGS: Readonly<Record<GameClient, string>> = {
  global: 'Cognosphere\\Star Rail',
  cn: 'miHoYo\\崩坏：星穹铁道',
};

/**
 * What is searched for: the page in front of the records, or its question on either path, with a key. In a cache it
 * ends before a zero byte or a quote. Other games below the same folder have other names in their links.
 */
const LINK =
  'https://[!#-~]+?(?:gacha_record/api/get(?:Ld)?GachaLog|/hkrpg/event/e\\d+gacha[!#->@-~]*)' +
  '\\?(?=[!#-~]*game_biz=hkrpg_)[!#-~]*?authkey=[!#-~]+';

/** The first path to the game's data; neither case nor slashes are always the same. */
const GAME = '(?i)\\b[a-z]:[\\\\/][^\\r\\n]*?StarRail_Data';

/**
 * A command for PowerShell that finds the link: it reads the game's log for where the game is, or takes the folder
 * that it is given; reads the page caches there, which the game may hold open; and puts the last link of the newest
 * cache with one into the clipboard. It writes nothing, changes nothing and asks no server.
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
    '$links = @(Get-ChildItem -LiteralPath $game -Recurse -Filter data_2 -ErrorAction SilentlyContinue |',
    "  Where-Object FullName -like '*webCaches*Cache_Data*' | Sort-Object LastWriteTime |",
    '  ForEach-Object { [regex]::Matches((& $read $_.FullName),',
    `  '${LINK}') })`,
    "if ($links) { Set-Clipboard $links[-1].Value; 'OK' } else { 'No link found.' }",
  ].join('\n');
}

/** When the game was just started its log names no folder yet, but the one before it does. */
function fromLog(client: GameClient): string {
  return [
    "$log = ('Player.log', 'Player-prev.log' |",
    `  ForEach-Object { "$env:USERPROFILE\\AppData\\LocalLow\\${LOGS[client]}\\$_" } |`,
    '  Where-Object { Test-Path $_ } | ForEach-Object { & $read $_ }) -join "`n"',
    `$game = [regex]::Match($log, '${GAME}').Value`,
  ].join('\n');
}

/** Within single quotes nothing means anything but another one. All sorts of them count in PowerShell. */
function quoted(text: string): string {
  return `'${text.replace(/[\r\n]/g, '').replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
