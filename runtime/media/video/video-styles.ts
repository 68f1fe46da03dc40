/** The overlay that is clicked to see a video, and its sign. An owner's own overlay keeps its looks. */
export const videoStyles = `
.sqs-video-wrapper[data-ss-block]{overflow:hidden}
.sqs-video-wrapper>:is(iframe,video){position:absolute;border:0;max-width:none}
.sqs-video-wrapper>.ss-video-overlay{position:absolute;inset:0;width:100%;height:100%;margin:0;padding:0;border:0;background:#1b1b1b 50%/cover no-repeat;cursor:pointer;color:#fff}
.ss-video-overlay>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.ss-video-overlay::before{content:"";position:absolute;z-index:1;inset:calc(50% - 32px) auto auto calc(50% - 32px);width:64px;height:64px;border-radius:50%;background:rgba(0,0,0,.65)}
.ss-video-overlay::after{content:"";position:absolute;z-index:1;inset:calc(50% - 13px) auto auto calc(50% - 8px);border:solid transparent;border-width:13px 0 13px 22px;border-left-color:#fff}
.ss-video-overlay:hover::before{background:rgba(0,0,0,.85)}
.sqs-video-overlay:focus-visible{outline:3px solid #fff;outline-offset:-6px;box-shadow:inset 0 0 0 3px #000}
.sqs-video-overlay[hidden]{display:none!important}
`;
