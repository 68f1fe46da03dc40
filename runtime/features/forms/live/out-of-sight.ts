/** For screen readers, or for programs: nobody sees it. Without a style sheet, which most forms have no other use for. */
export function putOutOfSight({ style }: HTMLElement): void {
  style.cssText +=
    ';position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
}
