/** Style of the HTML report: system fonts, light and dark, tables that scroll by themselves, sensible on paper. */
export const htmlStyle = `
:root { color-scheme: light dark; --ink: #1c1f24; --soft: #5b6370; --paper: #fff; --card: #f5f6f8; --line: #d8dce2; --bad: #b3261e; --warn: #8a5300; --note: #1f5fa8; --good: #1c6e3d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a5adba; --paper: #15171b; --card: #1f2228; --line: #363b44; --bad: #ff8a80; --warn: #ffb95c; --note: #8ab8f5; --good: #7fd69b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 0 0 .75rem; }
header p { margin: 0; color: var(--soft); } .sum { font-size: 1.2rem; } .sum.clean { color: var(--good); } .sum.found { color: var(--bad); }
nav ol { padding-left: 1.5rem; columns: 24rem auto; } a { color: inherit; }
.badge { font-size: .8rem; padding: 0 .5em; border: 1px solid; border-radius: 1em; } .badge.clean, .none { color: var(--good); } .badge.found { color: var(--bad); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin: 1rem 0; break-inside: avoid; }
.findings { list-style: none; padding: 0; margin: 0 0 1rem; } .findings > li { border-left: .3rem solid var(--bad); padding: .1rem 0 .1rem .9rem; margin: .75rem 0; }
.findings > li.warning { border-color: var(--warn); } .findings > li.note { border-color: var(--note); } .findings p { margin: 0; font-weight: 600; }
.level { text-transform: uppercase; font-size: .75rem; letter-spacing: .05em; color: var(--bad); } .warning .level { color: var(--warn); } .note .level { color: var(--note); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: .35rem 0; font-size: .9rem; } dt { color: var(--soft); } dd { margin: 0; }
code { font: .9em ui-monospace, monospace; } details { font-size: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; width: 100%; margin: .5rem 0; } caption { text-align: left; color: var(--soft); }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); font-weight: 400; white-space: nowrap; } thead th { color: var(--soft); } tbody th { font-weight: 600; } small { color: var(--soft); font-weight: 400; }
`;
