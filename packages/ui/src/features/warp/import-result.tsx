import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/index.ts';
import type { ImportDone } from './import/parts/import-hooks.ts';
import type { ShowStatistics } from './import/parts/statistics-link.tsx';

interface Props {
  readonly done: ImportDone;
  readonly onShow: ShowStatistics;
}

/** What an import came to, in the place of what it was made with, and the way on. */
export function ImportResult({ done: { lines, wayOn, account }, onShow }: Props) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 border-s-2 border-lamp ps-4">
      <div ref={result} role="status" tabIndex={-1} className="flex flex-col gap-1">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {account && <Button onClick={() => onShow(account.uid, account.type)}>{wayOn}</Button>}
    </div>
  );
}
