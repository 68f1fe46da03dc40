const paths = {
  page: 'M4 1.5h5L12.5 5v9.5h-8.5zM9 1.5V5h3.5',
  write: 'M8 1.5a6.5 6.5 0 1 0 6.5 6.5 3 3 0 0 1-3-3 3.5 3.5 0 0 1-3.500-3.500zM5.500 7h.01M7 11h.01M10.500 10.500h.01',
  answer: 'M2 3h12v8H8l-3 3v-3H2z',
  call: 'M2 8h11M9 4l4 4-4 4',
  left: 'M6 2H3v12h3M7 8h7M11 5l3 3-3 3',
  'shown-again': 'M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3',
  allowed: 'M3 8.500l3.500 3.500L13 4.500',
  'not-allowed': 'M4 4l8 8M12 4l-8 8',
  'wrong-lifetime': 'M8 2a6 6 0 1 0 .01 0zM8 4.500V8l2.500 2',
  unclear: 'M5.500 6a2.500 2.500 0 1 1 3.500 2.300c-.7.300-1 .7-1 1.400M8 12.500h.01',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside words that say the same. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="visit-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
