import { useEffect, useState } from 'react';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import { readPageReports } from './control.ts';

const everyMs = 2000;

/** The reports of the pages that were opened, read anew as long as the platform keeps any; none without `serve --report`. */
export function usePageReports(): readonly StoredPageReport[] {
  const [reports, setReports] = useState<readonly StoredPageReport[]>([]);
  useEffect(() => {
    const timer = setInterval(read, everyMs);
    function read(): void {
      readPageReports().then(
        ({ isOn, reports: read }) => {
          setReports(read);
          if (!isOn) clearInterval(timer);
        },
        () => undefined,
      );
    }
    read();
    return () => clearInterval(timer);
  }, []);
  return reports;
}
