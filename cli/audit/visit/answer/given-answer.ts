import type { Answer } from '../../artifacts/artifacts.ts';
import type { Tab } from '../../browser/browser.ts';
import type { PageTime } from '../pace/page-time.ts';
import type { VisitOptions } from '../visit-options.ts';
import type { Watch } from '../watch/watch.ts';
import type { BannerFinder } from './banner-finder.ts';
import type { PressMoment } from './press-control.ts';

/** An answer, with the state right before it. */
export interface GivenAnswer extends Omit<PressMoment, 'pageMs'> {
  readonly answer: Answer;
}

/** Parts of a visit that answering needs. */
export interface AnsweringParts {
  readonly time: PageTime;
  readonly tab: Tab;
  readonly watch: Watch;
  readonly finder: BannerFinder;
  readonly options: VisitOptions;
  /** Called when the settings of a banner are open. */
  readonly onSettings: () => Promise<void>;
}
