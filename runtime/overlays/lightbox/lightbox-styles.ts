import { lightboxLimits } from '../../contract/limits.ts';

/** Dark by default, light by `data-theme`. The stage has the picture; the caption stands below it and never covers it. */
export const lightboxStyles = `
.sqs-lightbox{--ink:#fff;--paper:#000;--veil:rgba(0,0,0,.45);position:fixed;inset:0;z-index:${lightboxLimits.zIndex};box-sizing:border-box;
width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:none;color:var(--ink);
font:400 15px/1.5 system-ui,sans-serif;flex-direction:column;outline:0}
.sqs-lightbox[open]{display:flex}
.sqs-lightbox[data-theme=light]{--ink:#111;--paper:#fff;--veil:rgba(255,255,255,.7)}
.sqs-lightbox::backdrop{background:none}
.sqs-lightbox-overlay{position:absolute;inset:0;background:var(--paper);opacity:${lightboxLimits.overlayOpacityRatio}}
.sqs-lightbox-slideshow{position:relative;flex:1;min-height:0;margin:56px 64px 24px;touch-action:none;user-select:none;-webkit-user-select:none}
.sqs-lightbox-slide{position:absolute;inset:0;margin:0;display:flex;align-items:center;justify-content:center}
.sqs-lightbox .sqs-lightbox-slide>img{flex:none;display:block;max-width:none;max-height:none;object-fit:contain;transform-origin:50% 50%;will-change:transform}
.sqs-lightbox-zoomed .sqs-lightbox-slideshow{cursor:grab}
.sqs-lightbox-slide>.sqs-video-wrapper{width:min(100%,calc((100dvh - 160px)*16/9))}
.sqs-lightbox-content{max-width:100%;max-height:100%;overflow:auto}
.sqs-lightbox-slide.loading::before{content:"";position:absolute;width:28px;height:28px;border:2px solid;border-color:var(--ink) transparent;border-radius:50%;animation:sqs-lightbox-turn 1s linear infinite}
@keyframes sqs-lightbox-turn{to{transform:rotate(1turn)}}
.sqs-lightbox-meta{position:relative;max-height:40%;overflow:auto;padding:0 64px 24px;text-align:center;overflow-wrap:anywhere}
.sqs-lightbox-meta:empty{display:none}
.sqs-lightbox-meta p{margin:0 auto;max-width:70ch}
.sqs-lightbox-meta .sqs-lightbox-title{font-weight:600}
.sqs-lightbox-meta a{color:inherit}
.sqs-lightbox .sqs-lightbox-count{position:absolute;inset-block-start:0;inset-inline-start:0;margin:0;padding:0 20px;font:500 14px/56px system-ui,sans-serif;font-variant-numeric:tabular-nums}
.sqs-lightbox-said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sqs-lightbox .sqs-lightbox-control{position:absolute;width:48px;height:48px;margin:0;padding:0;border:0;border-radius:50%;background:var(--veil);color:inherit;cursor:pointer;display:flex;align-items:center;justify-content:center;transition:opacity ${lightboxLimits.navFadeMs}ms}
.sqs-lightbox-control::before,.sqs-lightbox-control::after{content:"";box-sizing:border-box;display:block}
.sqs-lightbox-control:focus-visible{outline:2px solid var(--ink);outline-offset:-5px}
.sqs-lightbox-close{inset-block-start:4px;inset-inline-end:8px}
.sqs-lightbox-zoom{inset-block-start:4px;inset-inline-end:64px}
.sqs-lightbox-previous,.sqs-lightbox-next{inset-block-start:calc(50% - 24px)}
.sqs-lightbox-previous{inset-inline-start:8px}
.sqs-lightbox-next{inset-inline-end:8px}
.sqs-lightbox-close::before,.sqs-lightbox-close::after{position:absolute;width:20px;height:2px;background:currentColor;transform:rotate(45deg)}
.sqs-lightbox-close::after{transform:rotate(-45deg)}
.sqs-lightbox-previous::before,.sqs-lightbox-next::before{width:13px;height:13px;border:solid;border-width:2px 0 0 2px;transform:translateX(3px) rotate(-45deg)}
.sqs-lightbox-next::before,[dir=rtl] .sqs-lightbox-previous::before{transform:translateX(-3px) rotate(135deg)}
[dir=rtl] .sqs-lightbox-next::before{transform:translateX(3px) rotate(-45deg)}
.sqs-lightbox-zoom::before{width:16px;height:16px;border:2px solid;border-radius:50%}
.sqs-lightbox-zoom::after{position:absolute;width:8px;height:2px;background:currentColor;transform:translate(9px,9px) rotate(45deg)}
.sqs-lightbox-control[aria-disabled=true]{opacity:.35;cursor:default}
.sqs-lightbox-resting .sqs-lightbox-control:not(:focus-visible,:hover){opacity:0}
.sqs-lightbox-single :is(.sqs-lightbox-previous,.sqs-lightbox-next,.sqs-lightbox-count){display:none}
@media (max-width:640px){
.sqs-lightbox-slideshow{margin-inline:0}
.sqs-lightbox-meta{padding-inline:20px}
}
@media (prefers-reduced-motion:reduce){.sqs-lightbox .sqs-lightbox-control{transition:none}.sqs-lightbox-slide.loading::before{animation-duration:4s}}
@media (forced-colors:active){.sqs-lightbox .sqs-lightbox-control{border:1px solid}}
`;
