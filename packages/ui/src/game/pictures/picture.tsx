import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSite } from '../../platform/index.ts';

interface Props {
  /** Below the assets' address, without its ending; null where the game has none. */
  readonly path: string | null;
  /** Of the picture itself, so that nothing moves when it comes. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** What stands for it until it is there, and where it never comes. Decoration, like the picture. */
  readonly children: ReactNode;
  /** The one picture that the page is about: it is asked for first. */
  readonly isMain?: boolean;
}

/** A picture of the operator's own store, over the site's own drawing, which stays where there is none. Rule C12. */
export function Picture({ path, width, height, className = '', children, isMain = false }: Props) {
  const { assetsUrl } = useSite();
  const src = assetsUrl && path ? `${assetsUrl}/${path}.webp` : undefined;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {src ? (
        <Loaded key={src} src={src} width={width} height={height} isMain={isMain}>
          {children}
        </Loaded>
      ) : (
        children
      )}
    </span>
  );
}

type State = 'coming' | 'there' | 'absent';

function Loaded(props: Pick<Props, 'width' | 'height' | 'children' | 'isMain'> & { src: string }) {
  const { src, width, height, children, isMain } = props;
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
      console.warn(`A picture could not be decoded: ${src}`, error);
    });
  }, [state, src]);

  return (
    <>
      {state !== 'there' && children}
      {state !== 'absent' && (
        <img
          ref={ref}
          src={src}
          alt=""
          width={width}
          height={height}
          loading={isMain ? 'eager' : 'lazy'}
          // React 18 knows the attribute by its HTML name alone.
          {...{ fetchpriority: isMain ? 'high' : 'auto' }}
          decoding="async"
          onLoad={() => setState('there')}
          onError={() => setState('absent')}
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </>
  );
}
