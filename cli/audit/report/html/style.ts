/** Colours of the light theme, which print uses too. */
const light =
  '--ink: #1c1f24; --soft: #565e6b; --paper: #fff; --card: #f5f6f8; --line: #d3d8df; --bad: #b3261e; --warn: #855000; ' +
  '--note: #1f5fa8; --good: #1c6e3d; --call: #6a3ea1;';

/** Style of the HTML report: system fonts, light and dark themes, scrollable tables, and a layout for print. */
export const style = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a9b1be; --paper: #15171b; --card: #1f2228; --line: #3a404a; --bad: #ff8a80; --warn: #ffb95c; --note: #8ab8f5; --good: #7fd69b; --call: #c6a5f5; } }
* { box-sizing: border-box; }
body { --ground: var(--paper); margin: 0 auto; max-width: 72rem; padding: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { font-size: 1rem; margin: 0; font-weight: 600; color: var(--soft); } h2 { font-size: 1.3rem; margin: 2rem 0 .5rem; } h3 { font-size: 1.05rem; margin: 0; display: inline; } h4 { font-size: .95rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; } a { color: inherit; } code { font: .9em ui-monospace, monospace; } bdi { unicode-bidi: isolate; } .soft, small { color: var(--soft); font-weight: 400; font-size: .9em; }
:focus-visible { outline: 3px solid var(--note); outline-offset: 2px; }
.verdict { border: 1px solid var(--line); border-left: .5rem solid var(--good); border-radius: .5rem; background: var(--card); padding: 1rem 1.25rem; }
.verdict.broken { border-left-color: var(--bad); } .verdict.attention, .verdict.unknown { border-left-color: var(--warn); } .sentence { font-size: 1.35rem; line-height: 1.3; font-weight: 700; }
.steps { padding-left: 1.5rem; } .causes { padding-left: 1.25rem; } .steps li { margin: .75rem 0; } .means { font-weight: 600; }
#filter:not([hidden]) { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); padding: .6rem 0; }
#filter label { display: grid; font-size: .85rem; color: var(--soft); flex: 1 1 9rem; min-width: 0; } #filter input, #filter select, #filter button { font: inherit; font-size: 1rem; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: .35rem; padding: .35rem .5rem; min-height: 2.5rem; width: 100%; min-width: 0; }
#filter button { width: auto; cursor: pointer; } #shown { padding: .5rem 0; }
.rule h3 code { font-size: 1rem; font-weight: 700; } .rule { border-top: 1px solid var(--line); padding: 1rem 0 .5rem; scroll-margin-top: 6rem; } .page { scroll-margin-top: 6rem; }
.findings { list-style: none; padding: 0; margin: .5rem 0 0; } .finding { border-left: .3rem solid var(--note); background: var(--card); border-radius: 0 .4rem .4rem 0; padding: .5rem .8rem; margin: .6rem 0; }
.finding.error { border-color: var(--bad); } .finding.warning { border-color: var(--warn); } .message { margin: 0; font-weight: 600; }
.level { text-transform: uppercase; font-size: .75rem; letter-spacing: .05em; color: var(--note); } .error .level { color: var(--bad); } .warning .level { color: var(--warn); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem .9rem; margin: .35rem 0; font-size: .9rem; } dt { color: var(--soft); } dd { margin: 0; }
.logo { float: inline-end; width: auto; max-width: 12rem; max-height: 4rem; border: 0; border-radius: 0; margin-inline-start: 1rem; }
pre { margin: .15rem 0; padding: .35rem .6rem; background: var(--paper); border: 1px solid var(--line); border-radius: .3rem; white-space: pre-wrap; font: inherit; } code.here { font-weight: 700; }
details { font-size: .95rem; } summary { cursor: pointer; }
.page { --ground: var(--card); background: var(--ground); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; margin: .75rem 0; }
.badge { font-size: .8rem; padding: 0 .6em; border: 1px solid; border-radius: 1em; white-space: nowrap; } .clean { color: var(--good); } .verdict.clean { color: inherit; } .badge.keeps { color: var(--good); } .badge.breaks { color: var(--bad); } .badge.undecided, .badge.attention, .unverified { color: var(--warn); } .answers { list-style: none; padding: 0; margin: .5rem 0; }
.time-line ol { list-style: none; padding: 0; margin: 0; } .time-line summary { padding: .2rem 0; } .journey { font-weight: 600; }
svg { display: block; width: 100%; height: 1.75rem; } svg line { vector-effect: non-scaling-stroke; stroke-width: 3; } svg .base { stroke: var(--line); stroke-width: 1; } svg .cookie { stroke: var(--bad); } svg .call { stroke: var(--call); } svg .load { stroke: var(--good); stroke-width: 2; } svg .end { stroke: var(--soft); stroke-width: 2; } svg .answer { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 2; }
.legend { font-size: .85rem; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; } .legend span::before { content: ''; display: inline-block; width: .3rem; height: .8rem; margin-right: .4rem; vertical-align: -.1rem; background: var(--ink); } .legend .load::before { background: var(--good); } .legend .end::before { background: var(--soft); } .legend .cookie::before { background: var(--bad); vertical-align: .2rem; } .legend .call::before { background: var(--call); vertical-align: -.3rem; }
.axis { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); font-size: .8rem; color: var(--soft); margin: 0; overflow-wrap: normal; } .axis span { border-left: 1px solid var(--soft); padding-left: .25rem; white-space: nowrap; } .time-line .events { padding: .1rem 0 .6rem 1rem; font-size: .85rem; columns: 22rem auto; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem; margin: 1rem 0; } .picture summary { list-style: none; } .picture[open] { grid-column: 1 / -1; } .picture[open] img { max-height: none; width: auto; max-width: 100%; cursor: zoom-out; } .picture img { cursor: zoom-in; } .seen { display: block; } .requests td { white-space: normal; min-width: 6.5rem; } .requests tbody th { min-width: 16rem; font-weight: 400; } img { width: 100%; height: auto; max-height: 32rem; object-fit: contain; object-position: left; border: 1px solid var(--line); border-radius: .3rem; display: block; }
.attributes { display: block; }
.wide { overflow-x: auto; background: linear-gradient(90deg, var(--ground) 30%, transparent) 0 0 / 2.5rem 100% no-repeat local, linear-gradient(270deg, var(--ground) 30%, transparent) 100% 0 / 2.5rem 100% no-repeat local, linear-gradient(90deg, var(--soft), transparent) 0 0 / .4rem 100% no-repeat, linear-gradient(270deg, var(--soft), transparent) 100% 0 / .4rem 100% no-repeat; } table { border-collapse: collapse; font-size: .9rem; width: 100%; margin: .75rem 0; } caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); font-weight: 400; white-space: nowrap; } thead th { color: var(--soft); } tbody th { font-weight: 600; white-space: normal; min-width: 9rem; overflow-wrap: break-word; } .parties td { white-space: normal; min-width: 11rem; } .parties small { display: block; }
footer { margin-top: 2rem; border-top: 1px solid var(--line); }
.comparison ul { padding-left: 1.25rem; } .comparison table { width: auto; } .comparison tbody th { min-width: 0; } .files { grid-template-columns: minmax(0, 1fr); }
@media (max-width: 40rem) { body { padding: .75rem; } .sentence { font-size: 1.15rem; } #filter:not([hidden]) { position: static; } }
@page { margin: 14mm; }
@media print { :root { color-scheme: light; ${light} } body { max-width: none; padding: 0; font-size: 10pt; } #filter { display: none !important; } .verdict, .badge, .legend span::before { print-color-adjust: exact; }
  .page, .finding { background: none; } h2, h3, h4, caption, summary, thead { break-after: avoid; } .verdict, .finding, .steps li, summary, .picture, tr, .environment, .files { break-inside: avoid; } tbody tr:first-child { break-before: avoid; } .page { border-width: 1px 0 0; border-radius: 0; padding: .8rem 0; }
  details::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; } .time-line .events { columns: 13rem; } .pictures { grid-template-columns: 1fr; } img, .picture[open] img { width: auto; max-width: 100%; max-height: 10cm; object-fit: contain; object-position: left; }
  .wide { overflow: visible; background: none; } table { font-size: 8pt; table-layout: fixed; } th, td { padding: .2rem .3rem; white-space: normal; } tbody th { min-width: 0; } th:first-child { width: 22%; } }
`;
