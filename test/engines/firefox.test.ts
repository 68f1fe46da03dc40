import { startFirefox } from './facade/firefox.ts';
import { runScenarios } from './facade/run-scenarios.ts';

runScenarios('firefox', startFirefox);
