/**
 * What owners' scripts call before the boot script is there (interfaces §3): the platform's head script made these names, and it is left
 * out. Calls wait in `__ssCalls`, which the boot script takes over (runtime/compat/queue.ts); the mark `ss` says which functions it may
 * replace. At most 400 bytes, ASCII. What the page has defined itself stays.
 */
export const preludeTag =
  '<script>(function(w,q){w.__ssCalls=q;"Squarespace.afterBodyLoad Squarespace.onInitialize ImageLoader.bootstrap ImageLoader.load Y.use Y.on Squarespace.!load SquarespaceFonts.!loadViaContext Static.".replace(/(\\w+)\\.(!?)(\\w*)/g,function(n,o,e,k){o=w[o]=w[o]||{};!k||o[k]||((o[k]=function(){e||q.push([n,arguments]);return this}).ss=1)});w.Y.Squarespace=w.Y.Squarespace||{}})(window,[])</script>';
