import { startWebKit } from './facade/webkit.ts';
import { runScenarios } from './facade/run-scenarios.ts';

runScenarios('webkit', startWebKit);
