import * as lightboxLimits from '../../contract/lightbox-limits.ts';

/**
 * Dark by default, light by `data-theme`, in the page's own type. The stage has the picture; the caption stands below it and never
 * covers it. The page does not scroll behind it: the overlay is one px higher than the dialog, which therefore could scroll itself and
 * keeps to itself what would move the page. Nothing of the page is laid out anew for it, as it would be without its scrollbar.
 */
export const lightboxStyles = `
.sqs-lightbox{all:unset;--ink:#fff;--paper:#000;--veil:#0007;position:fixed;overscroll-behavior:contain;inset:0;z-index:${lightboxLimits.zIndex};display:flex;flex-direction:column;overflow:hidden;touch-action:none;color:var(--ink);font-size:15px;line-height:1.5;text-shadow:0 0 4px var(--paper);forced-color-adjust:none}
.sqs-lightbox[data-theme=light]{--ink:#111;--paper:#fff;--veil:#fffb}
.sqs-lightbox::backdrop{background:none}
.sqs-lightbox-overlay{position:absolute;inset:0 0 -1px;background:var(--paper);opacity:${lightboxLimits.overlayOpacityRatio}}
.sqs-lightbox-slideshow{position:relative;min-height:0;user-select:none;flex:1;-webkit-user-select:none;margin:56px 64px 24px}
.sqs-lightbox-slide{position:absolute;inset:0;margin:0;display:grid;place-items:center}
.sqs-lightbox .sqs-lightbox-slide>img{flex:none;max-width:none;max-height:none;object-fit:contain;clip-path:inset(0);will-change:transform}
.sqs-lightbox-slide>.sqs-video-wrapper{width:min(100%,calc((100vh - 160px)*16/9));max-height:100%}
.sqs-lightbox-content{max-width:100%;max-height:100%;overflow:auto}
.sqs-lightbox-slide.loading::before{content:"";position:absolute;width:28px;height:28px;border:2px solid;border-inline-color:#0000;border-radius:50%;animation:sqs-lightbox-turn 1s linear infinite}
@keyframes sqs-lightbox-turn{to{transform:rotate(1turn)}}
.sqs-lightbox-meta{position:relative;max-height:40%;overflow:auto;padding:0 max(64px,50% - 35ch) 24px;text-align:center;overflow-wrap:anywhere;unicode-bidi:plaintext}
.sqs-lightbox-meta:empty{display:none}
.sqs-lightbox-meta *{margin:0;color:inherit;unicode-bidi:inherit}
.sqs-lightbox-title{font-weight:600}
.sqs-lightbox .sqs-lightbox-count{position:absolute;inset-block-start:0;inset-inline-start:20px;margin:0;font-size:14px;line-height:56px;unicode-bidi:plaintext}
.sqs-lightbox-said{position:absolute;clip-path:inset(50%)}
.sqs-lightbox .sqs-lightbox-control{all:unset;position:absolute;inset-block-start:4px;transition:opacity ${lightboxLimits.navFadeMs}ms;inset-inline-end:8px;width:48px;height:48px;border-radius:50%;background:var(--veil);cursor:pointer;display:grid;place-items:center}
.sqs-lightbox .sqs-lightbox-control:focus-visible{outline:2px solid;outline-offset:-5px}
.sqs-lightbox>[hidden]{display:none}
.sqs-lightbox-control::before,.sqs-lightbox-control::after{content:"";position:absolute;width:20px;height:2px;background:currentColor;box-sizing:border-box;transform:rotate(45deg)}
.sqs-lightbox-close::after{transform:rotate(-45deg)}
.sqs-lightbox .sqs-lightbox-zoom{inset-inline-end:64px}
.sqs-lightbox-zoom::before{transform:none}
.sqs-lightbox-zoom::after{transform:rotate(90deg)}
.sqs-lightbox .sqs-lightbox-previous,.sqs-lightbox .sqs-lightbox-next{inset-block-start:calc(50% - 24px)}
.sqs-lightbox .sqs-lightbox-previous{inset-inline:8px auto}
.sqs-lightbox-previous::before,.sqs-lightbox-next::before{width:13px;height:13px;border:solid;border-width:2px 0 0 2px;background:none;transform:translateX(3px) rotate(-45deg)}
.sqs-lightbox-previous::after,.sqs-lightbox-next::after,.sqs-lightbox-zoomed .sqs-lightbox-zoom::after{display:none}
.sqs-lightbox .sqs-lightbox-next,[dir=rtl] .sqs-lightbox-previous{scale:-1 1}
[dir=rtl] .sqs-lightbox .sqs-lightbox-next{scale:none}
.sqs-lightbox-control[aria-disabled=true]::before{opacity:.35}
.sqs-lightbox-resting .sqs-lightbox-control:not(:focus-visible,:hover){opacity:0}
.sqs-lightbox-closing>:not(.sqs-lightbox-slideshow,.sqs-cookie-banner-v2){opacity:0;transition:opacity ${lightboxLimits.overlayFadeSeconds}s}
[data-ss-block] img[role=button]:focus-visible{outline:4px solid Highlight;outline-offset:-4px}
@media (max-width:640px){
.sqs-lightbox-slideshow{margin-inline:0}
.sqs-lightbox-meta{padding-inline:20px}
}
@media (prefers-reduced-motion:reduce){.sqs-lightbox *,.sqs-lightbox ::before{animation:none;transition:none}}
`;
