import type { Progress } from '../../report/progress.ts';
import type { AuditPage } from '../targets/targets.ts';

/** Counts the journeys of an audit for its progress. A journey that a page cannot make counts when the page is done. */
export function createAuditProgress(journeysPerPage: number, show: (progress: Progress) => void) {
  let pages = { done: 0, total: 0 };
  let visits = 0;
  let at = '';
  const update = () => {
    const total = pages.total * journeysPerPage;
    show({ unit: 'journey', done: Math.min(total, Math.max(visits, pages.done * journeysPerPage)), total, detail: at });
  };
  return {
    /** A page is begun: its number of all pages. */
    page({ site, url, path }: AuditPage, number: number, total: number): void {
      pages = { ...pages, total };
      at = `page ${number} of ${total}, ${site === null ? url : `${site}${path}`}`;
      update();
    },
    visited(): void {
      visits += 1;
      update();
    },
    judged(): void {
      pages = { ...pages, done: pages.done + 1 };
      update();
    },
  };
}
