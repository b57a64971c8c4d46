import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { put, scratch, scratchData } from '../test/scratch.ts';
import { formatPlan, formatProgress, formatReport, formatWork } from './report.ts';
import { carryOut, planOperator } from './run-operator.ts';

// Programs are started, and pictures made: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('the report', () => {
  it('says what was found, refused and outdone, and is the same for the same folders', async () => {
    const good = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const from = scratch({
      'icon/item/2.png': good,
      'SpriteOutput/ItemIcon/2.png': good,
      'dump/ExcelOutput/AvatarConfig.json': '[]',
    });
    for (let id = 110111; id <= 110113; id += 1) put(join(from, `icon/item/${id}.png`), 'x');
    mkdirSync(join(from, 'icon/curio'));
    symlinkSync('/etc/hostname', join(from, 'icon/curio/odd\nname.png'));
    const folders = { from: [from], assets: scratch(), data: scratchData() };
    const plan = await planOperator(folders);
    expect(formatPlan(plan)).toContain(`Tables in "${from}/dump", without text maps.`);
    expect(formatPlan(plan)).toMatch(/^ {2}items: 4 of \d+ \(0 are there\)$/m);

    const done = await carryOut(plan, { prune: false });
    const report = formatReport(plan, done, { prune: false });
    expect(report).toMatch(/^Texts could not be read: Table .* missing/m);
    expect(report).toContain(
      [
        'Refused: 4',
        `  "${from}/icon/curio/odd\\nname.png" is a link that leads outside of the folder`,
        `  "${from}/icon/item/110111.png" is no picture`,
        `  "${from}/icon/item/110112.png" is no picture`,
        `  "${from}/icon/item/110113.png" is no picture`,
        'Two files for one thing: 1',
        `  "${from}/icon/item/2.png" gave way to "${from}/SpriteOutput/ItemIcon/2.png"`,
        'What pages have',
      ].join('\n'),
    );
    expect(formatReport(plan, done, { prune: false, most: 1 })).toContain(
      `odd\\nname.png" is a link that leads outside of the folder\n  …\nTwo files`,
    );
    expect(formatWork(done)).toMatch(/^Pictures: 1 made, 0 unchanged, 3 refused in \d+\.\d s/m);

    const again = await planOperator(folders);
    const kept = await carryOut(again, { prune: false });
    expect(formatWork(kept)).toMatch(/^Pictures: 0 made, 1 unchanged/m);
    expect(formatReport(again, kept, { prune: false })).toBe(report);
  });

  it('estimates how long it takes', () => {
    const progress = { title: 'pictures', done: 50, all: 200, perSecond: 24.6 };
    expect(formatProgress({ ...progress, secondsLeft: 41.2 })).toBe(
      'pictures: 50/200, 25 a second, 42 s left',
    );
    expect(formatProgress({ ...progress, secondsLeft: 150 })).toContain('3 min left');
  });
});
