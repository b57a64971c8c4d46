import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves of a part that could not be drawn, or would have to be waited for. */
const LEFT_OUT = '<!--$!-->';

/**
 * A page's HTML, as one text: everything that it is drawn from is there, and React takes a tenth longer to write a stream
 * of bytes, piece by piece. A part that fails takes the page with it: in place of half a page the framework then draws
 * the one that speaks of the fault.
 *
 * @throws the fault of a part
 */
export async function draw(page: ReactNode): Promise<string> {
  // React writes the type of a document into streams alone.
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  if (html.includes(LEFT_OUT)) throw await faultOf(page);
  return html;
}

/** Why a part was left out, which React tells of streams alone. */
function faultOf(page: ReactNode): Promise<unknown> {
  return new Promise((tell) => {
    const { abort } = renderToPipeableStream(page, {
      onError: tell,
      onShellReady: () => abort(new Error('A part of the page would have to be waited for.')),
    });
  });
}
