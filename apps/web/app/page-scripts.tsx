import { Scripts, useMatches } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** What the server draws a page's scripts with; in the browser they are there already. */
interface Served {
  /** Marks the page's own scripts and styles, see csp-hashes.server.ts. */
  readonly mark?: string;
  /** Hands the page's data to the framework, see data-script.server.ts. */
  readonly dataScript: string;
}

export const ServedContext = createContext<Served>({ dataScript: '' });

/**
 * The framework's scripts, the data for them, and the file of tables that the page loads. They stand in a template, in
 * which a browser asks for none of them, until the page's first script has seen the page painted (ui's
 * `first-script/start.ts`).
 */
export function PageScripts() {
  const { mark, dataScript } = useContext(ServedContext);
  const preload = preloadIn(useMatches().at(-1)?.data);
  return import.meta.env.SSR ? (
    <template data-start="">
      {preload && <link rel="preload" as="fetch" crossOrigin="anonymous" href={preload} />}
      <Scripts nonce={mark} />
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: dataScript }} />
    </template>
  ) : (
    // What is in a template is none of its children: there is nothing to draw again.
    <template data-start="" dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

function preloadIn(data: unknown): string | undefined {
  return (data as { readonly page?: { readonly preload?: string } } | undefined)?.page?.preload;
}
