import { pictureFiles } from '@trailbook/core/internal/dataset';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { KnownAssetsContext, type KnownPicture, useSite } from '../../platform/index.ts';

/** How wide the portrait of a thing's page is: its file is on the way before the page is read. */
export const PORTRAIT_SIZES = '(min-width: 64rem) 18rem, 8rem';

interface Props {
  /** Below the assets' address, without its ending; null where the game has none. */
  readonly path: string | null | undefined;
  /** How wide the picture stands in the page, as `sizes` says it: by this the browser chooses a file. */
  readonly sizes: string;
  readonly className?: string;
  /** What stands for it until it is there, and where it never comes. Decoration, like the picture. */
  readonly children: ReactNode;
  /** The one picture that the page is about: it is asked for first. */
  readonly isMain?: boolean | undefined;
  /** Whether the drawing stays behind the picture, as the sky does behind who stands before it. */
  readonly keepsSky?: boolean;
}

/** A picture of the operator's own store, over the site's own drawing, which stays where there is none. Rule C12. */
export function Picture({ path, className = '', children, ...shown }: Props) {
  const source = usePictureSource(path);
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {source ? (
        <Loaded key={source.address} {...source} {...shown}>
          {children}
        </Loaded>
      ) : (
        children
      )}
    </span>
  );
}

/** A picture that may be asked for, by its address without an ending; its facts only where a manifest says them. */
interface PictureSource {
  readonly address: string;
  readonly known: KnownPicture | undefined;
}

/** Where a picture is; undefined where there are none, or not this one. */
export function usePictureSource(path: string | null | undefined): PictureSource | undefined {
  const { assetsUrl } = useSite();
  const assets = useContext(KnownAssetsContext);
  const known = path ? assets?.pictures[path] : undefined;
  if (!assetsUrl || !path || (assets && !known)) return undefined;
  return { address: `${assetsUrl}/${path}`, known };
}

/** Whether the page has pictures to show. */
export function useHasPictures(): boolean {
  const { assetsUrl } = useSite();
  const assets = useContext(KnownAssetsContext);
  return assetsUrl !== null && (!assets || Object.keys(assets.pictures).length > 0);
}

type State = 'coming' | 'there' | 'absent';

function Loaded(props: Omit<Props, 'path' | 'className'> & PictureSource) {
  const { address, known, sizes, children, isMain = false, keepsSky = false } = props;
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>('coming');

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    // It may have come, or failed, before the page was alive.
    if (image.complete && image.naturalWidth === 0) setState('absent');
    else if (image.complete) setState('there');
  }, []);

  useEffect(() => {
    if (state !== 'there') return;
    // What cannot be decoded is shown all the same, as far as it goes. Rule D24.
    ref.current?.decode().catch((error: unknown) => {
      console.warn(`A picture could not be decoded: ${address}`, error);
    });
  }, [state, address]);

  if (state === 'absent') return <>{children}</>;
  const [width, height, placeholder] = known ?? [];
  // What a manifest names is there: nothing has to be drawn in its place meanwhile.
  const isExpected = state === 'there' || known !== undefined;
  return (
    <>
      {isExpected
        ? keepsSky && <span className="block size-full opacity-15">{children}</span>
        : children}
      <img
        ref={ref}
        src={`${address}.webp`}
        {...(width && { srcSet: pictureFiles(address, width), sizes })}
        alt=""
        width={width}
        height={height}
        loading={isMain ? 'eager' : 'lazy'}
        // React 18 knows the attribute by its HTML name alone.
        {...(isMain && { fetchpriority: 'high' })}
        decoding="async"
        onLoad={() => setState('there')}
        onError={() => setState('absent')}
        className="absolute inset-0 size-full object-contain"
        style={placeholder && state === 'coming' ? behind(placeholder) : undefined}
      />
    </>
  );
}

/** A few pixels, which the browser makes as large as the picture: so it is blurred. */
function behind(placeholder: string) {
  return { background: `url(data:image/webp;base64,${placeholder}) center/contain no-repeat` };
}
