import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { downloadFile } from '../../../platform/index.ts';
import { Button, Dialog, FilterChips } from '../../../primitives/index.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { type Palette, paletteOf } from './palette.ts';

/** Draws an image; the same function until what it draws changes. */
export type Paint = (
  context: CanvasRenderingContext2D,
  terms: { readonly layout: LayoutName; readonly palette: Palette },
) => void;

interface Props {
  readonly title: string;
  /** What the file is called. */
  readonly file: string;
  /** The same in words, for who does not see the image. */
  readonly told: string;
  readonly paint: Paint;
  readonly onClose: () => void;
}

const NAMES: readonly LayoutName[] = ['wide', 'square', 'tall'];

/** An image that is drawn on the device and kept as a file: nothing is sent anywhere. */
export function ImageDialog({ title, file, told, paint, onClose }: Props) {
  const { t } = useI18n();
  const [layout, setLayout] = useState<LayoutName>('wide');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = LAYOUTS[layout];
  useEffect(() => {
    let isWanted = true;
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (isWanted && context) paint(context, { layout, palette: paletteOf(document.body) });
    };
    draw();
    // The page's own fonts may still be on their way.
    document.fonts.ready.then(draw, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [paint, layout]);
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) downloadFile(file, blob, 'image/png');
    }, 'image/png');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isRead
      footer={
        <Button look="lamp" onClick={save}>
          {t('warp.image.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('warp.image.text')}</p>
        <FilterChips
          legend={t('warp.image.layout')}
          options={NAMES.map((value) => ({ value, label: t(`warp.image.${value}`) }))}
          isActive={(value) => value === layout}
          onToggle={(value) => setLayout(NAMES.find((name) => name === value) ?? layout)}
        />
        <canvas
          // A canvas of another size is another canvas.
          key={layout}
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={told}
          className="max-h-[60dvh] w-full rounded-control border border-line object-contain"
        />
      </div>
    </Dialog>
  );
}
